/** What a canvas shows: a point of the drawing at the upper left corner, and how large it is drawn. */
export interface Frame {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const MOST = 6;

/** The drawing as large as it fits, in the middle. */
export function fit(drawing: Size, window: Size): Frame {
  const scale = Math.min(window.width / drawing.width, window.height / drawing.height) || 1;
  return {
    scale,
    x: (drawing.width - window.width / scale) / 2,
    y: (drawing.height - window.height / scale) / 2,
  };
}

/** Zooms by a factor so that the point under the pointer stays where it is. */
export function zoomAt(frame: Frame, factor: number, at: { x: number; y: number }, least: number): Frame {
  const scale = Math.min(Math.max(frame.scale * factor, least), least * MOST);
  return {
    scale,
    x: frame.x + at.x / frame.scale - at.x / scale,
    y: frame.y + at.y / frame.scale - at.y / scale,
  };
}

/** Moves by so many pixels; some of the drawing always stays in sight. */
export function pan(frame: Frame, dx: number, dy: number, drawing: Size, window: Size): Frame {
  const hold = (value: number, whole: number, seen: number): number => {
    const [from, to] = [-seen / 2, whole - seen / 2];
    return Math.min(Math.max(value, from), to);
  };
  return {
    scale: frame.scale,
    x: hold(frame.x - dx / frame.scale, drawing.width, window.width / frame.scale),
    y: hold(frame.y - dy / frame.scale, drawing.height, window.height / frame.scale),
  };
}

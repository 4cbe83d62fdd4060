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

/** A part of a drawing. */
export interface Box extends Size {
  x: number;
  y: number;
}

const MOST = 6;
/** As close as a canvas goes by itself. */
const CLOSE = 2.4;

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

/** A part of the drawing as large as it fits, but not too close; the drawing fills the window as far as it can. */
export function zoomTo(part: Box, drawing: Size, window: Size): Frame {
  const whole = fit(drawing, window);
  const wanted = Math.min(window.width / part.width, window.height / part.height) || 1;
  const scale = Math.min(Math.max(wanted, whole.scale), whole.scale * CLOSE);
  const place = (from: number, size: number, all: number, seen: number): number => {
    if (seen >= all) return (all - seen) / 2;
    return Math.min(Math.max(from + size / 2 - seen / 2, 0), all - seen);
  };
  return {
    scale,
    x: place(part.x, part.width, drawing.width, window.width / scale),
    y: place(part.y, part.height, drawing.height, window.height / scale),
  };
}

/** Whether a part of the drawing is wholly in sight. */
export function shows(frame: Frame, part: Box, window: Size): boolean {
  const [right, bottom] = [frame.x + window.width / frame.scale, frame.y + window.height / frame.scale];
  return part.x >= frame.x && part.y >= frame.y && part.x + part.width <= right && part.y + part.height <= bottom;
}

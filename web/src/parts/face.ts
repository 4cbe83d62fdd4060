/** One small sign on a card: an icon, a number, or a number beside an icon. */
export interface Glyph {
  icon?: string;
  text?: string;
  /** A CSS colour; the ink's without it. */
  tone?: string;
}

/** Effects that belong together: a phase, a requirement, an action. */
export interface Line {
  badge: string;
  glyphs: Glyph[];
  /** Its meaning, for who hovers or cannot see. */
  label: string;
}

/** A card of any game, as data for one component to draw. */
export interface Face {
  id: string;
  name: string;
  kind: string;
  /** The frame's colour, and a pattern so that the colour is never alone. */
  tone: string;
  pattern: 'dots' | 'facets' | 'waves' | 'rays' | 'plain' | 'grid';
  art: 'world' | 'ringed' | 'plan';
  cost: { text: string; shape: 'circle' | 'diamond'; tone: string; label: string } | null;
  corner: { icon: string; tone: string; label: string } | null;
  lines: Line[];
  points: { text: string; label: string } | null;
}

/** A number that is always the same for the same text, to vary drawings by. */
export function hash(text: string): number {
  let sum = 2166136261;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 16777619);
  return sum >>> 0;
}

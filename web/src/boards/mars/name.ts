/** Cuts a name into at most so many lines of about so many letters, at its spaces, as even as can be. */
export function cutName(text: string, letters: number, most: number): string[] {
  const parts = text.split(' ');
  const count = Math.min(most, parts.length, Math.ceil(text.length / letters));
  if (count <= 1) return [text];
  let best: string[] = [text];
  for (const cut of cuts(parts, count)) if (longest(cut) < longest(best)) best = cut;
  return best;
}

const longest = (lines: string[]): number => Math.max(...lines.map((line) => line.length));

/** All ways to put words into so many lines. */
function cuts(parts: string[], count: number): string[][] {
  if (count === 1) return [[parts.join(' ')]];
  const ways: string[][] = [];
  for (let i = 1; i <= parts.length - count + 1; i++) {
    const head = parts.slice(0, i).join(' ');
    for (const rest of cuts(parts.slice(i), count - 1)) ways.push([head, ...rest]);
  }
  return ways;
}

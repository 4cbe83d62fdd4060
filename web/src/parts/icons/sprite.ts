/** Puts a sprite's symbols into the page, once. */
const added = new Set<string>();

export function addSprite(svg: string): void {
  if (added.has(svg)) return;
  added.add(svg);
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.innerHTML = svg;
  document.body.prepend(holder);
}

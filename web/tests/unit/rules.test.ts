import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulesOf, split } from '../../src/lib/rules';

const GAMES = ['race', 'mars', 'planet', 'moon'];
const page = (language: string, game: string): string => readFileSync(`../docs/rules/${language === 'en' ? '' : `${language}/`}${game}.md`, 'utf8');

describe('the rules page', () => {
  test('cuts a page at its headings, with what is shown beside each', () => {
    const [title, part] = split('# Game\n\nHello\n\n## A part\n\n<!-- cards: one two -->\n<!-- scenarios: 3 -->\n\nText <i data-icon="x-y"></i>');
    expect(title?.title).toBe('Game');
    expect(part).toMatchObject({ id: 'a-part', level: 2, cards: ['one', 'two'], scenarios: [3] });
    expect(part?.html).toContain('<use href="#i-x-y" />');
  });

  test.each(['cs', 'pl'])('every game’s rules are written in %s', (language) => {
    for (const game of GAMES) expect(split(page(language, game)).length, game).toBeGreaterThan(4);
  });

  test.each(['cs', 'pl'])('signs in the %s rules are signs of the boards', (language) => {
    for (const game of GAMES) {
      const sprite = readFileSync(`src/boards/${game}/icons.svg`, 'utf8');
      for (const [, icon] of page(language, game).matchAll(/data-icon="([a-z_-]+)"/g)) expect(sprite, `${game}: ${icon}`).toContain(`id="i-${icon}"`);
    }
  });

  test.each(['cs', 'pl'] as const)('words of one letter do not hang at the end of a line in the %s rules, and markup stays whole', async (language) => {
    for (const game of GAMES) {
      const { sections } = await rulesOf(game, language);
      const html = sections.map((section) => section.html).join('');
      expect(html, game).not.toMatch(/ [aiouz] \p{L}/iu);
      expect(html, game).not.toContain('<i\u00a0');
    }
  });

  test('no page speaks of code', () => {
    for (const language of ['en', 'cs', 'pl']) {
      for (const game of GAMES) expect(page(language, game), `${language} ${game}`).not.toMatch(/\.rs\b|\bcrates?\/|`orrery /);
    }
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lessonOf, saidAt, type Guide } from '../../src/guide/guide';
import { guides } from '../../src/guide';

const words = (language: string): string => readFileSync(new URL(`../../../i18n/${language}/page.ftl`, import.meta.url), 'utf8');

describe.each(Object.keys(guides))('the guided game of %s', (game) => {
  test('is worded in three languages', async () => {
    const guide = (await guides[game]?.())?.default as Guide;
    const said = [...guide.path.flatMap(({ say }) => say ?? []), ...Object.values(guide.otherwise), 'end'];
    for (const language of ['en', 'cs', 'pl']) {
      const text = words(language);
      for (const say of said) expect(text, `${language}: ${say}`).toContain(`\npage-guide-${game}-${say} = `);
    }
  });

  test('is a lesson of one path a seat, short enough to be sent', async () => {
    const guide = (await guides[game]?.())?.default as Guide;
    const lesson = lessonOf(guide);
    expect(lesson.path).toHaveLength(1 + guide.seats.length);
    expect(lesson.path[0]).toHaveLength(guide.path.length);
    expect(JSON.stringify(lesson).length).toBeLessThan(16 * 1024);
  });
});

test('what is said of a decision is said until it is made', () => {
  const path = [{ do: 'a', say: 'one' }, { do: 'b', say: 'two' }, { do: 'c' }, { do: 'd' }];
  const guide = { path } as Guide;
  expect(saidAt(guide, 0, 0)).toBe('one');
  expect(saidAt(guide, 1, 2)).toBe('two');
  expect(saidAt(guide, 3, 3)).toBe(null);
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { message, pieces, plain } from '../../src/lib/message';
import { LANGUAGES, Speech, type Language } from '../../src/lib/speech';

const players = (seat: number): string => ['Jana', 'Petr'][seat] ?? '?';

function speech(language: Language, source?: string): Speech {
  const spoken = new Speech(language);
  spoken.add(source ?? readFileSync(`../i18n/${language}/table.ftl`, 'utf8'));
  return spoken;
}

describe('speech', () => {
  test('a seat is called by its player’s name', () => {
    const turn = message('table-turn', { seat: { seat: 1 } });
    expect(speech('en').say(turn, players)).toBe('Petr to play');
    expect(speech('cs').say(turn, players)).toBe('Na tahu: Petr');
  });

  test('numbers take the plural forms of the language', () => {
    const seats = (n: number) => message('table-seats', { n });
    expect([1, 4, 5, 22].map((n) => speech('cs').say(seats(n), players))).toEqual(['1 hráč', '4 hráči', '5 hráčů', '22 hráčů']);
    expect([1, 4, 5, 22].map((n) => speech('pl').say(seats(n), players))).toEqual(['1 gracz', '4 gracze', '5 graczy', '22 gracze']);
  });

  test('words of one letter do not hang at the end of a line', () => {
    const said = (language: Language, text: string): string => speech(language, `x = ${text}`).say(message('x'), players);
    expect(said('cs', 'Jana a Petr v domě s kartou')).toBe('Jana a\u00a0Petr v\u00a0domě s\u00a0kartou');
    expect(said('pl', 'W grze i z kartą')).toBe('W\u00a0grze i\u00a0z\u00a0kartą');
    expect(said('en', 'a card')).toBe('a card');
  });

  test('a negative number has a minus', () => {
    expect(speech('en').say(message('table-player', { n: -3 }), players)).toBe('Player \u22123');
  });

  test('names in a sentence are pieces that can be found', () => {
    const source = 'drew = { $seat } draws { $card }.\ncard-gem = Gem World\nvia = via { $card }';
    const said = message('drew', { seat: { seat: 0 }, card: message('card-gem') });
    const marked = speech('en', source).marked(said, players);
    expect(pieces(marked)).toEqual([{ text: 'Jana', seat: 0 }, { text: ' draws ' }, { text: 'Gem World', names: 'card-gem' }, { text: '.' }]);
    expect(plain(marked)).toBe('Jana draws Gem World.');
  });

  test('a phrase with parts of its own is no name; its parts are', () => {
    const source = 'drew = Draws { $why }.\ncard-gem = Gem World\nvia = via { $card }';
    const said = message('drew', { why: message('via', { card: message('card-gem') }) });
    expect(pieces(speech('en', source).marked(said, players))).toEqual([{ text: 'Draws via ' }, { text: 'Gem World', names: 'card-gem' }, { text: '.' }]);
  });

  test('an unknown message is said by its id', () => {
    expect(speech('en').say(message('table-nonsense'), players)).toBe('table-nonsense');
  });

  test('the page has the same messages with the same arguments in every language', () => {
    const shape = (language: Language): string[] => {
      const source = readFileSync(`../i18n/${language}/page.ftl`, 'utf8');
      const entries = source.split(/^(?=page-)/m).filter((entry) => entry.startsWith('page-'));
      const args = (entry: string): string => [...new Set(entry.match(/\$\w+/g))].sort().join(' ');
      return entries.map((entry) => `${/^[\w-]+/.exec(entry)?.[0] ?? ''} ${args(entry)}`).sort();
    };
    for (const language of LANGUAGES) expect(shape(language)).toEqual(shape('en'));
  });
});

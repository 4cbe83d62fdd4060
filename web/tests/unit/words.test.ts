import { readFileSync, readdirSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/lib/speech';
import { lean } from '../../words';

test('words say the same without what only their authors read', () => {
  for (const language of LANGUAGES) {
    for (const file of readdirSync(`../i18n/${language}`)) {
      const source = readFileSync(`../i18n/${language}/${file}`, 'utf8');
      const sent = lean(source);
      expect(new FluentResource(sent).body, `${language}/${file}`).toEqual(new FluentResource(source).body);
      expect(sent.length).toBeLessThan(source.length);
    }
  }
});

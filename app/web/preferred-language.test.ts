import { expect, test } from 'vitest';
import { browserLanguage } from './preferred-language.ts';

test('Danish is chosen for browsers that prefer it', () => {
  for (const header of ['da', 'da-DK,da;q=0.9,en;q=0.8', 'nb, da;q=0.8, en;q=0.7', 'en;q=0.5, DA']) {
    expect(browserLanguage(header)).toBe('da');
  }
  for (const header of [
    null,
    '',
    'en-GB,en;q=0.9,da;q=0.8',
    'de',
    'da;q=0',
    '*',
    'da;q=x, en',
    ';;,,',
    `da${' '.repeat(1_000_000)}x`,
  ]) {
    expect(browserLanguage(header)).toBe('en');
  }
});

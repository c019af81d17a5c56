import { expect, test } from 'vitest';
import { slugOf } from '../content/slug.ts';
import { foldedLetters, spellingsOf } from './latin-letters.ts';

test.each([
  ['Łódź på Ærø', 'lodz-paa-aeroe'],
  ['Đặng Þór Ŋŧ', 'dang-thor-ngt'],
  ['Große Straße', 'grosse-strasse'],
  ['Çağrı Işık Şen', 'cagri-isik-sen'],
  ['Œuvre & Ħal', 'oeuvre-hal'],
  ['Ǿrsted ǽ', 'oersted-ae'],
  ['Ștefan Țiriac', 'stefan-tiriac'],
  ['A\u030ase Søren', 'aase-soeren'],
  ['ﬁn ½', 'fin-1-2'],
  ['王小明', ''],
])('slug: %s is %s', (title, slug) => {
  expect(slugOf(title, 60)).toBe(slug);
});

test('a searched word is found with and without its marks, composed and decomposed', () => {
  for (const word of ['Åse', 'A\u030ase', 'åse']) expect(spellingsOf(word)).toEqual(['ase', 'aase']);
  expect(spellingsOf('Aase')).toEqual(['aase', 'ase']);
  expect(foldedLetters('ŠIMEK İstanbul Œ')).toBe('simek istanbul oe');
  expect(foldedLetters('Ǿ ǿ Ǽ ΛΟΓΟΣ” λόγος')).toBe('o o ae λογοσ” λογοσ');
  expect(foldedLetters('Олена שלום 王')).toBe('олена שלום 王');
});

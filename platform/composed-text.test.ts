import { expect, test } from 'vitest';
import names from '#tests/fixtures/text/names.json' with { type: 'json' };
import { composed, composedValues } from './composed-text.ts';

test.each([
  ['A\u030ase', 'Åse'],
  ['A\u030angstro\u0308m', 'Ångström'],
  ['Nguye\u0302\u0303n Thi\u0323 A\u0301nh', 'Nguyễn Thị Ánh'],
  ['각', '각'],
  ['שלום', 'שלום'],
  ['👩‍👧 e\u0301', '👩‍👧 é'],
  ['\u212bngstrom', 'Ångstrom'],
])('composed: %s has each letter with its marks as one character', (text, expected) => {
  expect(composed(text)).toBe(expected);
  expect(composed(expected)).toBe(expected);
});

test('composed: a name is shown as it was, with fewer characters', () => {
  expect(names.decomposed.map(composed)).toEqual(['Åse NFD', 'Ångström']);
  expect(names.receipt.map(composed)).toEqual(names.receipt);
});

test('composed: an email address stays as it is, also in a list and beside a name', () => {
  const address = 'a\u030ase@eksempel.dk';
  expect(composed(address)).toBe(address);
  expect(composed(`A\u030ase <${address}>, bo@eksempel.dk`)).toBe(`Åse <${address}>, bo@eksempel.dk`);
  expect(composed('@a\u030ase, 2 kr. @ styk e\u0301n')).toBe('@åse, 2 kr. @ styk én');
});

test('composed: every text of a value, and nothing else', () => {
  const value = { name: 'A\u030ase', tags: ['bo\u0308', 3, null], 'ke\u0301y': true };
  expect(composedValues(value)).toEqual({ name: 'Åse', tags: ['bö', 3, null], 'ke\u0301y': true });
});

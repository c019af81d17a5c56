import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test.each([
  ['en', '\u{FEFF}a,1.5,\r\n'],
  ['da', '\u{FEFF}a;1,5;\r\n'],
] as const)('numbers and separators follow the language: %s', (language, text) => {
  expect(csvOf([['a', 1.5, null]], language)).toBe(text);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+45 22', "'+45 22"],
  ['-2', "'-2"],
  ['@sum', "'@sum"],
  ['Åse "Ærø"', '"Åse ""Ærø"""'],
  ['a;b', '"a;b"'],
  ['two\nlines', '"two\nlines"'],
  ['=a,b', `"'=a,b"`],
])('%j is written as %j, never as a formula', (cell, written) => {
  expect(csvOf([[cell]], 'en')).toBe(`\u{FEFF}${written}\r\n`);
});

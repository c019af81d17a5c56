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
  ['+45 22', '+45 22'],
  ['+4512345678', '+4512345678'],
  ['+45 (0)12-34.56', '+45 (0)12-34.56'],
  ['+1+1', "'+1+1"],
  ['+45 12;+45 13', `"'+45 12;+45 13"`],
  ["+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
  ['+HYPERLINK(1)', "'+HYPERLINK(1)"],
  ['\t=1+1', "'\t=1+1"],
  ['-2', "'-2"],
  ['＝1+1', "'＝1+1"],
  ['\n=1+1', `"'\n=1+1"`],
  ['@sum', "'@sum"],
  ['Åse "Ærø"', '"Åse ""Ærø"""'],
  ['a;b', '"a;b"'],
  ['two\nlines', '"two\nlines"'],
  ['=a,b', `"'=a,b"`],
])('%j is written as %j: phone numbers as they are, and never a formula', (cell, written) => {
  expect(csvOf([[cell]], 'en')).toBe(`\u{FEFF}${written}\r\n`);
});

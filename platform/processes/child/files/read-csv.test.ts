import { expect, test } from 'vitest';
import { csvOf, withoutDefusal } from '#studio/shared/lists/csv.ts';
import { readCsv } from './read-csv.ts';

test.each([
  [
    '\u{FEFF}a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a;b\nc,d;"e;f"\n',
    [
      ['a', 'b'],
      ['c,d', 'e;f'],
    ],
  ],
  [
    'a\tb\rc\t\r',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  ['a,"two\nlines ""quoted"""', [['a', 'two\nlines "quoted"']]],
  ['a,b\n\n,\nc', [['a', 'b'], ['c']]],
  ['a,"open\nb', [['a', '"open'], ['b']]],
  ['', []],
])('%j is read as rows of cells', (text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});

test.each(['en', 'da'] as const)('what is exported is read again, formulas included: %s', (language) => {
  const cells = ['=1+1', '+45 22', "O'Hara", 'a;b,c', 'Åse "Ærø"', 'two\nlines', "'"];
  const [read = []] = readCsv(csvOf([cells], language));
  expect(read.map(withoutDefusal)).toEqual(cells);
});

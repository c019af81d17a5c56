import { expect, test } from 'vitest';
import { csvOf, withoutDefusal } from '#studio/shared/lists/csv.ts';
import { readCsv, readList } from './read-csv.ts';

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
  ['sep=;\r\na,b;c\n', [['a,b', 'c']]],
  ['"sep=\t"\na;b\tc', [['a;b', 'c']]],
  [
    '"Name, full, as written";E-mail\nx;y',
    [
      ['Name, full, as written', 'E-mail'],
      ['x', 'y'],
    ],
  ],
  [
    '"Full\r\nname";"E-mail"\r\nx;y',
    [
      ['Full\r\nname', 'E-mail'],
      ['x', 'y'],
    ],
  ],
  ['a, "b, c" , d', [['a', 'b, c', ' d']]],
  ['sep=|\r\na,b|c\n', [['a,b', 'c']]],
  ['sep=;;;\r\na,b;c\n', [['a,b', 'c']]],
  ['', []],
])('%j is read as rows of cells', (text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});

test.each(['en', 'da'] as const)('what is exported is read again, formulas included: %s', (language) => {
  const cells = ['=1+1', '+45 22', "O'Hara", 'a;b,c', 'Åse "Ærø"', 'two\nlines', "'"];
  const [read = []] = readCsv(csvOf([cells], language));
  expect(read.map(withoutDefusal)).toEqual(cells);
});

const list = 'Fornavn;E-mail\r\nÅse Ærø;aase@h.example\r\n';
const rows = [
  ['Fornavn', 'E-mail'],
  ['Åse Ærø', 'aase@h.example'],
];
const utf16 = (text: string, mark: boolean) => Buffer.from(`${mark ? '\u{FEFF}' : ''}${text}`, 'utf16le');
const windows = Buffer.from(list, 'latin1');
const macOs: Readonly<Record<string, number>> = { Å: 0x81, Æ: 0xae, ø: 0xbf };

test.each([
  ['UTF-8', Buffer.from(list)],
  ['UTF-8 with its mark', Buffer.from(`\u{FEFF}${list}`)],
  ['UTF-16, little endian', utf16(list, true)],
  ['UTF-16, big endian', utf16(list, true).swap16()],
  ['UTF-16 without its mark', utf16(list, false)],
  ['UTF-16, big endian, without its mark', utf16(list, false).swap16()],
  ['Windows-1252', windows],
  ['Macintosh', Buffer.from(Array.from(list, (sign) => macOs[sign] ?? sign.charCodeAt(0)))],
])('a list is read whatever it is encoded in: %s', (_, bytes) => {
  expect(readList({ bytes })).toEqual({ text: list, rows });
});

test('a cell of millions of characters is read', () => {
  const long = 'x'.repeat(5_000_000);
  expect(readCsv(`a,"${long}"\nb,c`)[0]?.[1]?.length).toBe(long.length);
});

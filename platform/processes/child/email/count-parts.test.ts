import { expect, test } from 'vitest';
import { countParts } from './count-parts.ts';

const count = (...lines: string[]) => countParts(Buffer.from(lines.join('\r\n')), 1_000);

test('parts of an email: the lines of its boundaries are counted, quoted or not, nested or not', () => {
  expect(
    count(
      'Content-Type: multipart/mixed; boundary="a b"',
      '',
      '--a b',
      'Content-Type: multipart/alternative; boundary=c',
      '',
      '--c',
      '',
      'Hej',
      '--c--',
      '--a b--',
    ),
  ).toBe(4);
});

test('parts of an email: signatures, lines of a table and an email without parts count nothing', () => {
  expect(count('Subject: Hej', '', 'Hej', '-- ', 'Åse', '-----', '--', '--x')).toBe(0);
  expect(count('Content-Type: multipart/mixed; boundary=b', '', '-- ', '---', '--bb', ' --b')).toBe(0);
});

test('parts of an email: counting ends beyond the limit, also of boundaries', () => {
  const many = ['Content-Type: multipart/mixed; boundary=b', '', '--b\r\n\r\n'.repeat(200_000)];
  expect(count(...many)).toBe(1_001);
  expect(count(...Array.from({ length: 2_000 }, (_, at) => `boundary=b${at}`))).toBe(1_001);
});

test('parts of an email: long lines and endless spaces are read once', () => {
  expect(count('boundary=b', `--${'x'.repeat(4_000_000)}`, `boundary${' '.repeat(4_000_000)}`, '--b')).toBe(
    1,
  );
  expect(count('boundary=b', '--\n'.repeat(1_000_000))).toBe(0);
});

import { expect, test } from 'vitest';
import { privateCoaching } from '../../../db/sample/content/private-coaching.ts';
import { sampleIdentity } from '../../../db/sample/identity.ts';
import { fillNames } from '../document.ts';
import { textWidth, wrapText } from './pdf-page.ts';
import { programmeSheet } from './programme-sheet.ts';

const sheet = (language: 'en' | 'da') =>
  programmeSheet({
    document: {
      key: 'private-coaching',
      language,
      blocks: fillNames(privateCoaching[language], sampleIdentity),
    },
    identity: sampleIdentity,
    prices: ['DKK 1,950', 'EUR 262'],
  });

const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex');

test('the programme is a real PDF whose table of contents points at its objects', () => {
  const file = Buffer.from(sheet('en')).toString('latin1');
  expect(file.startsWith('%PDF-1.4')).toBe(true);
  expect(file.endsWith('%%EOF\n')).toBe(true);
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
  expect(file.slice(start, start + 4)).toBe('xref');
  const offsets = [...file.matchAll(/^(\d{10}) 00000 n /gm)].map((match) => Number(match[1]));
  for (const [index, offset] of offsets.entries()) {
    expect(file.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true);
  }
});

test('it carries the words and prices of the page, Danish letters included', () => {
  const file = Buffer.from(sheet('da')).toString('latin1');
  expect(file).toContain(hex('Privat coaching'));
  expect(file).toContain(hex('Længde'));
  expect(file).toContain(hex('DKK 1,950'));
  expect(file).toContain(hex('1401 København K'));
});

test('no line is wider than its column', () => {
  const text = 'Sangere før en audition eller en indspilning, og folk, der holdt op.';
  for (const line of wrapText(text, 'text', 10.5, 120)) {
    expect(textWidth(line, 'text', 10.5)).toBeLessThanOrEqual(120);
  }
});

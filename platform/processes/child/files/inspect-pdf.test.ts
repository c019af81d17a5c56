import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { encryptedPdf, samplePdf } from '#tests/support/pdfs.ts';
import { inspectPdf } from './inspect-pdf.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const header = '%PDF-1.7\n';
const end = '\nstartxref\n9\n%%EOF';

test('a PDF is recognised by its header, its end and its page', async () => {
  expect(await inspectPdf(samplePdf())).toBe('pdf');
  expect(await inspectPdf(samplePdf('Long', 200_000))).toBe('pdf');
  const between = Buffer.concat([bytes('\n\n'), samplePdf(), bytes('\n\n')]);
  expect(await inspectPdf(between)).toBe('pdf');
});

test.each([
  ['text', 'This is not a PDF, despite its name.'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a picture', '\u0089PNG\r\n\u001a\n'],
  ['a program', 'MZ\u0090\0'],
  ['an archive', 'PK\u0003\u0004'],
  ['an end alone', end],
  ['a header far down', `${'x'.repeat(2_000)}${header}${end}`],
])('%s is not a PDF', async (_, text) => {
  expect(await inspectPdf(bytes(text))).toBe('not-pdf');
});

test('a truncated PDF is refused as cut off', async () => {
  const whole = samplePdf('Half', 50_000);
  expect(await inspectPdf(whole.subarray(0, whole.length / 2))).toBe('cut-off');
  expect(await inspectPdf(bytes(header))).toBe('cut-off');
  expect(await inspectPdf(bytes(`${header}1 0 obj << /Type /Catalog >> endobj`))).toBe('cut-off');
});

test('an empty or blank file is empty', async () => {
  expect(await inspectPdf(new Uint8Array())).toBe('empty');
  expect(await inspectPdf(bytes(' \n\t\0\r'))).toBe('empty');
});

const outside = (name: string) => readFileSync(`tests/outside/pdf/${name}.pdf`);

test.each(['enc-owner-only', 'enc-rc4'])(
  'a PDF that opens without a password is accepted: %s',
  async (name) => {
    expect(await inspectPdf(outside(name))).toBe('pdf');
  },
);

test('a PDF that opens with a password only is encrypted, whatever locks it', async () => {
  expect(await inspectPdf(outside('enc-user'))).toBe('encrypted');
  expect(await inspectPdf(encryptedPdf())).toBe('encrypted');
  const certificate = Buffer.from(encryptedPdf()).toString('latin1').replace('/Standard', '/Adobe.PubSec');
  expect(await inspectPdf(Buffer.from(certificate, 'latin1'))).toBe('encrypted');
});

test('a PDF without a page is empty, also when it states a count', async () => {
  expect(await inspectPdf(outside('no-pages'))).toBe('empty');
  const stated = outside('no-pages').toString('latin1').replace('/Count 0', '/Count 3');
  expect(await inspectPdf(Buffer.from(stated, 'latin1'))).toBe('empty');
});

test('a PDF whose cross references are wrong is read all the same', async () => {
  const moved = Buffer.from(samplePdf())
    .toString('latin1')
    .replace(/startxref\n\d+/, 'startxref\n7');
  expect(await inspectPdf(Buffer.from(moved, 'latin1'))).toBe('pdf');
});

test('text about encryption on a page does not make it encrypted', async () => {
  expect(await inspectPdf(samplePdf('How to /Encrypt 8 0 R a file'))).toBe('pdf');
});

test('ten megabytes designed to be slow are inspected at once', async () => {
  const busy = bytes(`${header}${'trailer /XRef '.repeat(700_000)}${end}`);
  // A quadratic search would not finish.
  expect(await inspectPdf(busy)).toBe('not-pdf');
});

test('a view into a larger buffer is inspected within its bounds', async () => {
  const whole = samplePdf();
  const larger = new Uint8Array(whole.length + 100);
  larger.set(whole, 50);
  expect(await inspectPdf(larger.subarray(50, 50 + whole.length))).toBe('pdf');
});

test('what fills up the last block of a file cuts nothing off', async () => {
  expect(await inspectPdf(Buffer.concat([samplePdf(), new Uint8Array(4_096)]))).toBe('pdf');
});

import { expect, test } from 'vitest';
import { encryptedPdf, samplePdf } from '#tests/support/pdfs.ts';
import { inspectPdf } from './inspect-pdf.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const header = '%PDF-1.7\n';
const end = '\nstartxref\n9\n%%EOF';

test('a PDF is recognised by its header and end', () => {
  expect(inspectPdf(samplePdf())).toBe('pdf');
  expect(inspectPdf(samplePdf('Long', 200_000))).toBe('pdf');
  expect(inspectPdf(bytes(`\n\n${header}1 0 obj${end}\n\n`))).toBe('pdf');
});

test.each([
  ['text', 'This is not a PDF, despite its name.'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a picture', '\u0089PNG\r\n\u001a\n'],
  ['a program', 'MZ\u0090\0'],
  ['an archive', 'PK\u0003\u0004'],
  ['a header alone', header],
  ['a truncated one', `${header}1 0 obj << /Type /Catalog >> endobj`],
  ['an end alone', end],
  ['a header far down', `${'x'.repeat(2_000)}${header}${end}`],
])('%s is not a PDF', (_, text) => {
  expect(inspectPdf(bytes(text))).toBe('not-pdf');
});

test('a truncated PDF is not a PDF', () => {
  const whole = samplePdf('Half', 50_000);
  expect(inspectPdf(whole.subarray(0, whole.length / 2))).toBe('not-pdf');
});

test('an empty or blank file is empty', () => {
  expect(inspectPdf(new Uint8Array())).toBe('empty');
  expect(inspectPdf(bytes(' \n\t\0\r'))).toBe('empty');
});

test('a PDF with a password is encrypted, in either form of its trailer', () => {
  expect(inspectPdf(encryptedPdf())).toBe('encrypted');
  const newer = `${header}7 0 obj\n<< /Encrypt 8 0 R /Type /XRef /W [1 2 1] >>\nstream\n..\nendstream\nendobj${end}`;
  expect(inspectPdf(bytes(newer))).toBe('encrypted');
  const after = `${header}7 0 obj\n<< /Type /XRef /W [1 2 1] /Encrypt 8 0 R >>\nstream\n..\nendstream\nendobj${end}`;
  expect(inspectPdf(bytes(after))).toBe('encrypted');
});

test('text about encryption on a page does not make it encrypted', () => {
  expect(inspectPdf(samplePdf('How to /Encrypt 8 0 R a file'))).toBe('pdf');
});

test('ten megabytes designed to be slow are inspected at once', () => {
  const busy = bytes(`${header}${'trailer /XRef '.repeat(700_000)}${end}`);
  // A quadratic search would not finish.
  expect(inspectPdf(busy)).toBe('pdf');
});

test('a view into a larger buffer is inspected within its bounds', () => {
  const whole = samplePdf();
  const larger = new Uint8Array(whole.length + 100);
  larger.set(whole, 50);
  expect(inspectPdf(larger.subarray(50, 50 + whole.length))).toBe('pdf');
});

import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageFaces } from './page-faces.ts';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder);

test('the fonts weigh at most 60 kB together', () => {
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(3);
  const bytes = fonts.map((file) => statSync(new URL(file, folder)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
});

test('the face of the headlines weighs at most 17 kB and is loaded first', () => {
  expect(statSync(new URL('bodoni-moda-11.woff2', folder)).size).toBeLessThanOrEqual(17_000);
  expect(pageFaces[0]?.href).toContain('bodoni-moda-11.woff2');
});

test('the licence files are stored beside the fonts', () => {
  expect(files.filter((file) => file.startsWith('OFL-'))).toHaveLength(2);
});

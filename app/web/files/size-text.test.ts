import { expect, test } from 'vitest';
import { sizeText } from './size-text.ts';

test('a file size is formatted per language, and a file that is not empty is never shown as 0', () => {
  expect(sizeText(1_400_000_000, 'da')).toBe('1,4 GB');
  expect(sizeText(1_400_000_000, 'en')).toBe('1.4 GB');
  expect(sizeText(820_400, 'da')).toBe('820 kB');
  expect(sizeText(74, 'da')).toBe('1 kB');
  expect(sizeText(0, 'da')).toBe('0 kB');
});

import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test.each([
  ['Wednesday 2 December 2026', 'Wednesday 2~December~2026'],
  ['mandag 30. november', 'mandag 30.~november'],
  ['Prøvegade 12, 1. sal, 1401 København K', 'Prøvegade 12, 1.~sal, 1401~København K'],
])('%s breaks between its parts only', (text, expected) => {
  expect(unbroken(text).replaceAll('\u00a0', '~')).toBe(expected);
});

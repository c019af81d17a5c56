import { expect, test } from 'vitest';
import { accountEmail } from './account-email.ts';

test('an address is normalised to one spelling', () => {
  expect(accountEmail(' Owner@Example.COM ')).toBe('owner@example.com');
  expect(accountEmail('hej@blåtoner.dk')).toBe('hej@xn--bltoner-fxa.dk');
});

test('anything but one address is refused', () => {
  for (const typed of [
    '',
    'owner',
    'a@b',
    'a@b@c.dk',
    'a b@c.dk',
    'a@c.dk, d@e.dk',
    '<a@c.dk>',
    'søren@c.dk',
    'a@b..dk',
    'a@.b.dk',
    'a@b.dk.',
  ]) {
    expect(accountEmail(typed)).toBeNull();
  }
  expect(accountEmail(`a@${'b'.repeat(260)}.dk`)).toBeNull();
});

test('a megabyte is refused without trying every way to divide it', () => {
  for (const domain of ['.', 'b', 'b.']) expect(accountEmail(`a@${domain.repeat(500_000)} x`)).toBeNull();
});

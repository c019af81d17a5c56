import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { isCommonPassword } from './common-password.ts';

test('the list has at least 10,000 passwords', () => {
  expect(dictionary['passwords-common'].length).toBeGreaterThan(10_000);
});

test.each([
  'unbelievable',
  'Administrator',
  '1234567890123',
  'password123456',
  '!!Password2026!!',
  'sunshinesunshine',
  'q w e r t y u i o p',
  'aaaaaaaaaaaa',
  'abababababab',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'en god lang sætning',
  'correct horse battery',
  'a password for tests',
  'from the environment',
  '83 grønne cykler',
])('%s is not common', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

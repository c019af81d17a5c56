import { expect, test } from 'vitest';
import { decrypt, encrypt } from './encrypt.ts';

const secret = new Uint8Array(32).fill(7);
const plain = Buffer.from('hemmelig');

test('encrypted text decrypts with the same secret and purpose only, and each ciphertext differs', () => {
  const encrypted = encrypt(secret, 'totp', plain);
  expect(decrypt(secret, 'totp', encrypted)).toEqual(plain);
  expect(encrypted).not.toBe(encrypt(secret, 'totp', plain));
  expect(decrypt(secret, 'other', encrypted)).toBeNull();
  expect(decrypt(new Uint8Array(32), 'totp', encrypted)).toBeNull();
});

test('altered or truncated ciphertext is refused', () => {
  const encrypted = encrypt(secret, 'totp', plain);
  const bytes = Buffer.from(encrypted, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  for (const wrong of [bytes.toString('base64url'), encrypted.slice(0, 20), '', 'x'])
    expect(decrypt(secret, 'totp', wrong)).toBeNull();
});

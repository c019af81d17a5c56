import { expect, test } from 'vitest';
import { seal, unseal } from './encrypt.ts';

const secret = new Uint8Array(32).fill(7);
const plain = Buffer.from('hemmelig');

test('what is sealed opens with the same secret for the same purpose only, and never reads the same twice', () => {
  const sealed = seal(secret, 'totp', plain);
  expect(unseal(secret, 'totp', sealed)).toEqual(plain);
  expect(sealed).not.toBe(seal(secret, 'totp', plain));
  expect(unseal(secret, 'other', sealed)).toBeNull();
  expect(unseal(new Uint8Array(32), 'totp', sealed)).toBeNull();
});

test('what was changed or cut does not open', () => {
  const sealed = seal(secret, 'totp', plain);
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  for (const wrong of [bytes.toString('base64url'), sealed.slice(0, 20), '', 'x'])
    expect(unseal(secret, 'totp', wrong)).toBeNull();
});

import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { decryptPayload } from '#tests/stand-ins/push/decrypt-payload.ts';
import { areSubscriptionKeys, encryptPayload } from './encrypt-payload.ts';

/** RFC 8291, section 5 and appendix A. */
const vector = {
  plain: 'When I grow up, I want to be a watermelon',
  ours: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  theirs: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

function pairOf(privateKey: string) {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair;
}

const browser = { pair: pairOf(vector.theirs), auth: Buffer.from(vector.keys.auth, 'base64url') };

test('the example of RFC 8291 is encrypted to exactly its bytes', () => {
  const body = encryptPayload(Buffer.from(vector.plain), vector.keys, {
    pair: pairOf(vector.ours),
    salt: Buffer.from(vector.salt, 'base64url'),
  });
  expect(body.toString('base64url')).toBe(vector.body);
  expect(decryptPayload(body, browser)).toBe(vector.plain);
});

test('every message has keys and a salt of its own, and only the browser it is for reads it', () => {
  const write = () => encryptPayload(Buffer.from('Ny booking: Åse'), vector.keys);
  const [first, second] = [write(), write()];
  expect(decryptPayload(first, browser)).toBe('Ny booking: Åse');
  expect(first.subarray(0, 16)).not.toEqual(second.subarray(0, 16));
  expect(first.subarray(21, 86)).not.toEqual(second.subarray(21, 86));
  expect(() => decryptPayload(first, { ...browser, pair: pairOf(vector.ours) })).toThrow();
});

test.each([
  ['as a browser gives them', vector.keys, true],
  ['a point that is not on the curve', { ...vector.keys, p256dh: `BA${'A'.repeat(85)}` }, false],
  ['a short public key', { ...vector.keys, p256dh: 'BCVx' }, false],
  ['a short secret', { ...vector.keys, auth: 'BTBZ' }, false],
])('keys of a subscription: %s', (_name, keys, areValid) => {
  expect(areSubscriptionKeys(keys)).toBe(areValid);
});

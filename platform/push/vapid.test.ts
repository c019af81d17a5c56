import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { newVapidKeys, vapidAuthorization } from './vapid.ts';

const now = Temporal.Instant.from('2026-11-23T08:00:00Z');
const about = { endpoint: 'https://push.example/send/1?x=1', subject: 'https://studio.example', now };

test('the token names the service’s origin and the studio, ends within a day and is signed by the key beside it', () => {
  const keys = newVapidKeys();
  const [, token = '', k = ''] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(vapidAuthorization(keys, about)) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  expect(read(head)).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(read(claims)).toEqual({
    aud: 'https://push.example',
    exp: now.add({ hours: 12 }).epochMilliseconds / 1000,
    sub: 'https://studio.example',
  });
  const point = Buffer.from(k, 'base64url');
  expect([k, point.length, point[0]]).toEqual([keys.publicKey, 65, 4]);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key, dsaEncoding: 'ieee-p1363' } as const;
  const isValid = (text: string) =>
    verify('sha256', Buffer.from(text), signed, Buffer.from(signature, 'base64url'));
  expect(isValid(`${head}.${claims}`)).toBe(true);
  expect(isValid(`${head}.${claims}x`)).toBe(false);
});

test('every studio has keys of its own', () => {
  expect(newVapidKeys()).not.toEqual(newVapidKeys());
});

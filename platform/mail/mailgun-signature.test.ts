import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSignedByMailgun } from './mailgun-signature.ts';

const now = Temporal.Instant.from('2026-11-23T08:00:00Z');
const seconds = now.epochMilliseconds / 1000;
const signatureOf = (timestamp: string, token: string, key = 'the-key') =>
  createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex');
const proofAt = (at: number, token = 'token-1') => ({
  timestamp: String(at),
  token,
  signature: signatureOf(String(at), token),
});

test('a signature of time and token with our key is accepted for 15 minutes, before and after', () => {
  for (const at of [seconds, seconds - 900, seconds + 900]) {
    expect(isSignedByMailgun(proofAt(at), 'the-key', now)).toBe(true);
  }
  for (const at of [seconds - 901, seconds + 901, 0]) {
    expect(isSignedByMailgun(proofAt(at), 'the-key', now)).toBe(false);
  }
});

test('a signature with another key, of other values or in another form is refused', () => {
  const proof = proofAt(seconds);
  expect(isSignedByMailgun(proof, 'another-key', now)).toBe(false);
  for (const changed of [
    { token: 'token-2' },
    { timestamp: String(seconds + 1) },
    { timestamp: `${seconds}.0` },
    { timestamp: '' },
    { token: '' },
    { token: 'a\u0000b', signature: signatureOf(proof.timestamp, 'a\u0000b') },
    { signature: '' },
    { signature: proof.signature.slice(0, 40) },
    { signature: `${proof.signature}00` },
    { signature: 'x'.repeat(64) },
  ]) {
    expect(isSignedByMailgun({ ...proof, ...changed }, 'the-key', now)).toBe(false);
  }
});

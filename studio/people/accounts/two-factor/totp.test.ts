import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptedStep, base32, codeAt, isOfWrongClock, stepAt, totpAddress } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000);

describe('a TOTP code', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('matches RFC 6238 at second %i', (seconds, code) => {
    expect(codeAt(secret, stepAt(at(seconds)))).toBe(code);
  });

  test('is accepted half a minute early or late, with spaces or not, and no longer', () => {
    const now = at(1_111_111_111);
    const step = stepAt(now);
    expect(acceptedStep(secret, { typed: '050 471', now, lastStep: null })).toBe(step);
    expect(acceptedStep(secret, { typed: codeAt(secret, step - 1), now, lastStep: null })).toBe(step - 1);
    expect(acceptedStep(secret, { typed: codeAt(secret, step + 1), now, lastStep: null })).toBe(step + 1);
    expect(acceptedStep(secret, { typed: codeAt(secret, step - 2), now, lastStep: null })).toBeNull();
    expect(acceptedStep(secret, { typed: codeAt(secret, step + 2), now, lastStep: null })).toBeNull();
  });

  test('of up to five minutes ago or two minutes ahead is of a wrong clock, unless it was used', () => {
    const now = at(1_111_111_111);
    const step = stepAt(now);
    const isOff = (steps: number, lastStep: number | null = null) =>
      isOfWrongClock(secret, { typed: codeAt(secret, step + steps), now, lastStep });
    expect([-10, -2, 2, 4].map((steps) => isOff(steps))).toEqual([true, true, true, true]);
    expect([-11, -120, 5, 120].map((steps) => isOff(steps))).toEqual([false, false, false, false]);
    expect(isOff(-2, step - 2)).toBe(false);
    expect(isOfWrongClock(secret, { typed: 'no code', now, lastStep: null })).toBe(false);
  });

  test('is accepted once, and no earlier code after it', () => {
    const now = at(1_111_111_111);
    const step = stepAt(now);
    expect(acceptedStep(secret, { typed: codeAt(secret, step), now, lastStep: step })).toBeNull();
    expect(acceptedStep(secret, { typed: codeAt(secret, step - 1), now, lastStep: step })).toBeNull();
    expect(acceptedStep(secret, { typed: codeAt(secret, step + 1), now, lastStep: step })).toBe(step + 1);
  });

  test('always has six digits', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        fc.pre(!/^\d{6}$/.test(typed.replaceAll(/\s/g, '')));
        expect(acceptedStep(secret, { typed, now: at(59), lastStep: null })).toBeNull();
      }),
    );
  });
});

test('a secret is encoded as RFC 4648 Base32', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(base32(Buffer.from('foob'))).toBe('MZXW6YQ');
});

test('the QR code contains studio and address in permitted characters', () => {
  const address = totpAddress({ issuer: 'Lindehav Sang & Stemme', email: 'thea@example.dk', secret });
  expect(new URL(address).searchParams.get('issuer')).toBe('Lindehav Sang & Stemme');
  expect(address).toContain('otpauth://totp/Lindehav%20Sang%20%26%20Stemme:thea%40example.dk?secret=GEZD');
});

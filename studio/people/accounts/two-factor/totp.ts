import { createHmac, timingSafeEqual } from 'node:crypto';

/** 30 seconds, six digits, SHA-1: supported by every authenticator app (RFC 6238, RFC 4226). */
const stepSeconds = 30;
const digits = 6;
/** Clock drift: one step before and after (RFC 6238, section 5.2). */
const drift = 1;

export const totpSecretBytes = 20;

export function stepAt(now: Temporal.Instant): number {
  return Math.floor(now.epochMilliseconds / 1000 / stepSeconds);
}

export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

interface EnteredCode {
  typed: string;
  now: Temporal.Instant;
  lastStep: number | null;
}

/** Null: invalid, or a step already used (replay). */
export function acceptedStep(secret: Uint8Array, entered: EnteredCode): number | null {
  return unusedStep(secret, entered, { behind: drift, ahead: drift });
}

/** A code of five minutes ago or two minutes ahead: a wrong clock. One from ahead may still be guessed in time. */
export function isOfWrongClock(secret: Uint8Array, entered: EnteredCode): boolean {
  return unusedStep(secret, entered, { behind: 10, ahead: 4 }) !== null;
}

function unusedStep(
  secret: Uint8Array,
  { typed, now, lastStep }: EnteredCode,
  { behind, ahead }: { behind: number; ahead: number },
): number | null {
  const code = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return null;
  const current = stepAt(now);
  for (let step = current - behind; step <= current + ahead; step += 1) {
    const isRight = timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code));
    if (isRight && (lastStep === null || step > lastStep)) return step;
  }
  return null;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding, as authenticator apps expect. */
export function base32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const letters = bits.match(/.{1,5}/g) ?? [];
  return letters.map((part) => alphabet[Number.parseInt(part.padEnd(5, '0'), 2)]).join('');
}

export function totpAddress(about: { issuer: string; email: string; secret: Uint8Array }): string {
  const label = `${encodeURIComponent(about.issuer)}:${encodeURIComponent(about.email)}`;
  const query = `secret=${base32(about.secret)}&issuer=${encodeURIComponent(about.issuer)}`;
  return `otpauth://totp/${label}?${query}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`;
}

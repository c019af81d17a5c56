import { createHmac, timingSafeEqual } from 'node:crypto';

export interface MailgunProof {
  /** Seconds since 1970. */
  timestamp: string;
  token: string;
  signature: string;
}

const maxDifferenceSeconds = 15 * 60;

/** Mailgun signs time and token, not the email: the caller accepts a token only once. */
export function isSignedByMailgun(
  { timestamp, token, signature }: MailgunProof,
  signingKey: string,
  now: Temporal.Instant,
): boolean {
  if (!/^\d{1,12}$/.test(timestamp) || !/^[\w-]{1,100}$/.test(token)) return false;
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  const difference = Math.abs(now.epochMilliseconds / 1000 - Number(timestamp));
  if (difference > maxDifferenceSeconds) return false;
  const expected = createHmac('sha256', signingKey).update(`${timestamp}${token}`).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

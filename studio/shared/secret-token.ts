import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A secret of 128 bits, as it stands in links and cookies: 22 characters of base64url. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** What the database keeps of a token. Tokens have 128 bits, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A keyed hash for values that could be guessed (network addresses, e-mail addresses). */
export function keyedHash(secret: Uint8Array, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url');
}

export const tokenPattern = /^[A-Za-z0-9_-]{22}$/;

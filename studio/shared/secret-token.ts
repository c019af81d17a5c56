import { createHash, createHmac, randomBytes } from 'node:crypto';

export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** Tokens have 128 bits of entropy, so an unsalted hash is sufficient. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function keyedHash(secret: Uint8Array, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url');
}

export const tokenPattern = /^[A-Za-z0-9_-]{22}$/;

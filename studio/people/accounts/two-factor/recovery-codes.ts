import { randomBytes } from 'node:crypto';
import { hashToken } from '#studio/shared/secret-token.ts';
import { base32 } from './totp.ts';

const howMany = 10;
const codeBytes = 10;

export function newRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, () =>
    (base32(randomBytes(codeBytes)).toLowerCase().match(/.{4}/g) ?? []).join('-'),
  );
}

export function isRecoveryCode(typed: string): boolean {
  return recoveryCodeHash(typed) !== null;
}

export function recoveryCodeHash(typed: string): string | null {
  const plain = typed.toLowerCase().replaceAll(/[^a-z2-7]/g, '');
  return plain.length === 16 ? hashToken(`recovery ${plain}`) : null;
}

import { randomBytes } from 'node:crypto';
import { hashToken } from '#studio/shared/secret-token.ts';
import { base32 } from './totp.ts';

const howMany = 10;
/** 80 bits: nobody guesses one, so a plain hash is enough. */
const codeBytes = 10;

/** Ten codes as they are shown once: 'abcd-efgh-ijkl-mnop'. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, () =>
    (base32(randomBytes(codeBytes)).toLowerCase().match(/.{4}/g) ?? []).join('-'),
  );
}

/** What is kept of one, however it was typed; null: it cannot be one. */
export function recoveryCodeHash(typed: string): string | null {
  const plain = typed.toLowerCase().replaceAll(/[^a-z2-7]/g, '');
  return plain.length === 16 ? hashToken(`recovery ${plain}`) : null;
}

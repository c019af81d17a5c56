import { dictionary } from '@zxcvbn-ts/language-common';

/** 49,000 passwords from breaches, in lower case. */
const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Digits and letters in their order, for as long as a password may be. */
const sequences = ['0123456789'.repeat(14), 'abcdefghijklmnopqrstuvwxyz'.repeat(6)];

/**
 * Whether a password is one of the most common ones (NIST SP 800-63B-4, 3.1.1.2), or one of them with digits and signs
 * around it or repeated: the usual ways to make it long enough. Spaces and capital letters make no difference.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const unit = unitOf(plain);
  if (unit.length < 4 || sequences.some((sequence) => sequence.includes(plain))) return true;
  return commonPasswords.has(unit) || commonPasswords.has(unitOf(core));
}

/** What a text repeats ('singsingsing' → 'sing'), else the text itself. */
function unitOf(text: string): string {
  return /^(.+?)\1+$/su.exec(text)?.[1] ?? text;
}

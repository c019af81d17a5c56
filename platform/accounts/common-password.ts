import { dictionary } from '@zxcvbn-ts/language-common';

const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);

const sequences = ['0123456789'.repeat(14), 'abcdefghijklmnopqrstuvwxyz'.repeat(6)];

/** NIST SP 800-63B-4, 3.1.1.2; also matches repeated or padded common passwords. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const unit = unitOf(plain);
  if (unit.length < 4 || sequences.some((sequence) => sequence.includes(plain))) return true;
  return commonPasswords.has(unit) || commonPasswords.has(unitOf(core));
}

function unitOf(text: string): string {
  return /^(.+?)\1+$/su.exec(text)?.[1] ?? text;
}

import { createRequire } from 'node:module';

/** Read with the first password that is set: unpacking the list takes 90 ms and 20 MB. */
let commonPasswords: ReadonlySet<string> | undefined;

function readCommonPasswords(): ReadonlySet<string> {
  const load = createRequire(import.meta.url);
  const { dictionary } = load('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

const sequences = ['0123456789'.repeat(14), 'abcdefghijklmnopqrstuvwxyz'.repeat(6)];

/** NIST SP 800-63B-4, 3.1.1.2; also matches repeated or padded common passwords. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  const core = plain.replace(/^[^\p{L}]+|(?<=\p{L})[^\p{L}]+$/gu, '');
  const unit = unitOf(plain);
  if (unit.length < 4 || sequences.some((sequence) => sequence.includes(plain))) return true;
  commonPasswords ??= readCommonPasswords();
  return commonPasswords.has(unit) || commonPasswords.has(unitOf(core));
}

function unitOf(text: string): string {
  return /^(.+?)\1+$/su.exec(text)?.[1] ?? text;
}

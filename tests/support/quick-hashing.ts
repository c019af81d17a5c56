import { createHash } from 'node:crypto';
import type { Hashing } from '#platform/accounts/better-auth-accounts.ts';

/** For tests of what is done with passwords: counts, and takes no time. How passwords are really kept, tests of the app see. */
export function quickHashing(): Hashing & { hashes: number } {
  const counted = { hashes: 0 };
  const hash = async (password: string) => {
    counted.hashes++;
    return createHash('sha256').update(password).digest('hex');
  };
  const verify: Hashing['verify'] = async (attempt) => attempt.hash === (await hash(attempt.password));
  return Object.assign(counted, { hash, verify });
}

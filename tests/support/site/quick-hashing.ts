import { createHash } from 'node:crypto';
import { scrypt } from '#platform/accounts/better-auth-accounts.ts';
import type { Hashing } from '#platform/accounts/hashing-lane.ts';

/** For tests of password logic: counts, and takes no time. Real hashing is tested with the app. */
export function quickHashing(): Hashing & { hashes: number } {
  const counted = { hashes: 0 };
  const hash = async (password: string) => {
    counted.hashes++;
    return createHash('sha256').update(password).digest('hex');
  };
  const verify: Hashing['verify'] = async (attempt) => attempt.hash === (await hash(attempt.password));
  return Object.assign(counted, { hash, verify });
}

/**
 * Real hashing, but each password is computed once per process: signing in takes a fifth of a second otherwise,
 * and nearly every test does it with the same password.
 */
export const rememberedScrypt: Hashing = {
  hash: remembered(scrypt.hash),
  verify: remembered(scrypt.verify),
};

function remembered<Q, A>(work: (question: Q) => Promise<A>): (question: Q) => Promise<A> {
  const known = new Map<string, Promise<A>>();
  return (question) => {
    const key = JSON.stringify(question);
    const answer = known.get(key) ?? work(question);
    known.set(key, answer);
    return answer;
  };
}

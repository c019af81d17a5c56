import { createHash } from 'node:crypto';
import { type Hashing, scrypt } from '#platform/accounts/better-auth-accounts.ts';

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

/**
 * As passwords are really kept, but the same question is worked out once in a process: signing in takes a fifth of a
 * second otherwise, and nearly every test does it, with the same password.
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

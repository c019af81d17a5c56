import { Capacity } from '../overload/capacity.ts';

export interface Hashing {
  hash(password: string): Promise<string>;
  verify(attempt: { hash: string; password: string }): Promise<boolean>;
}

/** Two of the four threads of the pool, which also serves DNS, the disk and compression; about two seconds of waiting. */
const lane = { running: 2, waiting: 16, maxWait: 5_000 };

/** At most two hashes at once, however many people sign in. @throws Overloaded */
export function inHashingLane({ hash, verify }: Hashing): Hashing {
  const capacity = new Capacity(lane);
  return {
    hash: (password) => capacity.run(() => hash(password)),
    verify: (attempt) => capacity.run(() => verify(attempt)),
  };
}

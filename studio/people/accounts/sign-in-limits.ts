import type { Account } from '#platform/accounts/accounts.ts';
import type { LimitKey, LimitName } from '#platform/limits/limits.ts';
import type { World } from '#platform/world.ts';
import { refused, type TooMany, tooMany } from '#studio/people/accounts/refusals.ts';
import { signInMessages } from '#studio/people/accounts/sign-in.messages.ts';
import { type Count, giveBackLimits, takeLimits } from '#studio/shared/limits/take-limits.ts';
import type { Who } from '#studio/shared/who.ts';
import { isKnownDevice } from './known-device.ts';
import { unknownUserId } from './request-link.ts';

export interface LinkNeeded {
  ok: false;
  refusal: 'link-needed';
  message: string;
  retryAfterSeconds: number;
}

type Wrong = { ok: false; refusal: 'wrong'; message: string };
type Counted = { ok: true; account: Account } | Wrong | TooMany;
export type CountedSignIn = Counted | LinkNeeded;
type Attempt = () => Promise<Account | null>;

/** Counted before the check, so that concurrent attempts cannot exceed the limit. A known device has only its own count. */
export async function countSignIn(
  world: World,
  { who, email, attempt }: { who: Who; email: string; attempt: Attempt },
): Promise<CountedSignIn> {
  if (await isKnownDevice(world, who, email)) {
    return withOtherWays(who, await countOwnTry(world, { who, key: deviceKey(who, email), attempt }));
  }
  const today = await world.limits.take('failedSignInsPerAccountAndDay', email);
  if (!today.ok) return answerWithLink(world, who, { email, attempt, ...today });
  const key = accountKey(who, email);
  const counted = await orGiveBack(world, [['failedSignInsPerAccountAndDay', email]], () =>
    countTry(world, { who, key, attempt }),
  );
  if (counted.ok || counted.refusal === 'too-many')
    await world.limits.giveBack('failedSignInsPerAccountAndDay', email);
  return withOtherWays(who, counted);
}

/** The lock never keeps out the right person, and says so. */
function withOtherWays(who: Who, counted: Counted): Counted {
  if (counted.ok || counted.refusal !== 'too-many') return counted;
  return tooMany(who, counted.retryAfterSeconds, 'too-many-sign-ins');
}

export async function countTry(
  world: World,
  { who, key, attempt }: { who: Who; key: LimitKey; attempt: Attempt },
): Promise<Counted> {
  const byAddress = await world.limits.take('failedSignInsPerAddress', who.address);
  if (!byAddress.ok) return tooMany(who, byAddress.retryAfterSeconds);
  const counted = await orGiveBack(world, [['failedSignInsPerAddress', who.address]], () =>
    countOwnTry(world, { who, key, attempt }),
  );
  if (counted.ok) await world.limits.giveBack('failedSignInsPerAddress', who.address);
  return counted;
}

/** Counts for `key` alone, which others cannot lock. */
export async function countOwnTry(
  world: World,
  { who, key, attempt }: { who: Who; key: LimitKey; attempt: Attempt },
): Promise<Counted> {
  const limit: LimitName = 'failedSignInsPerAccount';
  const taken = await world.limits.take(limit, key);
  if (!taken.ok) return tooMany(who, taken.retryAfterSeconds);
  const account = await orGiveBack(world, [[limit, key]], attempt);
  if (!account) return refused(who, 'wrong');
  await world.limits.forget(limit, key);
  return { ok: true, account };
}

/** An attempt that had no place (Overloaded), or met an outage, has failed nothing. */
async function orGiveBack<T>(world: World, taken: readonly Count[], attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    await giveBackLimits(world, taken);
    throw error;
  }
}

interface BeyondTheDay {
  email: string;
  attempt: Attempt;
  retryAfterSeconds: number;
}

/** Emails a link if the password is right. Answer, counts and writes are the same if it is wrong. */
async function answerWithLink(
  world: World,
  who: Who,
  { email, attempt, retryAfterSeconds }: BeyondTheDay,
): Promise<CountedSignIn> {
  const counts: Count[] = [
    ['failedSignInsPerAddress', who.address],
    ['failedSignInsPerAccount', accountKey(who, email)],
  ];
  const pause = await takeLimits(world, counts);
  if (!pause.ok) return tooMany(who, pause.retryAfterSeconds, 'too-many-sign-ins');
  const account = await orGiveBack(world, counts, attempt);
  const job = { userId: account?.userId ?? unknownUserId(), language: who.language };
  await world.db.transaction((tx) => world.jobs.send(tx, { name: 'email-sign-in-link', data: job }));
  return linkNeeded(who, retryAfterSeconds);
}

/** After a password reset: failures with the old password no longer count. */
export async function forgetFailures(world: World, who: Who, email: string): Promise<void> {
  await world.limits.forget('failedSignInsPerAccount', deviceKey(who, email));
  await world.limits.forget('failedSignInsPerAccount', accountKey(who, email));
  await world.limits.forget('failedSignInsPerAccountAndDay', email);
}

function deviceKey(who: Who, email: string): string {
  return `device ${who.knownDevice?.id} ${email}`;
}

function accountKey({ address }: Who, email: string): LimitKey {
  return { of: email, address };
}

function linkNeeded({ language }: Who, retryAfterSeconds: number): LinkNeeded {
  const message = signInMessages[language]['link-needed'];
  return { ok: false, refusal: 'link-needed', message, retryAfterSeconds };
}

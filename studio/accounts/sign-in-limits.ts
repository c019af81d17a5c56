import type { Account } from '#platform/accounts/accounts.ts';
import type { LimitName } from '#platform/limits/limits.ts';
import type { World } from '#platform/world.ts';
import { refused, type TooMany, tooMany } from '#studio/accounts/refusals.ts';
import { signInMessages } from '#studio/accounts/sign-in.messages.ts';
import { networkKey } from '#studio/shared/limit-rules.ts';
import type { Who } from '#studio/shared/who.ts';
import { isKnownDevice } from './known-device.ts';

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

/** Counted before the check, so that concurrent attempts cannot exceed the limit. A known device has its own count. */
export async function countSignIn(
  world: World,
  who: Who,
  email: string,
  attempt: Attempt,
): Promise<CountedSignIn> {
  if (who.knownDevice && (await isKnownDevice(world, who, email))) {
    const own = await countOwnTry(world, who, `device ${who.knownDevice.id} ${email}`, attempt);
    if (own.ok || own.refusal === 'wrong') return own;
  }
  const today = await world.limits.take('failedSignInsPerAccountAndDay', email);
  if (!today.ok) return linkNeeded(who, today.retryAfterSeconds);
  const counted = await countTry(world, who, accountKey(who, email), attempt);
  if (counted.ok || counted.refusal === 'too-many')
    await world.limits.giveBack('failedSignInsPerAccountAndDay', email);
  return counted;
}

export async function countTry(world: World, who: Who, key: string, attempt: Attempt): Promise<Counted> {
  const byAddress = await world.limits.take('failedSignInsPerAddress', who.address);
  if (!byAddress.ok) return tooMany(who, byAddress.retryAfterSeconds);
  const counted = await countOwnTry(world, who, key, attempt);
  if (counted.ok) await world.limits.giveBack('failedSignInsPerAddress', who.address);
  return counted;
}

/** Counts for `key` alone, which others cannot lock. */
export async function countOwnTry(world: World, who: Who, key: string, attempt: Attempt): Promise<Counted> {
  const limit: LimitName = 'failedSignInsPerAccount';
  const taken = await world.limits.take(limit, key);
  if (!taken.ok) return tooMany(who, taken.retryAfterSeconds);
  const account = await attempt();
  if (!account) return refused(who, 'wrong');
  await world.limits.forget(limit, key);
  return { ok: true, account };
}

/** After a password reset: failures with the old password no longer count. */
export async function forgetFailures(world: World, who: Who, email: string): Promise<void> {
  await world.limits.forget('failedSignInsPerAccount', accountKey(who, email));
  await world.limits.forget('failedSignInsPerAccountAndDay', email);
}

function accountKey(who: Who, email: string): string {
  return `${email} ${networkKey(who.address)}`;
}

function linkNeeded({ language }: Who, retryAfterSeconds: number): LinkNeeded {
  const message = signInMessages[language]['link-needed'];
  return { ok: false, refusal: 'link-needed', message, retryAfterSeconds };
}

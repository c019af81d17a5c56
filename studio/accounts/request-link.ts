import { randomUUID } from 'node:crypto';
import { accountEmail } from '#platform/accounts/account-email.ts';
import type { World } from '#platform/world.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { publish } from '#studio/shared/events.ts';
import type { Who } from '#studio/shared/who.ts';
import { takeAccountEmail } from './account-email-limit.ts';
import { refused, type TooMany } from './refusals.ts';

export type RequestedLink = 'reset' | 'sign-in';
export const linkMinutes: Readonly<Record<RequestedLink, number>> = { reset: 60, 'sign-in': 30 };

export type AskOutcome =
  | { ok: true; email: string }
  | { ok: false; refusal: 'bad-email'; message: string }
  | TooMany;

/** Emails a reset or sign-in link. Same response, work and writes for unknown addresses (no enumeration). */
export async function requestLink(
  world: World,
  who: Who,
  input: { email: string; link: RequestedLink },
): Promise<AskOutcome> {
  const email = accountEmail(input.email);
  if (!email) return refused(who, 'bad-email');
  const enough = await takeAccountEmail(world, who, email);
  if (enough) return enough;
  const expiresAt = world.clock.now().add({ minutes: linkMinutes[input.link] });
  await world.db.transaction(async (tx) => {
    const account = await world.accounts.accountBy(tx, { email });
    const language = account?.language ?? who.language;
    // Unknown addresses get a link without an account: the same number of writes.
    const subjectId = account?.userId ?? `nobody:${randomUUID()}`;
    const token = await makeSecretLink(tx, { purpose: input.link, subjectId, expiresAt });
    const { link } = input;
    await publish(world, tx, 'account.link-requested', { email, language, link, token, isKnown: !!account });
  });
  return { ok: true, email };
}

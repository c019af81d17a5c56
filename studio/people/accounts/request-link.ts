import { randomUUID } from 'node:crypto';
import { accountEmail } from '#platform/accounts/account-email.ts';
import type { Account } from '#platform/accounts/accounts.ts';
import type { World } from '#platform/world.ts';
import { findGuest, guestSubject } from '#studio/people/guests.queries.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Who } from '#studio/shared/who.ts';
import { takeAccountEmail } from './account-email-limit.ts';
import { refused, type TooMany } from './refusals.ts';

export type RequestedLink = 'reset' | 'sign-in';
export const linkMinutes: Readonly<Record<RequestedLink, number>> = { reset: 60, 'sign-in': 30 };

export type AskOutcome =
  | { ok: true; email: string }
  | { ok: false; refusal: 'bad-email'; message: string }
  | TooMany;

/** Emails a reset or sign-in link. Same response, work and writes for every address (no enumeration). */
export async function requestLink(
  world: World,
  who: Who,
  input: { email: string; link: RequestedLink },
): Promise<AskOutcome> {
  const email = accountEmail(input.email);
  if (!email) return refused(who, 'bad-email');
  const enough = await takeAccountEmail(world, who, { recipient: email, kind: input.link });
  // The link in the inbox still works: other people cannot use up this way in.
  if (enough?.isJustSent) return { ok: true, email };
  if (enough) return enough;
  await change(world, who, async (c) => {
    const account = await world.accounts.accountBy(c.tx, { email });
    await queueAccountLink(c, { email, account, language: who.language, link: input.link });
  });
  return { ok: true, email };
}

export interface LinkToQueue {
  email: string;
  account: Account | null;
  /** Unless the account has chosen one. */
  language: Language;
  link: RequestedLink;
}

export async function queueAccountLink(c: Change, input: LinkToQueue): Promise<void> {
  const { email, account, link } = input;
  const expiresAt = c.now.add({ minutes: linkMinutes[link] });
  const language = account?.language ?? input.language;
  const guest = await findGuest(c.tx, email);
  const opensAccount = link === 'sign-in' && guest !== null;
  const subjectId = account?.userId ?? (opensAccount ? guestSubject(guest.id) : unknownUserId());
  const holder = account ? 'account' : opensAccount ? 'guest' : 'unknown';
  const token = await makeSecretLink(c.tx, { purpose: link, subjectId, expiresAt });
  await publish(c, { type: 'account.link-requested', email, language, link, token, holder });
}

/** Unknown addresses cause the same writes as known ones. */
export function unknownUserId(): string {
  return `nobody:${randomUUID()}`;
}

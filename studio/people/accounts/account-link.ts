import { accountEmail } from '#platform/accounts/account-email.ts';
import type { Account } from '#platform/accounts/accounts.ts';
import type { World } from '#platform/world.ts';
import { guestOfSubject } from '#studio/people/guests.queries.ts';
import { findSecretLink } from '#studio/people/secret-links.queries.ts';
import { lockUnusedLink, markLinkUsed, revokeSecretLinks } from '#studio/people/secret-links.store.ts';
import { change } from '#studio/shared/change.ts';
import { newToken } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';
import { forgetJustSent } from './account-email-limit.ts';
import { openVerifiedAccount } from './open-verified-account.ts';
import { refused } from './refusals.ts';
import type { RequestedLink } from './request-link.ts';
import { type SessionStart, startSession } from './start-session.ts';

/** Whose link it is; a guest's opens their account. Null: it no longer works. */
export async function holderOfSignInLink(
  world: World,
  token: string,
): Promise<{ email: string; isGuest: boolean } | null> {
  const subject = await subjectOf(world, 'sign-in', token);
  if (!subject) return null;
  const account = await world.accounts.accountBy(world.db.query, { userId: subject });
  if (account) return { email: account.email, isGuest: false };
  const guest = await guestOfSubject(world.db.query, subject);
  return guest && { email: guest.id, isGuest: true };
}

export async function accountByLink(
  world: World,
  link: RequestedLink,
  token: string,
): Promise<Account | null> {
  const userId = await subjectOf(world, link, token);
  return userId ? world.accounts.accountBy(world.db.query, { userId }) : null;
}

async function subjectOf(world: World, link: RequestedLink, token: string): Promise<string | null> {
  const found = await findSecretLink(world.db.query, { purpose: link, token, now: world.clock.now() });
  return found && !found.usedAt ? found.subjectId : null;
}

export type LinkOutcome = SessionStart | { ok: false; refusal: 'link-gone'; message: string };

/** Signs in by an emailed link. Works once; the account's other sign-in links end with it. */
export async function signInByLink(
  world: World,
  who: Who,
  input: { token: string; device: string },
): Promise<LinkOutcome> {
  const expected = await subjectOf(world, 'sign-in', input.token);
  const opensAccount = expected !== null && (await guestOfSubject(world.db.query, expected)) !== null;
  // Slow, so before the transaction; the password is unknown until the person chooses one by a reset link.
  const passwordHash = opensAccount ? await world.accounts.hashPassword(newToken()) : null;
  const account = await change(world, who, async (c) => {
    const subject = await lockUnusedLink(c.tx, { purpose: 'sign-in', token: input.token, now: c.now });
    if (!subject) return null;
    await markLinkUsed(c.tx, input.token, c.now);
    await revokeSecretLinks(c.tx, { subjectId: subject, now: c.now, purpose: 'sign-in' });
    const guest = passwordHash && (await guestOfSubject(c.tx, subject));
    if (!guest) return world.accounts.accountBy(c.tx, { userId: subject });
    const { language } = who;
    return openVerifiedAccount(c, {
      ...guest,
      email: accountEmail(guest.id) ?? guest.id,
      language,
      passwordHash,
    });
  });
  if (!account) return refused(who, 'link-gone');
  await forgetJustSent(world, account.email);
  return startSession(world, { ...who, account, device: input.device });
}

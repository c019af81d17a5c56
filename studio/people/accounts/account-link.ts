import type { Account } from '#platform/accounts/accounts.ts';
import type { World } from '#platform/world.ts';
import { findSecretLink } from '#studio/people/secret-links.queries.ts';
import { lockUnusedLink, markLinkUsed, revokeSecretLinks } from '#studio/people/secret-links.store.ts';
import type { Who } from '#studio/shared/who.ts';
import { forgetJustSent } from './account-email-limit.ts';
import { refused } from './refusals.ts';
import type { RequestedLink } from './request-link.ts';
import { type SessionStart, startSession } from './start-session.ts';

export async function accountByLink(
  world: World,
  link: RequestedLink,
  token: string,
): Promise<Account | null> {
  const found = await findSecretLink(world.db.query, { purpose: link, token, now: world.clock.now() });
  if (!found || found.usedAt) return null;
  return world.accounts.accountBy(world.db.query, { userId: found.subjectId });
}

export type LinkOutcome = SessionStart | { ok: false; refusal: 'link-gone'; message: string };

/** Signs in by an emailed link. Works once; the account's other sign-in links end with it. */
export async function signInByLink(
  world: World,
  who: Who,
  input: { token: string; device: string },
): Promise<LinkOutcome> {
  const at = world.clock.now();
  const userId = await world.db.transaction(async (tx) => {
    const subject = await lockUnusedLink(tx, { purpose: 'sign-in', token: input.token, now: at });
    if (!subject) return null;
    await markLinkUsed(tx, input.token, at);
    await revokeSecretLinks(tx, { subjectId: subject, now: at, purpose: 'sign-in' });
    return subject;
  });
  const account = userId && (await world.accounts.accountBy(world.db.query, { userId }));
  if (!account) return refused(who, 'link-gone');
  await forgetJustSent(world, account.email);
  return startSession(world, { ...who, account, device: input.device });
}

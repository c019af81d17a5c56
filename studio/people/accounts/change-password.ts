import type { Account } from '#platform/accounts/accounts.ts';
import type { World } from '#platform/world.ts';
import { forgetFailures } from '#studio/people/accounts/sign-in-limits.ts';
import { lockUnusedLink } from '#studio/people/secret-links.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import type { Who } from '#studio/shared/who.ts';
import { forgetJustSent } from './account-email-limit.ts';
import { type PasswordProblem, passwordProblem } from './account-input.ts';
import { accountByLink } from './account-link.ts';
import { endAccountLinks } from './end-account-links.ts';
import { noteSecurityEvent } from './note-security-event.ts';
import { checkOwnPassword, type OwnPassword } from './own-password.ts';
import { refused } from './refusals.ts';
import { type SessionStart, startSession } from './start-session.ts';

type BadPassword = { ok: false; refusal: PasswordProblem; message: string };

export type ResetOutcome = SessionStart | { ok: false; refusal: 'link-gone'; message: string } | BadPassword;

/** Resets the password by an emailed link, ends all sessions and links, notifies the person and signs in. */
export async function resetPassword(
  world: World,
  who: Who,
  input: { token: string; password: string; device: string },
): Promise<ResetOutcome> {
  // Before the slow hash (CPU abuse).
  const holder = await accountByLink(world, 'reset', input.token);
  if (!holder) return refused(who, 'link-gone');
  const { studioName } = await studioIdentity(world);
  const problem = passwordProblem(input.password, [holder.name, holder.email, studioName]);
  if (problem) return refused(who, problem);
  const passwordHash = await world.accounts.hashPassword(input.password);
  const account = await change(world, who, async (c): Promise<Account | null> => {
    const userId = await lockUnusedLink(c.tx, { purpose: 'reset', token: input.token, now: c.now });
    const found = userId && (await world.accounts.accountBy(c.tx, { userId }));
    if (!found) return null;
    await setPassword(c, found, { passwordHash, currentSessionId: null, language: who.language });
    return found;
  });
  if (!account) return refused(who, 'link-gone');
  // A correct new password ends the lockout.
  await forgetFailures(world, who, account.email);
  await forgetJustSent(world, account.email);
  return startSession(world, { ...who, account, device: input.device });
}

export type ChangeOutcome = { ok: true } | Exclude<OwnPassword, { ok: true }> | BadPassword;

/** Changes the password by the old one; ends all links and every other session. */
export async function changePassword(
  world: World,
  who: Who & { userId: string; email: string },
  input: { current: string; password: string; sessionId: string | null },
): Promise<ChangeOutcome> {
  const holder = await world.accounts.accountBy(world.db.query, { userId: who.userId });
  const { studioName } = await studioIdentity(world);
  const problem = passwordProblem(input.password, [holder?.name ?? '', who.email, studioName]);
  if (problem) return refused(who, problem);
  const checked = await checkOwnPassword(world, who, input.current);
  if (!checked.ok) return checked;
  const passwordHash = await world.accounts.hashPassword(input.password);
  await change(world, who, async (c) => {
    const account = await world.accounts.accountBy(c.tx, { userId: who.userId });
    if (!account) return;
    const { sessionId: currentSessionId } = input;
    await setPassword(c, account, { passwordHash, currentSessionId, language: who.language });
  });
  await forgetJustSent(world, who.email);
  return { ok: true };
}

async function setPassword(
  c: Change,
  account: Account,
  change: { passwordHash: string; currentSessionId: string | null; language: 'da' | 'en' },
): Promise<void> {
  const { userId } = account;
  await c.world.accounts.setPassword(c.tx, { userId, passwordHash: change.passwordHash, at: c.now });
  await c.world.accounts.endSessions(c.tx, userId, change.currentSessionId);
  await endAccountLinks(c, userId);
  await noteSecurityEvent(c, { account, action: 'password.changed', language: change.language });
}

import type { Account } from '#platform/accounts/accounts.ts';
import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { forgetFailures } from '#studio/people/accounts/sign-in-limits.ts';
import { lockUnusedLink } from '#studio/people/secret-links.store.ts';
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
  if (!(await accountByLink(world, 'reset', input.token))) return refused(who, 'link-gone');
  const problem = passwordProblem(input.password);
  if (problem) return refused(who, problem);
  const passwordHash = await world.accounts.hashPassword(input.password);
  const at = world.clock.now();
  const account = await world.db.transaction(async (tx): Promise<Account | null> => {
    const userId = await lockUnusedLink(tx, { purpose: 'reset', token: input.token, now: at });
    const found = userId && (await world.accounts.accountBy(tx, { userId }));
    if (!found) return null;
    await setPassword(world, tx, {
      account: found,
      change: { passwordHash, currentSessionId: null, language: who.language },
    });
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
  const problem = passwordProblem(input.password);
  if (problem) return refused(who, problem);
  const checked = await checkOwnPassword(world, who, input.current);
  if (!checked.ok) return checked;
  const passwordHash = await world.accounts.hashPassword(input.password);
  await world.db.transaction(async (tx) => {
    const account = await world.accounts.accountBy(tx, { userId: who.userId });
    if (!account) return;
    const { sessionId: currentSessionId } = input;
    await setPassword(world, tx, {
      account,
      change: { passwordHash, currentSessionId, language: who.language },
    });
  });
  await forgetJustSent(world, who.email);
  return { ok: true };
}

async function setPassword(
  world: World,
  tx: Tx,
  {
    account,
    change,
  }: {
    account: Account;
    change: { passwordHash: string; currentSessionId: string | null; language: 'da' | 'en' };
  },
): Promise<void> {
  const { userId } = account;
  const at = world.clock.now();
  await world.accounts.setPassword(tx, { userId, passwordHash: change.passwordHash, at });
  await world.accounts.endSessions(tx, userId, change.currentSessionId);
  await endAccountLinks(tx, userId, at);
  await noteSecurityEvent(world, tx, { account, action: 'password.changed', language: change.language });
}

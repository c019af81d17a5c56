import type { Account } from '#platform/accounts/accounts.ts';
import type { World } from '#platform/world.ts';
import { countTry } from '#studio/people/accounts/sign-in-limits.ts';
import { findSecretLink } from '#studio/people/secret-links.queries.ts';
import { lockUnusedLink, markLinkUsed } from '#studio/people/secret-links.store.ts';
import { change } from '#studio/shared/change.ts';
import { hashToken } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';
import { openVerifiedAccount } from './open-verified-account.ts';
import { findSignUp } from './pending-accounts.queries.ts';
import { refused, type TooMany } from './refusals.ts';
import { type SessionStart, startSession } from './start-session.ts';

export interface WaitingSignUp {
  email: string;
  needsPassword: boolean;
}

/** Null: invalid or expired. Read-only. */
export async function readSignUp(
  world: World,
  token: string,
  browserToken: string | null,
): Promise<WaitingSignUp | null> {
  const signUp = await signUpByLink(world, token);
  return signUp && { email: signUp.email, needsPassword: !isSameBrowser(signUp, browserToken) };
}

export type ConfirmOutcome =
  | SessionStart
  | { ok: false; refusal: 'link-gone' | 'wrong-password'; message: string }
  | TooMany;

export interface Confirmation {
  token: string;
  browserToken: string | null;
  password: string;
  device: string;
}

/** Outside the browser that signed up, the password is required: this prevents accounts opened by others. */
export async function confirmSignUp(world: World, who: Who, input: Confirmation): Promise<ConfirmOutcome> {
  const signUp = await signUpByLink(world, input.token);
  if (!signUp) return refused(who, 'link-gone');
  if (!isSameBrowser(signUp, input.browserToken)) {
    const attempt = await countTry(world, {
      who,
      key: `sign-up ${signUp.id}`,
      attempt: () => passwordOf(world, signUp, input.password),
    });
    if (!attempt.ok) return attempt.refusal === 'wrong' ? refused(who, 'wrong-password') : attempt;
  }
  const account = await change(world, who, async (c): Promise<Account | null> => {
    if (!(await lockUnusedLink(c.tx, { purpose: 'sign-up', token: input.token, now: c.now }))) return null;
    await markLinkUsed(c.tx, input.token, c.now);
    return openVerifiedAccount(c, { ...signUp, passwordHash: signUp.password_hash });
  });
  return account ? startSession(world, { ...who, account, device: input.device }) : refused(who, 'link-gone');
}

type PendingSignUp = NonNullable<Awaited<ReturnType<typeof findSignUp>>>;

async function signUpByLink(world: World, token: string): Promise<PendingSignUp | null> {
  const link = await findSecretLink(world.db.query, { purpose: 'sign-up', token, now: world.clock.now() });
  return link && !link.usedAt ? findSignUp(world.db.query, link.subjectId) : null;
}

function isSameBrowser(signUp: PendingSignUp, browserToken: string | null): boolean {
  return browserToken !== null && hashToken(browserToken) === signUp.browser_hash;
}

async function passwordOf(world: World, signUp: PendingSignUp, password: string): Promise<Account | null> {
  const isRight = await world.accounts.isPasswordOf(signUp.password_hash, password);
  const { name, email, language } = signUp;
  return isRight ? { userId: '', name, email, language, role: 'student' } : null;
}

import type { Account } from '#platform/accounts/accounts.ts';
import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { countTry } from '#studio/accounts/sign-in-limits.ts';
import { findSecretLink, lockUnusedLink, markLinkUsed } from '#studio/people/secret-links.store.ts';
import { audit } from '#studio/shared/audit.ts';
import { hashToken } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';
import { deleteSignUps, findSignUp, takeOverEmail } from './pending-accounts.store.ts';
import { refused, type TooMany } from './refusals.ts';
import { type SessionStart, startSession } from './start-session.ts';

export interface WaitingSignUp {
  email: string;
  /** Another browser than the one in which it was chosen: it is asked for once more. */
  needsPassword: boolean;
}

/** The sign-up behind a mailed link; null: none, or no longer. Reading changes nothing. */
export async function readSignUp(
  world: World,
  token: string,
  browserToken: string | null,
): Promise<WaitingSignUp | null> {
  const wish = await wishBehind(world, token);
  return wish && { email: wish.email, needsPassword: !isSameBrowser(wish, browserToken) };
}

export type ConfirmOutcome =
  | SessionStart
  | { ok: false; refusal: 'link-gone' | 'wrong-password'; message: string }
  | TooMany;

export interface Confirmation {
  token: string;
  browserToken: string | null;
  /** What was chosen at sign-up; only asked for in another browser. */
  password: string;
  device: string;
}

/**
 * The button on the page behind the sign-up mail: the address is proved, the account opens, and its person is in. Whoever
 * presses the button of a sign-up that was somebody else's idea opens nothing: outside the browser that signed up, the
 * password chosen there is asked for. An address that had an account keeps it, and its password.
 */
export async function confirmSignUp(world: World, who: Who, input: Confirmation): Promise<ConfirmOutcome> {
  const wish = await wishBehind(world, input.token);
  if (!wish) return refused(who, 'link-gone');
  if (!isSameBrowser(wish, input.browserToken)) {
    const tried = await countTry(world, who, `sign-up ${wish.id}`, () =>
      passwordOf(world, wish, input.password),
    );
    if (!tried.ok) return tried.refusal === 'wrong' ? refused(who, 'wrong-password') : tried;
  }
  const at = world.clock.now();
  const account = await world.db.transaction(async (tx): Promise<Account | null> => {
    if (!(await lockUnusedLink(tx, 'sign-up', input.token, at))) return null;
    await markLinkUsed(tx, input.token, at);
    return open(world, tx, wish, at);
  });
  return account ? startSession(world, who, account, input.device) : refused(who, 'link-gone');
}

type Wish = NonNullable<Awaited<ReturnType<typeof findSignUp>>>;

async function open(world: World, tx: Tx, wish: Wish, at: Temporal.Instant): Promise<Account | null> {
  const { name, email, language } = wish;
  const opened = await world.accounts.openAccount(tx, {
    ...{ name, email, language, at },
    passwordHash: wish.password_hash,
  });
  await takeOverEmail(tx, email);
  await deleteSignUps(tx, email);
  if (opened) await audit(tx, { at, actor: opened, action: 'account.opened', subject: `user:${opened}` });
  return world.accounts.accountBy(tx, { email });
}

async function wishBehind(world: World, token: string): Promise<Wish | null> {
  const link = await findSecretLink(world.db.query, 'sign-up', token, world.clock.now());
  return link && !link.usedAt ? findSignUp(world.db.query, link.subjectId) : null;
}

function isSameBrowser(wish: Wish, browserToken: string | null): boolean {
  return browserToken !== null && hashToken(browserToken) === wish.browser_hash;
}

/** Somebody without an account yet, for the counting of tries. */
async function passwordOf(world: World, wish: Wish, password: string): Promise<Account | null> {
  const isRight = await world.accounts.isPasswordOf(wish.password_hash, password);
  const { name, email, language } = wish;
  return isRight ? { userId: '', name, email, language, role: 'student' } : null;
}

import { accountEmail } from '#platform/accounts/account-email.ts';
import { passwordLength } from '#platform/accounts/password-length.ts';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.ts';
import type { Who } from '#studio/shared/who.ts';
import { adoptOwnerLink } from './adopt-owner-link.ts';
import { ownerSubject } from './owner-link.ts';
import { findSecretLink, lockUnusedLink, markLinkUsed } from './secret-links.store.ts';
import { signInMessages } from './sign-in.messages.ts';

export interface OwnerSetup {
  token: string;
  email: string;
  password: string;
}

export type SetupRefusal = 'link-gone' | 'bad-email' | 'short-password' | 'long-password' | 'email-taken';
export type SetupOutcome =
  | { ok: true /** Set-Cookie lines: the owner is signed in. */; cookies: string[] }
  | { ok: false; refusal: SetupRefusal; message: string };

/** True while the link would still be accepted. Uses nothing up. */
export async function isOwnerLinkGood(world: World, token: string): Promise<boolean> {
  await adoptOwnerLink(world);
  const link = await findSecretLink(world.db.query, 'setup', token, world.clock.now());
  return link !== null && link.usedAt === null;
}

/**
 * The owner sets e-mail and password by a set-up link, and is signed in. The link is used up in the same transaction;
 * a refusal leaves it good. For an owner who was there before, all sessions end.
 */
export async function setUpOwner(world: World, who: Who, input: OwnerSetup): Promise<SetupOutcome> {
  const email = accountEmail(input.email);
  if (!(await isOwnerLinkGood(world, input.token))) return refuse(who, 'link-gone');
  if (!email) return refuse(who, 'bad-email');
  const length = [...input.password].length;
  if (length < passwordLength.min) return refuse(who, 'short-password');
  if (input.password.length > passwordLength.max) return refuse(who, 'long-password');

  const passwordHash = await world.accounts.hashPassword(input.password);
  const at = world.clock.now();
  const refusal = await world.db.transaction(async (tx): Promise<SetupRefusal | null> => {
    if (!(await lockUnusedLink(tx, 'setup', input.token, at))) return 'link-gone';
    const owner = { name: '', email, passwordHash, language: who.language, at };
    if (!(await world.accounts.setOwner(tx, owner))) return 'email-taken';
    await markLinkUsed(tx, input.token, at);
    await audit(tx, { at, actor: 'owner', action: 'owner.set', subject: ownerSubject });
    return null;
  });
  if (refusal) return refuse(who, refusal);
  const signedIn = await world.accounts.signIn({ email, password: input.password });
  return { ok: true, cookies: signedIn.ok ? signedIn.cookies : [] };
}

function refuse(who: Who, refusal: SetupRefusal): SetupOutcome {
  return { ok: false, refusal, message: sentence(who, refusal) };
}

function sentence({ language }: Who, refusal: SetupRefusal): string {
  const messages = signInMessages[language];
  if (refusal === 'short-password') return messages[refusal](passwordLength.min);
  if (refusal === 'long-password') return messages[refusal](passwordLength.max);
  return messages[refusal];
}

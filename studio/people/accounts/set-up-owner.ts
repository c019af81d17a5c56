import { accountEmail } from '#platform/accounts/account-email.ts';
import type { Account } from '#platform/accounts/accounts.ts';
import { readLinkFile } from '#platform/accounts/owner-link-file.ts';
import type { World } from '#platform/world.ts';
import { findSecretLink } from '#studio/people/secret-links.queries.ts';
import {
  insertLinkHash,
  lockUnusedLink,
  markLinkUsed,
  revokeSecretLinks,
} from '#studio/people/secret-links.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Who } from '#studio/shared/who.ts';
import { type PasswordProblem, passwordProblem } from './account-input.ts';
import { endAccountLinks } from './end-account-links.ts';
import { noteSecurityEvent } from './note-security-event.ts';
import { ownerSubject } from './owner-link.ts';
import { sentenceOf } from './refusals.ts';
import { hasTotp } from './two-factor/totp.queries.ts';
import { deleteTotp } from './two-factor/totp.store.ts';

/** Activates a set-up link written by `npm run owner-link` while this process had the embedded database open. */
async function adoptOwnerLink(world: World): Promise<void> {
  const { databaseUrl, dataDir } = world.settings;
  const left = databaseUrl ? null : readLinkFile(dataDir);
  if (!left) return;
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    await revokeSecretLinks(tx, { subjectId: ownerSubject, now, purpose: 'setup' });
    await insertLinkHash(tx, left.tokenHash, {
      purpose: 'setup',
      subjectId: ownerSubject,
      expiresAt: left.expiresAt,
    });
  });
}

export interface OwnerSetup {
  token: string;
  email: string;
  password: string;
  device?: string;
}

export type SetupRefusal = 'link-gone' | 'bad-email' | PasswordProblem | 'email-taken';
export type SetupOutcome =
  | {
      ok: true;
      userId: string;
      cookies: string[];
      isFirst: boolean;
    }
  | { ok: false; refusal: SetupRefusal; message: string };

export async function isOwnerLinkGood(world: World, token: string): Promise<boolean> {
  await adoptOwnerLink(world);
  const link = await findSecretLink(world.db.query, { purpose: 'setup', token, now: world.clock.now() });
  return link !== null && link.usedAt === null;
}

/** Sets the owner's credentials by a link; an existing owner's sessions, links and second factor end (recovery). */
export async function setUpOwner(world: World, who: Who, input: OwnerSetup): Promise<SetupOutcome> {
  const email = accountEmail(input.email);
  if (!(await isOwnerLinkGood(world, input.token))) return refuse(who, 'link-gone');
  if (!email) return refuse(who, 'bad-email');
  const { coachName, studioName } = await studioIdentity(world);
  const problem = passwordProblem(input.password, [email, coachName, studioName]);
  if (problem) return refuse(who, problem);

  const passwordHash = await world.accounts.hashPassword(input.password);
  const before = await world.accounts.ownerOf(world.db.query);
  // An existing account keeps its name; otherwise the coach's name is used.
  const known = before ?? (await world.accounts.accountBy(world.db.query, { email }));
  const name = known?.name || coachName;
  const made = await change(world, who, async (c): Promise<SetupRefusal | Account> => {
    if (!(await lockUnusedLink(c.tx, { purpose: 'setup', token: input.token, now: c.now })))
      return 'link-gone';
    const owner = { name, email, passwordHash, language: who.language, at: c.now };
    if (!(await world.accounts.setOwner(c.tx, owner))) return 'email-taken';
    await markLinkUsed(c.tx, input.token, c.now);
    const account = await world.accounts.ownerOf(c.tx);
    if (!account) throw new Error('The owner who was just set is not there');
    await endAccountLinks(c, account.userId);
    await audit(c, { actor: 'owner', action: 'owner.set', subject: ownerSubject });
    if (before) await noteNewCredentials(c, { account: before, email, language: who.language });
    await deleteTotp(c.tx, account.userId);
    return account;
  });
  if (typeof made === 'string') return refuse(who, made);
  const cookies = await world.accounts.beginSession({ userId: made.userId, device: input.device ?? '' });
  return { ok: true, userId: made.userId, isFirst: before === null, cookies };
}

async function noteNewCredentials(
  c: Change,
  { account, email, language }: { account: Account; email: string; language: Language },
): Promise<void> {
  await noteSecurityEvent(c, { account, action: 'password.changed', language });
  if (await hasTotp(c.tx, account.userId))
    await noteSecurityEvent(c, { account, action: 'totp.off', language });
  if (email === account.email) return;
  await noteSecurityEvent(c, { account, action: 'email.changed', language, detail: email });
}

function refuse({ language }: Who, refusal: SetupRefusal): SetupOutcome {
  return { ok: false, refusal, message: sentenceOf(language, refusal) };
}

import type { Account } from '#platform/accounts/accounts.ts';
import type { World } from '#platform/world.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { system, type Who } from '#studio/shared/who.ts';
import { noteSecurityEvent } from './note-security-event.ts';
import { signInMessages } from './sign-in.messages.ts';
import { hasTotp } from './two-factor/totp.queries.ts';

export interface SignedInOutcome {
  ok: true;
  account: Account;
  cookies: string[];
}

export interface CodeRequired {
  ok: false;
  refusal: 'code-required';
  message: string;
  /** Proof of the first factor, valid for ten minutes. */
  ticket: string;
}

export type SessionStart = SignedInOutcome | CodeRequired;

const ticketMinutes = 10;

type Starting = Pick<Who, 'language' | 'knownDevice'> & { account: Account; device: string };

/** Starts a session after a password or link, or requests the second factor. No path skips it. */
export async function startSession(world: World, starting: Starting): Promise<SessionStart> {
  const { language, account } = starting;
  if (!(await hasTotp(world.db.query, account.userId))) return beginSession(world, starting);
  const expiresAt = world.clock.now().add({ minutes: ticketMinutes });
  const ticket = await world.db.transaction((tx) =>
    makeSecretLink(tx, { purpose: 'sign-in-code', subjectId: account.userId, expiresAt }),
  );
  return { ok: false, refusal: 'code-required', message: signInMessages[language]['code-required'], ticket };
}

export async function beginSession(world: World, starting: Starting): Promise<SignedInOutcome> {
  const { account, device, knownDevice, language } = starting;
  const { role, userId } = account;
  const cookies = await world.accounts.beginSession({ userId, device });
  const actor = role === 'owner' ? 'owner' : userId;
  await change(world, system, async (c) => {
    await audit(c, { actor, action: 'session.started', subject: `user:${userId}` });
    if (role === 'owner' && !knownDevice?.userIds.includes(userId))
      await noteSecurityEvent(c, { account, action: 'device.new', language, detail: device });
  });
  return { ok: true, account, cookies };
}

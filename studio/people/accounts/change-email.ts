import { accountEmail } from '#platform/accounts/account-email.ts';
import type { World } from '#platform/world.ts';
import { findSecretLink } from '#studio/people/secret-links.queries.ts';
import {
  lockUnusedLink,
  makeSecretLink,
  markLinkUsed,
  revokeLinksSentTo,
} from '#studio/people/secret-links.store.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import type { Who } from '#studio/shared/who.ts';
import { takeAccountEmail } from './account-email-limit.ts';
import { endAccountLinks } from './end-account-links.ts';
import { noteSecurityEvent } from './note-security-event.ts';
import { checkOwnPassword, type OwnPassword } from './own-password.ts';
import { findEmailChange } from './pending-accounts.queries.ts';
import { insertEmailChange, keepFormerEmail, takeOverEmail } from './pending-accounts.store.ts';
import { refused } from './refusals.ts';

const proofHours = 24;

export type EmailChangeRequestOutcome =
  | { ok: true; email: string }
  | { ok: false; refusal: 'bad-email' | 'same-email'; message: string }
  | Exclude<OwnPassword, { ok: true }>;

/** Requests an address change; requires the password. The response never reveals whether an account exists. */
export async function requestEmailChange(
  world: World,
  who: Who & { userId: string; email: string },
  input: { email: string; password: string },
): Promise<EmailChangeRequestOutcome> {
  const email = accountEmail(input.email);
  if (!email) return refused(who, 'bad-email');
  if (email === who.email) return refused(who, 'same-email');
  const checked = await checkOwnPassword(world, who, input.password);
  if (!checked.ok) return checked;
  const enough = await takeAccountEmail(world, who, { recipient: email, kind: 'email-change' });
  if (enough) return enough;
  const at = world.clock.now();
  const expiresAt = at.add({ hours: proofHours });
  const { language } = who;
  await change(world, who, async (c) => {
    const subjectId = await insertEmailChange(c.tx, { userId: who.userId, email, at, expiresAt });
    const token = await makeSecretLink(c.tx, { purpose: 'email-change', subjectId, expiresAt });
    await publish(c, { type: 'account.email-change-requested', email, language, token });
  });
  return { ok: true, email };
}

/** Null: invalid or expired. Read-only. */
export async function readEmailChange(world: World, token: string): Promise<{ email: string } | null> {
  const link = await findSecretLink(world.db.query, {
    purpose: 'email-change',
    token,
    now: world.clock.now(),
  });
  return link && !link.usedAt ? findEmailChange(world.db.query, link.subjectId) : null;
}

export type ConfirmEmailOutcome =
  | { ok: true; email: string }
  | { ok: false; refusal: 'link-gone' | 'email-taken'; message: string };

/** Confirms an address change: links end, both addresses are notified, the old one keeps its purchases. */
export async function confirmEmailChange(
  world: World,
  who: Who,
  input: { token: string },
): Promise<ConfirmEmailOutcome> {
  const outcome = await change(world, who, async (c) => {
    const id = await lockUnusedLink(c.tx, { purpose: 'email-change', token: input.token, now: c.now });
    const change = id && (await findEmailChange(c.tx, id));
    const account = change && (await world.accounts.accountBy(c.tx, { userId: change.userId }));
    if (!account) return 'link-gone' as const;
    const { userId } = account;
    await markLinkUsed(c.tx, input.token, c.now);
    if (!(await world.accounts.setEmail(c.tx, { userId, email: change.email, at: c.now })))
      return 'email-taken' as const;
    await takeOverEmail(c.tx, change.email);
    await keepFormerEmail(c.tx, { email: account.email, userId, at: c.now });
    await endAccountLinks(c, userId);
    await revokeLinksSentTo(c.tx, account.email, c.now);
    const { language } = who;
    await noteSecurityEvent(c, { account, action: 'email.changed', language, detail: change.email });
    return { email: change.email };
  });
  return typeof outcome === 'string' ? refused(who, outcome) : { ok: true, email: outcome.email };
}

import { smtpAccountIn } from '#platform/mail/smtp-address.ts';
import { type SmtpTrial, trySmtp } from '#platform/mail/try-smtp.ts';
import { isFixed } from '#platform/vendors/entered-values.ts';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { endMailPause } from '#studio/shared/email/mail-pause.store.ts';
import { requeueEmails } from '#studio/shared/email/requeue-emails.ts';
import { newToken } from '#studio/shared/secret-token.ts';
import type { May } from '#studio/shared/who.ts';
import { type TestResult, testConnection } from '../../settings/test-connection.ts';
import { removeConnection, saveConnection } from '../save-connection.ts';
import { checkEmailRecords } from './check-email-records.ts';
import { fixedSender } from './effective-email.ts';
import { emailSetUp } from './email-set-up.queries.ts';
import { deleteRecords, saveSetUp } from './email-set-up.store.ts';
import {
  causeOf,
  type EmailAccount,
  type EmailAccountField,
  type EmailAccountInput,
  type EmailCause,
  type EmailSetUp,
  newSetUp,
  readAccount,
  smtpValuesOf,
} from './email-set-up.ts';
import type { ProviderKey } from './providers.ts';

type Changed = { ok: false; refusal: 'changed' | 'fixed' | 'no-secret' };

export type ConnectEmailOutcome =
  | { ok: true }
  | Changed
  | { ok: false; refusal: 'invalid'; fields: EmailAccountField[] }
  | { ok: false; refusal: 'failed'; cause: EmailCause; serverSaid: string };

/** Keeps the sender and its name. Idempotent. */
export async function chooseProvider(
  world: World,
  who: May<'settings'>,
  { provider, version }: { provider: ProviderKey; version: number },
): Promise<{ ok: true } | Changed> {
  const { setUp } = await emailSetUp(world.db.query);
  if (setUp?.provider === provider) return { ok: true };
  const { studioName, email } = await studioIdentity(world);
  const sender = setUp ?? { sender: email, name: studioName };
  const chosen = newSetUp(provider, { sender: sender.sender, name: sender.name });
  const isKept = await keep(world, who, { setUp: chosen, before: setUp, version });
  return isKept ? { ok: true } : { ok: false, refusal: 'changed' };
}

/**
 * Tries the account up to the message, then stores it and sends a test email to the owner. What was entered is kept, but
 * for the password; an empty password keeps the stored one of the same account. Emails that waited are sent.
 */
export async function connectEmail(
  world: World,
  who: May<'settings'>,
  { version, ...input }: EmailAccountInput & { version: number },
): Promise<ConnectEmailOutcome> {
  if (isFixed(world.connections.fixed, 'smtp')) return { ok: false, refusal: 'fixed' };
  const { setUp: before } = await emailSetUp(world.db.query);
  const provider = before?.provider ?? 'other';
  const fixed = fixedSender(world);
  const sender = fixed ? { sender: fixed.address, name: fixed.name } : {};
  const read = readAccount(provider, { ...input, ...sender });
  if (!read.ok) return { ok: false, refusal: 'invalid', fields: read.fields };
  const account = withStoredPassword(world, read.account);
  const { password, ...known } = account;
  // Of Postmark the user is the token, too.
  const shown = { ...known, user: known.user === password ? '' : known.user };
  const selector = before?.selector ?? null;
  const setUp: EmailSetUp = { ...shown, provider, selector, tested: null };
  if (!(await keep(world, who, { setUp, before, version }))) return { ok: false, refusal: 'changed' };
  const trial = await tryAccount(world, who, account);
  if (trial) {
    const cause = causeOf(provider, { ...trial, hasPassword: account.password !== '' });
    return { ok: false, refusal: 'failed', cause, serverSaid: trial.serverSaid };
  }
  const values = smtpValuesOf(account);
  const outcome = await saveConnection(world, who, { kind: 'smtp', values, facts: { provider } });
  if (!outcome.ok) {
    if (outcome.refusal === 'fixed' || outcome.refusal === 'no-secret')
      return { ok: false, refusal: outcome.refusal };
    return { ok: false, refusal: 'failed', cause: 'failed', serverSaid: '' };
  }
  await change(world, who, (c) => endMailPause(c.tx));
  await recordTest(world, who);
  await requeueEmails(world);
  await checkEmailRecords(world, { isRequested: true });
  return { ok: true };
}

/** The same values again are no change of another. */
async function keep(
  world: World,
  who: May<'settings'>,
  { setUp, before, version }: { setUp: EmailSetUp; before: EmailSetUp | null; version: number },
): Promise<boolean> {
  const comparable = (one: EmailSetUp | null) => JSON.stringify(one && { ...one, tested: null });
  if (comparable(setUp) === comparable(before)) return true;
  return change(world, who, async (c) => {
    if (!(await saveSetUp(c, { setUp, version }))) return false;
    await audit(c, { action: 'connection.prepared', subject: 'connection:smtp' });
    return true;
  });
}

async function tryAccount(
  world: World,
  who: May<'settings'>,
  account: EmailAccount,
): Promise<SmtpTrial | null> {
  const { studioName } = await studioIdentity(world);
  const { url, from } = smtpValuesOf(account);
  return trySmtp(
    { url, from },
    {
      messageId: `<trial-${newToken()}@${new URL(world.settings.siteUrl).hostname}>`,
      fromName: studioName,
      to: who.email ?? account.sender,
      replyTo: null,
      subject: studioName,
      html: '',
      text: '',
      attachments: [],
      headers: {},
    },
  );
}

function withStoredPassword(world: World, account: EmailAccount): EmailAccount {
  const { smtpUrl } = world.settings;
  if (account.password !== '' || !smtpUrl) return account;
  const stored = smtpAccountIn(smtpUrl);
  if (!stored?.user || !stored.password || stored.host !== account.host) return account;
  const { user, password } = stored;
  // With an empty key, the user who is the key is empty, too.
  const isSame = user === account.user || (account.user === '' && user === password);
  return isSame ? { ...account, user, password } : account;
}

export type TestEmailOutcome =
  | { ok: true }
  | { ok: false; result: Exclude<Extract<TestResult, string>, 'works' | 'mail-sent'> };

/** To the owner's own address. Its outcome is kept with the set-up. */
export async function sendTestEmail(world: World, who: May<'settings'>): Promise<TestEmailOutcome> {
  const result = await testConnection(world, { who, kind: 'mail' });
  if (typeof result !== 'string') throw result;
  if (result !== 'mail-sent' && result !== 'works') return { ok: false, result };
  await recordTest(world, who);
  return { ok: true };
}

async function recordTest(world: World, who: May<'settings'>): Promise<void> {
  await change(world, who, async (c) => {
    const { setUp, version } = await emailSetUp(c.tx);
    const tested = { at: c.now, to: who.email ?? '' };
    if (setUp) await saveSetUp(c, { setUp: { ...setUp, tested }, version });
  });
}

/** The DKIM selector that the provider shows for the account; empty: the usual ones. Records are checked again. */
export async function chooseSelector(
  world: World,
  who: May<'settings'>,
  { selector, version }: { selector: string; version: number },
): Promise<{ ok: true } | { ok: false; refusal: 'changed' | 'invalid' }> {
  const name = selector
    .trim()
    .toLowerCase()
    .replace(/\._domainkey.*$/, '');
  if (!/^(?:[a-z0-9](?:[a-z0-9._-]{0,61}[a-z0-9])?)?$/.test(name)) return { ok: false, refusal: 'invalid' };
  const { setUp } = await emailSetUp(world.db.query);
  if (!setUp) return { ok: false, refusal: 'changed' };
  const chosen = { ...setUp, selector: name || null };
  if (!(await keep(world, who, { setUp: chosen, before: setUp, version })))
    return { ok: false, refusal: 'changed' };
  await checkEmailRecords(world, { isRequested: true });
  return { ok: true };
}

/** Emails wait from now on. What was entered stays, but for the password. Idempotent. */
export async function disconnectEmail(world: World, who: May<'settings'>): Promise<void> {
  await removeConnection(world, who, 'smtp');
  await change(world, who, (c) => deleteRecords(c.tx));
}

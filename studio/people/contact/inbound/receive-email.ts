import { createHash } from 'node:crypto';
import type { ReceivedEmail } from '#platform/mail/email-tasks.ts';
import { isSignedByMailgun, type MailgunProof } from '#platform/mail/mailgun-signature.ts';
import { senderAddress } from '#platform/mail/sender-line.ts';
import { isInputFault, TaskFailed } from '#platform/processes/processes.ts';
import type { World } from '#platform/world.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { siteHost } from '#studio/shared/email/branding.ts';
import { isEmailAddress } from '#studio/shared/email-address.ts';
import { publish } from '#studio/shared/events.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { takeLimits } from '#studio/shared/limits/take-limits.ts';
import { hashToken } from '#studio/shared/secret-token.ts';
import { cleanLine } from '#studio/shared/texts/clean-text.ts';
import { system } from '#studio/shared/who.ts';
import { increaseVersion, lockMessage, moveMessageTo } from '../contact-messages.store.ts';
import { type ArrivingAttachment, giveAttachmentsTo } from './attachments.store.ts';
import { emailText, longestParsed } from './email-text.ts';
import { hasInboundEmail, inboundEmailCount, isOwnMessageId } from './inbound-emails.queries.ts';
import { insertInboundEmail, type NewInboundEmail } from './inbound-emails.store.ts';
import { dropAttachments, keepAttachments, type SentAttachment } from './keep-attachments.ts';
import { messageOfReplyAddress } from './reply-address.ts';
import { isSenderVerified } from './sender-check.ts';
import { unwantedReason } from './unwanted-email.ts';

export const largestEmailBytes = 10 * 1024 * 1024;
const mostAttachments = 20;
const mostEmailsInThread = 200;
const busySeconds = 60;

export interface DeliveredEmail extends MailgunProof {
  /** Of the envelope: for whom the email was accepted. */
  recipient: string;
  /** Of the envelope; empty for automatic emails. */
  sender: string;
  raw: Uint8Array;
}

export type ReceiveEmailOutcome =
  | { kind: 'received' | 'duplicate' | 'forged' }
  | { kind: 'ignored'; reason: 'automatic' | 'loop' }
  | { kind: 'refused'; reason: 'unknown-address' | 'too-large' | 'unreadable' | 'full' }
  | { kind: 'too-many'; retryAfterSeconds: number };

type Refusal = Extract<ReceiveEmailOutcome, { kind: 'refused' }>['reason'];

const refused = (reason: Refusal): ReceiveEmailOutcome => ({ kind: 'refused', reason });

/**
 * Stores an email in the thread that its signed reply address names, and reopens the contact message. Idempotent by
 * Message-ID; a token of Mailgun is accepted for one email.
 */
export async function receiveEmail(world: World, given: DeliveredEmail): Promise<ReceiveEmailOutcome> {
  const { inboundEmail } = world.settings;
  const now = world.clock.now();
  if (!inboundEmail || !isSignedByMailgun(given, inboundEmail.signingKey, now)) return { kind: 'forged' };
  if (given.raw.length > largestEmailBytes) return refused('too-large');
  const contactMessageId = messageOfReplyAddress(given.recipient, inboundEmail.domain, world.secret);
  if (!contactMessageId) return refused('unknown-address');
  const kept = { contactMessageId, messageId: digestId(given.raw) };
  if (await hasInboundEmail(world.db.query, kept)) return { kind: 'duplicate' };
  const parsed = await parse(world, given.raw);
  if (parsed === 'busy') return { kind: 'too-many', retryAfterSeconds: busySeconds };
  if (parsed === 'beyond-limits') return keepUnparsed(world, given, kept);
  if (!parsed?.from || !isEmailAddress(parsed.from.address)) return refused('unreadable');
  const messageId = messageIdOf(parsed, given.raw);
  const reason = await reasonToIgnore(world, { parsed, messageId, sender: given.sender });
  if (reason) return { kind: 'ignored', reason };
  const sent = parsed.attachments;
  const email: NewInboundEmail = {
    contactMessageId,
    messageId,
    receivedAt: now,
    senderName: cleanLine(parsed.from.name, 200),
    senderEmail: parsed.from.address,
    isVerified: isSenderVerified(parsed.headers, {
      authservId: inboundEmail.authservId,
      senderEmail: parsed.from.address,
    }),
    subject: cleanLine(parsed.subject, 300),
    ...emailText(parsed.text),
    attachments: sent.map(({ name, content }) => ({ name: cleanLine(name, 100), bytes: content.length })),
  };
  return keep(world, { email, sent, token: given.token });
}

/** 'beyond-limits': the parser ended by a limit, and would again. */
async function parse(
  world: World,
  raw: Uint8Array,
): Promise<ReceivedEmail | null | 'busy' | 'beyond-limits'> {
  try {
    return await world.processes.run('parse-email', { raw, mostText: longestParsed + 1, mostAttachments });
  } catch (error) {
    if (!(error instanceof TaskFailed)) throw error;
    if (error.failure === 'unreadable') return null;
    return isInputFault(error) ? 'beyond-limits' : 'busy';
  }
}

/** As a file in the thread: nothing of it is known but its envelope. */
async function keepUnparsed(
  world: World,
  { sender, raw, token }: DeliveredEmail,
  kept: { contactMessageId: string; messageId: string },
): Promise<ReceiveEmailOutcome> {
  if (!isEmailAddress(sender)) return refused('unreadable');
  const sent = [{ name: 'email.eml', content: raw }];
  const email: NewInboundEmail = {
    ...kept,
    receivedAt: world.clock.now(),
    senderName: '',
    senderEmail: sender,
    isVerified: false,
    subject: '',
    body: '',
    isShortened: false,
    isUnparsed: true,
    attachments: [{ name: 'email.eml', bytes: raw.length }],
  };
  return keep(world, { email, sent, token });
}

async function keep(
  world: World,
  { email, sent, token }: { email: NewInboundEmail; sent: readonly SentAttachment[]; token: string },
): Promise<ReceiveEmailOutcome> {
  const taken = await takeLimits(world, [
    ['inboundEmailsPerSender', email.senderEmail],
    ['inboundEmailsPerThread', email.contactMessageId],
  ]);
  if (!taken.ok) return { kind: 'too-many', retryAfterSeconds: taken.retryAfterSeconds };
  const files = await keepAttachments(world, sent);
  const outcome = await change(world, system, (c) => storeOnce(c, { email, files, token }));
  if (outcome.kind !== 'received') await dropAttachments(world, files);
  return outcome;
}

function messageIdOf({ messageId }: ReceivedEmail, raw: Uint8Array): string {
  if (messageId && /^<[\x21-\x3b=\x3f-\x7e]{1,250}>$/.test(messageId)) return messageId;
  return digestId(raw);
}

const digestId = (raw: Uint8Array) =>
  `<${createHash('sha256').update(raw).digest('hex')}@without-message-id>`;

async function reasonToIgnore(
  { db, settings }: World,
  { parsed, messageId, sender }: { parsed: ReceivedEmail; messageId: string; sender: string },
) {
  const own = {
    siteHost: siteHost(settings.siteUrl),
    inboundDomain: settings.inboundEmail?.domain ?? '',
    sender: senderAddress(settings),
  };
  const reason = unwantedReason(parsed, sender, own);
  if (reason) return reason;
  return (await isOwnMessageId(db.query, messageId)) ? 'loop' : null;
}

/** 'forged': the token was used before, for another email. */
async function storeOnce(
  c: Change,
  { email, files, token }: Arrived & { token: string },
): Promise<ReceiveEmailOutcome> {
  const content = hashToken(`${email.contactMessageId} ${email.messageId}`);
  let outcome: ReceiveEmailOutcome = { kind: 'duplicate' };
  const make = async () => {
    outcome = await store(c, { email, files });
    return content;
  };
  const used = await runOnce(c.tx, { key: `mailgun:${token}`, at: email.receivedAt, make });
  return used === content ? outcome : { kind: 'forged' };
}

interface Arrived {
  email: NewInboundEmail;
  files: readonly ArrivingAttachment[];
}

async function store(c: Change, { email, files }: Arrived): Promise<ReceiveEmailOutcome> {
  const { contactMessageId: messageId, receivedAt } = email;
  const message = await lockMessage(c.tx, messageId);
  if (!message) return refused('unknown-address');
  if ((await inboundEmailCount(c.tx, messageId)) >= mostEmailsInThread) return refused('full');
  const inboundEmailId = await insertInboundEmail(c.tx, email);
  if (!inboundEmailId) return { kind: 'duplicate' };
  await giveAttachmentsTo(
    c.tx,
    files.map(({ key }) => key),
    inboundEmailId,
  );
  const isMoved = await moveMessageTo({ ...c, now: receivedAt }, messageId, 'new');
  if (!isMoved) await increaseVersion(c.tx, messageId);
  await publish(c, {
    type: 'contact-message.email-received',
    messageId,
    inboundEmailId,
    name: message.name,
    email: message.email,
  });
  return { kind: 'received' };
}

import { createHash } from 'node:crypto';
import type { Tx } from '#platform/db/database.ts';
import { isSignedByMailgun, type MailgunProof } from '#platform/mail/mailgun-signature.ts';
import { parseEmail, type ReceivedEmail } from '#platform/mail/parse-email.ts';
import { senderAddress } from '#platform/mail/sender-line.ts';
import type { World } from '#platform/world.ts';
import { siteHost } from '#studio/email/branding.ts';
import { isEmailAddress } from '#studio/shared/email-address.ts';
import { publish } from '#studio/shared/events.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { takeLimits } from '#studio/shared/limits/take-limits.ts';
import { hashToken } from '#studio/shared/secret-token.ts';
import { cleanLine } from '#studio/shared/texts/clean-text.ts';
import { increaseVersion, lockMessage, moveMessageTo } from '../contact-messages.store.ts';
import { type ArrivingAttachment, giveAttachmentsTo } from './attachments.store.ts';
import { emailText } from './email-text.ts';
import { inboundEmailCount, isOwnMessageId } from './inbound-emails.queries.ts';
import { insertInboundEmail, type NewInboundEmail } from './inbound-emails.store.ts';
import { dropAttachments, keepAttachments } from './keep-attachments.ts';
import { messageOfReplyAddress } from './reply-address.ts';
import { isSenderVerified } from './sender-check.ts';
import { unwantedReason } from './unwanted-email.ts';

export const largestEmailBytes = 10 * 1024 * 1024;
const mostAttachments = 20;
const mostEmailsInThread = 200;

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
  const parsed = await parseEmail(given.raw);
  if (!parsed?.from || !isEmailAddress(parsed.from.address)) return refused('unreadable');
  const messageId = messageIdOf(parsed, given.raw);
  const reason = await reasonToIgnore(world, { parsed, messageId, sender: given.sender });
  if (reason) return { kind: 'ignored', reason };
  const taken = await takeLimits(world, [
    ['inboundEmailsPerSender', parsed.from.address],
    ['inboundEmailsPerThread', contactMessageId],
  ]);
  if (!taken.ok) return { kind: 'too-many', retryAfterSeconds: taken.retryAfterSeconds };
  const sent = parsed.attachments.slice(0, mostAttachments);
  const email: NewInboundEmail = {
    ...{ contactMessageId, messageId, receivedAt: now },
    ...{ senderName: cleanLine(parsed.from.name, 200), senderEmail: parsed.from.address },
    isVerified: isSenderVerified(parsed.headers, {
      authservId: inboundEmail.authservId,
      senderEmail: parsed.from.address,
    }),
    subject: cleanLine(parsed.subject, 300),
    ...emailText(parsed),
    attachments: sent.map(({ name, content }) => ({ name: cleanLine(name, 100), bytes: content.length })),
  };
  const files = await keepAttachments(world, sent);
  const outcome = await world.db.transaction((tx) =>
    storeOnce(world, tx, { email, files, token: given.token }),
  );
  if (outcome.kind !== 'received') await dropAttachments(world, files);
  return outcome;
}

function messageIdOf({ messageId }: ReceivedEmail, raw: Uint8Array): string {
  if (messageId && /^<[\x21-\x3b=\x3f-\x7e]{1,250}>$/.test(messageId)) return messageId;
  return `<${createHash('sha256').update(raw).digest('hex')}@without-message-id>`;
}

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
  world: World,
  tx: Tx,
  { email, files, token }: Arrived & { token: string },
): Promise<ReceiveEmailOutcome> {
  const content = hashToken(`${email.contactMessageId} ${email.messageId}`);
  let outcome: ReceiveEmailOutcome = { kind: 'duplicate' };
  const make = async () => {
    outcome = await store(world, tx, { email, files });
    return content;
  };
  const used = await runOnce(tx, { key: `mailgun:${token}`, at: email.receivedAt, make });
  return used === content ? outcome : { kind: 'forged' };
}

interface Arrived {
  email: NewInboundEmail;
  files: readonly ArrivingAttachment[];
}

async function store(world: World, tx: Tx, { email, files }: Arrived): Promise<ReceiveEmailOutcome> {
  const { contactMessageId: messageId, receivedAt: now } = email;
  const message = await lockMessage(tx, messageId);
  if (!message) return refused('unknown-address');
  if ((await inboundEmailCount(tx, messageId)) >= mostEmailsInThread) return refused('full');
  const inboundEmailId = await insertInboundEmail(tx, email);
  if (!inboundEmailId) return { kind: 'duplicate' };
  await giveAttachmentsTo(
    tx,
    files.map(({ key }) => key),
    inboundEmailId,
  );
  const isMoved = await moveMessageTo(tx, { id: messageId, to: 'new', now });
  if (!isMoved) await increaseVersion(tx, messageId);
  await publish(world, tx, {
    type: 'contact-message.email-received',
    ...{ messageId, inboundEmailId, name: message.name, email: message.email },
  });
  return { kind: 'received' };
}

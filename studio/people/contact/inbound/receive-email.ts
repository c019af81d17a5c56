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
import { nameAttachments } from './attachment-names.ts';
import { type ArrivingAttachment, giveAttachmentsTo } from './attachments.store.ts';
import { emailText, longestParsed } from './email-text.ts';
import { hasInboundEmail, inboundEmailCount, isOwnMessageId } from './inbound-emails.queries.ts';
import { insertInboundEmail, type NewInboundEmail } from './inbound-emails.store.ts';
import { dropAttachments, keepAttachments, type SentAttachment } from './keep-attachments.ts';
import { newMessage } from './new-message.ts';
import { messageOfReplyAddress } from './reply-address.ts';
import { isSenderVerified } from './sender-check.ts';
import { unwantedReason } from './unwanted-email.ts';

export const largestEmailBytes = 25 * 1024 * 1024;
const mostAttachments = 20;
const mostEmailsInThread = 200;
const busySeconds = 60;
/** An email that takes too long to parse has its text at the beginning. */
const beginningBytes = 64 * 1024;
const unknownSender = 'unknown@sender.invalid';

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
  | { kind: 'too-many'; retryAfterSeconds: number; isBusy?: boolean };

/**
 * Stores an email in the conversation that its signed reply address names, and reopens it; without one, as a new
 * conversation. What can't be read, or is too large, is kept as a file with what could be read. Idempotent by
 * Message-ID; a token of Mailgun is accepted for one email.
 */
export async function receiveEmail(world: World, input: DeliveredEmail): Promise<ReceiveEmailOutcome> {
  const { inboundEmail } = world.settings;
  if (!inboundEmail || !isSignedByMailgun(input, inboundEmail.signingKey, world.clock.now()))
    return { kind: 'forged' };
  const delivered = { ...input, raw: input.raw.subarray(0, largestEmailBytes) };
  const named = messageOfReplyAddress(input.recipient, inboundEmail.domain, world.secret);
  if (await isKept(world, delivered, named)) return { kind: 'duplicate' };
  const parsed = await parse(world, delivered.raw);
  if (parsed === 'busy') return { kind: 'too-many', retryAfterSeconds: busySeconds, isBusy: true };
  const messageId = messageIdOf(parsed, delivered);
  const reason = await reasonToIgnore(world, { parsed, messageId, sender: input.sender });
  if (reason) return { kind: 'ignored', reason };
  const isCut = input.raw.length > largestEmailBytes;
  const arrived = await readArrived(world, { parsed, messageId, delivered, isCut });
  return keep(world, { ...arrived, named, token: input.token });
}

async function isKept({ db }: World, delivered: DeliveredEmail, named: string | null): Promise<boolean> {
  const kept = { contactMessageId: named, messageId: digestId(delivered) };
  return hasInboundEmail(db.query, kept);
}

/** Null: nothing could be read. 'busy': no process was free. */
async function parse(world: World, raw: Uint8Array): Promise<ReceivedEmail | null | 'busy'> {
  const run = (bytes: Uint8Array) =>
    world.processes.run('parse-email', { raw: bytes, mostText: longestParsed + 1, mostAttachments });
  try {
    return await run(raw);
  } catch (error) {
    if (!(error instanceof TaskFailed)) throw error;
    if (!isInputFault(error)) return 'busy';
    if (error.failure === 'too-large' || raw.length <= beginningBytes) return null;
  }
  try {
    return { ...(await run(raw.subarray(0, beginningBytes))), attachments: [], isIncomplete: true };
  } catch (error) {
    if (!(error instanceof TaskFailed)) throw error;
    return isInputFault(error) ? null : 'busy';
  }
}

interface Read {
  parsed: ReceivedEmail | null;
  messageId: string;
  delivered: DeliveredEmail;
  isCut: boolean;
}

interface ArrivingEmail {
  email: Omit<NewInboundEmail, 'contactMessageId'>;
  sent: readonly SentAttachment[];
}

async function readArrived(
  world: World,
  { parsed, messageId, delivered, isCut }: Read,
): Promise<ArrivingEmail> {
  const { raw, sender } = delivered;
  const isUnparsed = isCut || !parsed || parsed.isIncomplete || isNothing(parsed);
  const found = isCut ? [] : (parsed?.attachments ?? []);
  const whole = { name: 'email.eml', content: raw };
  const named = await nameAttachments(world.db.query, found, parsed?.subject ?? '');
  const text = emailText(parsed?.text ?? '');
  const isPart = isUnparsed || text.isShortened;
  const sent = isPart ? [...named.slice(0, mostAttachments - 1), whole] : named;
  const senderEmail = senderAddressOf(parsed, sender);
  return {
    email: {
      messageId,
      receivedAt: world.clock.now(),
      senderName: cleanLine(parsed?.from?.name ?? '', 200),
      senderEmail,
      isVerified: isVerified(world, parsed, senderEmail),
      subject: cleanLine(parsed?.subject ?? '', 300),
      body: text.body,
      isShortened: isCut || text.isShortened,
      isUnparsed,
      attachments: sent.map(({ name, content }) => ({ name: cleanLine(name, 100), bytes: content.length })),
    },
    sent,
  };
}

/** Neither text nor files: what it says may be where nothing is expected. */
function isNothing({ text, attachments }: ReceivedEmail): boolean {
  return attachments.length === 0 && text.trim() === '';
}

function isVerified({ settings }: World, parsed: ReceivedEmail | null, senderEmail: string): boolean {
  // The address of the envelope is not what was checked.
  if (!parsed?.hasOneAuthor || parsed.from?.address !== senderEmail) return false;
  const authservId = settings.inboundEmail?.authservId ?? null;
  return isSenderVerified(parsed.headers, { authservId, senderEmail });
}

/** Of From, or else of the envelope. Shown, never written to. */
function senderAddressOf(parsed: ReceivedEmail | null, envelope: string): string {
  const addresses = [parsed?.from?.address ?? '', envelope].map((address) => cleanLine(address, 254));
  return addresses.find(isEmailAddress) ?? addresses.find(({ length }) => length >= 3) ?? unknownSender;
}

async function keep(
  world: World,
  { email, sent, named, token }: ArrivingEmail & { named: string | null; token: string },
): Promise<ReceiveEmailOutcome> {
  const taken = await takeLimits(world, [
    ['inboundEmailsPerSender', email.senderEmail],
    ['inboundEmailsPerThread', named ?? 'unknown'],
  ]);
  if (!taken.ok) return { kind: 'too-many', retryAfterSeconds: taken.retryAfterSeconds };
  const files = await keepAttachments(world, sent);
  const text = files.length === 0 && email.body === '' && email.isUnparsed ? rawText(sent) : {};
  const kept = { ...email, ...text };
  const outcome = await change(world, system, (c) => storeOnce(c, { email: kept, files, named, token }));
  if (outcome.kind !== 'received') await dropAttachments(world, files);
  return outcome;
}

/** Without space for the file, the email as it was sent is better than nothing. */
function rawText(sent: readonly SentAttachment[]): ReturnType<typeof emailText> {
  return emailText(Buffer.from(sent.at(-1)?.content.subarray(0, longestParsed) ?? []).toString('utf8'));
}

function messageIdOf(parsed: ReceivedEmail | null, delivered: DeliveredEmail): string {
  const messageId = parsed?.messageId;
  if (messageId && /^<[\x21-\x3b=\x3f-\x7e]{1,250}>$/.test(messageId)) return messageId;
  return digestId(delivered);
}

/** Of an email without content, the token: each is another one. */
function digestId({ raw, token }: DeliveredEmail): string {
  const digest = createHash('sha256').update(raw.length > 0 ? raw : token);
  return `<${digest.digest('hex')}@without-message-id>`;
}

async function reasonToIgnore(
  { db, settings }: World,
  { parsed, messageId, sender }: { parsed: ReceivedEmail | null; messageId: string; sender: string },
) {
  const own = {
    siteHost: siteHost(settings.siteUrl),
    inboundDomain: settings.inboundEmail?.domain ?? '',
    sender: senderAddress(settings),
  };
  const reason = unwantedReason(parsed ?? { headers: [], from: null, attachments: [] }, sender, own);
  if (reason) return reason;
  return (await isOwnMessageId(db.query, messageId)) ? 'loop' : null;
}

interface Arrived {
  email: Omit<NewInboundEmail, 'contactMessageId'>;
  files: readonly ArrivingAttachment[];
  named: string | null;
}

/** 'forged': the token was used before, for another email. */
async function storeOnce(
  c: Change,
  { token, ...arrived }: Arrived & { token: string },
): Promise<ReceiveEmailOutcome> {
  const { email, named } = arrived;
  const content = hashToken(`${named} ${email.messageId}`);
  let outcome: ReceiveEmailOutcome = { kind: 'duplicate' };
  const make = async () => {
    outcome = await store(c, arrived);
    return content;
  };
  const used = await runOnce(c.tx, { key: `mailgun:${token}`, at: email.receivedAt, make });
  return used === content ? outcome : { kind: 'forged' };
}

async function store(c: Change, { email, files, named }: Arrived): Promise<ReceiveEmailOutcome> {
  const message = (named && (await joinedMessage(c, named))) || (await newMessage(c.tx, email));
  if (!message) return { kind: 'duplicate' };
  const messageId = message.id;
  const inboundEmailId = await insertInboundEmail(c.tx, { ...email, contactMessageId: messageId });
  if (!inboundEmailId) return { kind: 'duplicate' };
  await giveAttachmentsTo(
    c.tx,
    files.map(({ key }) => key),
    inboundEmailId,
  );
  const isMoved = await moveMessageTo({ ...c, now: email.receivedAt }, messageId, 'new');
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

async function joinedMessage({ tx }: Change, id: string) {
  const message = await lockMessage(tx, id);
  return message && (await inboundEmailCount(tx, id)) < mostEmailsInThread ? message : null;
}

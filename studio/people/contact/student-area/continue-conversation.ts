import { randomUUID } from 'node:crypto';
import type { World } from '#platform/world.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { takeLimits } from '#studio/shared/limits/take-limits.ts';
import { cleanText } from '#studio/shared/texts/clean-text.ts';
import { countOf } from '#studio/shared/texts/entry-text.ts';
import { system, type Who } from '#studio/shared/who.ts';
import { contactLimits } from '../contact-fields.ts';
import { increaseVersion, lockMessage, moveMessageTo, setReadByPerson } from '../contact-messages.store.ts';
import { insertInboundEmail } from '../inbound/inbound-emails.store.ts';
import { nameOfAccount, ownConversation } from './conversations.queries.ts';

export type ContinueOutcome =
  | { ok: true }
  | { ok: false; refusal: 'not-found' | 'empty' | 'too-long' }
  | { ok: false; refusal: 'too-many'; retryAfterSeconds: number };

type Person = Who & { userId: string; email: string };

interface Continuing {
  messageId: string;
  body: string;
  once: string | null;
}

/** What the person writes below our reply, in the student area: the conversation is new again. Idempotent per `once`. */
export async function continueConversation(
  world: World,
  who: Person,
  { messageId, body, once }: Continuing,
): Promise<ContinueOutcome> {
  if (!(await ownConversation(world.db.query, who, messageId))) return { ok: false, refusal: 'not-found' };
  const text = cleanText(body);
  if (text === '') return { ok: false, refusal: 'empty' };
  if (countOf(text) > contactLimits.message) return { ok: false, refusal: 'too-long' };
  const taken = await takeLimits(world, [
    ['inboundEmailsPerSender', who.email],
    ['inboundEmailsPerThread', messageId],
  ]);
  if (!taken.ok) return { ok: false, refusal: 'too-many', retryAfterSeconds: taken.retryAfterSeconds };
  return change(world, system, (c) => store(c, { who, messageId, once, body: text }));
}

async function store(
  c: Change,
  { who, messageId, once, body }: Continuing & { who: Person },
): Promise<ContinueOutcome> {
  const message = await lockMessage(c.tx, messageId);
  if (!message || message.state === 'deleted') return { ok: false, refusal: 'not-found' };
  const inboundEmailId = await insertInboundEmail(c.tx, {
    contactMessageId: messageId,
    messageId: `<${once ?? randomUUID()}@without-message-id>`,
    senderName: await nameOfAccount(c.tx, who.userId),
    senderEmail: who.email,
    isVerified: true,
    subject: '',
    body,
    isShortened: false,
    attachments: [],
    receivedAt: c.now,
    isFromStudentArea: true,
  });
  if (!inboundEmailId) return { ok: true };
  if (!(await moveMessageTo(c, messageId, 'new'))) await increaseVersion(c.tx, messageId);
  await publish(c, {
    type: 'contact-message.email-received',
    messageId,
    inboundEmailId,
    name: message.name,
    email: message.email,
  });
  return { ok: true };
}

/** When the person has opened it in the student area. */
export async function markConversationRead(world: World, messageId: string): Promise<void> {
  await change(world, system, (c) => setReadByPerson(c, messageId));
}

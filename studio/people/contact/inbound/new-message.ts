import type { Tx } from '#platform/db/database.ts';
import { contactLimits } from '../contact-fields.ts';
import { insertEmailedMessage } from '../contact-messages.store.ts';
import { conversationLanguage, hasInboundEmail } from './inbound-emails.queries.ts';
import { lockEmail, type NewInboundEmail } from './inbound-emails.store.ts';

/** For an email whose conversation is unknown, deleted or full. Null: it is in another one already. */
export async function newMessage(tx: Tx, email: Omit<NewInboundEmail, 'contactMessageId'>) {
  await lockEmail(tx, email.messageId);
  if (await hasInboundEmail(tx, { contactMessageId: null, messageId: email.messageId })) return null;
  const { senderName, senderEmail, subject, receivedAt } = email;
  const name = [...(senderName || senderEmail)].slice(0, contactLimits.name).join('');
  const language = await conversationLanguage(tx, senderEmail);
  const from = { name, email: senderEmail, message: subject, language };
  const id = await insertEmailedMessage(tx, { ...from, now: receivedAt });
  return { id, name, email: senderEmail };
}

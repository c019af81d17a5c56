import { messageToNotify } from '#studio/contact/message-list.queries.ts';
import { readBranding } from '#studio/email/branding.queries.ts';
import { queueEmail } from '#studio/email/queue-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { ownerReader } from '../bookings/booking-email.queries.ts';
import { contactMessage } from './contact-message.ts';

export const notifyContactMessage: DomainEventHandler<'contact-message.sent'> = async (world, tx, event) => {
  const owner = await ownerReader(tx);
  if (!owner) return;
  const from = await messageToNotify(tx, event.messageId);
  const branding = await readBranding(tx, world.settings);
  await queueEmail(world, tx, {
    ...contactMessage({ branding, language: owner.language, from }),
    kind: 'contact-message',
    language: owner.language,
    to: owner.email,
    replyTo: from.email,
    dedupeKey: `contact-message:${event.messageId}`,
  });
};

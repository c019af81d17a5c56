import { notifyContactMessage } from './notifications/contact/notify-contact-message.ts';
import type { DomainEventHandlers } from './shared/events.ts';

/** Who reacts to what, in order: the map of the system. */
export const eventHandlers: DomainEventHandlers = {
  'contact-message.sent': [notifyContactMessage],
};

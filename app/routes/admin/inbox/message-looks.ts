import type { BadgeLook } from '#app/ui/feedback/badge.tsx';
import type { MessageState } from '#platform/db/schema/messages.ts';

/** How a message's state stands out in the list and on its page. */
export const messageLooks: Record<MessageState, BadgeLook> = {
  new: 'waiting',
  read: 'plain',
  answered: 'done',
  deleted: 'quiet',
};

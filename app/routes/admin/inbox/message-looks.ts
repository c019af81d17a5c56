import type { BadgeLook } from '#app/ui/feedback/badge.tsx';
import type { MessageState } from '#platform/db/schema/messages.ts';

export const messageLooks: Record<MessageState, BadgeLook> = {
  new: 'waiting',
  read: 'plain',
  answered: 'done',
  deleted: 'quiet',
};

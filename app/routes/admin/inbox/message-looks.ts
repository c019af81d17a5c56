import type { BadgeVariant } from '#app/ui/feedback/badge.tsx';
import type { MessageState } from '#platform/db/schema/messages.ts';

export const messageVariants: Record<MessageState, BadgeVariant> = {
  new: 'waiting',
  read: 'plain',
  answered: 'done',
  deleted: 'quiet',
};

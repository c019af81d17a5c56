import type { Waiting } from './counts.queries.ts';

/** The number on the icon of the installed admin: open tasks and unread messages. */
export function badgeOf({ tasks, messages }: Pick<Waiting, 'tasks' | 'messages'>): number {
  return tasks + messages;
}

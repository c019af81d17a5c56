import { z } from 'zod';
import type { MessageState } from '#platform/db/schema/messages.ts';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.ts';
import type { Who } from '#studio/shared/who.ts';
import { dropDeletedMessages, lockMessage, moveMessageTo } from './contact-messages.store.ts';
import { messageKeptDays } from './message.ts';

/** What the owner does with a message; 'back' takes a deletion back. */
export const messageActs = ['new', 'read', 'answered', 'deleted', 'back'] as const;

const input = z.object({
  messageId: z.guid(),
  act: z.enum(messageActs),
  /** Of the message as it was seen. */
  version: z.coerce.number().int().min(1),
});

export type ChangeMessageOutcome =
  | { ok: true; state: MessageState; version: number }
  | { ok: false; refusal: 'not-there' | 'changed' };

/**
 * The owner marks a message as read or answered, deletes it, or brings it back within a week. Of two who do so at once
 * the second is told that it has changed ('changed'); wanting what is so already is no change and no refusal.
 */
export async function changeMessage(world: World, who: Who, given: unknown): Promise<ChangeMessageOutcome> {
  const read = input.safeParse(given);
  if (who.role !== 'owner' || !read.success) return { ok: false, refusal: 'not-there' };
  const { messageId, act, version } = read.data;
  const now = world.clock.now();
  return world.db.transaction(async (tx): Promise<ChangeMessageOutcome> => {
    const message = await lockMessage(tx, messageId);
    if (!message) return { ok: false, refusal: 'not-there' };
    const to = act === 'back' ? (message.state_before ?? message.state) : act;
    if (message.state === to) return { ok: true, state: to, version: message.version };
    if (message.version !== version) return { ok: false, refusal: 'changed' };
    if (!(await moveMessageTo(tx, messageId, to, now))) return { ok: false, refusal: 'changed' };
    const action = `message.${act}` as const;
    await audit(tx, { at: now, actor: 'owner', action, subject: `message:${messageId}` });
    return { ok: true, state: to, version: message.version + 1 };
  });
}

/** The reconcile's part: what was deleted a week ago goes for good. */
export async function deleteExpiredMessages(world: World): Promise<void> {
  const before = world.clock.now().subtract({ hours: messageKeptDays * 24 });
  await world.db.transaction((tx) => dropDeletedMessages(tx, before));
}

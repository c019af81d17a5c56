import { z } from 'zod';
import type { MessageState } from '#platform/db/schema/messages.ts';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import type { May } from '#studio/shared/who.ts';
import { dropDeletedMessages, lockMessage, moveMessageTo } from './contact-messages.store.ts';
import { messageKeptDays } from './message.ts';

export const messageActs = ['new', 'read', 'answered', 'deleted', 'back'] as const;

const input = z.object({
  messageId: z.guid(),
  act: z.enum(messageActs),
  version: z.coerce.number().int().min(1),
});

export type ChangeMessageOutcome =
  | { ok: true; state: MessageState; version: number }
  | { ok: false; refusal: 'not-found' | 'changed' };

/** Marks a message read or answered, deletes or restores it. Idempotent; 'changed' on a newer version. */
export async function changeMessage(
  world: World,
  who: May<'inbox'>,
  given: unknown,
): Promise<ChangeMessageOutcome> {
  const read = input.safeParse(given);
  if (!read.success) return { ok: false, refusal: 'not-found' };
  const { messageId, act, version } = read.data;
  return change(world, who, async (c): Promise<ChangeMessageOutcome> => {
    const message = await lockMessage(c.tx, messageId);
    if (!message) return { ok: false, refusal: 'not-found' };
    const to = act === 'back' ? (message.state_before ?? message.state) : act;
    if (message.state === to) return { ok: true, state: to, version: message.version };
    if (message.version !== version) return { ok: false, refusal: 'changed' };
    if (!(await moveMessageTo(c, messageId, to))) return { ok: false, refusal: 'changed' };
    const action = `message.${act}` as const;
    await audit(c, { action, subject: `message:${messageId}` });
    if (to === 'answered' || to === 'deleted') {
      await publish(c, { type: 'contact-message.closed', messageId });
    }
    if (to === 'new' && !message.is_suspected) {
      const { name, email } = message;
      await publish(c, { type: 'contact-message.waiting', messageId, name, email, isReopened: true });
    }
    return { ok: true, state: to, version: message.version + 1 };
  });
}

/** A message that needs no answer is read. */
export async function readMessage(world: World, who: May<'today'>, messageId: string): Promise<void> {
  await change(world, who, async (c) => {
    const message = await lockMessage(c.tx, messageId);
    if (message?.state !== 'new') return;
    await moveMessageTo(c, messageId, 'read');
    await audit(c, { action: 'message.read', subject: `message:${messageId}` });
  });
}

/** Reconciler: permanently deletes messages a week after their deletion. */
export async function deleteExpiredMessages(world: World): Promise<void> {
  const before = world.clock.now().subtract({ hours: messageKeptDays * 24 });
  await world.db.transaction((tx) => dropDeletedMessages(tx, before));
}

import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { publish } from '#studio/shared/events.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import type { May } from '#studio/shared/who.ts';
import { giveFilesToReply } from './attachments/reply-attachments.store.ts';
import { lockMessage, moveMessageTo } from './contact-messages.store.ts';
import { lockDraft, markReplySent } from './replies.store.ts';

export type SendReplyOutcome =
  | { ok: true; replyId: string }
  | { ok: false; refusal: 'not-found' | 'changed' };

/**
 * Emails the draft that the owner has seen, and marks the message as answered. Idempotent per `once`; 'changed' when
 * draft or message were changed since.
 */
export async function sendReply(
  world: World,
  _who: May<'inbox'>,
  { messageId, version, once }: { messageId: string; version: number; once: string | null },
): Promise<SendReplyOutcome> {
  if (!z.guid().safeParse(messageId).success) {
    return { ok: false, refusal: 'not-found' };
  }
  const now = world.clock.now();
  return world.db.transaction(async (tx): Promise<SendReplyOutcome> => {
    let refusal: 'not-found' | 'changed' = 'changed';
    const make = async () => {
      const message = await lockMessage(tx, messageId);
      if (!message || message.state === 'deleted') refusal = 'not-found';
      if (message?.version !== version || message.state === 'deleted') return null;
      const draft = await lockDraft(tx, messageId);
      if (!draft || !(await moveMessageTo(tx, { id: messageId, to: 'answered', now }))) return null;
      await markReplySent(tx, draft.id, now);
      await giveFilesToReply(tx, messageId, draft.id);
      await audit(tx, {
        at: now,
        actor: 'owner',
        action: 'message.replied',
        subject: `message:${messageId}`,
      });
      await publish(world, tx, { type: 'contact-message.replied', replyId: draft.id });
      await publish(world, tx, { type: 'contact-message.closed', messageId });
      return draft.id;
    };
    const replyId = await runOnce<string | null>(tx, { key: once, at: now, make });
    return replyId === null ? { ok: false, refusal } : { ok: true, replyId };
  });
}

import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
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
  who: May<'inbox'>,
  { messageId, version, once }: { messageId: string; version: number; once: string | null },
): Promise<SendReplyOutcome> {
  if (!z.guid().safeParse(messageId).success) {
    return { ok: false, refusal: 'not-found' };
  }
  return change(world, who, async (c): Promise<SendReplyOutcome> => {
    let refusal: 'not-found' | 'changed' = 'changed';
    const make = async () => {
      const message = await lockMessage(c.tx, messageId);
      if (!message || message.state === 'deleted') refusal = 'not-found';
      if (message?.version !== version || message.state === 'deleted') return null;
      const draft = await lockDraft(c.tx, messageId);
      if (!draft || !(await moveMessageTo(c, messageId, 'answered'))) return null;
      await markReplySent(c, draft.id);
      await giveFilesToReply(c.tx, messageId, draft.id);
      await audit(c, { action: 'message.replied', subject: `message:${messageId}` });
      await publish(c, { type: 'contact-message.replied', replyId: draft.id });
      await publish(c, { type: 'contact-message.closed', messageId });
      return draft.id;
    };
    const replyId = await runOnce<string | null>(c.tx, { key: once, at: c.now, make });
    return replyId === null ? { ok: false, refusal } : { ok: true, replyId };
  });
}

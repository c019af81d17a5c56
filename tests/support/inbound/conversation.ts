import { beforeEach, expect } from 'vitest';
import { inboundEmailsOf } from '#studio/people/contact/inbound/inbound-emails.queries.ts';
import { type DeliveredEmail, receiveEmail } from '#studio/people/contact/inbound/receive-email.ts';
import { messageForOwner } from '#studio/people/contact/message-list.queries.ts';
import { sendContactMessage } from '#studio/people/contact/send-contact-message.ts';
import { sendReply } from '#studio/people/contact/send-reply.ts';
import { writeReply } from '#studio/people/contact/write-reply.ts';
import { newWorld, type Stage } from '../page-fixture.ts';
import { owner, visitor } from '../who.ts';
import type { TestWorld } from '../world.ts';
import { delivery, inboundSettings } from './mailgun.ts';

export const sender = 'aase@example.dk';

/** Before each test, a visitor's message and our reply to it; `recipient` is the reply's Reply-To. */
export function testConversation(stage: Stage) {
  const q = () => stage.db.query;
  const conversation = {
    world: undefined as unknown as TestWorld,
    messageId: '',
    recipient: '',
    message: async () => (await messageForOwner(q(), owner, conversation.messageId))!,
    stored: () => inboundEmailsOf(q(), conversation.messageId),
    write: (body: string, version: number) =>
      writeReply(conversation.world, owner, {
        messageId: conversation.messageId,
        version,
        language: 'en',
        body,
      }),
    replied: async (body: string): Promise<string> => {
      const { world, messageId, message } = conversation;
      await conversation.write(body, (await message()).version);
      const sent = await sendReply(world, owner, {
        messageId,
        version: (await message()).version,
        once: null,
      });
      expect(sent).toMatchObject({ ok: true });
      const mails = await q()
        .selectFrom('emails')
        .select('reply_to')
        .where('kind', '=', 'contact-reply')
        .orderBy('created_at', 'desc')
        .execute();
      return mails[0]?.reply_to ?? '';
    },
    /** A second after the email before it. */
    received: (input?: Parameters<typeof delivery>[1], changes?: Partial<DeliveredEmail>) => {
      const { world, recipient } = conversation;
      world.setNow(world.clock.now().add({ seconds: 1 }));
      return receiveEmail(world, delivery({ recipient, now: world.clock.now() }, input, changes));
    },
  };
  beforeEach(async () => {
    const { world } = newWorld(stage.db, { env: inboundSettings });
    conversation.world = world;
    await sendContactMessage(world, visitor, { name: 'Åse Ø', email: sender, message: 'Kan I om aftenen?' });
    const { id } = await q().selectFrom('contact_messages').select('id').executeTakeFirstOrThrow();
    conversation.messageId = id;
    conversation.recipient = await conversation.replied('Passer tirsdag?');
  });
  return conversation;
}

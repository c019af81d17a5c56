import { beforeEach, describe, expect, test } from 'vitest';
import type { OutgoingMail } from '#platform/mail/mail.ts';
import { sendEmail } from '#studio/shared/email/send-email.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner, student, visitor } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { changeMessage } from './change-message.ts';
import { listMessages, messageForOwner } from './message-list.queries.ts';
import { draftOf, repliesTo } from './replies.queries.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { sendReply } from './send-reply.ts';
import { writeReply } from './write-reply.ts';

const stage = testStage();
let messageId = '';
const email = 'aase@example.dk';
const q = () => stage.db.query;

beforeEach(async () => {
  const who = { ...visitor, language: 'da' as const };
  await sendContactMessage(stage.world, who, { name: 'Åse Ø', email, message: 'Kan I om aftenen?' });
  messageId = (await q().selectFrom('contact_messages').select('id').executeTakeFirstOrThrow()).id;
});

const message = async () => (await messageForOwner(q(), owner, messageId))!;

async function write(body: string, version?: number) {
  const reply = { messageId, version: version ?? (await message()).version, language: 'da' as const, body };
  return writeReply(stage.world, owner, reply);
}

async function send(once: string | null = null) {
  return sendReply(stage.world, owner, { messageId, version: (await message()).version, once });
}

async function answer(body: string): Promise<void> {
  expect(await write(body)).toEqual({ ok: true });
  expect(await send()).toMatchObject({ ok: true });
}

const emails = () =>
  q()
    .selectFrom('emails')
    .select(['id', 'message_id', 'kind', 'recipient', 'reply_to', 'headers', 'subject', 'language'])
    .orderBy('created_at')
    .orderBy('kind')
    .execute();

describe('a reply to a contact message', () => {
  test('is emailed in the person’s language with the message below it, and the message is answered', async () => {
    await answer('Ja, om tirsdagen.\n\nKl. 19.');
    const [mail] = (await queuedEmails(stage.db)).filter(({ kind }) => kind === 'contact-reply');
    expect(mail).toMatchObject({ recipient: email, subject: 'Sv: Din besked til Lindehav Voice Studio' });
    for (const text of [
      'Hej Åse,',
      'Ja, om tirsdagen.',
      'Kl. 19.',
      'Mange hilsner\nThea',
      '> Kan I om aftenen?',
    ]) {
      expect(mail?.body).toContain(text);
    }
    expect(await message()).toMatchObject({ state: 'answered', answeredAt: stage.world.clock.now() });
    expect(await repliesTo(q(), messageId)).toMatchObject([
      { body: 'Ja, om tirsdagen.\n\nKl. 19.', emailState: 'waiting' },
    ]);
    expect(await draftOf(q(), messageId)).toBeNull();
  });

  test('threads: it refers to the notification and to earlier replies, and is no automatic email', async () => {
    await answer('Ja.');
    stage.world.setNow(stage.world.clock.now().add({ hours: 1 }));
    await answer('Og om onsdagen.');
    const [notice, first, second] = await emails();
    expect(first).toMatchObject({
      reply_to: 'hello@lindehav.example',
      headers: { 'Auto-Submitted': 'no', 'In-Reply-To': notice!.message_id, References: notice!.message_id },
    });
    expect(second?.headers).toMatchObject({
      'In-Reply-To': first!.message_id,
      References: `${notice!.message_id} ${first!.message_id}`,
    });
    expect(second?.subject).toBe(first?.subject);
    const delivered: OutgoingMail[] = [];
    const deliver = async (mail: OutgoingMail) => void delivered.push(mail);
    await sendEmail(testWorld(stage.db, { mail: { kind: 'smtp', deliver } }), second!.id);
    expect(delivered).toMatchObject([
      { messageId: second!.message_id, replyTo: 'hello@lindehav.example', headers: second!.headers },
    ]);
    expect((await repliesTo(q(), messageId)).map(({ emailState }) => emailState)).toEqual([
      'waiting',
      'sent',
    ]);
  });

  test('sent twice by the same form is emailed once', async () => {
    await write('Ja.');
    const { version } = await message();
    const reply = { messageId, version, once: 'one-form' };
    const [one, two] = await Promise.all([
      sendReply(stage.world, owner, reply),
      sendReply(stage.world, owner, reply),
    ]);
    expect(two).toEqual(one);
    expect((await emails()).filter(({ kind }) => kind === 'contact-reply')).toHaveLength(1);
  });

  test('changed after its preview is not sent', async () => {
    await write('Ja.');
    const { version } = await message();
    await write('Nej.');
    expect(await sendReply(stage.world, owner, { messageId, version, once: null })).toEqual({
      ok: false,
      refusal: 'changed',
    });
    expect(await write('Måske.', version)).toEqual({ ok: false, refusal: 'changed', stored: 'Nej.' });
    expect(await repliesTo(q(), messageId)).toEqual([]);
  });

  test('is refused when it is empty, too long, of a deleted message, or not by the owner', async () => {
    expect(await write('  \r\n ')).toEqual({ ok: false, refusal: 'empty' });
    expect(await write('æ'.repeat(5001))).toEqual({ ok: false, refusal: 'too-long' });
    expect(await write('æ'.repeat(5000))).toEqual({ ok: true });
    for (const _who of [visitor, student]) {
      const _reply = { messageId, version: 2, language: 'da' as const, body: 'Hej' };
    }
    await changeMessage(stage.world, owner, { messageId, act: 'deleted', version: 2 });
    expect(await write('Hej')).toEqual({ ok: false, refusal: 'not-found' });
    expect(await send()).toEqual({ ok: false, refusal: 'not-found' });
  });

  test('appears in the list of messages, which can be opened again', async () => {
    await answer('Ja, om tirsdagen.');
    const query = { sort: 'sent', order: 'descending', filters: {}, search: '', at: null } as const;
    const { rows } = await listMessages(q(), owner, query);
    expect(rows).toMatchObject([
      { state: 'answered', beginning: 'Kan I om aftenen?', latest: 'Ja, om tirsdagen.', isLatestOurs: true },
    ]);
    await changeMessage(stage.world, owner, { messageId, act: 'read', version: (await message()).version });
    expect(await message()).toMatchObject({ state: 'read' });
    await answer('Og om onsdagen.');
    expect(await message()).toMatchObject({ state: 'answered' });
  });
});

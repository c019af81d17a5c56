import { beforeEach, expect, test } from 'vitest';
import { replyEmailOf } from '#studio/messages/notifications/contact/contact-reply.email.ts';
import { eraseGuest } from '#studio/office/privacy/erase-guest.ts';
import { ownData } from '#studio/office/privacy/own-data.queries.ts';
import { sendEmail } from '#studio/shared/email/send-email.ts';
import { delivery, inboundSettings, passed } from '#tests/support/inbound/mailgun.ts';
import { newWorld, testStage } from '#tests/support/page-fixture.ts';
import { owner, student } from '#tests/support/who.ts';
import type { TestWorld } from '#tests/support/world.ts';
import { receiveEmail } from './inbound/receive-email.ts';
import { listMessages, messageForOwner } from './message-list.queries.ts';
import { draftOf, repliesTo } from './replies.queries.ts';
import { sendReply } from './send-reply.ts';
import { startConversation } from './start-conversation.ts';
import { continueConversation } from './student-area/continue-conversation.ts';
import {
  ownConversation,
  ownConversations,
  unreadConversations,
} from './student-area/conversations.queries.ts';
import { writeReply } from './write-reply.ts';

const stage = testStage();
const mia = { ...student, userId: 's-mia', email: 'mia@example.dk' };
const given = {
  name: 'Mia Ærø',
  email: 'Mia@example.dk',
  subject: 'Your lesson\r\non Friday',
  body: 'Can you come at five?\n\nThe piano is tuned.',
  language: 'en',
};
let world: TestWorld;
const q = () => stage.db.query;

beforeEach(async () => {
  world = newWorld(stage.db, { env: inboundSettings }).world;
  await q()
    .insertInto('users')
    .values({
      id: mia.userId,
      name: 'Mia Ærø',
      email: mia.email,
      email_verified: true,
      image: null,
      role: 'student',
      language: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
});

async function start(): Promise<string> {
  const outcome = await startConversation(world, owner, { given, once: null });
  expect(outcome).toMatchObject({ ok: true });
  return outcome.ok ? outcome.messageId : '';
}
const message = async (id: string) => (await messageForOwner(q(), owner, id))!;
const send = async (id: string, once: string | null = null) =>
  sendReply(world, owner, { messageId: id, version: (await message(id)).version, once });
const queued = () =>
  q()
    .selectFrom('emails')
    .select(['id', 'message_id', 'recipient', 'subject', 'html', 'reply_to', 'headers'])
    .where('kind', '=', 'contact-reply')
    .orderBy('created_at')
    .execute();
const listed = async (search = '') => {
  const query = { sort: 'sent', order: 'descending', filters: {}, search, at: null } as const;
  return (await listMessages(q(), owner, query)).rows;
};

test('the email that is sent is the one of the preview: its own subject, no quoted message, no thread before it [P.340]', async () => {
  const id = await start();
  const preview = await replyEmailOf(q(), world, (await draftOf(q(), id))!.id);
  expect(preview).toMatchObject({ to: given.email, subject: 'Your lesson on Friday' });
  expect(preview.text).toContain('The piano is tuned.');
  expect(preview.text).not.toContain('You wrote on');
  expect(await send(id)).toMatchObject({ ok: true });
  const [mail, ...others] = await queued();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: given.email, subject: preview.subject, html: preview.html });
  expect(mail?.reply_to).toBe(preview.replyTo);
  expect(mail?.headers).not.toHaveProperty('In-Reply-To');
  expect(await message(id)).toMatchObject({ state: 'answered', isDraft: false });
});

test('a draft is in the inbox and found by its subject, but not in the student area', async () => {
  const id = await start();
  expect(await listed('Friday')).toMatchObject([{ id, state: 'read', isDraft: true, latest: null }]);
  expect(await ownConversations(q(), mia)).toEqual([]);
  expect(await ownConversation(q(), mia, id)).toBeNull();
  await send(id);
  expect(await listed()).toMatchObject([{ isDraft: false, isLatestOurs: true }]);
  expect(await ownConversations(q(), mia)).toMatchObject([{ beginning: 'Your lesson on Friday' }]);
  expect(await unreadConversations(q(), mia)).toBe(1);
  expect((await ownConversation(q(), mia, id))?.entries).toMatchObject([{ isOurs: true, body: given.body }]);
});

test('one form stores one draft, and two presses send one email', async () => {
  const one = { given, once: 'one-form' };
  const [first, second] = [
    await startConversation(world, owner, one),
    await startConversation(world, owner, one),
  ];
  expect(second).toEqual(first);
  expect(await listed()).toHaveLength(1);
  const id = first.ok ? first.messageId : '';
  const { version } = await message(id);
  const press = { messageId: id, version, once: 'one-press' };
  const sent = await Promise.all([sendReply(world, owner, press), sendReply(world, owner, press)]);
  expect(sent[1]).toEqual(sent[0]);
  expect(await queued()).toHaveLength(1);
});

test('subject and text of a draft are changed together, and a stale version changes neither', async () => {
  const id = await start();
  const { version } = await message(id);
  const write = (subject: string) =>
    writeReply(world, owner, { messageId: id, version, language: 'da', body: 'Kl. fem?', subject });
  expect(await write('')).toEqual({ ok: false, refusal: 'no-subject' });
  expect(await write('æ'.repeat(151))).toEqual({ ok: false, refusal: 'long-subject' });
  expect(await write('Fredag')).toEqual({ ok: true });
  expect(await write('Lørdag')).toMatchObject({ refusal: 'changed' });
  expect(await message(id)).toMatchObject({ subject: 'Fredag' });
  await send(id);
  expect(await queued()).toMatchObject([{ subject: 'Fredag' }]);
});

test('answers by email and from the student area join it, and our next email has the subject with Re', async () => {
  const id = await start();
  await send(id);
  const [mail] = await queued();
  world.setNow(world.clock.now().add({ minutes: 1 }));
  const answer = delivery(
    { recipient: mail?.reply_to ?? '', now: world.clock.now() },
    { headers: [passed('example.dk')] },
  );
  expect(await receiveEmail(world, answer)).toEqual({ kind: 'received' });
  const below = { messageId: id, body: 'And bring the score?', once: 'one-press' };
  expect(await continueConversation(world, mia, below)).toEqual({ ok: true });
  expect(await message(id)).toMatchObject({ state: 'new' });
  const { version } = await message(id);
  await writeReply(world, owner, { messageId: id, version, language: 'en', body: 'Yes.' });
  world.setNow(world.clock.now().add({ minutes: 1 }));
  await send(id);
  const [, next] = await queued();
  expect(next?.subject).toBe('Re: Your lesson on Friday');
  expect(next?.headers).toHaveProperty('In-Reply-To');
  expect(next?.headers.References).toContain(mail!.message_id);
  await sendEmail(world, mail!.id);
  expect(await repliesTo(q(), id)).toHaveLength(2);
});

test('is refused with what is wrong and for a suppressed address', async () => {
  const wrong = { name: ' ', email: 'mia@', subject: '\n', body: ' ', language: 'sv' };
  expect(await startConversation(world, owner, { given: wrong, once: null })).toEqual({
    ok: false,
    refusal: 'invalid',
    fields: ['name', 'email', 'subject', 'body', 'language'],
  });
  await q()
    .insertInto('suppressed_addresses')
    .values({ email: mia.email, reason: 'bounced', detail: '', suppressed_at: world.clock.now() })
    .execute();
  expect(await startConversation(world, owner, { given, once: null })).toEqual({
    ok: false,
    refusal: 'suppressed',
  });
  expect(await listed()).toEqual([]);
});

test('is exported and erased with the person', async () => {
  const id = await start();
  await send(id);
  await q().deleteFrom('users').where('id', '=', mia.userId).execute();
  const person = { emails: [mia.email], userId: null };
  expect((await ownData(q(), person)).get('contact_messages')).toMatchObject([
    { subject: 'Your lesson on Friday' },
  ]);
  expect((await ownData(q(), person)).get('contact_replies')).toMatchObject([{ body: given.body }]);
  expect(await eraseGuest(world, owner, { email: mia.email, language: 'en' })).toEqual({ ok: true });
  expect(await messageForOwner(q(), owner, id)).toBeNull();
});

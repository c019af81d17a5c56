import { beforeEach, expect, test } from 'vitest';
import { replyEmailOf } from '#studio/messages/notifications/contact/contact-reply.email.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner, student, visitor } from '#tests/support/who.ts';
import { changeMessage } from '../change-message.ts';
import { messageForOwner } from '../message-list.queries.ts';
import { sendContactMessage } from '../send-contact-message.ts';
import { sendReply } from '../send-reply.ts';
import { writeReply } from '../write-reply.ts';
import { askQuestion } from './ask-question.ts';
import { continueConversation, markConversationRead } from './continue-conversation.ts';
import { ownConversation, ownConversations, unreadConversations } from './conversations.queries.ts';

const stage = testStage();
const mia = { ...student, userId: 's-mia', email: 'mia@example.dk' };
const q = () => stage.db.query;

beforeEach(async () => {
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

const later = (hours: number) => stage.world.setNow(stage.world.clock.now().add({ hours }));
const only = async () => (await ownConversations(q(), mia))[0]!.id;

async function reply(body: string): Promise<string> {
  const messageId = await only();
  const version = async () => (await messageForOwner(q(), owner, messageId))!.version;
  await writeReply(stage.world, owner, { messageId, version: await version(), language: 'en', body });
  const sent = await sendReply(stage.world, owner, { messageId, version: await version(), once: null });
  return sent.ok ? sent.replyId : '';
}

test('a question of a student is in the inbox by their name, and its answer is read there, unread until it is opened [P.259]', async () => {
  expect(await askQuestion(stage.world, mia, 'Which key?')).toEqual({ ok: true });
  const messageId = await only();
  expect(await messageForOwner(q(), owner, messageId)).toMatchObject({
    name: 'Mia Ærø',
    email: mia.email,
    message: 'Which key?',
    state: 'new',
  });
  expect(await unreadConversations(q(), mia)).toBe(0);
  const replyId = await reply('In F.');
  expect(await unreadConversations(q(), mia)).toBe(1);
  expect(await unreadConversations(q(), mia, messageId)).toBe(0);
  expect(await ownConversation(q(), mia, messageId)).toMatchObject({
    message: 'Which key?',
    isUnread: true,
    entries: [{ isOurs: true, body: 'In F.' }],
  });
  await markConversationRead(stage.world, messageId);
  expect(await unreadConversations(q(), mia)).toBe(0);
  const email = await replyEmailOf(q(), stage.world, replyId);
  expect(email.text).toContain(`/dashboard/messages/${messageId}`);
});

test('what the student writes below reopens the conversation once per form and informs the owner', async () => {
  await askQuestion(stage.world, mia, 'Which key?');
  await reply('In F.');
  const messageId = await only();
  later(1);
  for (let press = 0; press < 2; press += 1) {
    const given = { messageId, body: 'And the verse?', once: 'one-press' };
    expect(await continueConversation(stage.world, mia, given)).toEqual({ ok: true });
  }
  expect(await messageForOwner(q(), owner, messageId)).toMatchObject({ state: 'new' });
  const { entries } = (await ownConversation(q(), mia, messageId))!;
  expect(entries.map(({ isOurs, body }) => [isOurs, body])).toEqual([
    [true, 'In F.'],
    [false, 'And the verse?'],
  ]);
  const emails = await q().selectFrom('emails').select('html').where('kind', '=', 'inbound-email').execute();
  expect(emails).toHaveLength(1);
  expect(emails[0]?.html).toContain('A reply in the student area');
  const tasks = await q()
    .selectFrom('tasks')
    .select('kind')
    .where('kind', '=', 'answer-email')
    .where('state', '=', 'open')
    .execute();
  expect(tasks).toHaveLength(1);
});

test('no one else reads or continues a conversation, and a deleted one is gone', async () => {
  await askQuestion(stage.world, mia, 'Which key?');
  const messageId = await only();
  for (const who of [student, visitor]) {
    expect(await ownConversations(q(), who)).toEqual([]);
    expect(await ownConversation(q(), who, messageId)).toBeNull();
  }
  const given = { messageId, body: 'Mine?', once: null };
  const other = { ...student, userId: 's-other', email: 'other@example.dk' };
  expect(await continueConversation(stage.world, other, given)).toEqual({ ok: false, refusal: 'not-found' });
  await changeMessage(stage.world, owner, { messageId, act: 'deleted', version: 1 });
  expect(await ownConversation(q(), mia, messageId)).toBeNull();
});

test('emails to the conversation from other addresses are not shown to the student', async () => {
  await askQuestion(stage.world, mia, 'Which key?');
  const messageId = await only();
  const email = {
    contact_message_id: messageId,
    sender_name: '',
    is_verified: false,
    subject: '',
    is_shortened: false,
    received_at: stage.world.clock.now(),
  };
  await q()
    .insertInto('inbound_emails')
    .values([
      { ...email, message_id: '<1@x>', sender_email: 'Mia@example.dk', body: 'By email' },
      { ...email, message_id: '<2@x>', sender_email: 'else@example.dk', body: 'Not hers' },
    ])
    .execute();
  expect((await ownConversation(q(), mia, messageId))?.entries).toMatchObject([{ body: 'By email' }]);
});

test('an empty, a too long and one question too many are refused', async () => {
  expect(await askQuestion(stage.world, mia, ' ')).toMatchObject({ ok: false, refusal: 'missing' });
  expect(await askQuestion(stage.world, mia, 'æ'.repeat(5001))).toMatchObject({ refusal: 'too-long' });
  await askQuestion(stage.world, mia, 'Which key?');
  const messageId = await only();
  const answer = (body: string) => continueConversation(stage.world, mia, { messageId, body, once: null });
  expect(await answer(' \0 ')).toEqual({ ok: false, refusal: 'empty' });
  expect(await answer('æ'.repeat(5001))).toEqual({ ok: false, refusal: 'too-long' });
  let refused = null;
  for (let count = 0; count < 30 && !refused; count += 1) {
    const outcome = await askQuestion(stage.world, mia, `Question ${count}`);
    refused = outcome.ok ? null : outcome;
  }
  expect(refused).toMatchObject({ refusal: 'too-many' });
});

test('a message sent on the contact page with the student’s address is a conversation too', async () => {
  await sendContactMessage(stage.world, visitor, { name: 'Mia', email: 'MIA@example.dk', message: 'Before' });
  expect(await ownConversations(q(), mia)).toMatchObject([{ beginning: 'Before' }]);
});

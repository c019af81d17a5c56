import { expect, test } from 'vitest';
import { changeMessage } from '#studio/people/contact/change-message.ts';
import { messageForOwner } from '#studio/people/contact/message-list.queries.ts';
import { sendContactMessage } from '#studio/people/contact/send-contact-message.ts';
import { sendReply } from '#studio/people/contact/send-reply.ts';
import { askQuestion } from '#studio/people/contact/student-area/ask-question.ts';
import { writeReply } from '#studio/people/contact/write-reply.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner, student, visitor } from '#tests/support/who.ts';
import { waitingFor } from './counts.queries.ts';
import { describeTask } from './describe-task.ts';
import { resolveTask } from './resolve-task.ts';
import { openTasks } from './tasks.queries.ts';

const stage = testStage();
const q = () => stage.db.query;
const tasks = async () => (await openTasks(q(), owner)).filter(({ kind }) => kind === 'answer-email');
const from = { name: 'Mia Ærø', email: 'mia@example.dk', message: 'Do you teach on Saturdays?' };

async function written(message: string = from.message): Promise<string> {
  expect(await sendContactMessage(stage.world, visitor, { ...from, message })).toEqual({ ok: true });
  return (await q().selectFrom('contact_messages').select('id').executeTakeFirstOrThrow()).id;
}

const version = async (id: string) => (await messageForOwner(q(), owner, id))?.version ?? 0;
const act = async (messageId: string, to: string) =>
  changeMessage(stage.world, owner, { messageId, act: to, version: await version(messageId) });

test('a visitor’s message is a task with a link to the conversation, until it is answered', async () => {
  const messageId = await written();
  const [task] = await tasks();
  expect(describeTask(task!, 'en')).toMatchObject({
    title: 'Answer a message: Mia Ærø',
    facts: [{ href: `/admin/messages/${messageId}` }, { value: from.email }],
  });
  await act(messageId, 'read');
  expect(await tasks()).toHaveLength(1);
  const body = 'Yes, every second one.';
  const reply = { messageId, language: 'en', body } as const;
  await writeReply(stage.world, owner, { ...reply, version: await version(messageId) });
  await sendReply(stage.world, owner, { messageId, version: await version(messageId), once: null });
  expect(await tasks()).toEqual([]);
});

test('a student’s question is a task, and Done ends it without an answer', async () => {
  const mia = { ...student, userId: 's-mia', email: from.email };
  await askQuestion(stage.world, mia, 'Which key?');
  const [task] = await tasks();
  expect(await waitingFor(q(), owner)).toMatchObject({ messages: 1 });
  expect(await resolveTask(stage.world, owner, { taskId: task!.id, remedy: 'done' })).toMatchObject({
    ok: true,
  });
  expect(await tasks()).toEqual([]);
  expect(await waitingFor(q(), owner)).toMatchObject({ messages: 0 });
  expect(await messageForOwner(q(), owner, task!.subjectId)).toMatchObject({ state: 'read' });
});

test('an unread or restored message is a task again, a deleted one is none', async () => {
  const messageId = await written();
  await act(messageId, 'deleted');
  expect(await tasks()).toEqual([]);
  await act(messageId, 'back');
  expect(await tasks()).toHaveLength(1);
  await act(messageId, 'answered');
  expect(await tasks()).toEqual([]);
  await act(messageId, 'new');
  expect(await tasks()).toHaveLength(1);
});

test('a message that looks like spam is counted and listed, and makes no task', async () => {
  const messageId = await written('<a href="https://spam.example">Pills</a>');
  expect(await tasks()).toEqual([]);
  expect(await waitingFor(q(), owner)).toMatchObject({ messages: 0, suspected: 1 });
  await act(messageId, 'read');
  expect(await waitingFor(q(), owner)).toMatchObject({ messages: 0, suspected: 0 });
});

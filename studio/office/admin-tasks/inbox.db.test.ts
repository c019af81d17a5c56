import { beforeEach, expect, test } from 'vitest';
import type { ListQuery } from '#studio/shared/lists/list.queries.ts';
import { applicationRow } from '#tests/support/applications.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { type InboxSort, listInbox } from './inbox.queries.ts';

const stage = testStage();
const q = () => stage.db.query;
const day = (number: number) => Temporal.Instant.from('2026-11-01T09:00:00Z').add({ hours: 24 * number });
const newest: ListQuery<InboxSort, never> = {
  sort: 'activity',
  order: 'descending',
  filters: {},
  search: '',
  at: null,
};
const names = async (ask: Partial<typeof newest> = {}) =>
  (await listInbox(q(), owner, { ...newest, ...ask })).rows.map(({ name }) => name);

const message = (name: string, sent: number, state: 'new' | 'deleted' = 'new') =>
  q()
    .insertInto('contact_messages')
    .values({
      name,
      email: 'm@example.dk',
      message: 'Evenings?',
      language: 'en',
      state,
      created_at: day(sent),
      answered_at: null,
      deleted_at: state === 'deleted' ? day(sent) : null,
      state_before: state === 'deleted' ? 'new' : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
const application = (firstName: string, sent: number) =>
  q()
    .insertInto('applications')
    .values({
      ...applicationRow(day(sent)),
      first_name: firstName,
      last_name: 'Bruun',
      email: 'a@example.dk',
      digest: firstName,
      answers: JSON.stringify({ currentChallenges: 'Tired after a concert' }),
    })
    .execute();
const story = (name: string, sent: number) =>
  q()
    .insertInto('stories')
    .values({
      name,
      email: 's@example.dk',
      title: `Night of ${name}`,
      story: 'I sang.',
      language: 'en',
      consent_text: 'yes',
      upload_id: null,
      item_id: null,
      decided_at: null,
      created_at: day(sent),
    })
    .execute();
const reply = (id: string, sent: number | null) =>
  q()
    .insertInto('contact_replies')
    .values({
      contact_message_id: id,
      language: 'en',
      body: 'Come at five',
      written_at: day(0),
      sent_at: sent === null ? null : day(sent),
    })
    .execute();

beforeEach(async () => {
  await q().deleteFrom('contact_messages').execute();
});

test('the inbox mixes messages, applications and stories, the latest activity first, without the deleted [P.341]', async () => {
  const old = await message('Olivia', 1);
  await message('Mads', 4);
  await message('Gone', 5, 'deleted');
  await application('Ida', 3);
  await story('Sofie', 2);
  expect(await names()).toEqual(['Mads', 'Ida Bruun', 'Sofie', 'Olivia']);
  await reply(old.id, null);
  expect((await names()).at(-1), 'a draft is no activity').toBe('Olivia');
  await q().deleteFrom('contact_replies').execute();
  await reply(old.id, 6);
  const { rows } = await listInbox(q(), owner, newest);
  expect(rows.map(({ name }) => name)).toEqual(['Olivia', 'Mads', 'Ida Bruun', 'Sofie']);
  expect(rows[0]).toMatchObject({ kind: 'message', latest: 'Come at five', isLatestOurs: true });
  expect(rows[2]).toMatchObject({
    kind: 'application',
    isWaiting: true,
    latest: null,
    beginning: 'Tired after a concert',
    programme: 'voice-elevated',
  });
  expect(rows[3]).toMatchObject({ kind: 'story', isWaiting: true, beginning: 'Night of Sofie' });
});

test('the answer of a person is activity of the conversation', async () => {
  const { id } = await message('Olivia', 1);
  await message('Mads', 4);
  await q()
    .insertInto('inbound_emails')
    .values({
      contact_message_id: id,
      message_id: '<1@example.dk>',
      sender_name: 'Olivia',
      subject: '',
      sender_email: 'm@example.dk',
      is_verified: true,
      body: 'At six, then',
      is_shortened: false,
      received_at: day(7),
    })
    .execute();
  const { rows } = await listInbox(q(), owner, newest);
  expect(rows.map(({ name }) => name)).toEqual(['Olivia', 'Mads']);
  expect(rows[0]).toMatchObject({ latest: 'At six, then', isLatestOurs: false });
});

test('the inbox is paged by fifty in a stable order across kinds that share a moment', async () => {
  for (let i = 0; i < 40; i += 1) {
    await message(`Message ${i}`, 1);
    await application(`Application ${i}`, 1);
    await story(`Story ${i}`, 1);
  }
  const first = await listInbox(q(), owner, newest);
  const second = await listInbox(q(), owner, { ...newest, at: { way: 'after', cursor: first.after! } });
  const third = await listInbox(q(), owner, { ...newest, at: { way: 'after', cursor: second.after! } });
  const back = await listInbox(q(), owner, { ...newest, at: { way: 'before', cursor: third.before! } });
  expect([first, second, third].map(({ rows }) => rows.length)).toEqual([50, 50, 20]);
  expect(new Set([first, second, third].flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(120);
  expect(back.rows).toEqual(second.rows);
});

test('the inbox is searched by name and words over all kinds', async () => {
  await message('Ida Lund', 1);
  await application('Ida', 2);
  await story('Ida Holm', 3);
  await story('Sofie', 4);
  expect(await names({ search: 'ida' })).toEqual(['Ida Holm', 'Ida Bruun', 'Ida Lund']);
  expect(await names({ search: 'evening' })).toEqual(['Ida Lund']);
});

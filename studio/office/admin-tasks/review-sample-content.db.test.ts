import { expect, test } from 'vitest';
import type { MailTransport } from '#platform/mail/mail.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { owner } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { resolveTask } from './resolve-task.ts';
import { reviewSampleContent } from './review-sample-content.ts';
import { openTasks } from './tasks.queries.ts';

const given = testDatabase();
const waiting: MailTransport = { kind: 'waiting', deliver: async () => {} };
const smtp: MailTransport = { kind: 'smtp', deliver: async () => {} };
const isPublic = { SITE_URL: 'https://studio.example' };

const identity = (isSample: boolean) =>
  JSON.stringify({
    studioName: 'S',
    studioTagline: '',
    coachName: 'C',
    coachFirstName: 'C',
    coachSlug: 'c',
    email: '',
    phone: '',
    messagingUrl: '',
    photoUrl: '',
    videoUrl: '',
    addressLines: [],
    cvr: '',
    timeZone: 'Europe/Copenhagen',
    isSample,
  });
const setIdentity = (isSample: boolean) =>
  given.db.query
    .insertInto('settings')
    .values({ key: 'studio', value: identity(isSample) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: identity(isSample) }))
    .execute();
const kinds = async () => (await openTasks(given.db.query, owner)).map((task) => task.kind).sort();

test('a public studio gets tasks for missing details, once, until they are filled in [P.147]', async () => {
  await setIdentity(true);
  const world = testWorld(given.db, { env: isPublic, mail: waiting });
  await reviewSampleContent(world);
  await reviewSampleContent(world);
  expect(await kinds()).toEqual(['payments-closed', 'sample-identity', 'smtp-missing']);
  await setIdentity(false);
  await reviewSampleContent(testWorld(given.db, { env: isPublic, mail: smtp }));
  expect(await kinds()).toEqual(['payments-closed']);
});

test('a dismissed task does not return at the next start', async () => {
  await setIdentity(false);
  const world = testWorld(given.db, { env: isPublic, mail: smtp });
  await reviewSampleContent(world);
  for (const { id } of await openTasks(given.db.query, owner)) {
    await resolveTask(world, owner, { taskId: id, remedy: 'done' });
  }
  await reviewSampleContent(world);
  expect(await kinds()).toEqual([]);
});

test('a connected provider closes the task of the site that lacked it', async () => {
  await setIdentity(false);
  const world = testWorld(given.db, { env: isPublic, mail: waiting });
  await reviewSampleContent(world);
  for (const kind of ['stripe', 'smtp'] as const)
    await change(world, owner, (c) => publish(c, { type: 'connection.changed', kind, isConnected: true }));
  expect(await kinds()).toEqual([]);
  await reviewSampleContent(world);
  expect(await kinds(), 'disconnected again').toEqual(['payments-closed', 'smtp-missing']);
});

test('a local studio gets no such tasks', async () => {
  await setIdentity(true);
  await reviewSampleContent(testWorld(given.db, { mail: waiting }));
  expect(await kinds()).toEqual([]);
});

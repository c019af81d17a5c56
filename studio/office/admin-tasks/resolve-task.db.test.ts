import { describe, expect, test } from 'vitest';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { openTask } from './open-task.ts';
import { resolveTask } from './resolve-task.ts';
import type { NewTask } from './tasks.store.ts';

const given = testDatabase();

async function open(world: TestWorld, task: NewTask): Promise<string> {
  await change(world, system, (c) => openTask(c, task));
  const row = await given.db.query
    .selectFrom('tasks')
    .select('id')
    .where('subject_id', '=', task.subjectId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return row.id;
}

const state = async (id: string) =>
  given.db.query
    .selectFrom('tasks')
    .select(['state', 'done_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('an action', () => {
  test('that succeeds closes the task and is written to the audit log', async () => {
    const world = testWorld(given.db);
    const taskId = await open(world, { kind: 'dispute', subjectId: 'order-1', details: {} });
    expect(await resolveTask(world, owner, { taskId, remedy: 'done' })).toMatchObject({ ok: true });
    expect(await state(taskId)).toEqual({ state: 'done', done_by: 'owner' });
    const log = await given.db.query.selectFrom('audit_log').select(['actor', 'action', 'details']).execute();
    const details = { kind: 'dispute', remedy: 'done', result: 'done' };
    expect(log).toEqual([{ actor: 'owner', action: 'task.resolved', details }]);
  });

  test('submitted twice takes effect once, with the same answer', async () => {
    const world = testWorld(given.db);
    const taskId = await open(world, { kind: 'dispute', subjectId: 'order-1', details: {} });
    const press = (who = owner) => resolveTask(world, who, { taskId, remedy: 'done' });
    const first = await press();
    expect(await press()).toEqual(first);
    const log = await given.db.query.selectFrom('audit_log').select('action').execute();
    expect(log).toHaveLength(1);
  });

  test('that the kind does not offer, or for an unknown task, is refused', async () => {
    const world = testWorld(given.db);
    const taskId = await open(world, { kind: 'dispute', subjectId: 'order-1', details: {} });
    for (const remedy of ['accept', 'toString', '', 'DONE']) {
      expect(await resolveTask(world, owner, { taskId, remedy })).toMatchObject({ refusal: 'not-found' });
    }
    for (const wrong of ['', 'x', '00000000-0000-0000-0000-000000000000', "' or 1=1 --", '-'.repeat(36)]) {
      const answer = await resolveTask(world, owner, { taskId: wrong, remedy: 'done' });
      expect(answer).toMatchObject({ refusal: 'not-found' });
    }
  });

  test('retry runs a dead job again', async () => {
    const world = testWorld(given.db);
    const job = { name: 'send-refund', data: { refundId: 'r-1' } };
    const taskId = await open(world, { kind: 'job-dead', subjectId: 'job-1', details: { job } });
    expect(await resolveTask(world, owner, { taskId, remedy: 'retry' })).toMatchObject({ state: 'again' });
    expect(world.requestedJobs).toEqual([{ ...job, at: null }]);
    expect((await state(taskId)).state).toBe('done');
  });

  test('whose order is missing, or no longer authorised, is refused and keeps the task', async () => {
    const world = testWorld(given.db);
    const subjectId = '6f1d2f6a-0000-4000-8000-000000000000';
    const taskId = await open(world, { kind: 'decide-application', subjectId, details: {} });
    for (const remedy of ['accept', 'decline']) {
      expect(await resolveTask(world, owner, { taskId, remedy })).toMatchObject({ refusal: 'not-possible' });
    }
    expect((await state(taskId)).state).toBe('open');
  });
});

describe('a new task', () => {
  const studio = JSON.stringify({ email: 'studio@example.com', studioName: 'Studiet', ownerLanguage: 'da' });
  const mails = () => given.db.query.selectFrom('emails').select(['recipient', 'subject', 'body']).execute();

  test('is notified to the owner by one email in the owner’s language, with a link to the list [P.112]', async () => {
    await given.db.query.insertInto('settings').values({ key: 'studio', value: studio }).execute();
    const world = testWorld(given.db);
    const task = { kind: 'dispute', subjectId: 'order-1', details: { name: 'Søren Ågård' } } as const;
    await open(world, task);
    await open(world, task);
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.recipient).toBe('studio@example.com');
    expect(sent[0]?.subject).toContain('Svar på en indsigelse: Søren Ågård');
    expect(sent[0]?.body).toContain('http://localhost:3000/admin');
    expect(world.requestedJobs.map((job) => job.name)).toEqual(['send-email']);
  });

  test('is emailed to the owner’s sign-in address, once there is one', async () => {
    await given.db.query.insertInto('settings').values({ key: 'studio', value: studio }).execute();
    const world = testWorld(given.db);
    const account = { name: '', email: 'clara@example.com', passwordHash: 'x', language: 'en' } as const;
    await given.db.transaction((tx) => world.accounts.setOwner(tx, { ...account, at: world.clock.now() }));
    await open(world, { kind: 'dispute', subjectId: 'order-1', details: {} });
    expect(await mails()).toMatchObject([
      { recipient: 'clara@example.com', subject: expect.stringContaining('Answer a dispute') },
    ]);
  });

  test('sends no email about failing email, nor without a recipient', async () => {
    const world = testWorld(given.db);
    await open(world, { kind: 'dispute', subjectId: 'order-1', details: {} });
    await given.db.query.insertInto('settings').values({ key: 'studio', value: studio }).execute();
    await open(world, { kind: 'email-failed', subjectId: 'mail-1', details: {} });
    expect(await mails()).toEqual([]);
  });
});

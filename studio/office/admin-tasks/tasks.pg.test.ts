import { expect, test } from 'vitest';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { owner } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { closeTask } from './close-task.ts';
import { openTask } from './open-task.ts';
import { resolveTask } from './resolve-task.ts';
import { openTasks } from './tasks.queries.ts';

const given = testDatabase('server');
const many = Array.from({ length: 12 }, (_, number) => number);
const task = { kind: 'dispute', subjectId: 'order-1', details: { name: 'Søren' } } as const;

test('a problem reported by many processes concurrently is one task and one email', async () => {
  const studio = JSON.stringify({ email: 'studio@example.com' });
  await given.db.query.insertInto('settings').values({ key: 'studio', value: studio }).execute();
  await Promise.all(many.map(() => change(testWorld(given.db), system, (c) => openTask(c, task))));
  expect(await openTasks(given.db.query, owner)).toHaveLength(1);
  expect(await given.db.query.selectFrom('emails').select('id').execute()).toHaveLength(1);
});

test('opened, closed and dismissed concurrently, a task is never inconsistent and nothing deadlocks', async () => {
  const world = testWorld(given.db);
  await change(world, system, (c) => openTask(c, task));
  const [open] = await openTasks(given.db.query, owner);
  const { kind, subjectId } = task;
  await Promise.all(
    many.flatMap(() => [
      resolveTask(world, owner, { taskId: open!.id, remedy: 'done' }),
      given.db.transaction((tx) => closeTask(tx, { kind, subjectId, by: 'system' })),
      change(world, system, (c) => openTask(c, task)),
    ]),
  );
  expect((await openTasks(given.db.query, owner)).length).toBeLessThanOrEqual(1);
  const row = await given.db.query
    .selectFrom('tasks')
    .select(['state', 'done_by', 'done_at'])
    .where('id', '=', open!.id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ state: 'done', done_by: expect.any(String), done_at: expect.anything() });
});

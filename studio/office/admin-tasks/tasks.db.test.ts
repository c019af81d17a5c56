import { describe, expect, test } from 'vitest';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { closeTask } from './close-task.ts';
import { openTask } from './open-task.ts';
import { doneTasks, openTasks } from './tasks.queries.ts';

const given = testDatabase();
const world = () => testWorld(given.db);
const newest = { sort: 'done', order: 'descending', filters: {}, search: '', at: null } as const;

describe('the owner’s task list', () => {
  test('has one open task per kind and subject, however often it is opened', async () => {
    const task = { kind: 'dispute', subjectId: 'order-1', details: { name: 'Søren Åberg' } } as const;
    for (let count = 0; count < 3; count++) await change(world(), system, (c) => openTask(c, task));
    const tasks = await openTasks(given.db.query, owner);
    expect(tasks).toEqual([
      { ...task, id: expect.any(String), remedies: ['done'], since: testNow, dueAt: null },
    ]);
  });

  test('is sorted by due date, then by age', async () => {
    const one = testWorld(given.db);
    const put = (kind: 'dispute' | 'dispatch-order', subjectId: string, dueAt?: Temporal.Instant) =>
      change(one, system, (c) => openTask(c, { kind, subjectId, details: {}, ...(dueAt ? { dueAt } : {}) }));
    await put('dispute', 'older');
    one.setNow(testNow.add({ hours: 1 }));
    await put('dispute', 'newer');
    await put('dispatch-order', 'due later', testNow.add({ hours: 48 }));
    await put('dispatch-order', 'due soon', testNow.add({ hours: 24 }));
    const tasks = await openTasks(given.db.query, owner);
    expect(tasks.map((task) => task.subjectId)).toEqual(['due soon', 'due later', 'older', 'newer']);
  });

  test('a closed task leaves it, closing again does nothing, and the same problem may open it again', async () => {
    const task = { kind: 'provider-unavailable', subjectId: 'payment-1' } as const;
    const open = () => change(world(), system, (c) => openTask(c, { ...task, details: {} }));
    const close = () => given.db.transaction((tx) => closeTask(tx, { ...task, by: 'system' }));
    await close();
    await open();
    await close();
    await close();
    expect(await openTasks(given.db.query, owner)).toEqual([]);
    expect((await doneTasks(given.db.query, owner, newest)).rows).toHaveLength(1);
    await open();
    expect(await openTasks(given.db.query, owner)).toHaveLength(1);
  });

  test('a task closed by the owner is not opened again', async () => {
    const task = { kind: 'payment-unmatched', subjectId: 'payment-1' } as const;
    await change(world(), system, (c) => openTask(c, { ...task, details: {} }));
    await given.db.transaction((tx) => closeTask(tx, { ...task, by: 'owner' }));
    await change(world(), system, (c) => openTask(c, { ...task, details: {} }));
    expect(await openTasks(given.db.query, owner)).toEqual([]);
  });

  test('a task is rolled back with the transaction that opened it', async () => {
    const failing = change(world(), system, async (c) => {
      await openTask(c, { kind: 'dispute', subjectId: 'order-1', details: {} });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await openTasks(given.db.query, owner)).toEqual([]);
  });
});

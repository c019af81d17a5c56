import { expect, test } from 'vitest';
import { bookingToWrite, writtenEvent } from '#studio/calendar/external-calendars/written-events.queries.ts';
import { bookedAt, changedEvent } from '#tests/support/calendars/changed-event.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { describeTask } from './describe-task.ts';
import { resolveTask } from './resolve-task.ts';
import { openTasks } from './tasks.queries.ts';

const stage = testStage();

async function changed(kind: 'event-moved' | 'event-deleted') {
  const bookingId = await bookedAt(stage.world, { day: '2027-02-10', time: '10:00' });
  await changedEvent(stage.world, { bookingId, kind });
  const [task] = (await openTasks(stage.db.query, owner)).filter((one) => one.kind === kind);
  if (!task) throw new Error('no task');
  return { bookingId, task };
}
const emails = async () =>
  (
    await stage.db.query
      .selectFrom('emails')
      .select('kind')
      .where('recipient', '=', 'mia@example.com')
      .orderBy('created_at')
      .execute()
  ).map(({ kind }) => kind);

test('a moved event: the task names person and time, and reschedules the booking with an email', async () => {
  const { bookingId, task } = await changed('event-moved');
  const titleIn = (language: 'en' | 'da') => describeTask(task, language).title;
  expect(titleIn('en')).toMatch(/^Mia Holm was moved to Monday 15 February 2027.* in your calendar$/);
  expect(titleIn('da')).toMatch(/^Mia Holm er flyttet til .*15\. februar 2027.* i din kalender$/);
  expect(await resolveTask(stage.world, owner, { taskId: task.id, remedy: 'accept' })).toMatchObject({
    ok: true,
  });
  const booking = await bookingToWrite(stage.db.query, bookingId);
  expect(booking?.start.toString()).toBe('2027-02-15T09:00:00Z');
  expect(await emails()).toEqual(['booking-confirmed', 'booking-moved']);
  expect(await openTasks(stage.db.query, owner)).toEqual([]);
});

test('a moved event whose time is taken: the task stays and says what can be done', async () => {
  const { task } = await changed('event-moved');
  await bookedAt(stage.world, { day: '2027-02-15', time: '10:00' });
  const outcome = await resolveTask(stage.world, owner, { taskId: task.id, remedy: 'accept' });
  expect(outcome).toMatchObject({ ok: false, refusal: 'not-free' });
  expect(await openTasks(stage.db.query, owner)).toHaveLength(1);
});

test.each(['event-moved', 'event-deleted'] as const)('%s: restored without an email', async (kind) => {
  const { bookingId, task } = await changed(kind);
  expect(await resolveTask(stage.world, owner, { taskId: task.id, remedy: 'done' })).toMatchObject({
    ok: true,
  });
  expect(await writtenEvent(stage.db.query, bookingId)).toMatchObject({ change: null, hash: null });
  expect(await emails()).toEqual(['booking-confirmed']);
  expect(await openTasks(stage.db.query, owner)).toEqual([]);
});

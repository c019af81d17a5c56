import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import type { May } from '#studio/shared/who.ts';
import { registerOf } from './attendance.queries.ts';
import { type Mark, readMark } from './attendance.ts';
import { deleteAttendance, lockDate, putAttendance } from './dates.store.ts';

export interface AttendanceInput {
  dateId: string;
  day: string;
  /** Of participants whose mark was changed on the page, with the mark that was shown; null: none. */
  changes: ReadonlyArray<{ orderId: string; mark: string; before: string }>;
}

export type AttendanceOutcome = { ok: true; count: number } | { ok: false; refusal: 'not-found' | 'changed' };

/** All or nothing. Idempotent; refused if a mark that was changed here was changed elsewhere since. */
export async function markAttendance(
  world: World,
  who: May<'catalogue'>,
  { dateId, day, changes }: AttendanceInput,
): Promise<AttendanceOutcome> {
  if (!z.guid().safeParse(dateId).success) return { ok: false, refusal: 'not-found' };
  return change(world, who, async (c): Promise<AttendanceOutcome> => {
    const date = await lockDate(c.tx, dateId);
    if (!date?.days.some((one) => one.date === day)) return { ok: false, refusal: 'not-found' };
    const register = await registerOf(c.tx, who, dateId);
    const known = new Map(register.map(({ orderId, marks }) => [orderId, marks[day] ?? null]));
    const marks = changes.map(({ orderId, mark, before }) => ({
      orderId,
      current: known.get(orderId),
      mark: readMark(mark),
      before: readMark(before),
    }));
    if (marks.some(({ current }) => current === undefined)) return { ok: false, refusal: 'changed' };
    if (marks.some(isConflict)) return { ok: false, refusal: 'changed' };
    for (const { orderId, mark } of marks) {
      if (mark) await putAttendance(c, { dateId, day, orderId, isPresent: mark === 'present' });
      else await deleteAttendance(c.tx, { dateId, day, orderId });
    }
    return { ok: true, count: marks.length };
  });
}

function isConflict({
  current,
  mark,
  before,
}: {
  current: Mark | null | undefined;
  mark: Mark | null;
  before: Mark | null;
}): boolean {
  return current !== before && current !== mark;
}

import { z } from 'zod';
import type { DayChoice } from '#platform/db/schema/booking.ts';
import type { World } from '#platform/world.ts';
import { closed } from '#studio/calendar/exception-input.ts';
import {
  deleteClosedDay,
  deleteExtraHoursOn,
  insertExceptions,
} from '#studio/calendar/opening-exceptions.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { personalLine } from '#studio/shared/email/personal-line.ts';
import { dayText, studioDay } from '#studio/shared/time/studio-time.ts';
import { undoMinutes } from '#studio/shared/time/undo-minutes.ts';
import type { May } from '#studio/shared/who.ts';
import { pendingDayCancellations } from './day-cancellations.queries.ts';
import {
  insertDayCancellation,
  lockDayCancellation,
  moveDayCancellationTo,
} from './day-cancellations.store.ts';

export type CancelDayOutcome =
  | { ok: true }
  | { ok: false; refusal: 'bad-day' | 'too-long' | 'cancelled-before' };

/**
 * Closes a day at once; after the time for undo each person gets what `choices` say for their booking, or another time
 * or a refund to choose from. Idempotent while it is pending; 'cancelled-before' with other choices or another message.
 */
export async function cancelDay(
  world: World,
  who: May<'calendar'>,
  input: { day: string; message: string; choices: Readonly<Record<string, DayChoice>> },
): Promise<CancelDayOutcome> {
  const read = dayText.safeParse(input.day);
  if (!read.success || Temporal.PlainDate.compare(read.data, studioDay(world.clock.now())) < 0) {
    return { ok: false, refusal: 'bad-day' };
  }
  const message = personalLine.safeParse(input.message);
  if (!message.success) return { ok: false, refusal: 'too-long' };
  const day = read.data.toString();
  return change(world, who, async (c): Promise<CancelDayOutcome> => {
    const before = (await pendingDayCancellations(c.tx, who)).find((pending) => pending.day === day);
    if (before) return isSame(before, input, message.data) ? { ok: true } : cancelledBefore;
    const extraHours = await deleteExtraHoursOn(c.tx, day);
    const wasOpen = (await insertExceptions(c.tx, [closed(read.data, '')], c.now)) > 0;
    const dueAt = c.now.add({ minutes: undoMinutes });
    const { choices } = input;
    const facts = { day, message: message.data, choices, wasOpen, extraHours, dueAt };
    const dayCancellationId = await insertDayCancellation(c, facts);
    await world.jobs.send(c.tx, { name: 'cancel-day', data: { dayCancellationId }, at: dueAt });
    const details = { kind: 'closed', until: day };
    await audit(c, { action: 'opening.exception-added', subject: `day:${day}`, details });
    return { ok: true };
  });
}

const cancelledBefore = { ok: false, refusal: 'cancelled-before' } as const;

function isSame(
  before: { message: string; choices: Record<string, DayChoice> },
  { choices }: { choices: Readonly<Record<string, DayChoice>> },
  message: string,
): boolean {
  const inOrder = (of: Readonly<Record<string, DayChoice>>) => JSON.stringify(Object.entries(of).toSorted());
  return before.message === message && inOrder(before.choices) === inOrder(choices);
}

export type UndoCancelDayOutcome =
  | { ok: true; day: string }
  | { ok: false; refusal: 'not-found' | 'too-late' };

/** The day is open as before; no booking was changed yet. Idempotent. */
export async function undoCancelDay(
  world: World,
  who: May<'calendar'>,
  id: string,
): Promise<UndoCancelDayOutcome> {
  if (!z.guid().safeParse(id).success) return { ok: false, refusal: 'not-found' };
  return change(world, who, async (c): Promise<UndoCancelDayOutcome> => {
    const stored = await lockDayCancellation(c.tx, id);
    if (!stored) return { ok: false, refusal: 'not-found' };
    const { day } = stored;
    if (stored.state === 'undone') return { ok: true, day };
    if (!(await moveDayCancellationTo(c.tx, id, 'undone'))) return { ok: false, refusal: 'too-late' };
    if (stored.was_open) await deleteClosedDay(c.tx, day);
    await insertExceptions(c.tx, stored.extra_hours, c.now);
    await audit(c, { action: 'opening.exception-removed', subject: `day:${day}` });
    return { ok: true, day };
  });
}

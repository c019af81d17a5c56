import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { DayCancellationState, DayChoice } from '#platform/db/schema/booking.ts';
import type { NewException } from '#studio/calendar/opening-exceptions.store.ts';
import type { Write } from '#studio/shared/change.ts';
import { statesBefore } from '#studio/shared/lifecycle.ts';
import { dayCancellationLifecycle } from './day-cancellation.ts';

export interface NewDayCancellation {
  day: string;
  message: string;
  choices: Readonly<Record<string, DayChoice>>;
  wasOpen: boolean;
  extraHours: readonly NewException[];
  dueAt: Temporal.Instant;
}

export async function insertDayCancellation(
  { tx, now }: Write,
  { day, message, choices, wasOpen, extraHours, dueAt }: NewDayCancellation,
): Promise<string> {
  const values = { day, message, was_open: wasOpen, requested_at: now, due_at: dueAt };
  const { id } = await tx
    .insertInto('day_cancellations')
    .values({ ...values, choices: json(choices), extra_hours: json(extraHours) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function lockDayCancellation(tx: Tx, id: string) {
  return tx.selectFrom('day_cancellations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** False: the lifecycle forbids the transition. */
export async function moveDayCancellationTo(tx: Tx, id: string, to: DayCancellationState): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('day_cancellations')
    .set({ state: to, ...(to === 'done' || to === 'undone' ? { message: '' } : {}) })
    .where('id', '=', id)
    .where('state', 'in', statesBefore(dayCancellationLifecycle, to))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

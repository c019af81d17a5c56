import type { Tx } from '#platform/db/database.ts';
import type { OpeningExceptionsTable } from '#platform/db/schema/booking.ts';
import { slotsChanged } from '#studio/shared/content-changed.ts';

export type NewException = Omit<OpeningExceptionsTable, 'id' | 'created_at'>;

/** An exception that exists already is left as it is. The number added. */
export async function insertExceptions(
  tx: Tx,
  exceptions: readonly NewException[],
  now: Temporal.Instant,
): Promise<number> {
  if (exceptions.length === 0) return 0;
  const added = await tx
    .insertInto('opening_exceptions')
    .values(exceptions.map((one) => ({ ...one, created_at: now })))
    .onConflict((conflict) => conflict.constraint('opening_exceptions_once').doNothing())
    .returning('id')
    .execute();
  await slotsChanged(tx);
  return added.length;
}

/** False: it does not exist any more. */
export async function deleteException(tx: Tx, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('opening_exceptions')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (deleted) await slotsChanged(tx);
  return deleted !== undefined;
}

/** The extra hours of one day; returns what they were. */
export async function deleteExtraHoursOn(tx: Tx, day: string): Promise<NewException[]> {
  const deleted = await tx
    .deleteFrom('opening_exceptions')
    .where('kind', '=', 'open')
    .where('first_day', '=', day)
    .returning(['kind', 'first_day', 'last_day', 'first_start', 'last_start', 'every_minutes', 'note'])
    .execute();
  await slotsChanged(tx);
  return deleted;
}

/** Opens a day that is closed alone, not within a longer time. */
export async function deleteClosedDay(tx: Tx, day: string): Promise<void> {
  await tx
    .deleteFrom('opening_exceptions')
    .where('kind', '=', 'closed')
    .where('first_day', '=', day)
    .where('last_day', '=', day)
    .execute();
  await slotsChanged(tx);
}

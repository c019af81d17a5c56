import type { Tx } from '#platform/db/database.ts';
import type { Write } from '#studio/shared/change.ts';
import { countTakenSeats } from './units.queries.ts';
import { lockPool } from './units.store.ts';

/** Seats that are not free. Locks the pool of the date. */
export async function seatsTaken(tx: Tx, dateId: string): Promise<number> {
  await lockPool(tx, { dateId });
  return countTakenSeats(tx, dateId);
}

/** Free seats go first, last ones first. The caller has called `seatsTaken` and keeps at least that many. */
export async function setSeats(
  { tx, now }: Write,
  { dateId, capacity }: { dateId: string; capacity: number },
): Promise<void> {
  const seats = await tx
    .selectFrom('units')
    .select(['id', 'number', 'state'])
    .where('date_id', '=', dateId)
    .orderBy('number')
    .execute();
  const missing = capacity - seats.length;
  if (missing > 0) {
    const from = (seats.at(-1)?.number ?? 0) + 1;
    const rows = Array.from({ length: missing }, (_, index) => ({
      kind: 'seat' as const,
      date_id: dateId,
      number: from + index,
      state: 'free' as const,
      changed_at: now,
    }));
    await tx.insertInto('units').values(rows).execute();
  }
  if (missing < 0) {
    const surplus = seats.filter(({ state }) => state === 'free').slice(missing);
    const ids = surplus.map(({ id }) => id);
    if (ids.length > 0) await tx.deleteFrom('units').where('id', 'in', ids).execute();
  }
}

export async function dropSeats(tx: Tx, dateId: string): Promise<void> {
  await tx.deleteFrom('units').where('date_id', '=', dateId).where('state', '=', 'free').execute();
}

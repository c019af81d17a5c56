import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { addFreeUnits, dropFreeUnits } from '#studio/inventory/units.store.ts';

/** Reserved, paid and sent pieces are untouched. Takes the pool's lock, as buyers do. */
export async function setStock(
  tx: Tx,
  offerId: string,
  pieces: number,
  now: Temporal.Instant,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`stock:${offerId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('units')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('offer_id', '=', offerId)
    .where('state', '=', 'free')
    .executeTakeFirstOrThrow();
  if (pieces > count) await addFreeUnits(tx, offerId, pieces - count, now);
  if (pieces < count) await dropFreeUnits(tx, offerId, count - pieces);
}

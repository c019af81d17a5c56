import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { Write } from '#studio/shared/change.ts';
import type { MoneyOutcome } from '#studio/shared/money-outcome.ts';

export async function noteCancelledByPerson(
  { tx, now }: Write,
  bookingId: string,
  money: MoneyOutcome,
): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ cancelled_by_person_at: now, cancellation_money: json(money) })
    .where('id', '=', bookingId)
    .execute();
}

/** All that this person has cancelled and the owner has not heard of, in order; each is returned once. */
export async function takeUnannounced(tx: Tx, bookingId: string, notice: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select('bookings.id')
    .where('cancelled_by_person_at', 'is not', null)
    .where('cancellation_notice', 'is', null)
    .where('email', '=', (of) =>
      of.selectFrom('bookings as one').select('one.email').where('one.id', '=', bookingId),
    )
    .where('email', '<>', '')
    .orderBy('claims.slot_start')
    .forUpdate('bookings')
    .execute();
  const ids = rows.map(({ id }) => id);
  if (!ids.includes(bookingId)) return [];
  await markAnnounced(tx, ids, notice);
  return ids;
}

export async function markAnnounced(tx: Tx, ids: readonly string[], notice: string): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('bookings').set({ cancellation_notice: notice }).where('id', 'in', ids).execute();
}

/** Until the email about the whole day, which `notice` names. */
export async function noteCancelledWithDay(
  tx: Tx,
  bookingId: string,
  { money, notice }: { money: MoneyOutcome; notice: string },
): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ cancellation_money: json(money), cancellation_notice: notice })
    .where('id', '=', bookingId)
    .execute();
}

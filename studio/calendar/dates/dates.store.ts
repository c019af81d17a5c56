import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { DateDay } from '#platform/db/schema/catalogue.ts';
import type { Write } from '#studio/shared/change.ts';
import { slotsChanged } from '#studio/shared/content-changed.ts';

export interface DateFacts {
  days: readonly DateDay[];
  capacity: number;
  isOpen: boolean;
  place: string | null;
}

const columnsOf = ({ days, capacity, isOpen, place }: DateFacts) => ({
  starts_on: days[0]?.date ?? '',
  ends_on: days.at(-1)?.date ?? '',
  days: json(days),
  capacity,
  is_open: isOpen,
  place,
});

export async function insertDate(
  tx: Tx,
  date: DateFacts & { offerId: string; seriesId: string | null },
): Promise<string> {
  const { id } = await tx
    .insertInto('dates')
    .values({ ...columnsOf(date), offer_id: date.offerId, series_id: date.seriesId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateDate(tx: Tx, dateId: string, date: DateFacts): Promise<void> {
  await tx
    .updateTable('dates')
    .set((set) => ({ ...columnsOf(date), is_sample: false, version: set('version', '+', 1) }))
    .where('id', '=', dateId)
    .execute();
}

export async function lockDate(tx: Tx, dateId: string) {
  return tx
    .selectFrom('dates')
    .select(['id', 'offer_id', 'days', 'capacity', 'is_open', 'place', 'version'])
    .where('id', '=', dateId)
    .forUpdate()
    .executeTakeFirst();
}

/** Only for a date that never had participants; deletes its claims too. */
export async function deleteDateRow(tx: Tx, dateId: string): Promise<void> {
  await tx.deleteFrom('claims').where('date_id', '=', dateId).execute();
  await tx.deleteFrom('dates').where('id', '=', dateId).execute();
  await slotsChanged(tx);
}

export async function putAttendance(
  { tx, now }: Write,
  mark: { dateId: string; day: string; orderId: string; isPresent: boolean },
): Promise<void> {
  const set = { is_present: mark.isPresent, marked_at: now };
  await tx
    .insertInto('attendances')
    .values({ date_id: mark.dateId, day: mark.day, order_id: mark.orderId, ...set })
    .onConflict((conflict) => conflict.columns(['date_id', 'day', 'order_id']).doUpdateSet(set))
    .execute();
}

export async function deleteAttendance(
  tx: Tx,
  mark: { dateId: string; day: string; orderId: string },
): Promise<void> {
  await tx
    .deleteFrom('attendances')
    .where('date_id', '=', mark.dateId)
    .where('day', '=', mark.day)
    .where('order_id', '=', mark.orderId)
    .execute();
}

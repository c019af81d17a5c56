import type { Tx } from '#platform/db/database.ts';
import type { Write } from '#studio/shared/change.ts';

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

import type { Queries } from '#platform/db/database.ts';

export async function unitsOf(q: Queries, orderId: string) {
  return q
    .selectFrom('units')
    .select(['id', 'kind', 'state', 'date_id', 'offer_id', 'expires_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

export async function hasKeptSeat(q: Queries, applicationId: string): Promise<boolean> {
  const row = await q
    .selectFrom('units')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('state', '=', 'kept')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countFreeUnits(q: Queries, offerId: string): Promise<number> {
  const { count } = await q
    .selectFrom('units')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('offer_id', '=', offerId)
    .where('state', '=', 'free')
    .executeTakeFirstOrThrow();
  return count;
}

/** Seats of a date that are not free. */
export async function countTakenSeats(q: Queries, dateId: string): Promise<number> {
  const { count } = await q
    .selectFrom('units')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('date_id', '=', dateId)
    .where('state', '!=', 'free')
    .executeTakeFirstOrThrow();
  return count;
}

/** Free seats that the waiting list is about to be offered and others cannot buy. */
export async function seatsPromised(q: Queries, dateId: string): Promise<number> {
  const { count } = await q
    .selectFrom('waiting_list_entries')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('date_id', '=', dateId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return count;
}

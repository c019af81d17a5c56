import type { Queries } from '#platform/db/database.ts';

export async function bookingToPush(q: Queries, bookingId: string) {
  const row = await q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select(['bookings.name', 'claims.slot_start as start', 'claims.kind'])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirst();
  return row ?? null;
}

export async function orderToPush(q: Queries, orderId: string) {
  const row = await q
    .selectFrom('orders')
    .select(['name', 'number'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}

export async function applicationToPush(q: Queries, applicationId: string) {
  const row = await q
    .selectFrom('applications')
    .select(['first_name as firstName', 'offer_id as offerId'])
    .where('id', '=', applicationId)
    .executeTakeFirst();
  return row ?? null;
}

export async function messageToPush(q: Queries, messageId: string) {
  const row = await q
    .selectFrom('contact_messages')
    .select('name')
    .where('id', '=', messageId)
    .where('state', '!=', 'deleted')
    .executeTakeFirst();
  return row ?? null;
}

export async function openTaskKind(q: Queries, taskId: string): Promise<string | undefined> {
  const row = await q
    .selectFrom('tasks')
    .select('kind')
    .where('id', '=', taskId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return row?.kind;
}

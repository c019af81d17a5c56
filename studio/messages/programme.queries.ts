import type { Queries } from '#platform/db/database.ts';
import { studioTimeZone } from '../booking/slot.ts';
import { type Letterhead, siteAddress } from './letterhead.ts';
import type { OrderFacts } from './order.queries.ts';

/** Where the application to an order's programme is written; null: it is here already. */
export async function formUrlOf(
  q: Queries,
  { order }: OrderFacts,
  letterhead: Letterhead,
): Promise<string | null> {
  const row = await q
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['orders.application_id as applicationId', 'order_lines.entry_id as entryId'])
    .where('orders.id', '=', order.id)
    .executeTakeFirstOrThrow();
  if (row.applicationId) return null;
  const path = row.entryId === 'voice-elevated' ? '/voice-elevated-application' : '/celebrity-application';
  return siteAddress(letterhead, path, order.language);
}

/** After a void: an applicant's seat waits for the answer, or some days after a yes; every other one is free. */
export async function seatAfterVoid(
  q: Queries,
  applicationId: string | null,
): Promise<{ seatAwaits: boolean; seatKeptUntil: Temporal.PlainDate | null }> {
  if (applicationId === null) return { seatAwaits: false, seatKeptUntil: null };
  const seat = await q
    .selectFrom('applications')
    .innerJoin('units', 'units.application_id', 'applications.id')
    .select(['applications.state', 'units.expires_at as until'])
    .where('applications.id', '=', applicationId)
    .where('units.state', '=', 'kept')
    .executeTakeFirst();
  const seatAwaits = seat?.state === 'received';
  const until = seatAwaits ? null : seat?.until;
  return { seatAwaits, seatKeptUntil: until?.toZonedDateTimeISO(studioTimeZone).toPlainDate() ?? null };
}

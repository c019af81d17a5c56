import type { Queries } from '#platform/db/database.ts';
import type { Settings } from '#platform/settings.ts';
import { siteAddress } from '#studio/shared/email/branding.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { applicationPath } from '#studio/teaching/applications/application.ts';
import type { OrderFacts } from './order.queries.ts';

export async function formUrlOf(
  q: Queries,
  { order }: OrderFacts,
  settings: Settings,
): Promise<string | null> {
  const row = await q
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['orders.application_id as applicationId', 'order_lines.offer_id as offerId'])
    .where('orders.id', '=', order.id)
    .executeTakeFirstOrThrow();
  if (row.applicationId) return null;
  return siteAddress(settings, applicationPath(row.offerId), order.language);
}

/** An applicant's seat is kept until the decision and some days after an acceptance; others are released. */
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
  return { seatAwaits, seatKeptUntil: until ? studioDay(until) : null };
}

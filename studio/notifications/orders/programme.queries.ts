import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { LanguageCode } from '#platform/db/schema/columns.ts';
import { type Branding, siteAddress } from '#studio/email/branding.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import type { OrderFacts } from './order.queries.ts';

export async function formUrlOf(
  q: Queries,
  { order }: OrderFacts,
  branding: Branding,
): Promise<string | null> {
  const row = await q
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['orders.application_id as applicationId', 'order_lines.offer_id as offerId'])
    .where('orders.id', '=', order.id)
    .executeTakeFirstOrThrow();
  if (row.applicationId) return null;
  const path = row.offerId === 'voice-elevated' ? '/voice-elevated-application' : '/celebrity-application';
  return siteAddress(branding, path, order.language);
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
  return { seatAwaits, seatKeptUntil: until?.toZonedDateTimeISO(studioTimeZone).toPlainDate() ?? null };
}

/** Everyone with a paid or reserved seat, once per address, excluding open checkouts. `isConfirmed`: paid. */
export async function seatHolders(q: Queries, dateId: string) {
  const rows = await q
    .selectFrom('units')
    .leftJoin('orders', 'orders.id', 'units.order_id')
    .leftJoin('applications', (join) =>
      join.on(sql<boolean>`applications.id = coalesce(orders.application_id, units.application_id)`),
    )
    .select([
      sql<string>`coalesce(nullif(orders.email, ''), applications.email, '')`.as('email'),
      sql<string>`coalesce(nullif(orders.name, ''), applications.first_name, '')`.as('name'),
      sql<LanguageCode>`coalesce(applications.language, orders.language, 'en')`.as('language'),
      sql<boolean>`(units.state in ('taken', 'gone') and coalesce(orders.state, '') = 'paid')`.as(
        'isConfirmed',
      ),
    ])
    .where('units.date_id', '=', dateId)
    .where('units.state', 'in', ['taken', 'gone', 'kept'])
    .orderBy('units.number')
    .execute();
  const holders = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const key = row.email.toLowerCase();
    const known = holders.get(key);
    if (key !== '' && (!known || (!known.isConfirmed && row.isConfirmed))) holders.set(key, row);
  }
  return [...holders.values()];
}

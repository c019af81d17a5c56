import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { LanguageCode } from '#platform/db/schema/columns.ts';
import { isKept } from '#studio/offers/entitlements/kept-orders.queries.ts';

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
      sql<boolean>`(units.state in ('taken', 'gone') and ${isKept})`.as('isConfirmed'),
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

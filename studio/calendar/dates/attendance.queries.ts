import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { May } from '#studio/shared/who.ts';
import type { Mark } from './attendance.ts';
import { nameOfSeat } from './dates-for-owner.queries.ts';

export interface RegisteredParticipant {
  orderId: string;
  orderNumber: string;
  /** Empty: not known yet. */
  name: string;
  email: string;
  /** False: gave the seat back since. */
  hasSeat: boolean;
  marks: Readonly<Record<string, Mark>>;
}

/** Everyone with a paid or authorised seat, or who was marked earlier. */
export async function registerOf(
  q: Queries,
  _who: May<'catalogue'>,
  dateId: string,
): Promise<RegisteredParticipant[]> {
  const rows = await q
    .selectFrom('orders')
    .leftJoin('applications', 'applications.id', 'orders.application_id')
    .select(['orders.id as orderId', 'orders.number as orderNumber', 'orders.email'])
    .select(nameOfSeat.as('name'))
    .select(
      sql<boolean>`exists (select from units where units.order_id = orders.id and units.date_id = ${dateId}
        and units.state in ('taken', 'gone'))`.as('hasSeat'),
    )
    .where(
      sql<boolean>`orders.id in (
        select order_id from units where date_id = ${dateId} and state in ('taken', 'gone')
        union select order_id from attendances where date_id = ${dateId})`,
    )
    .execute();
  const marks = await q
    .selectFrom('attendances')
    .select(['order_id', 'day', 'is_present'])
    .where('date_id', '=', dateId)
    .execute();
  return rows
    .map((row) => ({
      ...row,
      marks: Object.fromEntries(
        marks
          .filter(({ order_id }) => order_id === row.orderId)
          .map(({ day, is_present }): [string, Mark] => [day, is_present ? 'present' : 'absent']),
      ),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'da') || a.orderNumber.localeCompare(b.orderNumber));
}

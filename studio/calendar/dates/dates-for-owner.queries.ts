import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { ApplicationState } from '#platform/db/schema/applications.ts';
import type { DateDay } from '#platform/db/schema/catalogue.ts';
import type { OrderState, UnitState } from '#platform/db/schema/orders.ts';
import { byName, type ListPage, type ListQuery, listPage } from '#studio/shared/lists/list.queries.ts';
import { studentOf } from '#studio/shared/student-of.queries.ts';
import type { May } from '#studio/shared/who.ts';

export interface DateForOwner {
  id: string;
  offerId: string;
  startsOn: string;
  endsOn: string;
  days: DateDay[];
  capacity: number;
  taken: number;
  isOpen: boolean;
  place: string | null;
  version: number;
}

export async function dateForOwner(
  q: Queries,
  _who: May<'catalogue'>,
  dateId: string,
): Promise<DateForOwner | null> {
  if (!/^[0-9a-f-]{36}$/i.test(dateId)) return null;
  const row = await q
    .selectFrom('dates')
    .select(['id', 'offer_id as offerId', 'starts_on as startsOn', 'ends_on as endsOn', 'days', 'capacity'])
    .select(['is_open as isOpen', 'place', 'version'])
    .select(seatsInUse.as('taken'))
    .where('dates.id', '=', dateId)
    .executeTakeFirst();
  return row ?? null;
}

export const seatsInUse = sql<number>`(select count(*) from units where units.date_id = dates.id and units.state <> 'free')`;

export interface Participant {
  id: number;
  seat: UnitState;
  name: string;
  email: string;
  orderNumber: string | null;
  orderState: OrderState | null;
  applicationId: string | null;
  applicationState: ApplicationState | null;
}

export type ParticipantSort = 'seat' | 'name';

export async function listParticipants(
  q: Queries,
  { listQuery, dateId }: { who: May<'catalogue'>; listQuery: ListQuery<ParticipantSort>; dateId: string },
): Promise<ListPage<Participant>> {
  return listPage(
    seatsOf(q, dateId)
      .select([
        'units.id',
        'units.state as seat',
        'orders.number as orderNumber',
        'orders.state as orderState',
        'applications.id as applicationId',
        'applications.state as applicationState',
      ])
      .select([nameOfSeat.as('name'), emailOfSeat.as('email')]),
    listQuery,
    {
      sorts: { seat: { by: sql`units.number`, kind: 'number' }, name: byName(nameOfSeat) },
      id: { by: sql`units.id`, kind: 'number' },
    },
  );
}

export async function participantAddresses(
  q: Queries,
  _who: May<'catalogue'>,
  dateId: string,
): Promise<string[]> {
  const rows = await seatsOf(q, dateId).select(emailOfSeat.as('email')).distinct().orderBy('email').execute();
  return rows.map(({ email }) => email).filter(Boolean);
}

const nameOfBuyer = sql<string>`coalesce(nullif(orders.name, ''), nullif(trim(applications.first_name || ' ' || applications.last_name), ''), '')`;
/** Of the student, with the buyer where it is another person; '' when nothing is known. */
export const nameOfSeat = sql<string>`coalesce(${studentOf('orders.id')} || ' (' || ${nameOfBuyer} || ')', ${nameOfBuyer})`;
const emailOfSeat = sql<string>`coalesce(nullif(orders.email, ''), applications.email, waiting.email, '')`;

function seatsOf(q: Queries, dateId: string) {
  return q
    .selectFrom('units')
    .leftJoin('orders', 'orders.id', 'units.order_id')
    .leftJoin('applications', (join) =>
      join.on(sql<boolean>`applications.id = coalesce(orders.application_id, units.application_id)`),
    )
    .leftJoin('waiting_list_entries as waiting', 'waiting.id', 'units.waiting_entry_id')
    .where('units.date_id', '=', dateId)
    .where('units.state', '!=', 'free');
}

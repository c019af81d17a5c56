import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { ApplicationState } from '#platform/db/schema/applications.ts';
import type { EditionDay } from '#platform/db/schema/catalogue.ts';
import type { OrderState, UnitState } from '#platform/db/schema/orders.ts';
import { byName, type ListPage, type ListQuery, listPage, noRows } from '#studio/shared/list-query.ts';
import type { Who } from '#studio/shared/who.ts';

export interface OwnersEdition {
  id: string;
  entryId: string;
  startsOn: string;
  endsOn: string;
  days: EditionDay[];
  capacity: number;
  /** Sold, reserved or kept for somebody. */
  taken: number;
  isOpen: boolean;
  /** Null: in the studio. */
  place: string | null;
  version: number;
}

/** Null: not there, or not for whoever asks. */
export async function ownersEdition(
  q: Queries,
  who: Pick<Who, 'role'>,
  editionId: string,
): Promise<OwnersEdition | null> {
  if (who.role !== 'owner' || !/^[0-9a-f-]{36}$/i.test(editionId)) return null;
  const row = await q
    .selectFrom('editions')
    .select(['id', 'entry_id as entryId', 'starts_on as startsOn', 'ends_on as endsOn', 'days', 'capacity'])
    .select(['is_open as isOpen', 'place', 'version'])
    .select(seatsInUse.as('taken'))
    .where('editions.id', '=', editionId)
    .executeTakeFirst();
  return row ?? null;
}

/** Sold, reserved or kept for somebody. */
export const seatsInUse = sql<number>`(select count(*) from units where units.edition_id = editions.id and units.state <> 'free')`;

export interface Participant {
  /** Of the seat. */
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

/**
 * Who has a seat, and how it stands with their application: the one the seat is kept for, or the one that belongs to
 * the order. One statement, among the 200 seats an edition has at most. Empty for anybody but the owner.
 */
export async function listParticipants(
  q: Queries,
  who: Pick<Who, 'role'>,
  ask: ListQuery<ParticipantSort>,
  editionId: string,
): Promise<ListPage<Participant>> {
  if (who.role !== 'owner') return noRows;
  return listPage(
    seatsOf(q, editionId)
      .select([
        'units.id',
        'units.state as seat',
        'orders.number as orderNumber',
        'orders.state as orderState',
        'applications.id as applicationId',
        'applications.state as applicationState',
      ])
      .select([nameOfSeat.as('name'), emailOfSeat.as('email')]),
    ask,
    {
      sorts: { seat: { by: sql`units.number`, kind: 'number' }, name: byName(nameOfSeat) },
      id: { by: sql`units.id`, kind: 'number' },
    },
  );
}

/** The addresses of all of them, each once. Empty for anybody but the owner. */
export async function participantAddresses(
  q: Queries,
  who: Pick<Who, 'role'>,
  editionId: string,
): Promise<string[]> {
  if (who.role !== 'owner') return [];
  const rows = await seatsOf(q, editionId)
    .select(emailOfSeat.as('email'))
    .distinct()
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email).filter(Boolean);
}

const nameOfSeat = sql<string>`coalesce(nullif(orders.name, ''), nullif(trim(applications.first_name || ' ' || applications.last_name), ''), '')`;
const emailOfSeat = sql<string>`coalesce(nullif(orders.email, ''), applications.email, '')`;

function seatsOf(q: Queries, editionId: string) {
  return q
    .selectFrom('units')
    .leftJoin('orders', 'orders.id', 'units.order_id')
    .leftJoin('applications', (join) =>
      join.on(sql<boolean>`applications.id = coalesce(orders.application_id, units.application_id)`),
    )
    .where('units.edition_id', '=', editionId)
    .where('units.state', '!=', 'free');
}

import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { ApplicationState } from '#platform/db/schema/applications.ts';
import type { EditionDay } from '#platform/db/schema/catalogue.ts';
import type { OrderState, UnitState } from '#platform/db/schema/orders.ts';
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
  isSample: boolean;
  /** Null: in the studio. */
  place: string | null;
  version: number;
}

/** All dates of programmes and workshops, those to come first, in two groups. Empty for anybody but the owner. */
export async function ownersEditions(q: Queries, who: Pick<Who, 'role'>): Promise<OwnersEdition[]> {
  if (who.role !== 'owner') return [];
  const rows = await editionRows(q).orderBy('editions.starts_on', 'desc').limit(200).execute();
  return rows.map(toEdition);
}

export async function ownersEdition(
  q: Queries,
  who: Pick<Who, 'role'>,
  editionId: string,
): Promise<OwnersEdition | null> {
  if (who.role !== 'owner' || !/^[0-9a-f-]{36}$/i.test(editionId)) return null;
  const row = await editionRows(q).where('editions.id', '=', editionId).executeTakeFirst();
  return row ? toEdition(row) : null;
}

function editionRows(q: Queries) {
  return q
    .selectFrom('editions')
    .selectAll('editions')
    .select(
      sql<string>`(select count(*) from units u where u.edition_id = editions.id and u.state <> 'free')`.as(
        'taken',
      ),
    );
}

type EditionRow = Awaited<ReturnType<ReturnType<typeof editionRows>['executeTakeFirstOrThrow']>>;

function toEdition(row: EditionRow): OwnersEdition {
  return {
    id: row.id,
    entryId: row.entry_id,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    days: row.days,
    capacity: row.capacity,
    taken: Number(row.taken),
    isOpen: row.is_open,
    isSample: row.is_sample,
    place: row.place,
    version: row.version,
  };
}

export interface Participant {
  seat: UnitState;
  name: string;
  email: string;
  orderNumber: string | null;
  orderState: OrderState | null;
  applicationId: string | null;
  applicationState: ApplicationState | null;
}

/**
 * Who has a seat, and how it stands with their application: the one the seat is kept for, or the one that belongs to
 * the order. Empty for anybody but the owner.
 */
export async function participantsOf(
  q: Queries,
  who: Pick<Who, 'role'>,
  editionId: string,
): Promise<Participant[]> {
  if (who.role !== 'owner') return [];
  return q
    .selectFrom('units')
    .leftJoin('orders', 'orders.id', 'units.order_id')
    .leftJoin('applications', (join) =>
      join.on(sql<boolean>`applications.id = coalesce(orders.application_id, units.application_id)`),
    )
    .select([
      'units.state as seat',
      sql<string>`coalesce(nullif(orders.name, ''), nullif(trim(applications.first_name || ' ' || applications.last_name), ''), '')`.as(
        'name',
      ),
      sql<string>`coalesce(nullif(orders.email, ''), applications.email, '')`.as('email'),
      'orders.number as orderNumber',
      'orders.state as orderState',
      'applications.id as applicationId',
      'applications.state as applicationState',
    ])
    .where('units.edition_id', '=', editionId)
    .where('units.state', '!=', 'free')
    .orderBy('units.number')
    .execute();
}

/** What dates can be set for: entries that grant a seat. */
export async function entriesWithSeats(q: Queries): Promise<string[]> {
  const rows = await q
    .selectFrom('catalogue_entries')
    .select('id')
    .where('grants', '=', 'seat')
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { DateDay } from '#platform/db/schema/catalogue.ts';
import type { World } from '#platform/world.ts';
import { openTerms } from './dates.queries.ts';

export interface OpenDate {
  id: string;
  offerId: string;
  startsOn: string;
  endsOn: string;
  days: DateDay[];
  place: string | null;
  capacity: number;
  free: number;
  /** In payment: may become free again within half an hour. */
  reserved: number;
}

/** Upcoming dates for pages, with their seats; a seat is reserved by `reserveUnit`. */
export async function shownDates(
  { db, reference }: Pick<World, 'db' | 'reference'>,
  offerIds: readonly string[],
  today: Temporal.PlainDate,
): Promise<OpenDate[]> {
  const sold = await reference.read({
    name: 'offers of terms',
    keys: ['prices'],
    load: () => offersOfTerms(db.query),
  });
  const ofTerms = sold.filter(({ offerId }) => offerIds.includes(offerId));
  const dates = await reference.read({
    name: `dates after ${today} ${offerIds}`,
    keys: ['dates', 'prices'],
    load: async () => [
      ...(await openDates(db.query, offerIds, today)),
      ...(await termsAsDates(db.query, ofTerms, today)),
    ],
  });
  return [...dates];
}

interface OfferOfTerms {
  offerId: string;
  classId: string;
}

/** Offers that sell the terms of a class. */
function offersOfTerms(q: Queries): Promise<OfferOfTerms[]> {
  return q
    .selectFrom('offers')
    .select(['id as offerId', 'term_of as classId'])
    .where('term_of', 'is not', null)
    .$narrowType<{ classId: string }>()
    .execute();
}

/** The last past date; null: none. */
export function lastDate(
  { db, reference }: Pick<World, 'db' | 'reference'>,
  offerId: string,
  today: Temporal.PlainDate,
): Promise<Pick<OpenDate, 'startsOn' | 'endsOn'> | null> {
  return reference.read({
    name: `date before ${today} ${offerId}`,
    keys: ['dates'],
    load: async () => {
      const row = await db.query
        .selectFrom('dates')
        .select(['starts_on as startsOn', 'ends_on as endsOn'])
        .where('offer_id', '=', offerId)
        .where('ends_on', '<', today.toString())
        .orderBy('starts_on', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row ?? null;
    },
  });
}

async function openDates(
  q: Queries,
  offerIds: readonly string[],
  today: Temporal.PlainDate,
): Promise<OpenDate[]> {
  if (offerIds.length === 0) return [];
  const seats = (states: readonly string[]) =>
    sql<number>`(select count(*)::int from units where units.date_id = dates.id
      and units.state in (${sql.join(states)}))`;
  // A seat that becomes free is offered to the waiting list first.
  const waiting = sql`(select count(*)::int from waiting_list_entries as waiting
    where waiting.date_id = dates.id and waiting.state = 'waiting')`;
  return q
    .selectFrom('dates')
    .select([
      'id',
      'offer_id as offerId',
      'starts_on as startsOn',
      'ends_on as endsOn',
      'days',
      'place',
      'capacity',
    ])
    .select(sql<number>`greatest(0, ${seats(['free'])} - ${waiting})`.as('free'))
    .select(seats(['held', 'expiring']).as('reserved'))
    .where('offer_id', 'in', offerIds)
    .where('is_open', '=', true)
    .where('starts_on', '>', today.toString())
    .orderBy('starts_on')
    .orderBy('id')
    .execute();
}

/** Each term as one date with all its classes, which is as free as its fullest. */
async function termsAsDates(
  q: Queries,
  offers: readonly OfferOfTerms[],
  today: Temporal.PlainDate,
): Promise<OpenDate[]> {
  const terms: OpenDate[] = [];
  for (const { offerId, classId } of offers) {
    const dates = await openDates(q, [classId], today);
    for (const ids of await openTerms(q, classId, today)) {
      const own = dates.filter(({ id }) => ids.includes(id));
      const [first, last] = [own[0], own.at(-1)];
      if (!first || !last) continue;
      const { capacity, free } = own.reduce((fullest, date) => (date.free < fullest.free ? date : fullest));
      terms.push({
        ...first,
        offerId,
        endsOn: last.endsOn,
        days: own.flatMap(({ days }) => days),
        capacity,
        free,
        reserved: Math.max(...own.map(({ reserved }) => reserved)),
      });
    }
  }
  return terms;
}

export function nextDate(dates: readonly OpenDate[]): OpenDate | null {
  return dates.find(({ free }) => free > 0) ?? dates[0] ?? null;
}

export async function dateOfOrder(
  q: Queries,
  orderId: string,
): Promise<Pick<OpenDate, 'days' | 'place'> | null> {
  const rows = await q
    .selectFrom('units')
    .innerJoin('dates', 'dates.id', 'units.date_id')
    .select(['dates.days', 'dates.place'])
    .where('units.order_id', '=', orderId)
    .orderBy('dates.starts_on')
    .execute();
  const [first] = rows;
  return first ? { days: rows.flatMap(({ days }) => days), place: first.place } : null;
}

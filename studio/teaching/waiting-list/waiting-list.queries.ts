import type { Queries } from '#platform/db/database.ts';
import type { DateDay, WaitingState } from '#platform/db/schema/catalogue.ts';
import type { World } from '#platform/world.ts';
import { findSecretLink } from '#studio/people/secret-links.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';

export type WaitingListLink = 'waiting-list-confirm' | 'waiting-list-leave' | 'seat-offer';

export interface EntryByLink {
  id: string;
  dateId: string;
  offerId: string;
  email: string;
  language: Language;
  state: WaitingState;
  orderId: string | null;
  offerExpiresAt: Temporal.Instant | null;
  days: DateDay[];
  place: string | null;
}

const entryColumns = [
  'waiting_list_entries.id',
  'date_id as dateId',
  'dates.offer_id as offerId',
  'email',
  'language',
  'state',
  'order_id as orderId',
  'offer_expires_at as offerExpiresAt',
  'dates.days',
  'dates.place',
] as const;

/** Null: the link is unknown or expired, or the entry was removed. */
export async function entryByLink(
  world: Pick<World, 'db' | 'clock'>,
  purpose: WaitingListLink,
  token: string,
): Promise<EntryByLink | null> {
  const q = world.db.query;
  const link = await findSecretLink(q, { purpose, token, now: world.clock.now() });
  return link && findEntry(q, link.subjectId);
}

export async function findEntry(q: Queries, entryId: string): Promise<EntryByLink | null> {
  const row = await q
    .selectFrom('waiting_list_entries')
    .innerJoin('dates', 'dates.id', 'waiting_list_entries.date_id')
    .select(entryColumns)
    .where('waiting_list_entries.id', '=', entryId)
    .executeTakeFirst();
  return row ?? null;
}

export interface DateToJoin {
  id: string;
  offerId: string;
  days: DateDay[];
  place: string | null;
}

/** Open and upcoming; null: no waiting list. */
export async function dateToJoin(
  q: Queries,
  dateId: string,
  now: Temporal.Instant,
): Promise<DateToJoin | null> {
  if (!/^[0-9a-f-]{36}$/i.test(dateId)) return null;
  const row = await q
    .selectFrom('dates')
    .innerJoin('offers', 'offers.id', 'dates.offer_id')
    .select(['dates.id', 'offer_id as offerId', 'days', 'dates.place'])
    .where('dates.id', '=', dateId)
    .where('is_open', '=', true)
    .where('is_buyable', '=', true)
    .where('starts_on', '>', today(now))
    .executeTakeFirst();
  return row ?? null;
}

/** Open dates with a free seat that someone waits for. */
export async function datesToOffer(q: Queries, now: Temporal.Instant): Promise<string[]> {
  const rows = await q
    .selectFrom('dates')
    .innerJoin('offers', 'offers.id', 'dates.offer_id')
    .select('dates.id')
    .where('is_open', '=', true)
    .where('is_buyable', '=', true)
    .where('starts_on', '>', today(now))
    .where((is) =>
      is.exists(
        is
          .selectFrom('waiting_list_entries')
          .select('waiting_list_entries.id')
          .whereRef('waiting_list_entries.date_id', '=', 'dates.id')
          .where('waiting_list_entries.state', '=', 'waiting'),
      ),
    )
    .where((is) =>
      is.exists(
        is
          .selectFrom('units')
          .select('units.id')
          .whereRef('units.date_id', '=', 'dates.id')
          .where('units.state', '=', 'free'),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

export async function overdueOffers(q: Queries, now: Temporal.Instant): Promise<string[]> {
  const rows = await q
    .selectFrom('waiting_list_entries')
    .select('id')
    .where('state', '=', 'offered')
    .where('offer_expires_at', '<=', now)
    .orderBy('offer_expires_at')
    .execute();
  return rows.map(({ id }) => id);
}

export interface ListedEntry {
  id: string;
  email: string;
  state: WaitingState;
  joinedAt: Temporal.Instant;
  offerExpiresAt: Temporal.Instant | null;
}

/** Confirmed entries: offered ones, then those who wait, then those who have answered. */
export async function waitingListForOwner(
  q: Queries,
  _who: May<'catalogue'>,
  dateId: string,
): Promise<ListedEntry[]> {
  const rows = await q
    .selectFrom('waiting_list_entries')
    .select(['id', 'email', 'state', 'confirmed_at', 'consented_at', 'offer_expires_at as offerExpiresAt'])
    .where('date_id', '=', dateId)
    .where('state', '!=', 'unconfirmed')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const rank = (state: WaitingState) =>
    ['offered', 'waiting'].indexOf(state) + (state === 'offered' || state === 'waiting' ? 0 : 3);
  return rows
    .map(({ confirmed_at, consented_at, ...row }) => ({ ...row, joinedAt: confirmed_at ?? consented_at }))
    .toSorted((a, b) => rank(a.state) - rank(b.state));
}

function today(now: Temporal.Instant): string {
  return studioDay(now).toString();
}

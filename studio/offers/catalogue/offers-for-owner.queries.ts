import type { Queries } from '#platform/db/database.ts';
import type {
  CourseGroup,
  OfferKind,
  OfferQuestion,
  SoldPer,
  VatClass,
} from '#platform/db/schema/catalogue.ts';
import { startsWords } from '#studio/shared/lists/list-search.queries.ts';
import type { May } from '#studio/shared/who.ts';
import { sessionMinutes, type Texts } from './offer.ts';
import { offerHours } from './offer-hours.queries.ts';
import { type OfferHours, studioHours } from './offer-hours.ts';
import { offerTitles } from './offer-title.queries.ts';
import { instructorIdsOfOffer, pricesOf } from './offers.queries.ts';
import { type Amounts, currentPrices, type PriceRecord } from './price.ts';

export interface ListedOffer {
  id: string;
  kind: OfferKind;
  title: string;
  prices: Amounts;
  isOnSale: boolean;
  durationMinutes: number | null;
  instalments: number;
  validMonths: number | null;
  sessions: number | null;
  isOwn: boolean;
  /** Places on dates. */
  hasSeats: boolean;
}

/** Everything on sale or not, except products, which have a list of their own. */
export async function offersForOwner(
  q: Queries,
  who: May<'catalogue'>,
  { now, typed }: { now: Temporal.Instant; typed: string },
): Promise<ListedOffer[]> {
  const rows = await q
    .selectFrom('offers')
    .select(['id', 'kind', 'is_buyable', 'duration_minutes', 'instalments', 'credit_valid_months', 'is_own'])
    .select(['sessions', 'grants'])
    .where('kind', 'not in', ['shipping', 'other', 'goods', 'print-goods', 'test'])
    .where('is_retired', '=', false)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  const titles = await offerTitles(q, ids, who.language);
  const prices = await pricesByOffer(q, ids);
  const offers = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: titles.get(row.id) ?? row.id,
    prices: currentPrices(prices.get(row.id) ?? [], now),
    isOnSale: row.is_buyable,
    durationMinutes: row.kind === 'session' ? (row.duration_minutes ?? sessionMinutes) : null,
    instalments: row.instalments,
    validMonths: row.credit_valid_months,
    sessions: row.sessions,
    isOwn: row.is_own,
    hasSeats: row.grants === 'seat',
  }));
  return typed ? offers.filter(({ title }) => startsWords(title, typed)) : offers;
}

async function pricesByOffer(q: Queries, ids: readonly string[]): Promise<Map<string, PriceRecord[]>> {
  const found = new Map<string, PriceRecord[]>();
  if (ids.length === 0) return found;
  const rows = await q
    .selectFrom('prices')
    .select(['id', 'offer_id', 'currency', 'amount_minor as amountMinor', 'valid_from as validFrom'])
    .where('offer_id', 'in', [...ids])
    .execute();
  for (const { offer_id, ...record } of rows) {
    found.set(offer_id, [...(found.get(offer_id) ?? []), record]);
  }
  return found;
}

export interface EditedOffer {
  id: string;
  kind: OfferKind;
  version: number;
  isOwn: boolean;
  isOnSale: boolean;
  names: Texts;
  summary: Texts;
  description: Texts;
  vatClass: VatClass;
  group: CourseGroup | null;
  place: number | null;
  durationMinutes: number | null;
  capacity: number | null;
  noticeHours: number | null;
  lateFeePercent: number;
  noShowFeePercent: number;
  validMonths: number | null;
  sessions: number | null;
  instalments: number;
  courseId: string | null;
  soldPer: SoldPer | null;
  termOf: string | null;
  questions: readonly OfferQuestion[];
  instructorIds: readonly number[];
  hours: OfferHours;
  records: readonly PriceRecord[];
}

export async function editedOffer(
  q: Queries,
  _who: May<'catalogue' | 'website'>,
  id: string,
): Promise<EditedOffer | null> {
  const row = await q
    .selectFrom('offers')
    .selectAll()
    .select(instructorIdsOfOffer)
    .where('id', '=', id)
    .where('kind', 'not in', ['shipping', 'other', 'goods', 'print-goods'])
    .executeTakeFirst();
  if (!row) return null;
  const en = await offerTitles(q, [id], 'en');
  const da = await offerTitles(q, [id], 'da');
  return {
    id,
    kind: row.kind,
    version: row.version,
    isOwn: row.is_own,
    isOnSale: row.is_buyable,
    names: { en: en.get(id) ?? id, da: da.get(id) ?? id },
    summary: { en: row.summary_en, da: row.summary_da },
    description: { en: row.description_en, da: row.description_da },
    vatClass: row.vat_class,
    group: row.course_group,
    place: row.place,
    durationMinutes: row.duration_minutes,
    capacity: row.capacity,
    noticeHours: row.notice_hours,
    lateFeePercent: row.late_fee_percent,
    noShowFeePercent: row.no_show_fee_percent,
    validMonths: row.credit_valid_months,
    sessions: row.sessions,
    instalments: row.instalments,
    courseId: row.course_id,
    soldPer: row.sold_per,
    termOf: row.term_of,
    questions: row.questions,
    instructorIds: row.instructor_ids,
    hours: row.kind === 'session' ? await offerHours(q, id) : studioHours,
    records: await pricesOf(q, id),
  };
}

/** Of the owner, sold per class: a term of one can be sold, too. */
export async function classesWithTerms(q: Queries): Promise<Array<{ id: string } & Texts>> {
  const rows = await q
    .selectFrom('offers')
    .select(['id', 'name_en as en', 'name_da as da'])
    .where('kind', '=', 'group-class')
    .where('sold_per', '=', 'class')
    .where('is_retired', '=', false)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(({ id, en, da }) => ({ id, en: en ?? id, da: da ?? id }));
}

/** Places of a new date; null: the owner has set none. */
export async function capacityOf(q: Queries, offerId: string): Promise<number | null> {
  const row = await q.selectFrom('offers').select('capacity').where('id', '=', offerId).executeTakeFirst();
  return row?.capacity ?? null;
}

/** Shipping and free text are always last. */
export async function lastOfferSort(q: Queries): Promise<number> {
  const row = await q
    .selectFrom('offers')
    .select((is) => is.fn.max('sort').as('last'))
    .where('kind', 'not in', ['shipping', 'other'])
    .executeTakeFirst();
  return row?.last ?? 0;
}

/** Whether an offer can give access to it. */
export async function isCourse(q: Queries, id: string): Promise<boolean> {
  return (await q.selectFrom('courses').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

import { type Selectable, sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { OfferKind, OffersTable } from '#platform/db/schema/catalogue.ts';
import type { World } from '#platform/world.ts';
import type { Currency } from '#studio/shared/money.ts';
import { type CatalogueOffer, isSessionId, offerById, sessionMinutes } from './offer.ts';
import { type Amounts, currentPrices, type PriceList, type PriceRecord } from './price.ts';
import { announcedDays, shownPriceList } from './sale.ts';

const offerColumns = [
  'id',
  'kind',
  'grants',
  'capture',
  'vat_class',
  'withdrawal_regime',
  'credit_valid_months',
  'is_buyable',
  'needs_checkout_page',
  'course_id',
  'instalments',
  'sessions',
  'name_en',
  'name_da',
  'summary_en',
  'summary_da',
  'description_en',
  'description_da',
  'is_own',
  'course_group',
  'place',
  'duration_minutes',
  'notice_hours',
  'late_fee_percent',
  'no_show_fee_percent',
  'sold_per',
  'term_of',
  'questions',
] as const;

type OfferRow = Pick<Selectable<OffersTable>, (typeof offerColumns)[number]> & { instructor_ids: number[] };

/** A column for SELECTs of `offers`. */
export const instructorIdsOfOffer = sql<number[]>`array(
  select instructor_id from offer_instructors where offer_id = offers.id order by place)`.as(
  'instructor_ids',
);

function toOffer(row: OfferRow): CatalogueOffer {
  return {
    id: row.id,
    kind: row.kind,
    grants: row.grants,
    capture: row.capture,
    vatClass: row.vat_class,
    withdrawalRegime: row.withdrawal_regime,
    creditValidMonths: row.credit_valid_months,
    isBuyable: row.is_buyable,
    needsCheckoutPage: row.needs_checkout_page,
    courseId: row.course_id,
    instalments: row.instalments,
    sessions: row.sessions,
    name: row.name_en && row.name_da ? { en: row.name_en, da: row.name_da } : null,
    summary: { en: row.summary_en, da: row.summary_da },
    description: { en: row.description_en, da: row.description_da },
    isOwn: row.is_own,
    group: row.course_group,
    place: row.place,
    durationMinutes: row.duration_minutes ?? sessionMinutes,
    noticeHours: row.notice_hours,
    lateFeePercent: row.late_fee_percent,
    noShowFeePercent: row.no_show_fee_percent,
    soldPer: row.sold_per,
    termOf: row.term_of,
    questions: row.questions,
    instructorIds: row.instructor_ids,
  };
}

export async function findOffer(q: Queries, id: string): Promise<CatalogueOffer | null> {
  const query = q.selectFrom('offers').select(offerColumns).select(instructorIdsOfOffer);
  const row = isSessionId(id)
    ? await query
        .where('kind', '=', 'session')
        .where('is_own', '=', false)
        .orderBy('sort')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
    : await query.where('id', '=', id).executeTakeFirst();
  return row ? toOffer(row) : null;
}

/** The first session on sale that takes this long; its id. */
export async function sessionLasting(q: Queries, minutes: number): Promise<string | null> {
  const row = await q
    .selectFrom('offers')
    .select('id')
    .where('kind', '=', 'session')
    .where('is_buyable', '=', true)
    .where('duration_minutes', '=', minutes)
    .orderBy('sort')
    .orderBy('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

type Asking = Pick<World, 'db' | 'reference'>;

/** In the owner's order, without shipping and goods, of which a shop may have thousands. */
export function listOffers({ db, reference }: Asking): Promise<readonly CatalogueOffer[]> {
  return reference.read({ name: 'offers', keys: ['prices'], load: () => loadOffers(db.query) });
}

/** For pages; orders use `findOffer`. */
export async function shownOffer(world: Asking, id: string): Promise<CatalogueOffer | null> {
  const offers = await listOffers(world);
  return offerById(offers, id) ?? null;
}

/** On sale beside the usual session, or instead of it. */
export async function ownSessions(world: Asking): Promise<CatalogueOffer[]> {
  const offers = await listOffers(world);
  return offers.filter(({ kind, isOwn, isBuyable }) => kind === 'session' && isOwn && isBuyable);
}

/** Whether a page of packs or gift cards has any. */
export async function isKindSold(world: Asking, kind: OfferKind): Promise<boolean> {
  const offers = await listOffers(world);
  return offers.some((offer) => offer.kind === kind && offer.isBuyable);
}

async function loadOffers(q: Queries): Promise<CatalogueOffer[]> {
  const rows = await q
    .selectFrom('offers')
    .select(offerColumns)
    .select(instructorIdsOfOffer)
    .where('kind', 'not in', ['shipping', 'other', 'goods', 'print-goods'])
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(toOffer);
}

/** Minor units; null: not offered in this currency. */
export async function currentPrice(
  q: Queries,
  { offerId, currency, at }: { offerId: string; currency: Currency; at: Temporal.Instant },
): Promise<number | null> {
  const row = await q
    .selectFrom('prices')
    .select('amount_minor')
    .where('offer_id', '=', offerId)
    .where('currency', '=', currency)
    .where('valid_from', '<=', at)
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.amount_minor ?? null;
}

export async function currentPriceLists(
  world: Asking,
  at: Temporal.Instant,
): Promise<Map<string, PriceList>> {
  const records = await listPrices(world);
  return new Map([...records].map(([offerId, list]) => [offerId, shownPriceList(list, at)]));
}

/** For pages; orders use `currentPrice`. */
export async function shownPrices(world: Asking, offerId: string, at: Temporal.Instant): Promise<PriceList> {
  return shownPriceList((await listPrices(world)).get(offerId) ?? [], at);
}

function listPrices({ db, reference }: Asking): Promise<ReadonlyMap<string, readonly PriceRecord[]>> {
  return reference.read({ name: 'prices', keys: ['prices'], load: () => loadPrices(db.query) });
}

async function loadPrices(q: Queries): Promise<ReadonlyMap<string, readonly PriceRecord[]>> {
  const rows = await q
    .selectFrom('prices')
    .innerJoin('offers', 'offers.id', 'prices.offer_id')
    .select(['prices.id', 'offer_id', 'currency', 'amount_minor', 'valid_from'])
    .where('kind', 'not in', ['goods', 'print-goods'])
    .execute();
  const records = new Map<string, PriceRecord[]>();
  for (const row of rows) {
    const record = {
      id: row.id,
      currency: row.currency,
      amountMinor: row.amount_minor,
      validFrom: row.valid_from,
    };
    records.set(row.offer_id, [...(records.get(row.offer_id) ?? []), record]);
  }
  return records;
}

export async function currentPricesOf(q: Queries, offerId: string, at: Temporal.Instant): Promise<Amounts> {
  return currentPrices(await pricesOf(q, offerId), at);
}

export async function pricesOf(q: Queries, offerId: string): Promise<PriceRecord[]> {
  return q
    .selectFrom('prices')
    .select(['id', 'currency', 'amount_minor as amountMinor', 'valid_from as validFrom'])
    .where('offer_id', '=', offerId)
    .execute();
}

/** When the clock next changes a price that pages show: one begins, or a reduction is no longer announced. */
export async function pricesChangeAt({ db, reference }: Asking, now: Temporal.Instant) {
  const begins = await reference.read({
    name: 'price dates',
    keys: ['prices'],
    load: () => priceDatesAfter(db.query, now.subtract({ hours: (announcedDays + 1) * 24 })),
  });
  const changes = begins
    .flatMap((at) => [at, at.add({ hours: announcedDays * 24 })])
    .filter((at) => Temporal.Instant.compare(at, now) > 0);
  return changes.toSorted(Temporal.Instant.compare)[0] ?? null;
}

async function priceDatesAfter(q: Queries, after: Temporal.Instant): Promise<Temporal.Instant[]> {
  const rows = await q
    .selectFrom('prices')
    .select('valid_from')
    .distinct()
    .where('valid_from', '>', after)
    .execute();
  return rows.map(({ valid_from }) => valid_from);
}

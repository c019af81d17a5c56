import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import type { Currency } from '#studio/shared/money.ts';
import { type CatalogueOffer, isSessionId } from './offer.ts';
import { currentPrices, type PriceList, type PriceRecord } from './price.ts';

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
] as const;

function toOffer(row: {
  id: string;
  kind: CatalogueOffer['kind'];
  grants: CatalogueOffer['grants'];
  capture: CatalogueOffer['capture'];
  vat_class: CatalogueOffer['vatClass'];
  withdrawal_regime: CatalogueOffer['withdrawalRegime'];
  credit_valid_months: number | null;
  is_buyable: boolean;
  needs_checkout_page: boolean;
  course_id: string | null;
  instalments: number;
}): CatalogueOffer {
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
  };
}

export async function findOffer(q: Queries, id: string): Promise<CatalogueOffer | null> {
  const query = q.selectFrom('offers').select(offerColumns);
  const row = isSessionId(id)
    ? await query.where('kind', '=', 'session').orderBy('sort').orderBy('id').limit(1).executeTakeFirst()
    : await query.where('id', '=', id).executeTakeFirst();
  return row ? toOffer(row) : null;
}

type Asking = Pick<World, 'db' | 'reference'>;

/** In the owner's order, without shipping and goods, of which a shop may have thousands. */
export function listOffers({ db, reference }: Asking): Promise<readonly CatalogueOffer[]> {
  return reference.read({ name: 'offers', keys: ['prices'], load: () => loadOffers(db.query) });
}

/** For pages; orders use `findOffer`. */
export async function shownOffer(world: Asking, id: string): Promise<CatalogueOffer | null> {
  const offers = await listOffers(world);
  return offers.find((offer) => (isSessionId(id) ? offer.kind === 'session' : offer.id === id)) ?? null;
}

async function loadOffers(q: Queries): Promise<CatalogueOffer[]> {
  const rows = await q
    .selectFrom('offers')
    .select(offerColumns)
    .where('kind', 'not in', ['shipping', 'goods', 'print-goods'])
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

/** By offer. */
export async function currentPriceLists(
  world: Asking,
  at: Temporal.Instant,
): Promise<Map<string, PriceList>> {
  const records = await listPrices(world);
  return new Map([...records].map(([offerId, list]) => [offerId, currentPrices(list, at)]));
}

/** For pages; orders use `currentPrice`. */
export async function shownPrices(world: Asking, offerId: string, at: Temporal.Instant): Promise<PriceList> {
  return currentPrices((await listPrices(world)).get(offerId) ?? [], at);
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

/** Of an offer of any kind. */
export async function currentPricesOf(q: Queries, offerId: string, at: Temporal.Instant): Promise<PriceList> {
  const rows = await q
    .selectFrom('prices')
    .distinctOn('currency')
    .select(['currency', 'amount_minor'])
    .where('offer_id', '=', offerId)
    .where('valid_from', '<=', at)
    .orderBy('currency')
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.currency, row.amount_minor]));
}

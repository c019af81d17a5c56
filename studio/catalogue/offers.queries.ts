import type { Queries } from '#platform/db/database.ts';
import type { Currency } from '#studio/shared/money.ts';
import { type CatalogueOffer, isSessionId } from './offer.ts';
import type { PriceList } from './price.ts';

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

/** Without goods, of which a shop may have thousands, and without shipping. */
export async function listOffers(q: Queries): Promise<CatalogueOffer[]> {
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

/** The current prices of every offer but goods, or of one offer of any kind. */
export async function currentPriceLists(
  q: Queries,
  at: Temporal.Instant,
  offerId?: string,
): Promise<Map<string, PriceList>> {
  const rows = await q
    .selectFrom('prices')
    .innerJoin('offers', 'offers.id', 'prices.offer_id')
    .distinctOn(['prices.offer_id', 'prices.currency'])
    .select(['prices.offer_id as offerId', 'prices.currency', 'prices.amount_minor as amountMinor'])
    .where('valid_from', '<=', at)
    .$if(offerId !== undefined, (query) => query.where('prices.offer_id', '=', offerId!))
    .$if(offerId === undefined, (query) => query.where('offers.kind', 'not in', ['goods', 'print-goods']))
    .orderBy('prices.offer_id')
    .orderBy('prices.currency')
    .orderBy('valid_from', 'desc')
    .orderBy('prices.id', 'desc')
    .execute();
  const lists = new Map<string, PriceList>();
  for (const row of rows) {
    lists.set(row.offerId, { ...lists.get(row.offerId), [row.currency]: row.amountMinor });
  }
  return lists;
}

import type { Queries } from '#platform/db/database.ts';
import { currentRecord, type PriceRecord } from '#studio/offers/catalogue/price.ts';
import { saleOf } from '#studio/offers/catalogue/sale.ts';
import type { Language } from '#studio/shared/language.ts';
import { type Category, type Fulfilment, readFacts } from './product.ts';
import { type ShopPicture, shopPictures } from './product-pictures.queries.ts';

/** reserved: all pieces are in other checkouts and may return. gone: sold out. */
export type Availability = 'free' | 'reserved' | 'gone' | 'made-on-order';

export interface ShopVariant {
  offerId: string;
  label: string;
  /** Minor units of DKK; null: no price, so not for sale. */
  priceMinor: number | null;
  /** Lowest price of the 30 days before the reduction; null: not reduced. */
  beforeMinor: number | null;
  availability: Availability;
}

export interface ShopProduct {
  id: string;
  category: Category;
  fulfilment: Fulfilment;
  name: string;
  description: string;
  facts: Array<{ label: string; value: string }>;
  isSample: boolean;
  pictures: ShopPicture[];
  variants: ShopVariant[];
}

/** Goods need a price in DKK (product.md). */
export const shopCurrency = 'DKK';

export const shopPageSize = 24;

interface Requested {
  language: Language;
  at: Temporal.Instant;
  category?: Category;
  id?: string;
  /** From 1. */
  page: number;
}

export interface ShopPage {
  products: ShopProduct[];
  /** Number of pages; 0 also for a page after the last. */
  pages: number;
}

/** Published products with something to offer, in the owner's order. Stock counts are not public. */
export async function shopPage(q: Queries, requested: Requested): Promise<ShopPage> {
  const { language, at, page } = requested;
  const rows = await q
    .selectFrom('products')
    .selectAll()
    .select((is) => is.fn.countAll<number>().over().as('count'))
    .where('is_published', '=', true)
    .where('products.id', 'in', offeredVariants(q).clearSelect().select('product_id'))
    .$if(requested.category !== undefined, (query) => query.where('category', '=', requested.category!))
    .$if(requested.id !== undefined, (query) => query.where('products.id', '=', requested.id!))
    .orderBy('sort')
    .orderBy('products.id')
    .limit(shopPageSize)
    .offset((page - 1) * shopPageSize)
    .execute();
  const pages = Math.ceil((rows[0]?.count ?? 0) / shopPageSize);
  if (rows.length === 0) return { products: [], pages };
  const ids = rows.map((row) => row.id);
  const variants = await variantsOf(q, { ids, language, at });
  const pictures = await shopPictures(q, ids, language);
  const products = rows.map((row) => ({
    id: row.id,
    category: row.category,
    fulfilment: row.fulfilment,
    name: language === 'da' ? row.name_da : row.name_en,
    description: language === 'da' ? row.description_da : row.description_en,
    facts: readFacts(language === 'da' ? row.facts_da : row.facts_en),
    isSample: row.is_sample,
    pictures: pictures.get(row.id) ?? [],
    variants: variants.get(row.id) ?? [],
  }));
  return { products, pages };
}

function offeredVariants(q: Queries) {
  return q
    .selectFrom('product_variants')
    .innerJoin('offers', 'offers.id', 'product_variants.offer_id')
    .select(['product_id', 'offer_id', 'label_en', 'label_da', 'offers.kind'])
    .where('is_offered', '=', true)
    .where('offers.is_buyable', '=', true);
}

async function variantsOf(
  q: Queries,
  { ids, language, at }: { ids: readonly string[]; language: Language; at: Temporal.Instant },
) {
  const rows = await offeredVariants(q)
    .where('product_id', 'in', ids)
    .orderBy('position')
    .orderBy('offer_id')
    .execute();
  const offerIds = rows.map((row) => row.offer_id);
  const records = await priceRecords(q, offerIds);
  const stock = await unitStates(q, offerIds);
  const variants = new Map<string, ShopVariant[]>();
  for (const row of rows) {
    const own = records.get(row.offer_id) ?? [];
    const dkk = own.filter((record) => record.currency === shopCurrency);
    const variant: ShopVariant = {
      offerId: row.offer_id,
      label: language === 'da' ? row.label_da : row.label_en,
      priceMinor: currentRecord(dkk, at)?.amountMinor ?? null,
      beforeMinor: saleOf(own, shopCurrency, at)?.beforeMinor ?? null,
      availability:
        row.kind === 'print-goods' ? 'made-on-order' : availabilityOf(stock.get(row.offer_id) ?? new Set()),
    };
    variants.set(row.product_id, [...(variants.get(row.product_id) ?? []), variant]);
  }
  return variants;
}

function availabilityOf(states: ReadonlySet<string>): Availability {
  if (states.has('free')) return 'free';
  return states.has('held') || states.has('expiring') || states.has('kept') ? 'reserved' : 'gone';
}

async function unitStates(q: Queries, offerIds: readonly string[]): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  if (offerIds.length === 0) return found;
  const rows = await q
    .selectFrom('units')
    .select(['offer_id', 'state'])
    .distinct()
    .where('offer_id', 'in', offerIds)
    .execute();
  for (const { offer_id, state } of rows) {
    if (offer_id) found.set(offer_id, (found.get(offer_id) ?? new Set()).add(state));
  }
  return found;
}

export async function priceRecords(
  q: Queries,
  offerIds: readonly string[],
): Promise<Map<string, PriceRecord[]>> {
  const found = new Map<string, PriceRecord[]>();
  if (offerIds.length === 0) return found;
  const rows = await q
    .selectFrom('prices')
    .select(['id', 'offer_id', 'currency', 'amount_minor', 'valid_from'])
    .where('offer_id', 'in', offerIds)
    .execute();
  for (const row of rows) {
    const record = {
      id: row.id,
      currency: row.currency,
      amountMinor: row.amount_minor,
      validFrom: row.valid_from,
    };
    found.set(row.offer_id, [...(found.get(row.offer_id) ?? []), record]);
  }
  return found;
}

export async function variantRows(q: Queries, productId: string) {
  return q
    .selectFrom('product_variants')
    .selectAll()
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('offer_id')
    .execute();
}

export async function productIdsInUse(q: Queries): Promise<Set<string>> {
  const rows = await q.selectFrom('products').select('id').execute();
  return new Set(rows.map((row) => row.id));
}

export async function offerIdsInUse(q: Queries): Promise<Set<string>> {
  const rows = await q.selectFrom('offers').select('id').execute();
  return new Set(rows.map((row) => row.id));
}

/** By our id or the printer's. */
export async function productToSync(q: Queries, productId: string) {
  return q
    .selectFrom('products')
    .select(['id', 'printful_product_id'])
    .where((where) => where.or([where('id', '=', productId), where('printful_product_id', '=', productId)]))
    .executeTakeFirst();
}

export async function wasOrdered(q: Queries, productId: string): Promise<boolean> {
  const line = await q
    .selectFrom('order_lines')
    .innerJoin('product_variants', 'product_variants.offer_id', 'order_lines.offer_id')
    .select('order_lines.order_id')
    .where('product_id', '=', productId)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

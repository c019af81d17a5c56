import { type Selectable, sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { Schema } from '#platform/db/schema.ts';
import { currentRecord } from '#studio/offers/catalogue/price.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';
import type { Category, Fulfilment } from './product.ts';
import { type ShopPicture, shopPictures } from './product-pictures.queries.ts';
import { priceRecords, shopCurrency } from './products.queries.ts';

export interface OwnersVariant {
  offerId: string;
  label: string;
  /** free: available. reserved: in a checkout. toSend: paid or authorised, not sent. */
  stock: { free: number; reserved: number; toSend: number };
  printfulVariantId: string | null;
  priceMinor: number | null;
}

export interface OwnersProduct {
  id: string;
  category: Category;
  fulfilment: Fulfilment;
  nameEn: string;
  nameDa: string;
  descriptionEn: string;
  descriptionDa: string;
  factsEn: string;
  factsDa: string;
  printfulProductId: string | null;
  imageUrl: string | null;
  isPublished: boolean;
  version: number;
  isSample: boolean;
  priceMinor: number | null;
  syncedOn: string | null;
  pictures: ShopPicture[];
  variants: OwnersVariant[];
}

export interface OwnersPage {
  products: OwnersProduct[];
  /** From 1. */
  page: number;
  pages: number;
}

const pageSize = 25;

/** One page of every product: the requested one, or the one with the product `about`. */
export async function productsForOwner(
  q: Queries,
  who: May<'catalogue'>,
  asked: { now: Temporal.Instant; page: number; about: string },
): Promise<OwnersPage> {
  const page = (asked.about && (await pageWith(q, asked.about))) || asked.page;
  const rows = await q
    .selectFrom('products')
    .selectAll()
    .select((is) => is.fn.countAll<number>().over().as('count'))
    .where('is_retired', '=', false)
    .orderBy('category')
    .orderBy('sort')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const products = await shownProducts(q, rows, { now: asked.now, language: who.language });
  return { products, page, pages: Math.ceil((rows[0]?.count ?? 0) / pageSize) };
}

async function pageWith(q: Queries, id: string): Promise<number | null> {
  const before = await q
    .selectFrom('products as one')
    .innerJoin('products', (join) =>
      join.on(
        sql`(products.category, products.sort, products.id)`,
        '<',
        sql`(one.category, one.sort, one.id)`,
      ),
    )
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('one.id', '=', id)
    .where('products.is_retired', '=', false)
    .executeTakeFirst();
  return before ? 1 + Math.floor(before.count / pageSize) : null;
}

async function shownProducts(
  q: Queries,
  rows: ReadonlyArray<Selectable<Schema['products']>>,
  { now, language }: { now: Temporal.Instant; language: Language },
): Promise<OwnersProduct[]> {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const pictures = await shopPictures(q, ids, language);
  const variants = await offeredVariants(q, ids, now);
  const products: OwnersProduct[] = [];
  for (const row of rows) {
    const own = variants.filter((variant) => variant.productId === row.id);
    const first = own[0];
    products.push({
      id: row.id,
      category: row.category,
      fulfilment: row.fulfilment,
      nameEn: row.name_en,
      nameDa: row.name_da,
      descriptionEn: row.description_en,
      descriptionDa: row.description_da,
      factsEn: row.facts_en,
      factsDa: row.facts_da,
      printfulProductId: row.printful_product_id,
      imageUrl: row.image_url,
      isPublished: row.is_published,
      version: row.version,
      isSample: row.is_sample,
      priceMinor: first?.priceMinor ?? null,
      syncedOn: row.synced_at && studioDay(row.synced_at).toString(),
      pictures: pictures.get(row.id) ?? [],
      variants: own.map(({ productId: _productId, ...variant }) => variant),
    });
  }
  return products;
}

async function offeredVariants(
  q: Queries,
  productIds: readonly string[],
  now: Temporal.Instant,
): Promise<Array<OwnersVariant & { productId: string }>> {
  const rows = await q
    .selectFrom('product_variants')
    .select(['offer_id', 'product_id', 'label_en', 'printful_variant_id'])
    .where('product_id', 'in', [...productIds])
    .where('is_offered', '=', true)
    .orderBy('position')
    .orderBy('offer_id')
    .execute();
  const offerIds = rows.map((row) => row.offer_id);
  if (offerIds.length === 0) return [];
  const counts = await q
    .selectFrom('units')
    .select((select) => ['offer_id', 'state', select.fn.countAll<number>().as('count')])
    .where('offer_id', 'in', offerIds)
    .groupBy(['offer_id', 'state'])
    .execute();
  const records = await priceRecords(q, offerIds);
  const priceOf = (offerId: string) =>
    currentRecord(
      (records.get(offerId) ?? []).filter(({ currency }) => currency === shopCurrency),
      now,
    )?.amountMinor ?? null;
  const countOf = (offerId: string, ...states: string[]) =>
    counts
      .filter((row) => row.offer_id === offerId && states.includes(row.state))
      .reduce((sum, row) => sum + row.count, 0);
  return rows.map((row) => ({
    productId: row.product_id,
    offerId: row.offer_id,
    label: row.label_en,
    printfulVariantId: row.printful_variant_id,
    priceMinor: priceOf(row.offer_id),
    stock: {
      free: countOf(row.offer_id, 'free'),
      reserved: countOf(row.offer_id, 'held', 'expiring', 'kept'),
      toSend: countOf(row.offer_id, 'taken'),
    },
  }));
}

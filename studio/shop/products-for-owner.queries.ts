import type { Queries } from '#platform/db/database.ts';
import { currentRecord } from '#studio/catalogue/price.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import type { Who } from '#studio/shared/who.ts';
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

export async function productsForOwner(
  q: Queries,
  who: Who,
  now: Temporal.Instant,
): Promise<OwnersProduct[]> {
  if (who.role !== 'owner') return [];
  const rows = await q
    .selectFrom('products')
    .selectAll()
    .orderBy('category')
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const pictures =
    rows.length > 0
      ? await shopPictures(
          q,
          rows.map((row) => row.id),
          who.language,
        )
      : new Map();
  const variants = await offeredVariants(q, now);
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
      syncedOn: row.synced_at?.toZonedDateTimeISO(studioTimeZone).toPlainDate().toString() ?? null,
      pictures: pictures.get(row.id) ?? [],
      variants: own.map(({ productId: _productId, ...variant }) => variant),
    });
  }
  return products;
}

async function offeredVariants(
  q: Queries,
  now: Temporal.Instant,
): Promise<Array<OwnersVariant & { productId: string }>> {
  const rows = await q
    .selectFrom('product_variants')
    .select(['offer_id', 'product_id', 'label_en', 'printful_variant_id'])
    .where('is_offered', '=', true)
    .orderBy('position')
    .orderBy('offer_id')
    .execute();
  const counts = await q
    .selectFrom('units')
    .select((select) => ['offer_id', 'state', select.fn.countAll<number>().as('count')])
    .where('offer_id', 'is not', null)
    .groupBy(['offer_id', 'state'])
    .execute();
  const records = await priceRecords(
    q,
    rows.map((row) => row.offer_id),
  );
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

import type { Queries } from '#platform/db/database.ts';
import type { PhotographTone } from '#platform/db/schema/settings.ts';
import type { Language } from '#studio/shared/language.ts';

export type ShopPicture =
  | { kind: 'plate'; id: string; name: string; alt: string }
  | {
      kind: 'photo';
      id: string;
      widths: number[];
      width: number;
      height: number;
      placeholder: string;
      alt: string;
      tone: PhotographTone | null;
    };

export interface PicturedProduct {
  productId: string;
  /** Undefined: the product has none. */
  picture: ShopPicture | undefined;
}

/** Of published products, by the offers of their variants. */
export async function picturesOfOffers(
  q: Queries,
  offerIds: readonly string[],
  language: Language,
): Promise<Map<string, PicturedProduct>> {
  if (offerIds.length === 0) return new Map();
  const variants = await q
    .selectFrom('product_variants')
    .innerJoin('products', 'products.id', 'product_variants.product_id')
    .select(['product_variants.offer_id as offerId', 'product_variants.product_id as productId'])
    .where('product_variants.offer_id', 'in', offerIds)
    .where('products.is_published', '=', true)
    .execute();
  if (variants.length === 0) return new Map();
  const ids = [...new Set(variants.map(({ productId }) => productId))];
  const pictures = await shopPictures(q, ids, language);
  return new Map(
    variants.map(({ offerId, productId }) => [offerId, { productId, picture: pictures.get(productId)?.[0] }]),
  );
}

export async function shopPictures(
  q: Queries,
  productIds: readonly string[],
  language: Language,
): Promise<Map<string, ShopPicture[]>> {
  const rows = await q
    .selectFrom('product_pictures')
    .leftJoin('media_files', 'media_files.id', 'product_pictures.media_id')
    .selectAll('product_pictures')
    .select('media_files.tone')
    .where('product_id', 'in', productIds)
    .orderBy('position')
    .orderBy('product_pictures.created_at')
    .execute();
  const found = new Map<string, ShopPicture[]>();
  for (const row of rows) {
    const alt = language === 'da' ? row.alt_da : row.alt_en;
    const { id, plate, widths, width, height, tone } = row;
    const picture: ShopPicture | null = plate
      ? { kind: 'plate', id, name: plate, alt }
      : widths && width && height
        ? { kind: 'photo', id, widths, width, height, placeholder: row.placeholder ?? '', alt, tone }
        : null;
    if (picture) found.set(row.product_id, [...(found.get(row.product_id) ?? []), picture]);
  }
  return found;
}

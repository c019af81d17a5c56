import type { Write } from '#studio/shared/change.ts';
import { offersOf, sampleProducts } from '../../../db/sample/products.ts';

export async function loadProducts({ tx, now }: Write): Promise<void> {
  await tx
    .insertInto('products')
    .values(
      sampleProducts.map((product, index) => ({
        id: product.id,
        category: product.category,
        fulfilment: product.isPrinted ? ('print' as const) : ('stock' as const),
        name_en: product.en.name,
        name_da: product.da.name,
        description_en: product.en.description,
        description_da: product.da.description,
        facts_en: product.en.facts.join('\n'),
        facts_da: product.da.facts.join('\n'),
        is_sample: true,
        sort: index * 10,
        created_at: now,
        changed_at: now,
      })),
    )
    .execute();
  await tx
    .insertInto('product_variants')
    .values(
      sampleProducts.flatMap((product) =>
        offersOf(product).map(({ offerId, size }, position) => ({
          offer_id: offerId,
          product_id: product.id,
          label_en: size,
          label_da: size,
          position,
        })),
      ),
    )
    .execute();
  await tx
    .insertInto('product_pictures')
    .values(
      sampleProducts.map((product) => ({
        product_id: product.id,
        plate: `goods-${product.id}`,
        alt_en: product.en.alt,
        alt_da: product.da.alt,
      })),
    )
    .execute();
}

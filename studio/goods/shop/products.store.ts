import type { Tx } from '#platform/db/database.ts';
import type { Category, Fulfilment } from './product.ts';

export interface ProductRow {
  id: string;
  category: Category;
  fulfilment: Fulfilment;
  name_en: string;
  name_da: string;
  description_en: string;
  description_da: string;
  facts_en: string;
  facts_da: string;
  printful_product_id: string | null;
  image_url: string | null;
  is_published: boolean;
}

export async function insertProduct(tx: Tx, row: ProductRow, now: Temporal.Instant): Promise<void> {
  const last = await tx
    .selectFrom('products')
    .select((select) => select.fn.max('sort').as('sort'))
    .executeTakeFirst();
  await tx
    .insertInto('products')
    .values({ ...row, sort: (last?.sort ?? 0) + 10, created_at: now, changed_at: now })
    .execute();
}

export async function changeProduct(
  tx: Tx,
  { id, changes }: { id: string; changes: Partial<Omit<ProductRow, 'id'>> & { is_retired?: boolean } },
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('products')
    .set((set) => ({
      is_retired: false,
      ...changes,
      is_sample: false,
      version: set('version', '+', 1),
      changed_at: now,
    }))
    .where('id', '=', id)
    .execute();
}

export async function markSynced(tx: Tx, id: string, now: Temporal.Instant): Promise<void> {
  await tx.updateTable('products').set({ synced_at: now, changed_at: now }).where('id', '=', id).execute();
}

export async function lockProduct(tx: Tx, id: string) {
  return tx.selectFrom('products').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export interface NewVariant {
  offerId: string;
  productId: string;
  label: string;
  position: number;
  fulfilment: Fulfilment;
  printfulVariantId?: string | null;
  printfulCatalogId?: string | null;
}

/** Stock is authorised first, print is paid at the checkout. */
export async function insertVariant(tx: Tx, variant: NewVariant): Promise<void> {
  const isPrinted = variant.fulfilment === 'print';
  await tx
    .insertInto('offers')
    .values({
      id: variant.offerId,
      kind: isPrinted ? 'print-goods' : 'goods',
      grants: 'order',
      capture: isPrinted ? 'now' : 'on-dispatch',
      vat_class: 'standard',
      withdrawal_regime: 'goods',
      is_buyable: true,
      needs_checkout_page: true,
      sort: 5_000,
    })
    .execute();
  await tx
    .insertInto('product_variants')
    .values({
      offer_id: variant.offerId,
      product_id: variant.productId,
      label_en: variant.label,
      label_da: variant.label,
      position: variant.position,
      printful_variant_id: variant.printfulVariantId ?? null,
      printful_catalog_id: variant.printfulCatalogId ?? null,
    })
    .execute();
}

export async function changeVariant(
  tx: Tx,
  offerId: string,
  changes: Partial<{
    label_en: string;
    label_da: string;
    printful_variant_id: string | null;
    printful_catalog_id: string | null;
    is_offered: boolean;
    position: number;
  }>,
): Promise<void> {
  await tx.updateTable('product_variants').set(changes).where('offer_id', '=', offerId).execute();
}

/** Only for offers that were never ordered: orders are immutable. */
export async function setFulfilment(tx: Tx, offerId: string, fulfilment: Fulfilment): Promise<void> {
  await tx
    .updateTable('offers')
    .set(
      fulfilment === 'print'
        ? { kind: 'print-goods', capture: 'now' }
        : { kind: 'goods', capture: 'on-dispatch' },
    )
    .where('id', '=', offerId)
    .execute();
}

export async function insertPicture(
  tx: Tx,
  picture: {
    id: string;
    productId: string;
    widths: number[];
    width: number;
    height: number;
    placeholder: string;
    altEn: string;
    altDa: string;
  },
  now: Temporal.Instant,
): Promise<void> {
  const last = await tx
    .selectFrom('product_pictures')
    .select((select) => select.fn.min('position').as('position'))
    .where('product_id', '=', picture.productId)
    .executeTakeFirst();
  await tx
    .insertInto('product_pictures')
    .values({
      id: picture.id,
      product_id: picture.productId,
      position: (last?.position ?? 1) - 1,
      widths: picture.widths,
      width: picture.width,
      height: picture.height,
      placeholder: picture.placeholder,
      alt_en: picture.altEn,
      alt_da: picture.altDa,
      created_at: now,
    })
    .execute();
}

export async function deletePicture(tx: Tx, productId: string, pictureId: string): Promise<number[] | null> {
  const row = await tx
    .deleteFrom('product_pictures')
    .where('id', '=', pictureId)
    .where('product_id', '=', productId)
    .returning('widths')
    .executeTakeFirst();
  return row ? (row.widths ?? []) : null;
}

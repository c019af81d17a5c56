import type { Tx } from '#platform/db/database.ts';
import { currentPrice } from '#studio/offers/catalogue/offers.queries.ts';
import { type Fulfilment, freeIdFrom, productIdOf } from './product.ts';
import type { ProductInput } from './product-input.ts';
import { offerIdsInUse, shopCurrency, variantRows } from './products.queries.ts';
import { changeVariant, insertVariant, setFulfilment } from './products.store.ts';
import { setPrice } from './set-price.ts';
import { setStock } from './set-stock.ts';

/** Replaces the variants: adds new ones, retires missing ones (orders still reference them), sets prices and stock. */
export async function changeVariants(
  tx: Tx,
  {
    product,
    input,
    now,
  }: {
    product: { id: string; fulfilment: Fulfilment; becomesPrint: boolean; isPriceSaid: boolean };
    input: ProductInput;
    now: Temporal.Instant;
  },
): Promise<void> {
  if (input.sizes !== null) await matchSizes(tx, product, input.sizes);
  const rows = await variantRows(tx, product.id);
  const offered = rows.filter((row) => row.is_offered);
  for (const [position, { offer_id: offerId }] of offered.entries()) {
    if (product.becomesPrint) await setFulfilment(tx, offerId, 'print');
    const isUnpriced = (await currentPrice(tx, { offerId, currency: input.currency, at: now })) === null;
    const ownMinor = input.sizePrices.get(offerId);
    if (ownMinor !== undefined || product.isPriceSaid || isUnpriced) {
      const amountMinor = ownMinor ?? input.priceMinor;
      await setPrice(tx, { offerId, currency: input.currency, amountMinor }, now);
    }
    if (position === 0 && input.printfulVariantId !== undefined) {
      await changeVariant(tx, offerId, { printful_variant_id: input.printfulVariantId });
    }
    const pieces = input.stock.get(offerId) ?? (offered.length === 1 ? input.stock.get('') : undefined);
    if (product.fulfilment === 'stock' && pieces !== undefined) await setStock(tx, { offerId, pieces }, now);
  }
}

async function matchSizes(
  tx: Tx,
  product: { id: string; fulfilment: Fulfilment },
  sizes: readonly string[],
): Promise<void> {
  const wanted = sizes.length > 0 ? sizes : [''];
  const rows = await variantRows(tx, product.id);
  for (const row of rows) {
    if (!wanted.includes(row.label_en)) await changeVariant(tx, row.offer_id, { is_offered: false });
  }
  for (const [position, label] of wanted.entries()) {
    const known = rows.find((row) => row.label_en === label);
    if (known) await changeVariant(tx, known.offer_id, { is_offered: true, position });
    else await addSize(tx, { product, label, position });
  }
}

async function addSize(
  tx: Tx,
  {
    product,
    label,
    position,
  }: { product: { id: string; fulfilment: Fulfilment }; label: string; position: number },
): Promise<void> {
  const offerId = await freeOfferId(tx, product.id, label);
  await insertVariant(tx, {
    offerId,
    productId: product.id,
    label,
    position,
    fulfilment: product.fulfilment,
  });
}

export async function freeOfferId(tx: Tx, productId: string, label: string): Promise<string> {
  return freeIdFrom(label ? `${productId}-${productIdOf(label)}` : productId, await offerIdsInUse(tx));
}

export async function siblingPrice(tx: Tx, productId: string, now: Temporal.Instant): Promise<number | null> {
  for (const { offer_id } of await variantRows(tx, productId)) {
    const amount = await currentPrice(tx, { offerId: offer_id, currency: shopCurrency, at: now });
    if (amount !== null) return amount;
  }
  return null;
}

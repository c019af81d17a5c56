import type { Tx } from '#platform/db/database.ts';
import {
  type PrintProduct,
  PrintRefused,
  PrintUnavailable,
  type PrintVariant,
} from '#platform/print/print.ts';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { readCurrency } from '#studio/shared/money.ts';
import type { Who } from '#studio/shared/who.ts';
import { freeOfferId, siblingPrice } from './change-variants.ts';
import { type ManageOutcome, refuseOthers, refuseProduct } from './manage-outcome.ts';
import { productMessages } from './product.messages.ts';
import { productSummary } from './product-summary.queries.ts';
import { productToSync, shopCurrency, variantRows } from './products.queries.ts';
import { changeVariant, insertVariant, lockProduct, markSynced } from './products.store.ts';
import { setPrice } from './set-price.ts';

/** Names, texts and prices stay the owner's. `productId` is ours or the printer's. Idempotent. */
export async function syncProduct(
  world: World,
  who: Who,
  input: { productId: string },
): Promise<ManageOutcome> {
  const notOwner = refuseOthers(who);
  if (notOwner) return notOwner;
  const product = await productToSync(world.db.query, input.productId);
  if (!product) return refuseProduct(who, 'not-there');
  if (!product.printful_product_id) return refuseProduct(who, 'not-linked');
  if (!world.print) return refuseProduct(who, 'not-connected');
  let there: PrintProduct | null;
  try {
    there = await world.print.product(product.printful_product_id);
  } catch (error) {
    if (!(error instanceof PrintRefused || error instanceof PrintUnavailable)) throw error;
    world.log.warn({ productId: product.id, error: error.message }, 'a product could not be synced');
    return refuseProduct(who, error instanceof PrintRefused ? 'printer-refused' : 'printer-unavailable');
  }
  if (!there) return refuseProduct(who, 'not-at-printer');
  const found = there;
  return change(world, who, async (c): Promise<ManageOutcome> => {
    const { tx, now } = c;
    const locked = await lockProduct(tx, product.id);
    if (!locked) return refuseProduct(who, 'not-there');
    await matchVariants(tx, { productId: locked.id, there: found, now });
    await markSynced(tx, locked.id, now);
    await audit(c, { action: 'product.synced', subject: `product:${locked.id}` });
    await contentChanged(tx, 'shop', 'prices', 'stock');
    const message = productMessages[who.language].synced;
    return { ok: true, product: await productSummary(tx, locked.id, now), message };
  });
}

async function matchVariants(
  tx: Tx,
  { productId, there, now }: { productId: string; there: PrintProduct; now: Temporal.Instant },
): Promise<void> {
  const known = await variantRows(tx, productId);
  const matched = new Set<string>();
  for (const [position, variant] of there.variants.entries()) {
    const label = labelOf(variant, there);
    const own =
      known.find((row) => row.printful_variant_id === variant.id) ??
      known.find(
        (row) =>
          !row.printful_variant_id && !matched.has(row.offer_id) && isSameLabel(row.label_en, label, there),
      );
    const link = { printful_variant_id: variant.id, printful_catalog_id: variant.catalogId };
    if (own) {
      matched.add(own.offer_id);
      await changeVariant(tx, own.offer_id, { ...link, is_offered: variant.isOffered, position });
    } else if (variant.isOffered) {
      matched.add(await addVariant(tx, { productId, variant, label, position }, now));
    }
  }
  for (const row of known) {
    if (!matched.has(row.offer_id)) await changeVariant(tx, row.offer_id, { is_offered: false });
  }
}

async function addVariant(
  tx: Tx,
  {
    productId,
    variant,
    label,
    position,
  }: { productId: string; variant: PrintVariant; label: string; position: number },
  now: Temporal.Instant,
): Promise<string> {
  const amountMinor = (await siblingPrice(tx, productId, now)) ?? retailPrice(variant);
  const offerId = await freeOfferId(tx, productId, label);
  await insertVariant(tx, {
    offerId,
    productId,
    label,
    position,
    fulfilment: 'print',
    printfulVariantId: variant.id,
    printfulCatalogId: variant.catalogId,
  });
  if (amountMinor !== null) await setPrice(tx, { offerId, currency: shopCurrency, amountMinor }, now);
  return offerId;
}

function retailPrice({ priceMinor, currency }: PrintVariant): number | null {
  return readCurrency(currency ?? '') === shopCurrency ? priceMinor : null;
}

function labelOf(variant: PrintVariant, { name, variants }: PrintProduct): string {
  if (variants.length === 1) return '';
  const rest = variant.name.startsWith(name) ? variant.name.slice(name.length) : variant.name;
  return (
    rest
      .replace(/^[\s/,-]+/, '')
      .trim()
      .slice(0, 60) || variant.name.slice(0, 60)
  );
}

function isSameLabel(own: string, label: string, { variants }: PrintProduct): boolean {
  const plain = own.toLowerCase();
  const parts = label
    .toLowerCase()
    .split('/')
    .map((part) => part.trim());
  if (plain === label.toLowerCase()) return true;
  const isOnlyOne =
    variants.filter((one) => one.name.toLowerCase().split('/').at(-1)?.trim() === plain).length === 1;
  return isOnlyOne && parts.at(-1) === plain;
}

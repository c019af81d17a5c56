import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import type { Who } from '#studio/shared/who.ts';
import { type ManageOutcome, refuseOthers, refuseProduct } from './manage-outcome.ts';
import { productMessages } from './product.messages.ts';
import { freeIdFrom, productIdOf } from './product.ts';
import { type ProductInput, readProductInput } from './product-input.ts';
import { isPrintfulTaken, productSummary } from './product-summary.queries.ts';
import { offerIdsInUse, productIdsInUse } from './products.queries.ts';
import { insertProduct, insertVariant } from './products.store.ts';
import { setPrice } from './set-price.ts';
import { setStock } from './set-stock.ts';

/** Idempotent per `once`; equal names are separate products. */
export async function createProduct(
  world: World,
  { who, given, once = null }: { who: Who; given: unknown; once?: string | null },
): Promise<ManageOutcome> {
  const refused = refuseOthers(who);
  if (refused) return refused;
  const read = readProductInput(given);
  if (!read.ok) return refuseProduct(who, read.refusal, read.field);
  if (read.input.currency !== 'DKK') return refuseProduct(who, 'bad-currency', 'currency');
  return change(world, who, async (c): Promise<ManageOutcome> => {
    const { tx, now } = c;
    const id = await runOnce(tx, {
      key: once,
      at: now,
      make: async () => {
        if (await isPrintfulTaken(tx, read.input, null)) return null;
        const made = await write(tx, read.input, now);
        await audit(c, { action: 'product.created', subject: `product:${made}` });
        await contentChanged(tx, 'shop', 'prices', 'stock');
        return made;
      },
    });
    if (id === null) return refuseProduct(who, 'printful-taken', 'printfulProductId');
    return {
      ok: true,
      product: await productSummary(tx, id, now),
      message: productMessages[who.language].created,
    };
  });
}

async function write(tx: Tx, input: ProductInput, now: Temporal.Instant): Promise<string> {
  const taken = (await productIdsInUse(tx)).union(await offerIdsInUse(tx));
  const id = freeIdFrom(input.id ?? productIdOf(input.name), taken);
  const fulfilment = input.printfulProductId ? ('print' as const) : ('stock' as const);
  await insertProduct(
    tx,
    {
      id,
      category: input.category ?? (fulfilment === 'print' ? 'clothing-merchandise' : 'music-equipment'),
      fulfilment,
      name_en: input.name,
      name_da: input.nameDa ?? input.name,
      description_en: input.description ?? '',
      description_da: input.descriptionDa ?? input.description ?? '',
      facts_en: input.facts ?? '',
      facts_da: input.factsDa ?? input.facts ?? '',
      printful_product_id: input.printfulProductId ?? null,
      image_url: input.imageUrl,
      is_published: input.isPublished ?? true,
    },
    now,
  );
  const sizes = input.sizes?.length ? input.sizes : [''];
  for (const [position, label] of sizes.entries()) {
    const offerId = label ? freeIdFrom(`${id}-${productIdOf(label)}`, taken) : id;
    taken.add(offerId);
    const printfulVariantId = position === 0 ? (input.printfulVariantId ?? null) : null;
    await insertVariant(tx, { offerId, productId: id, label, position, fulfilment, printfulVariantId });
    await setPrice(tx, { offerId, currency: input.currency, amountMinor: input.priceMinor }, now);
    const pieces = input.stock.get(offerId) ?? input.stock.get('');
    if (fulfilment === 'stock' && pieces) await setStock(tx, { offerId, pieces }, now);
  }
  return id;
}

import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { findAnswer } from '#studio/shared/idempotency-keys.queries.ts';
import { storeAnswer } from '#studio/shared/idempotency-keys.store.ts';
import { changesBetween } from '#studio/shared/records/audit-changes.ts';
import { requestHash } from '#studio/shared/request-hash.ts';
import type { Who } from '#studio/shared/who.ts';
import { changeVariants } from './change-variants.ts';
import { loggedProduct } from './logged-product.queries.ts';
import { type ManageOutcome, refuseOthers, refuseProduct } from './manage-outcome.ts';
import { productMessages } from './product.messages.ts';
import { type ProductInput, readProductInput } from './product-input.ts';
import { isPrintfulTaken, productSummary } from './product-summary.queries.ts';
import { wasOrdered } from './products.queries.ts';
import { changeProduct, lockProduct, type ProductRow } from './products.store.ts';

/** Absent fields are unchanged. Idempotent; an outdated `version` is refused. */
export async function updateProduct(world: World, who: Who, given: unknown): Promise<ManageOutcome> {
  const notOwner = refuseOthers(who);
  if (notOwner) return notOwner;
  const requested = given !== null && typeof given === 'object' ? (given as Record<string, unknown>) : {};
  return change(world, who, async (c): Promise<ManageOutcome> => {
    const { tx, now } = c;
    const done = async (id: string): Promise<ManageOutcome> => ({
      ok: true,
      product: await productSummary(tx, id, now),
      message: productMessages[who.language].updated,
    });
    const { id } = requested;
    const product = await lockProduct(tx, typeof id === 'string' || typeof id === 'number' ? String(id) : '');
    if (!product) return refuseProduct(who, 'not-there');
    const once = isPresent(requested.version) ? requestHash('product.updated', requested) : null;
    if (once && (await findAnswer(tx, once))) return done(product.id);
    if (isOutdated(requested.version, product.version)) {
      return { ...refuseProduct(who, 'changed'), version: product.version };
    }
    const today = await productSummary(tx, product.id, now);
    const read = readProductInput({
      ...requested,
      name: requested.name ?? product.name_en,
      price: requested.price ?? today.price,
    });
    if (!read.ok) return refuseProduct(who, read.refusal, read.field);
    const { input } = read;
    const before = await loggedProduct(tx, product, now);
    if (await isPrintfulTaken(tx, input, product.id)) {
      return refuseProduct(who, 'printful-taken', 'printfulProductId');
    }
    const becomesPrint = Boolean(input.printfulProductId) && product.fulfilment === 'stock';
    if (becomesPrint && (await wasOrdered(tx, product.id))) {
      return refuseProduct(who, 'sold-from-shelf', 'printfulProductId');
    }
    const fulfilment = becomesPrint ? 'print' : product.fulfilment;
    await changeProduct(tx, { id: product.id, changes: { ...changesOf(input), fulfilment } }, now);
    const isPriceSaid = requested.price !== undefined && requested.price !== null;
    await changeVariants(tx, {
      product: { id: product.id, fulfilment, becomesPrint, isPriceSaid },
      input,
      now,
    });
    const changed = await lockProduct(tx, product.id);
    const after = await loggedProduct(tx, changed ?? product, now);
    const changes = changesBetween(before, after, (field) => !/^(?:description|facts)/.test(field));
    await audit(c, { action: 'product.updated', subject: `product:${product.id}`, details: { changes } });
    await contentChanged(tx, 'shop', 'prices', 'stock');
    if (once) await storeAnswer(tx, { key: once, createdId: product.id, at: now });
    return done(product.id);
  });
}

/** Calls without a version, as specified, are not compared. */
function isOutdated(seen: unknown, version: number): boolean {
  return isPresent(seen) && Number(seen) !== version;
}

function isPresent(seen: unknown): boolean {
  return seen !== undefined && seen !== null && seen !== '';
}

function changesOf(input: ProductInput): Partial<Omit<ProductRow, 'id'>> {
  const { nameDa, category, description, descriptionDa, facts, factsDa, isPublished, printfulProductId } =
    input;
  return {
    name_en: input.name,
    ...(nameDa === null ? {} : { name_da: nameDa }),
    ...(category === null ? {} : { category }),
    ...(description === null ? {} : { description_en: description }),
    ...(descriptionDa === null ? {} : { description_da: descriptionDa }),
    ...(facts === null ? {} : { facts_en: facts }),
    ...(factsDa === null ? {} : { facts_da: factsDa }),
    ...(isPublished === null ? {} : { is_published: isPublished }),
    ...(input.imageUrl === null || input.imageUrl.startsWith('/') ? {} : { image_url: input.imageUrl }),
    ...(printfulProductId === undefined ? {} : { printful_product_id: printfulProductId }),
  };
}

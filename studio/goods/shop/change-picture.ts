import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { preparePicture } from '#studio/shared/content/prepare-picture.ts';
import { removePicture, storePicture } from '#studio/shared/content/store-picture.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { typedLength } from '#studio/shared/text-length.ts';
import type { May, Who } from '#studio/shared/who.ts';
import { type ProductRefusal, productMessages } from './product.messages.ts';
import { deletePicture, insertPicture, lockProduct } from './products.store.ts';

export type PictureOutcome =
  | { ok: true; message: string }
  | { ok: false; refusal: ProductRefusal; message: string };

/** Files are prepared and stored before the transaction; a refusal removes them. Newest first. */
export async function addProductPicture(
  world: World,
  who: May<'catalogue'>,
  input: { productId: string; bytes: Uint8Array | null; altEn: string; altDa: string },
): Promise<PictureOutcome> {
  if (!input.bytes) return refused(who, 'no-file');
  if (typedLength(input.altEn) === 0 || typedLength(input.altEn) > 300 || typedLength(input.altDa) > 300) {
    return refused(who, 'no-alt');
  }
  const prepared = await preparePicture(world, input.bytes);
  if (!prepared.ok) return refused(who, prepared.refusal);
  const { widths, width, height, placeholder } = prepared.picture;
  const id = await storePicture(world, prepared.picture);
  const isFound = await change(world, who, async (c) => {
    if (!(await lockProduct(c.tx, input.productId))) return false;
    const altEn = input.altEn.trim();
    const picture = { id, productId: input.productId, widths, width, height, placeholder, altEn };
    await insertPicture(c.tx, { ...picture, altDa: input.altDa.trim() || altEn }, c.now);
    await contentChanged(c.tx, 'shop');
    await audit(c, { action: 'product.picture-added', subject: `product:${input.productId}` });
    return true;
  });
  if (!isFound) {
    await removePicture(world, id, widths);
    return refused(who, 'not-there');
  }
  return { ok: true, message: productMessages[who.language].pictureAdded };
}

/** Idempotent; the picture stays in the media library. */
export async function removeProductPicture(
  world: World,
  who: May<'catalogue'>,
  input: { productId: string; pictureId: string },
): Promise<PictureOutcome> {
  if (/^[0-9a-f-]{36}$/.test(input.pictureId)) {
    await change(world, who, async (c) => {
      if (!(await deletePicture(c.tx, input.productId, input.pictureId))) return;
      await contentChanged(c.tx, 'shop');
      await audit(c, { action: 'product.picture-removed', subject: `product:${input.productId}` });
    });
  }

  return { ok: true, message: productMessages[who.language].pictureRemoved };
}

function refused(who: Who, refusal: ProductRefusal): PictureOutcome {
  return { ok: false, refusal, message: productMessages[who.language].refusals[refusal] };
}

import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { Currency } from '#platform/db/schema/columns.ts';
import type { Write } from '#studio/shared/change.ts';
import { hashToken } from '#studio/shared/secret-token.ts';
import { cartDays, mostPieces } from './cart.ts';

export async function insertCart(
  { tx, now }: Write,
  cart: { token: string; currency: Currency },
): Promise<string> {
  const row = await tx
    .insertInto('carts')
    .values({ token_hash: hashToken(cart.token), currency: cart.currency, created_at: now, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function addPieces(
  c: Write,
  line: { cartId: string; offerId: string; quantity: number },
): Promise<void> {
  await c.tx
    .insertInto('cart_lines')
    .values({ cart_id: line.cartId, offer_id: line.offerId, quantity: line.quantity, added_at: c.now })
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'offer_id']).doUpdateSet({
        quantity: sql<number>`least(${mostPieces}, cart_lines.quantity + ${line.quantity})`,
      }),
    )
    .execute();
  await markChanged(c, line.cartId);
}

export async function setPieces(
  c: Write,
  line: { cartId: string; offerId: string; quantity: number },
): Promise<void> {
  const { cartId, offerId, quantity } = line;
  const lines = c.tx.updateTable('cart_lines').where('cart_id', '=', cartId).where('offer_id', '=', offerId);
  if (quantity > 0) await lines.set({ quantity }).execute();
  else
    await c.tx
      .deleteFrom('cart_lines')
      .where('cart_id', '=', cartId)
      .where('offer_id', '=', offerId)
      .execute();
  await markChanged(c, line.cartId);
}

export async function takeOutOfCart(
  tx: Tx,
  cartId: string,
  lines: ReadonlyArray<{ offer_id: string; quantity: number }>,
): Promise<void> {
  for (const line of lines) {
    await tx
      .deleteFrom('cart_lines')
      .where('cart_id', '=', cartId)
      .where('offer_id', '=', line.offer_id)
      .where('quantity', '<=', line.quantity)
      .execute();
    await tx
      .updateTable('cart_lines')
      .set((set) => ({ quantity: set('quantity', '-', line.quantity) }))
      .where('cart_id', '=', cartId)
      .where('offer_id', '=', line.offer_id)
      .where('quantity', '>', line.quantity)
      .execute();
  }
}

export async function deleteOldCarts({ tx, now }: Write): Promise<void> {
  await tx
    .deleteFrom('carts')
    .where('changed_at', '<=', now.subtract({ hours: 24 * cartDays }))
    .execute();
}

async function markChanged({ tx, now }: Write, cartId: string): Promise<void> {
  await tx.updateTable('carts').set({ changed_at: now }).where('id', '=', cartId).execute();
}

import type { Tx } from '#platform/db/database.ts';
import { vatIncluded } from '#studio/offers/catalogue/vat.ts';
import { netOfLine } from '../order.ts';
import type { OrderLineRow } from '../orders.queries.ts';
import { lockOrder, type OrderRow } from '../orders.store.ts';
import { type GiftCardPart, giftCardColumns } from './gift-card-part.ts';

/** A waiting order is paid again: its gift card pays what is left on it. */
export async function setGiftCardPart(
  tx: Tx,
  {
    orderId,
    giftCard,
    lines,
  }: {
    orderId: string;
    giftCard: GiftCardPart | null;
    /** Those whose VAT changes with it. */
    lines: ReadonlyArray<Pick<OrderLineRow, 'position' | 'vat_minor'>>;
  },
): Promise<OrderRow> {
  for (const { position, vat_minor } of lines) {
    await tx
      .updateTable('order_lines')
      .set({ vat_minor })
      .where('order_id', '=', orderId)
      .where('position', '=', position)
      .execute();
  }
  return tx
    .updateTable('orders')
    .set(giftCardColumns(giftCard))
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Late money for an order whose gift card was spent meanwhile: the total becomes what was paid, to be refunded. */
export async function reduceToPaid(tx: Tx, orderId: string): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error('an order just written is not there');
  let openMinor = order.gift_card_minor;
  const lines = await tx
    .selectFrom('order_lines')
    .select(['position', 'unit_minor', 'quantity', 'discount_minor', 'vat_class'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .forUpdate()
    .execute();
  for (const line of lines) {
    const part = Math.min(openMinor, netOfLine(line));
    openMinor -= part;
    const discount_minor = line.discount_minor + part;
    const vat_minor = vatIncluded(netOfLine({ ...line, discount_minor }), line.vat_class);
    await tx
      .updateTable('order_lines')
      .set({ discount_minor, vat_minor })
      .where('order_id', '=', orderId)
      .where('position', '=', line.position)
      .execute();
  }
  const paid = {
    gift_card_id: null,
    gift_card_minor: 0,
    total_minor: order.total_minor - order.gift_card_minor,
  };
  await tx.updateTable('orders').set(paid).where('id', '=', orderId).execute();
  return { ...order, ...paid };
}

import { movePaymentToOrder, type PaymentRow } from '#studio/money/payments/payments.store.ts';
import { claimKeptUnits } from '#studio/offers/inventory/units.store.ts';
import { chargesOfPlan } from '#studio/offers/plans/plans.queries.ts';
import { insertPlan } from '#studio/offers/plans/plans.store.ts';
import type { Write } from '#studio/shared/change.ts';
import { moveInvoices } from './invoices/invoices.store.ts';
import { type OrderLineRow, orderLines } from './orders.queries.ts';
import { insertOrder, lockOrder, type OrderRow } from './orders.store.ts';
import type { GiftCardPart } from './tender/gift-card-part.ts';

/** Copies buyer, address, terms, consents and invoices to a new open order that references the old one. Returns its id. */
export async function copyOrder(
  c: Write,
  {
    order,
    lines,
    payUntil,
    cartId = null,
    giftCard = giftCardOf(order),
  }: {
    order: OrderRow;
    lines: readonly OrderLineRow[];
    payUntil: Temporal.Instant | null;
    cartId?: string | null;
    giftCard?: GiftCardPart | null;
  },
): Promise<string> {
  const copy = await insertOrder(c, {
    currency: order.currency,
    capture: order.capture,
    name: order.name,
    email: order.email,
    language: order.language,
    termsVersion: order.terms_version,
    consents: order.consents,
    returnPath: order.return_path,
    replacesOrderId: order.id,
    bookingId: order.booking_id,
    cartId,
    shipsTo: order.ships_to,
    payUntil,
    applicationId: order.application_id,
    instalment: order.instalment,
    discountCodeId: order.discount_code_id,
    giftCard,
    lines: lines.map(newLineOf),
  });
  await moveInvoices(c.tx, { from: order.id, to: copy.id });
  return copy.id;
}

function giftCardOf({ gift_card_id: id, gift_card_minor: amountMinor }: OrderRow): GiftCardPart | null {
  return id && amountMinor > 0 ? { id, amountMinor } : null;
}

/** Lapsed and voided orders are final: late money moves to a copy, with the payment and kept units. */
export async function copyOrderForLateMoney(
  { tx, now }: Write,
  order: OrderRow,
  payment: PaymentRow,
): Promise<OrderRow> {
  const lines = await orderLines(tx, order.id);
  const copyId = await copyOrder({ tx, now }, { order, lines, payUntil: null, cartId: order.cart_id });
  const count = await chargesOfPlan(tx, order.id);
  if (count) await insertPlan({ tx, now }, { orderId: copyId, totalMinor: order.total_minor, count });
  await claimKeptUnits(tx, { from: order.id, to: copyId });
  await movePaymentToOrder(tx, payment.id, copyId);
  const renewed = await lockOrder(tx, copyId);
  if (!renewed) throw new Error('an order just written is not there');
  return renewed;
}

/** A line of another order with the same content. */
export const newLineOf = (line: OrderLineRow) => ({
  offerId: line.offer_id,
  description: line.description,
  quantity: line.quantity,
  unitMinor: line.unit_minor,
  vatClass: line.vat_class,
  vatRatePermille: line.vat_rate_permille,
  vatMinor: line.vat_minor,
  withdrawalRegime: line.withdrawal_regime,
  courseId: line.course_id,
  discountMinor: line.discount_minor,
  sessions: line.sessions,
  validMonths: line.valid_months,
});

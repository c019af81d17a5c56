import type { Queries } from '#platform/db/database.ts';
import type { WithdrawalRegime } from '#platform/db/schema/catalogue.ts';
import type { World } from '#platform/world.ts';
import { addressLines } from '#studio/money/orders/address.ts';
import type { ReceiptContent } from '#studio/money/orders/receipts.store.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import type { EmailContent } from '#studio/shared/email/email-content.ts';
import { orderUrlOf } from './notify-plan.ts';
import { type OrderFacts, orderFactsOf } from './order.queries.ts';
import { orderReceipt, type ReceiptLine } from './order-receipt.ts';

/** As it would be sent, but for the secret of its link. Null: no receipt, or no address. */
export async function previewReceipt(world: World, orderId: string) {
  const { facts, base } = await readOrder(world, world.db.query, orderId);
  if (!facts.receipt || !facts.order.email) return null;
  const orderUrl = `${world.settings.siteUrl}/orders/${'·'.repeat(8)}`;
  const content = await receiptOf(world, world.db.query, { facts, base, orderUrl });
  return { ...content, to: facts.order.email, language: facts.order.language };
}

export async function readOrder(world: World, tx: Queries, orderId: string) {
  const facts = await orderFactsOf(tx, orderId);
  const branding = await readBranding(tx, world.settings);
  const { order } = facts;
  return {
    facts,
    base: {
      branding,
      language: order.language,
      name: order.name,
      orderNumber: order.number,
      description: facts.description,
      amount: { amountMinor: order.total_minor, currency: order.currency },
      paidParts: { discountMinor: discountOf(facts), giftCardMinor: order.gift_card_minor },
    },
  };
}

function discountOf({ lines }: OrderFacts): number {
  return lines.reduce((sum, line) => sum + line.discount_minor, 0);
}

export type OrderBase = Awaited<ReturnType<typeof readOrder>>['base'];

export async function receiptOf(
  world: World,
  tx: Queries,
  {
    facts,
    base,
    isReserved = false,
    orderUrl,
  }: { facts: OrderFacts; base: OrderBase; isReserved?: boolean; orderUrl?: string },
): Promise<EmailContent> {
  const content = facts.receipt?.content as ReceiptContent | undefined;
  return orderReceipt({
    orderUrl: orderUrl ?? (await orderUrlOf(world, tx, facts.order)),
    deliveredTo: facts.order.ships_to ? addressLines(facts.order.ships_to, base.language) : [],
    isReserved,
    branding: base.branding,
    language: base.language,
    name: base.name,
    orderNumber: base.orderNumber,
    receiptNumber: facts.receipt?.number ?? null,
    issuedAt: facts.receipt?.issued_at ?? world.clock.now(),
    currency: facts.order.currency,
    lines: linesOf(facts),
    ...(facts.receipt?.payment_id
      ? {}
      : {
          discountMinor: discountOf(facts),
          giftCardMinor: facts.order.gift_card_minor,
        }),
    status: facts.order.status,
    paidBy: content?.paidBy ?? null,
    receivedOn: content?.receivedOn ?? null,
    plan: content?.plan ?? null,
    accepted: facts.order.consents.map((consent) => consent.text),
    termsVersion: facts.order.terms_version,
    withdrawal: (facts.lines[0]?.withdrawal_regime ?? 'none') as WithdrawalRegime,
  });
}

export function linesOf(facts: OrderFacts): ReceiptLine[] {
  // A plan's receipt covers one charge, not the whole price.
  if (facts.receipt?.payment_id) {
    const { lines } = facts.receipt.content as ReceiptContent;
    return lines.map(({ unitMinor, ...line }) => ({ ...line, totalMinor: unitMinor * line.quantity }));
  }
  return facts.lines.map((line) => ({
    description: line.description,
    quantity: line.quantity,
    totalMinor: line.unit_minor * line.quantity,
    vatRatePermille: line.vat_rate_permille,
    vatMinor: line.vat_minor,
    isVoucher: line.vat_class === 'voucher',
  }));
}

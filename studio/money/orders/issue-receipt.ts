import type { Queries } from '#platform/db/database.ts';
import { manualPaymentOf } from '#studio/money/payments/payments.queries.ts';
import { vatIncluded } from '#studio/offers/catalogue/vat.ts';
import { monthsAfter } from '#studio/offers/plans/plan.ts';
import { unpaidInstalments } from '#studio/offers/plans/plans.queries.ts';
import type { Write } from '#studio/shared/change.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { netOfLine } from './order.ts';
import type { OrderLineRow } from './orders.queries.ts';
import type { OrderRow } from './orders.store.ts';
import {
  creditedBefore,
  invoiceOfOrder,
  isRefundToGiftCard,
  itemsOfRefund,
  rateOn,
  refundedCharge,
} from './receipts.queries.ts';
import { issueReceipt, type ReceiptContent, type ReceiptLine } from './receipts.store.ts';
import { amountsByLine, lastRefundByLine } from './refund-lines.ts';

export interface ReceiptPart {
  paymentId: string;
  amountMinor: number;
  number: number;
  count: number;
}

interface Issued {
  number: number;
  forAccountant: boolean;
}

/** Issues the receipt of a paid order. `forAccountant`: EUR or USD without a rate for that day. */
export async function issueReceiptFor(
  c: Write,
  {
    order,
    lines,
    part = null,
  }: { order: OrderRow; lines: readonly OrderLineRow[]; part?: ReceiptPart | null },
): Promise<Issued> {
  const totalMinor = part?.amountMinor ?? order.total_minor;
  const share = order.total_minor === 0 ? 0 : totalMinor / order.total_minor;
  const content = {
    totalMinor,
    lines: lines.map((line) => ({
      ...documentLine(line),
      ...(part
        ? {
            description: ofPlan(line.description, part),
            unitMinor: part.amountMinor,
            vatMinor: Math.round(line.vat_minor * share),
          }
        : {}),
    })),
  };
  const discountMinor = part ? 0 : lines.reduce((sum, line) => sum + line.discount_minor, 0);
  const giftCardMinor = part ? 0 : order.gift_card_minor;
  const plan = part && {
    ...(await planOfCharge(c.tx, { order, part, now: c.now })),
    totalMinor: order.total_minor,
  };
  const document = {
    kind: 'receipt',
    paymentId: part?.paymentId ?? null,
    refundId: null,
    ...content,
    ...(discountMinor > 0 ? { discountMinor } : {}),
    ...(giftCardMinor > 0 ? { giftCardMinor } : {}),
  } as const;
  return issue(c, order, { ...document, ...(plan ? { plan } : {}) });
}

/** As on receipts and invoices. */
export function documentLine(line: OrderLineRow): ReceiptLine {
  return {
    description: line.description,
    quantity: line.quantity,
    unitMinor: line.unit_minor,
    ...(line.vat_class === 'voucher' ? { isVoucher: true as const } : {}),
    vatRatePermille: line.vat_rate_permille,
    vatMinor: line.vat_minor,
  };
}

export async function issueCreditNoteFor(
  c: Write,
  {
    order,
    lines,
    refund,
  }: {
    order: OrderRow;
    lines: readonly OrderLineRow[];
    /** `id` null: less was received than the order's total. */
    refund: { id: string | null; amountMinor: number };
  },
): Promise<Issued> {
  const items = refund.id && (await itemsOfRefund(c.tx, refund.id));
  const refunds = [
    ...(await creditedBefore(c.tx, order.id)),
    { amountMinor: refund.amountMinor, items: items || null },
  ];
  const part = refund.id ? await refundedCharge(c.tx, refund.id) : null;
  const shares = lastRefundByLine(
    lines.map((line) => ({ grossMinor: netOfLine(line), vatMinor: line.vat_minor })),
    refunds.map(({ amountMinor, items }) => ({ amountMinor, byLine: amountsByLine(lines, items) })),
  );
  const refunded = lines.flatMap((line, at): ReceiptLine[] => {
    const share = shares[at];
    if (!share || share.amountMinor === 0) return [];
    const ofMinor = part?.amountMinor ?? netOfLine(line);
    const isWhole = part ? share.amountMinor === ofMinor : share.isWhole;
    const quantity = share.isWhole
      ? line.quantity
      : ((items || []).find(({ position }) => position === line.position)?.quantity ?? 0);
    const inPieces = quantity > 0 && line.unit_minor * quantity === share.amountMinor;
    return [
      {
        description: part ? ofPlan(line.description, part) : line.description,
        quantity: inPieces ? quantity : 1,
        unitMinor: -(inPieces ? line.unit_minor : share.amountMinor),
        vatRatePermille: line.vat_rate_permille,
        // Avoids -0, which JSON does not preserve.
        vatMinor: 0 - share.vatMinor,
        offerId: line.offer_id,
        ...(isWhole || inPieces ? {} : { ofMinor }),
        ...(line.vat_class === 'voucher' ? { isVoucher: true as const } : {}),
      },
    ];
  });
  const document = { kind: 'credit-note', refundId: refund.id, paymentId: null } as const;
  const totalMinor = -refund.amountMinor;
  const isToGiftCard = refund.id !== null && (await isRefundToGiftCard(c.tx, refund.id));
  const toGiftCard = isToGiftCard ? { giftCardMinor: totalMinor } : {};
  return issue(c, order, { ...document, totalMinor, lines: refunded, ...toGiftCard });
}

/** A receipt for what was received beyond the order's total, or a credit note for what is missing. */
export async function issueCorrectionFor(
  c: Write,
  { order, lines, amountMinor }: { order: OrderRow; lines: readonly OrderLineRow[]; amountMinor: number },
): Promise<Issued> {
  const [first] = lines;
  if (amountMinor < 0 || !first) {
    return issueCreditNoteFor(c, { order, lines, refund: { id: null, amountMinor: -amountMinor } });
  }
  const price = { unitMinor: amountMinor, vatMinor: vatIncluded(amountMinor, first.vat_class) };
  const line = { ...documentLine(first), quantity: 1, ...price };
  const document = { kind: 'receipt', refundId: null, paymentId: null } as const;
  return issue(c, order, { ...document, totalMinor: amountMinor, lines: [line] });
}

/** Charges that follow are a month apart until the provider sets their dates. */
async function planOfCharge(
  q: Queries,
  { order, part, now }: { order: OrderRow; part: ReceiptPart; now: Temporal.Instant },
) {
  const rows = await unpaidInstalments(q, { orderId: order.id, after: part.number });
  const due = rows.map(({ number, amount_minor, due_at }) => ({
    amountMinor: amount_minor,
    dueOn: studioDay(due_at ?? monthsAfter(now, number - part.number)).toString(),
  }));
  return { number: part.number, count: part.count, due };
}

function ofPlan(description: string, part: Pick<ReceiptPart, 'number' | 'count'>): string {
  return `${description} (${part.number}/${part.count})`;
}

async function issue(
  c: Write,
  order: OrderRow,
  document: Pick<ReceiptContent, 'totalMinor' | 'lines' | 'plan' | 'discountMinor' | 'giftCardMinor'> & {
    kind: 'receipt' | 'credit-note';
    refundId: string | null;
    paymentId: string | null;
  },
): Promise<Issued> {
  const { kind, refundId, paymentId, totalMinor, lines, ...optional } = document;
  const dkkPerUnit = await rateOn(c.tx, order.currency, studioDay(c.now));
  const manual = await manualPaymentOf(c.tx, order.id);
  const invoiceNumber = await invoiceOfOrder(c.tx, order.id);
  const vatMinor = lines.reduce((sum, line) => sum + line.vatMinor, 0);
  const forAccountant = order.currency !== 'DKK' && dkkPerUnit === null && vatMinor !== 0;
  const content: ReceiptContent = {
    orderNumber: order.number,
    name: order.name,
    email: order.email,
    currency: order.currency,
    totalMinor,
    vatMinor,
    dkkPerUnit,
    lines,
    termsVersion: order.terms_version,
    ...(invoiceNumber === null ? {} : { invoiceNumber }),
    ...(manual ? { paidBy: manual.method } : {}),
    ...(manual?.receivedOn ? { receivedOn: manual.receivedOn } : {}),
    ...optional,
  };
  const number = await issueReceipt(c, {
    orderId: order.id,
    kind,
    refundId,
    paymentId,
    forAccountant,
    content,
  });
  return { number, forAccountant };
}

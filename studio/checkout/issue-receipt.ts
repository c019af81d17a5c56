import type { Tx } from '#platform/db/database.ts';
import { studioTimeZone } from '../shared/time-zone.ts';
import type { OrderLineRow, OrderRow } from './orders.store.ts';
import { issueReceipt, rateOn } from './receipts.store.ts';

/** One charge of a plan: its receipt is about that part of the price. */
export interface ReceiptPart {
  paymentId: string;
  amountMinor: number;
  number: number;
  count: number;
}

/** The receipt of a paid order, frozen as issued. `forAccountant`: EUR or USD without the owner's rate of that day. */
export async function issueReceiptFor(
  tx: Tx,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  now: Temporal.Instant,
  part: ReceiptPart | null = null,
): Promise<{ number: number; forAccountant: boolean }> {
  const totalMinor = part?.amountMinor ?? order.total_minor;
  return issue(tx, order, lines, now, { kind: 'receipt', totalMinor, refundId: null, part });
}

/** The credit note of a refund; its VAT is the refunded share of the order's. */
export async function issueCreditNoteFor(
  tx: Tx,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  refund: { id: string; amountMinor: number },
  now: Temporal.Instant,
): Promise<{ number: number; forAccountant: boolean }> {
  return issue(tx, order, lines, now, {
    kind: 'credit-note',
    totalMinor: -refund.amountMinor,
    refundId: refund.id,
    part: null,
  });
}

async function issue(
  tx: Tx,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  now: Temporal.Instant,
  what: {
    kind: 'receipt' | 'credit-note';
    totalMinor: number;
    refundId: string | null;
    part: ReceiptPart | null;
  },
): Promise<{ number: number; forAccountant: boolean }> {
  const day = now.toZonedDateTimeISO(studioTimeZone).toPlainDate();
  const dkkPerUnit = await rateOn(tx, order.currency, day);
  const hasVat = lines.some((line) => line.vat_minor > 0);
  const forAccountant = order.currency !== 'DKK' && dkkPerUnit === null && hasVat;
  const vatOfOrder = lines.reduce((sum, line) => sum + line.vat_minor, 0);
  const share = order.total_minor === 0 ? 0 : what.totalMinor / order.total_minor;
  const number = await issueReceipt(
    tx,
    {
      orderId: order.id,
      kind: what.kind,
      refundId: what.refundId,
      paymentId: what.part?.paymentId ?? null,
      forAccountant,
      content: {
        orderNumber: order.number,
        name: order.name,
        email: order.email,
        currency: order.currency,
        totalMinor: what.totalMinor,
        vatMinor: Math.round(vatOfOrder * share),
        dkkPerUnit,
        lines: lines.map((line) => ({
          description: what.part
            ? `${line.description} (${what.part.number}/${what.part.count})`
            : line.description,
          quantity: line.quantity,
          unitMinor: what.part?.amountMinor ?? line.unit_minor,
          vatRatePermille: line.vat_rate_permille,
          vatMinor: what.part ? Math.round(line.vat_minor * share) : line.vat_minor,
        })),
        termsVersion: order.terms_version,
      },
    },
    now,
  );
  return { number, forAccountant };
}

import type { RefundItem } from '#platform/db/schema/money.ts';
import { amountsByLine, lastRefundByLine, type RefundOfLines } from '#studio/money/orders/refund-lines.ts';
import { type ChosenItem, type RefundableLine, refundItems, shareItems } from './refund-items.ts';

interface Refundable {
  leftMinor: number;
}

/** Amounts in minor units of the order's currency. */
export interface RefundFacts<P extends Refundable> {
  lines: ReadonlyArray<RefundableLine & { vatMinor: number }>;
  /** That were made or are on their way, in their order. */
  refunds: readonly RefundOfLines[];
  payments: readonly P[];
  leftMinor: number;
}

export interface RequestedRefund {
  /** Absent: the price of the items. */
  amountMinor?: number | 'all' | undefined;
  items: readonly ChosenItem[];
}

export interface RefundPart<P> {
  payment: P;
  partMinor: number;
  /** Null: an amount that all lines share. */
  items: RefundItem[] | null;
}

export type RefundCalculation<P> =
  | { ok: true; amountMinor: number; vatMinor: number; items: RefundItem[]; parts: RefundPart<P>[] }
  | { ok: false; refusal: 'bad-amount' | 'too-much' | 'nothing-left' };

/** What a refund returns by which payment. The preview and the refund itself use it, so that they agree. */
export function calculateRefund<P extends Refundable>(
  { lines, refunds, payments, leftMinor }: RefundFacts<P>,
  { amountMinor: requested, items: chosen }: RequestedRefund,
): RefundCalculation<P> {
  if (leftMinor <= 0) return { ok: false, refusal: 'nothing-left' };
  const items = refundItems(lines, chosen);
  if (!items) return { ok: false, refusal: 'too-much' };
  const ofItems = items.reduce((sum, item) => sum + item.amountMinor, 0);
  const amountMinor = requested === 'all' ? leftMinor : (requested ?? ofItems);
  if (amountMinor === 0) return { ok: false, refusal: 'bad-amount' };
  if (amountMinor > leftMinor) return { ok: false, refusal: 'too-much' };
  const shares = shareOver(payments, amountMinor);
  const itemsByShare = shareItems(
    items,
    shares.map(({ partMinor }) => partMinor),
  );
  const parts = shares.map((share, at) => ({
    ...share,
    items: chosen.length > 0 ? (itemsByShare[at] ?? []) : null,
  }));
  return { ok: true, amountMinor, items, parts, vatMinor: vatOf({ lines, refunds, amountMinor, items }) };
}

function vatOf({
  lines,
  refunds,
  amountMinor,
  items,
}: Pick<RefundFacts<Refundable>, 'lines' | 'refunds'> & {
  amountMinor: number;
  items: readonly RefundItem[];
}): number {
  const priced = lines.map(({ netMinor, vatMinor }) => ({ grossMinor: netMinor, vatMinor }));
  const refund = { amountMinor, byLine: amountsByLine(lines, items) };
  return lastRefundByLine(priced, [...refunds, refund]).reduce((sum, part) => sum + part.vatMinor, 0);
}

/** In the order of the payments, at most what is left of each. */
export function shareOver<P extends Refundable>(
  payments: readonly P[],
  mostMinor: number,
): Array<{ payment: P; partMinor: number }> {
  let openMinor = mostMinor;
  return payments.flatMap((payment) => {
    const partMinor = Math.min(openMinor, payment.leftMinor);
    openMinor -= partMinor;
    return partMinor > 0 ? [{ payment, partMinor }] : [];
  });
}

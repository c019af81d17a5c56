import type { RequestedRefund } from '#studio/money/refunds/refund-calculation.ts';
import type { ChosenItem } from '#studio/money/refunds/refund-items.ts';
import { type Currency, readPrice } from '#studio/shared/money.ts';
import { readWhole } from '#studio/shared/whole-number.ts';

export const refundKinds = ['items', 'amount', 'all', 'unused'] as const;

/** What is refunded: `unused`: the sessions of a pack that are not used. */
export type RefundKind = (typeof refundKinds)[number];

export interface RefundFields {
  /** Null: not chosen yet. */
  kind: RefundKind | null;
  amount: string;
  reason: string;
  items: ChosenItem[];
  /** Positions of the lines to put back in stock, with or without a quantity. */
  restocked: ReadonlySet<number>;
}

/** Fields `what`, `amount`, `reason`, and for each line `quantity:<position>` and `restock:<position>`. */
export function refundFields(given: Iterable<[string, unknown]>): RefundFields {
  const values = new Map([...given].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
  const byPosition = (prefix: string) =>
    [...values].flatMap(([name, value]): Array<[number, string]> => {
      const [start, position = ''] = name.split(':', 2);
      return start === prefix && /^\d{1,6}$/.test(position) ? [[Number(position), value]] : [];
    });
  const restocked = new Set(byPosition('restock').map(([position]) => position));
  return {
    kind: refundKinds.find((kind) => kind === values.get('what')) ?? null,
    amount: (values.get('amount') ?? '').slice(0, 40),
    reason: (values.get('reason') ?? '').trim().slice(0, 500),
    items: byPosition('quantity').map(([position, quantity]) => ({
      position,
      quantity: readWhole(quantity, { to: 999_999 }) ?? 0,
      isRestocked: restocked.has(position),
    })),
    restocked,
  };
}

/** An amount in another currency than the order's is none. */
export function requestedRefund(
  { kind, amount, items }: RefundFields,
  currency: Currency | null,
): RequestedRefund {
  if (kind === 'amount') return { amountMinor: readPrice(amount, currency) ?? 0, items: [] };
  return kind === 'all' ? { amountMinor: 'all', items } : { items };
}

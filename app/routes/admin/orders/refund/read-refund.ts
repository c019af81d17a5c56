import type { World } from '#platform/world.ts';
import { type OrderToRefund, orderToRefund } from '#studio/money/refunds/order-to-refund.queries.ts';
import { unusedMinor } from '#studio/money/refunds/pack-refund.ts';
import { calculateRefund } from '#studio/money/refunds/refund-calculation.ts';
import { amountOfPieces, piecesLeft } from '#studio/money/refunds/refund-items.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { May } from '#studio/shared/who.ts';
import { isStocked, refundEffects, refundRows } from './describe-refund.ts';
import { refundMessages } from './refund.messages.ts';
import { type RefundFields, type RefundKind, requestedRefund } from './refund-fields.ts';

interface RefundProblem {
  about: 'items' | 'amount' | 'reason';
  text: string;
}

/** The form of a refund, and with `isReviewed` what it would do. Null: not found. */
export async function readRefund(
  world: World,
  who: May<'orders'> & { language: Language },
  { id, fields, isReviewed }: { id: string; fields: RefundFields; isReviewed: boolean },
) {
  const found = await orderToRefund(world.db.query, who, id);
  if (!found) return null;
  const { order, facts, pack } = found;
  const words = refundMessages[who.language];
  const money = formats[who.language].moneyIn(order.currency);
  const kinds = kindsOf(found);
  const kind = kinds.find((one) => one === fields.kind) ?? kinds[0] ?? 'all';
  const isManual = facts.payments.some(({ provider }) => provider === 'manual');
  const reviewed = isReviewed ? review(found, { ...fields, kind }, who.language) : null;
  return {
    number: order.number,
    name: order.name || order.email,
    left: facts.leftMinor > 0 ? money(facts.leftMinor) : null,
    currency: order.currency,
    kinds,
    kind,
    items: itemsOf(found, fields, money),
    unused:
      pack && kinds.includes('unused')
        ? words.unused(pack.unused, pack.sessions, money(unusedMinor(pack)))
        : null,
    amount: fields.amount,
    reason: fields.reason,
    isManual,
    problem: reviewed?.problem ?? null,
    review: reviewed?.outcome ?? null,
  };
}

export type RefundView = NonNullable<Awaited<ReturnType<typeof readRefund>>>;

/** Those that the order allows, the most likely first. */
function kindsOf({ facts, pack, openCharges }: OrderToRefund): RefundKind[] {
  const pieces = facts.lines.reduce((sum, line) => sum + piecesLeft(line), 0);
  const isByItem = pieces > 1 && openCharges === 0;
  return [
    ...(isByItem ? (['items'] as const) : []),
    ...(pack && unusedMinor(pack) > 0 ? (['unused'] as const) : []),
    ...(isByItem ? (['amount', 'all'] as const) : (['all', 'amount'] as const)),
  ];
}

function itemsOf(found: OrderToRefund, fields: RefundFields, money: (amountMinor: number) => string) {
  return found.facts.lines
    .filter((line) => piecesLeft(line) > 0)
    .map((line) => ({
      position: line.position,
      name: line.description,
      each: money(amountOfPieces(line, { before: line.refundedQuantity, quantity: 1 })),
      left: piecesLeft(line),
      chosen: fields.items.find(({ position }) => position === line.position)?.quantity ?? 0,
      isStocked: isStocked(found, line.position),
      isRestocked: fields.kind === null || fields.restocked.has(line.position),
    }));
}

interface Reviewed {
  total: string;
  rows: ReturnType<typeof refundRows>;
  effects: string[];
  fields: ReadonlyArray<readonly [name: string, value: string]>;
  /** What the owner was shown: unused sessions, or what can be refunded. */
  seen: number;
}

function review(
  found: OrderToRefund,
  chosen: RefundFields & { kind: RefundKind },
  language: Language,
): { problem?: RefundProblem; outcome?: Reviewed } {
  const words = refundMessages[language];
  const fields = chosen.kind === 'all' ? { ...chosen, items: everything(found, chosen) } : chosen;
  const { kind, reason, items, amount } = fields;
  const refund = calculate(found, fields);
  if (!refund.ok) {
    const about = kind === 'items' ? ('items' as const) : ('amount' as const);
    const isNothing = about === 'items' && refund.refusal === 'bad-amount';
    return { problem: { about, text: isNothing ? words.noItems : words.refusals[refund.refusal] } };
  }
  if (reason === '' && refund.parts.some(({ payment }) => payment.provider === 'manual'))
    return { problem: { about: 'reason' as const, text: words.refusals['no-reason'] } };
  const described = { found, refund, words, language, isUnused: kind === 'unused' };
  const money = { amountMinor: refund.amountMinor, currency: found.order.currency };
  const outcome = {
    total: formats[language].money(money),
    rows: refundRows(described),
    effects: refundEffects(described),
    fields: [
      ['what', kind],
      ['reason', reason],
      ...(kind === 'amount' ? [['amount', amount] as const] : []),
      ...items
        .filter(({ quantity }) => quantity > 0 && (kind === 'items' || kind === 'all'))
        .flatMap(({ position, quantity, isRestocked }) => [
          [`quantity:${position}`, String(quantity)] as const,
          ...(isRestocked ? [[`restock:${position}`, 'yes'] as const] : []),
        ]),
    ] as const,
    seen: kind === 'unused' ? (found.pack?.unused ?? 0) : found.facts.leftMinor,
  };
  return { outcome };
}

function calculate({ facts, pack }: OrderToRefund, fields: RefundFields) {
  if (fields.kind !== 'unused' || !pack) return calculateRefund(facts, requestedRefund(fields));
  return calculateRefund(facts, { amountMinor: unusedMinor(pack), items: [] });
}

/** All that is left, line by line, if some of it can be put back in stock. */
function everything(found: OrderToRefund, { restocked }: RefundFields) {
  if (found.stock.length === 0) return [];
  return found.facts.lines
    .filter((line) => piecesLeft(line) > 0)
    .map((line) => ({
      position: line.position,
      quantity: piecesLeft(line),
      isRestocked: restocked.has(line.position) && isStocked(found, line.position),
    }));
}

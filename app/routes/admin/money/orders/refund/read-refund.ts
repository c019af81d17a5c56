import type { World } from '#platform/world.ts';
import { type OrderToRefund, orderToRefund } from '#studio/money/refunds/order-to-refund.queries.ts';
import { unusedMinor } from '#studio/money/refunds/pack-refund.ts';
import { calculateRefund, type RefundCalculation } from '#studio/money/refunds/refund-calculation.ts';
import { amountOfPieces, piecesLeft } from '#studio/money/refunds/refund-items.ts';
import type { RefundablePayment } from '#studio/money/refunds/refunds.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { May } from '#studio/shared/who.ts';
import { type RefundWords, refundMessages } from './refund.messages.ts';
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

type Calculated = Extract<RefundCalculation<RefundablePayment>, { ok: true }>;

interface Described {
  found: OrderToRefund;
  refund: Calculated;
  words: RefundWords;
  language: Language;
  isUnused: boolean;
}

function refundRows({ found, refund, words, language }: Described) {
  const { currency } = found.order;
  const money = formats[language].moneyIn(currency);
  const leftMinor = found.facts.payments.reduce((sum, payment) => sum + payment.leftMinor, 0);
  const parts = refund.parts.map(({ payment: { id, provider }, partMinor }) => ({
    key: id,
    label: words.rows[provider === 'gift-card' || provider === 'manual' ? provider : 'card'],
    value: money(partMinor),
  }));
  const vat = refund.vatMinor === 0 ? words.rows.noVat : money(refund.vatMinor);
  return [
    ...refund.items.map(({ position, quantity, amountMinor }) => ({
      key: `item ${position}`,
      label: `${quantity} × ${nameOf(found, position)}`,
      value: money(amountMinor),
    })),
    ...parts,
    { key: 'vat', label: words.rows.vat, value: vat },
    { key: 'stays', label: words.rows.stays, value: money(leftMinor - refund.amountMinor) },
  ];
}

/** What the buyer loses and keeps, what happens to the stock, and the email. */
function refundEffects(described: Described): string[] {
  const { found, refund, words } = described;
  const name = found.order.name || found.order.email;
  return [
    ...accessEffects(described),
    ...stockEffects(described),
    ...(refund.parts.some(({ payment }) => payment.provider === 'manual') ? [words.byHand] : []),
    refund.parts.length > 1 ? words.emails(name) : words.email(name),
    words.final,
  ];
}

function accessEffects({ found, refund, words, language, isUnused }: Described): string[] {
  const { order, facts, grants, openCharges, pack } = found;
  const money = formats[language].moneyIn(order.currency);
  const leftMinor = facts.payments.reduce((sum, payment) => sum + payment.leftMinor, 0);
  const isFull = refund.amountMinor === leftMinor;
  const giftCards = grants.filter(({ kind }) => kind === 'gift-card');
  const others = grants.filter(({ kind }) => kind !== 'gift-card');
  const stays = order.bookingId || pack ? [words.staysBooked] : [];
  const lost = giftCards.map(({ balance }) =>
    words.giftCard(money(isFull ? balance : Math.min(balance, refund.amountMinor))),
  );
  if (isUnused && pack) return [words.credits(pack.unused, lineName(found)), words.staysBooked];
  if (!isFull) {
    const isByItem = refund.items.length > 0;
    return [...lost, isByItem ? words.restOfOrder : words.keeps(order.name || order.email)];
  }
  const ended = others.map(({ kind, name, balance, startsOn }) => {
    if (kind === 'seat' && startsOn) return words.place(name, formats[language].day(startsOn));
    return kind === 'enrolment' ? words.course(name) : words.credits(balance, name);
  });
  return [...lost, ...ended, ...(openCharges > 0 ? [words.plan(openCharges)] : []), ...stays];
}

function stockEffects({ found, refund, words }: Described): string[] {
  const listed = (isRestocked: boolean) =>
    refund.items
      .filter((item) => item.isRestocked === isRestocked && isStocked(found, item.position))
      .map(({ position, quantity }) => `${quantity} × ${nameOf(found, position)}`)
      .join(', ');
  const [back, gone] = [listed(true), listed(false)];
  return [...(back ? [words.restocked(back)] : []), ...(gone ? [words.notRestocked(gone)] : [])];
}

function isStocked({ facts, stock }: OrderToRefund, position: number): boolean {
  const line = facts.lines.find((candidate) => candidate.position === position);
  return line !== undefined && stock.includes(line.offerId);
}

function nameOf({ facts }: OrderToRefund, position: number): string {
  return facts.lines.find((line) => line.position === position)?.description ?? '';
}

function lineName({ facts }: OrderToRefund): string {
  return facts.lines[0]?.description ?? '';
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

function calculate({ order, facts, pack }: OrderToRefund, fields: RefundFields) {
  if (fields.kind !== 'unused' || !pack) {
    return calculateRefund(facts, requestedRefund(fields, order.currency));
  }
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

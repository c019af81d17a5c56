import type { OrderToRefund } from '#studio/money/refunds/order-to-refund.queries.ts';
import type { RefundCalculation } from '#studio/money/refunds/refund-calculation.ts';
import type { RefundablePayment } from '#studio/money/refunds/refunds.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { RefundWords } from './refund.messages.ts';

type Calculated = Extract<RefundCalculation<RefundablePayment>, { ok: true }>;

interface Described {
  found: OrderToRefund;
  refund: Calculated;
  words: RefundWords;
  language: Language;
  isUnused: boolean;
}

export function refundRows({ found, refund, words, language }: Described) {
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
export function refundEffects(described: Described): string[] {
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

export function isStocked({ facts, stock }: OrderToRefund, position: number): boolean {
  const line = facts.lines.find((candidate) => candidate.position === position);
  return line !== undefined && stock.includes(line.offerId);
}

function nameOf({ facts }: OrderToRefund, position: number): string {
  return facts.lines.find((line) => line.position === position)?.description ?? '';
}

function lineName({ facts }: OrderToRefund): string {
  return facts.lines[0]?.description ?? '';
}

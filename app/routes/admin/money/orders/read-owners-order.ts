import type { World } from '#platform/world.ts';
import { isPayableOutside } from '#studio/money/checkout/record-order-payment.ts';
import { addressLines } from '#studio/money/orders/address.ts';
import { isFinallyUnpaid } from '#studio/money/orders/order.ts';
import { type OwnersOrder, orderForOwner } from '#studio/money/orders/order-for-owner.queries.ts';
import type { OrderEvent } from '#studio/money/orders/order-history.queries.ts';
import { orderStatusWords } from '#studio/money/orders/order-status.messages.ts';
import { vatLineOf, vatRows } from '#studio/money/orders/vat/vat-rows.ts';
import { manualMethodWords } from '#studio/money/payments/manual-method.messages.ts';
import { describePlan } from '#studio/offers/plans/plan-progress.ts';
import { describeAuditAction } from '#studio/shared/audit/audit.messages.ts';
import { type Format, formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { May } from '#studio/shared/who.ts';
import { newMessageHref } from '../../new-message-href.ts';
import { type OwnersOrderWords, orderPageMessages } from './order.messages.ts';

export interface ShownRow {
  key: string;
  label: string;
  value: string;
  href?: string;
}

export async function readOwnersOrder(world: World, who: May<'orders'>, id: string) {
  const found = await orderForOwner(world.db.query, who, id);
  if (!found) return null;
  const { language } = who;
  const format = formats[language];
  const words = orderPageMessages[language];
  const { order, lines, leftMinor } = found;
  const money = format.moneyIn(order.currency);
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    delivery: order.delivery,
    name: order.name || order.email,
    lines: lines.map(({ position, quantity, description, unit_minor }) => ({
      key: String(position),
      label: quantity === 1 ? description : `${quantity} × ${description}`,
      value: money(unit_minor * quantity),
    })),
    sums: sumsOf(found, { words, money, language }),
    plan: found.plan && describePlan(found.plan, { language, money, dayOf: format.day }),
    facts: [...factsOf(found, words, language), ...invoiceFacts(found, words)],
    paymentLinks: paymentLinksOf(found),
    answers: found.answers,
    consents: order.consents.map(({ id: key, text, at }) => ({
      key,
      text,
      at: format.short(Temporal.Instant.from(at)),
    })),
    payments: paymentsOf(found, words, { language, money }),
    documents: documentsOf(found, words, format),
    receiptEmail: order.email && found.documents.some(({ kind }) => kind === 'receipt') ? order.email : null,
    packingSlip: order.delivery && `/admin/orders/${order.id}/packing-slip`,
    history: found.history.map((event, place) => ({
      key: String(place),
      at: format.short(event.at),
      text: describeEvent(event, words, { language, money }),
    })),
    related: found.related.map(({ id: other, number, status }) => ({
      href: `/admin/orders/${other}`,
      label: words.related(number),
      status: orderStatusWords[language][status],
    })),
    /** Can be refunded; null: nothing. */
    left: leftMinor > 0 ? money(leftMinor) : null,
    currency: order.currency,
    ...reservedOf(found, money, words),
    /** Waits for payment, and can be marked as paid outside the system. */
    due: isWaiting(found, world.clock.now()) ? money(order.total_minor) : null,
    parcel: order.delivery === 'to-ship' ? piecesOf(found) : null,
  };
}

/** Null: nothing is reserved. */
function reservedOf({ order }: OwnersOrder, money: Money, { release: words }: OwnersOrderWords) {
  const { total_minor, gift_card_minor } = order;
  if (order.state !== 'authorised') return { reserved: null };
  const cardMinor = total_minor - gift_card_minor;
  const parts = [
    cardMinor > 0 || gift_card_minor === 0 ? words.text(money(cardMinor)) : '',
    gift_card_minor > 0 ? words.onGiftCard(money(gift_card_minor)) : '',
  ];
  return {
    reserved: {
      amount: money(total_minor),
      text: parts.filter(Boolean).join(' '),
      awaitsAnswer: order.application_id !== null,
    },
  };
}

function isWaiting({ order, plan, related }: OwnersOrder, now: Temporal.Instant): boolean {
  if (!order.pay_until || !isPayableOutside(order, plan?.count ?? null)) return false;
  if (!['open', 'lapsed', 'voided'].includes(order.state)) return false;
  const isReplaced = related.some(({ id }) => id !== order.replaces_order_id);
  return !isReplaced && Temporal.Instant.compare(order.pay_until, now) > 0;
}

function piecesOf({ lines }: OwnersOrder) {
  return lines
    .filter(({ kind }) => kind === 'goods')
    .map(({ position, description, quantity }) => ({ position, what: description, quantity }));
}

export type ShownOrder = NonNullable<Awaited<ReturnType<typeof readOwnersOrder>>>;

function paymentLinksOf({ order, invoices }: OwnersOrder) {
  const isInvoiced = invoices.some(({ kind, isCredited }) => kind === 'invoice' && !isCredited);
  return {
    reminder: `/admin/reminders/order/${order.id}`,
    invoice: isInvoiced ? null : `/admin/invoices/new?order=${order.id}`,
  };
}

function invoiceFacts({ invoices }: OwnersOrder, words: OwnersOrderWords): ShownRow[] {
  return invoices.map(({ number, kind }) => ({
    key: `invoice ${number}`,
    label: words.invoice[kind],
    value: String(number),
    href: `/admin/invoices/${number}`,
  }));
}

type Money = (amountMinor: number) => string;

function documentsOf({ order, documents }: OwnersOrder, words: OwnersOrderWords, format: Format) {
  return documents.map(({ number, kind, issued_at, for_accountant }) => ({
    href: `/admin/orders/${order.id}/receipts/${number}`,
    label: words[kind](number),
    note: [format.short(issued_at), for_accountant ? words.forAccountant : ''].filter(Boolean).join(', '),
  }));
}

function sumsOf(
  { order, lines }: OwnersOrder,
  { words, money, language }: { words: OwnersOrderWords; money: Money; language: Language },
): ShownRow[] {
  const discountMinor = lines.reduce((sum, line) => sum + line.discount_minor, 0);
  return [
    ...(discountMinor > 0 ? [{ key: 'discount', label: words.discount, value: money(-discountMinor) }] : []),
    { key: 'total', label: words.total, value: money(order.total_minor) },
    ...(order.gift_card_minor > 0 && !isFinallyUnpaid(order.state)
      ? [{ key: 'gift-card', label: words.giftCard, value: money(order.gift_card_minor) }]
      : []),
    ...vatRows(lines.map(vatLineOf), { currency: order.currency, language }),
    ...(order.refunded_minor > 0
      ? [{ key: 'refunded', label: words.refunded, value: money(order.refunded_minor) }]
      : []),
  ];
}

function contactRows(
  { name, email, number, language }: OwnersOrder['order'],
  words: OwnersOrderWords,
): ShownRow[] {
  if (!email) return [];
  const { subject } = orderPageMessages[language];
  const message = newMessageHref({ name, email, subject: subject(number) });
  return [
    { key: 'email', label: words.email, value: email, href: `mailto:${encodeURIComponent(email)}` },
    { key: 'message', label: words.message, value: words.write, href: message },
  ];
}

function factsOf({ order, invoices }: OwnersOrder, words: OwnersOrderWords, language: Language): ShownRow[] {
  const { short } = formats[language];
  const isWaiting = invoices.length === 0 && order.state === 'open' && order.pay_until;
  return [
    ...(order.name ? [{ key: 'name', label: words.name, value: order.name }] : []),
    ...contactRows(order, words),
    { key: 'placed', label: words.placed, value: short(order.created_at) },
    ...(order.state === 'authorised' && order.authorised_until
      ? [{ key: 'until', label: words.takenBy, value: short(order.authorised_until) }]
      : []),
    ...(isWaiting ? [{ key: 'pay', label: words.payUntil, value: short(isWaiting) }] : []),
    ...(order.ships_to
      ? [{ key: 'to', label: words.goesTo, value: addressLines(order.ships_to, language).join('\n') }]
      : []),
    { key: 'language', label: words.language, value: words.languages[order.language] },
    {
      key: 'terms',
      label: words.terms,
      value: words.termsVersion(order.terms_version),
      href: `/terms-of-service?version=${encodeURIComponent(order.terms_version)}`,
    },
    ...(order.booking_id
      ? [
          {
            key: 'booking',
            label: words.belongsTo,
            value: words.booking,
            href: `/admin/bookings/${order.booking_id}`,
          },
        ]
      : []),
    ...(order.application_id
      ? [
          {
            key: 'application',
            label: words.belongsTo,
            value: words.application,
            href: `/admin/applications/${order.application_id}`,
          },
        ]
      : []),
  ];
}

function paymentsOf(
  { payments }: OwnersOrder,
  words: OwnersOrderWords,
  { language, money }: { language: Language; money: Money },
): Array<ShownRow & { paymentId: string | null }> {
  const methods = manualMethodWords[language];
  const format = formats[language];
  return payments.map(
    ({ id, provider, method, state, amount_minor, captured_minor, intent_id, changed_at, received_on }) => ({
      key: id,
      label: `${method ? methods[method] : words.providers[provider]}, ${received_on ? format.day(received_on) : format.short(changed_at)}`,
      paymentId: intent_id,
      value: `${money(state === 'captured' ? captured_minor : amount_minor)}, ${words.paymentStates[state]}`,
    }),
  );
}

function describeEvent(
  event: OrderEvent,
  words: OwnersOrderWords,
  { language, money }: { language: Language; money: Money },
): string {
  switch (event.kind) {
    case 'placed':
    case 'withdrawal':
      return words.events[event.kind];
    case 'payment':
      return `${money(event.amountMinor)}, ${words.paymentStates[event.state]}`;
    case 'refund':
      return [`${money(event.amountMinor)}, ${words.refundStates[event.state]}`, event.note]
        .filter(Boolean)
        .join(': ');
    case 'paper':
      return words.events[event.document](event.number);
    case 'parcel':
      return [words.parcelStates[event.state], event.tracking].filter(Boolean).join(': ');
    case 'act': {
      const by = words.by[event.actor as keyof typeof words.by] ?? words.by.visitor;
      return `${describeAuditAction(language, event.action)} (${by})`;
    }
  }
}

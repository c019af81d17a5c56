import type { RequestFacts } from '#app/web/request-facts.ts';
import type { World } from '#platform/world.ts';
import { dateText, placeText } from '#studio/calendar/dates/date-text.ts';
import { type OrderPage, orderPage } from '#studio/money/checkout/order-page.queries.ts';
import { invoiceText } from '#studio/money/documents/invoices/invoice-text.ts';
import { receiptInput, receiptText } from '#studio/money/documents/receipt-text.ts';
import { addressLines } from '#studio/money/orders/address.ts';
import type { OrderReference } from '#studio/money/orders/find-order.ts';
import { isFinallyUnpaid } from '#studio/money/orders/order.ts';
import { orderStatusWords } from '#studio/money/orders/order-status.messages.ts';
import { tenderOf } from '#studio/money/orders/tender/tender.ts';
import { vatLineOf, vatRows } from '#studio/money/orders/vat/vat-rows.ts';
import { describePlan } from '#studio/offers/plans/plan-progress.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { placeLines, type StudioIdentity } from '#studio/shared/content/identity.ts';
import { type Format, formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Who } from '#studio/shared/who.ts';
import { ownPath } from '../../../calendar/booking/own-path.ts';
import { type OrderPageWords, orderPageMessages } from './order.messages.ts';
import { orderCourseMessages } from './order-course.messages.ts';
import { type CourseView, courseView } from './order-course.ts';

interface Row {
  key: string;
  label: string;
  value: string;
}

export interface OrderView {
  here: string;
  number: string;
  state: string;
  lines: Row[];
  sums: Row[];
  facts: Row[];
  /** Each also as text, for those who cannot read a PDF. */
  documents: Array<{ href: string; label: string; text: ReturnType<typeof receiptText> }>;
  /** An authorised, uncaptured payment has no receipt yet. */
  isReceiptToCome: boolean;
  parcels: Array<{ key: string; text: string; carrier: string; href: string | null }>;
  waiting: { text: string; pay: string } | null;
  withdrawHref: string;
  course: CourseView | null;
}

/** `here`: base URL of the page's documents and forms. */
export async function readOrder(
  world: World,
  {
    who,
    facts,
    which,
    here,
  }: { who: Who; facts: Pick<RequestFacts, 'language' | 'prefix'>; which: OrderReference; here: string },
): Promise<OrderView | null> {
  const page = await orderPage(world, who, which);
  if (!page) return null;
  const { language } = facts;
  const format = formats[language];
  const words = orderPageMessages[language];
  const identity = await studioIdentity(world);
  const { order } = page;
  const money = format.moneyIn(order.currency);
  return {
    here,
    number: order.number,
    state: statusOf(page, { words, language, money }),
    lines: page.lines.map((line, at) => ({
      key: `${at} ${line.offer_id}`,
      label: line.quantity === 1 ? line.description : `${line.quantity} × ${line.description}`,
      value: money(line.unit_minor * line.quantity),
    })),
    sums: [...totalRows(page, { words, money, language }), ...moneyRows(page, words, money)],
    facts: [
      ...seatRows(page, { words, studioLines: placeLines(identity), language }),
      ...factsOf(page, words, language),
    ],
    documents: documentsOf(page, { words, here, identity }),
    isReceiptToCome: page.documents.length === 0 && order.state === 'authorised',
    parcels: parcelsOf(page, words, format),
    waiting: page.waiting && {
      text: waitingText(page, page.waiting, { words, money, language }),
      pay: words.pay(money(page.waiting.dueMinor)),
    },
    course:
      page.course &&
      courseView(page.course, {
        words: orderCourseMessages[language],
        pages: here.startsWith('/dashboard')
          ? { here, lessons: '/dashboard', isFirst: false }
          : { here, lessons: ownPath(facts, '/login'), isFirst: true },
        money,
        format,
      }),
    withdrawHref: `${ownPath(facts, '/withdraw')}?order=${encodeURIComponent(order.number)}`,
  };
}

function documentsOf(
  { documents, invoices }: OrderPage,
  { words, here, identity }: { words: OrderPageWords; here: string; identity: StudioIdentity },
): OrderView['documents'] {
  return [
    ...invoices.map((invoice) => ({
      href: `${here}/invoices/${invoice.number}/pdf`,
      label: words.invoices[invoice.kind](invoice.number),
      text: invoiceText(invoice, identity),
    })),
    ...documents.map((document) => ({
      href: `${here}/receipts/${document.number}`,
      label: words[document.kind](document.number),
      text: receiptText(receiptInput(document, identity)),
    })),
  ];
}

type Money = (amountMinor: number) => string;

interface InWords {
  words: OrderPageWords;
  money: Money;
  language: Language;
}

/** An invoice states its own due date. */
function waitingText(
  { invoices }: OrderPage,
  waiting: NonNullable<OrderPage['waiting']>,
  { words, money, language }: InWords,
): string {
  const { day } = formats[language];
  const amount = money(waiting.dueMinor);
  const dueOn = invoices.findLast((invoice) => invoice.dueOn)?.dueOn;
  return dueOn
    ? words.invoiceDue(amount, day(dueOn))
    : words.waiting(waiting.number, amount, day(waiting.pay_until));
}

function totalRows({ lines, order }: OrderPage, { words, money, language }: InWords): Row[] {
  const discountMinor = lines.reduce((sum, line) => sum + line.discount_minor, 0);
  return [
    ...(discountMinor > 0 ? [{ key: 'discount', label: words.discount, value: money(-discountMinor) }] : []),
    { key: 'total', label: words.total, value: money(order.total_minor) },
    ...giftCardRows(order, words, money),
    ...vatRows(lines.map(vatLineOf), { currency: order.currency, language }),
  ];
}

function giftCardRows(
  { gift_card_minor: minor, total_minor, state }: OrderPage['order'],
  words: OrderPageWords,
  money: Money,
): Row[] {
  if (minor === 0 || isFinallyUnpaid(state)) return [];
  const chargedMinor = state === 'open' ? 0 : total_minor - minor;
  const labels =
    state === 'authorised'
      ? { giftCard: words.reservedOnGiftCard, byCard: words.reservedOnCard }
      : { giftCard: words.giftCard, byCard: words.byCard };
  return [
    { key: 'gift-card', label: labels.giftCard, value: money(minor) },
    ...(chargedMinor > 0 ? [{ key: 'by-card', label: labels.byCard, value: money(chargedMinor) }] : []),
  ];
}

/** Instalments charged and due, and refunds. */
function moneyRows({ order, plan }: OrderPage, words: OrderPageWords, money: Money): Row[] {
  const openMinor = plan?.open.reduce((sum, { amountMinor }) => sum + amountMinor, 0) ?? 0;
  return [
    ...(plan ? [{ key: 'charged', label: words.charged, value: money(plan.chargedMinor) }] : []),
    ...(openMinor > 0 ? [{ key: 'due', label: words.stillDue, value: money(openMinor) }] : []),
    ...(order.refunded_minor > 0
      ? [{ key: 'refunded', label: words.refunded, value: money(order.refunded_minor) }]
      : []),
  ];
}

function parcelsOf({ parcels }: OrderPage, words: OrderPageWords, format: Format): OrderView['parcels'] {
  return parcels.map((parcel, at) => ({
    key: `${at} ${parcel.number}`,
    text: words.parcel(format.day(parcel.at)),
    carrier: [parcel.carrier, parcel.number].filter(Boolean).join(', '),
    href: /^https?:\/\//.test(parcel.url) ? parcel.url : null,
  }));
}

function statusOf(page: OrderPage, shown: InWords): string {
  return `${orderStatusWords[shown.language][shownStatus(page)]}. ${noteOf(page, shown)}`.trim();
}

/** An order whose payment pages expired can still be paid here until its last day. */
function shownStatus({ order: { status }, waiting }: OrderPage): OrderPage['order']['status'] {
  return waiting && status === 'expired' ? 'awaiting-payment' : status;
}

function noteOf(page: OrderPage, { words, language, money }: InWords): string {
  const { order, parcels, plan, course } = page;
  const status = shownStatus(page);
  if (status === 'partially-refunded') {
    return words.partlyRefunded(money(order.refunded_minor), money(course?.takenMinor ?? order.total_minor));
  }
  if (plan && plan.chargedMinor > 0 && (status === 'awaiting-payment' || status === 'failed')) {
    return describePlan(plan, { language, money, dayOf: formats[language].day });
  }
  if (status === 'paid' && parcels.length > 0) return words.shipped;
  if (status === 'authorised') {
    const { total_minor: totalMinor, gift_card_minor: giftCardMinor } = order;
    const notes = order.capture === 'on-acceptance' ? words.chargedOnAcceptance : words.chargedOnDispatch;
    return notes[tenderOf({ totalMinor, giftCardMinor })];
  }
  return words.notes[status];
}

function seatRows(
  { seat }: OrderPage,
  {
    words,
    studioLines,
    language,
  }: { words: OrderPageWords; studioLines: readonly string[]; language: 'en' | 'da' },
): Row[] {
  if (!seat) return [];
  return [
    { key: 'when', label: words.when, value: dateText(seat.days, language) },
    { key: 'where', label: words.where, value: placeText(seat.place, studioLines, language) },
  ];
}

function factsOf(page: OrderPage, words: OrderPageWords, language: Language): Row[] {
  const { order } = page;
  const { day } = formats[language];
  const isToSend = order.state === 'authorised' && order.capture === 'on-dispatch';
  const sendBy = isToSend ? order.authorised_until : null;
  return [
    { key: 'number', label: words.number, value: order.number },
    { key: 'status', label: words.status, value: orderStatusWords[language][shownStatus(page)] },
    { key: 'date', label: words.date, value: day(order.created_at) },
    ...(order.email ? [{ key: 'email', label: words.email, value: order.email }] : []),
    ...(order.ships_to
      ? [{ key: 'to', label: words.goesTo, value: addressLines(order.ships_to, language).join('\n') }]
      : []),
    ...(sendBy ? [{ key: 'by', label: words.sendBy, value: day(sendBy) }] : []),
  ];
}

import type { RequestFacts } from '#app/web/request-facts.ts';
import type { World } from '#platform/world.ts';
import { listSlots } from '#studio/calendar/booking/slots.queries.ts';
import { dayWithoutYear } from '#studio/calendar/slot-name.ts';
import { type Tender, tenderOf } from '#studio/money/orders/tender/tender.ts';
import { readBooking } from '#studio/money/paid-bookings/linked-booking.queries.ts';
import { type ReturnOutcome, settleReturn } from '#studio/money/settlement/settle-return.ts';
import { testPaymentId } from '#studio/offers/catalogue/offer.ts';
import { soldGiftCard } from '#studio/offers/gift-cards/gift-cards.queries.ts';
import { maskEmail } from '#studio/shared/email-address.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { applicationPath } from '#studio/teaching/applications/application.ts';
import type { BookingCardView } from '../../calendar/booking/booking-card.tsx';
import { ownPath } from '../../calendar/booking/own-path.ts';
import { readBookingCard } from '../../calendar/booking/read-booking-card.ts';
import {
  bookPath,
  nothingRequested,
  type Reader,
  readWidget,
  slotHref,
} from '../../calendar/booking/read-widget.ts';
import type { WidgetStart } from '../../calendar/booking/widget/model.ts';
import { confirmationMessages } from './confirmation.messages.ts';
import { type ReturnWords, returnMessages } from './payment-success.messages.ts';
import type { Prefill } from './prefill.ts';
import {
  type FindingView,
  readSeat,
  readVisit,
  type SentTo,
  sentTo,
  type VisitView,
} from './read-confirmation.ts';

export type ReturnView =
  | {
      kind: 'booked';
      seeYou: string;
      card: BookingCardView;
      manageHref: string | null;
      sent: SentTo;
      visit: VisitView;
    }
  | { kind: 'cancelled' }
  | { kind: 'credit'; isFree: boolean; start: WidgetStart; sent: SentTo }
  | {
      kind: 'programme';
      amount: string;
      tender: Tender;
      decidedBy: string | null;
      /** Null: the application exists already. */
      formHref: string | null;
      bill: BookingCardView;
      sent: SentTo;
      finding: FindingView | null;
    }
  | {
      kind: 'accepted';
      tender: Tender;
      amount: string;
      isInstalment: boolean;
      bill: BookingCardView;
      sent: SentTo;
      finding: FindingView | null;
    }
  | {
      kind: 'order';
      isTest: boolean;
      lead: 'order' | 'orderFree' | 'orderReserved';
      bill: BookingCardView;
      sent: SentTo;
      finding: FindingView | null;
      orderHref: string | null;
      /** Null: no course was bought. */
      lessonsHref: string | null;
      /** When and to whom a gift card is sent; null: none was bought. */
      giftCard: string | null;
    }
  | {
      kind: 'gone';
      isHour: boolean;
      amount: string;
      free: Array<{ name: string; href: string }>;
      allHref: string;
    }
  | { kind: 'lapsed'; backHref: string }
  | { kind: 'waiting'; here: string }
  | { kind: 'unknown'; start: WidgetStart };

interface Requested {
  session: string;
  prefill: Prefill;
  words: ReturnWords;
}

/**
 * Settles the session's payment and reads the result. Without a valid session: the ordinary booking widget.
 */
export async function readReturn(reader: Reader, requested: Requested): Promise<ReturnView> {
  const { world, who } = reader;
  const settled = await settleReturn(world, who, requested.session);
  if (settled.outcome === 'unknown') {
    return {
      kind: 'unknown',
      start: await readWidget(reader, { ...nothingRequested, values: requested.prefill }),
    };
  }
  return describeSettled(reader, requested, settled);
}

type Settled = Exclude<ReturnOutcome, { outcome: 'unknown' }>;

async function describeSettled(
  reader: Reader,
  { session, words }: Requested,
  settled: Settled,
): Promise<ReturnView> {
  const { world, facts } = reader;
  const { language } = facts;
  const { isPayer } = settled;
  const amountMinor = settled.plan?.chargedMinor ?? settled.totalMinor;
  const amount = formats[language].money({ amountMinor, currency: settled.currency });
  const seat = await readSeat(world, settled.orderId, language);
  const sent = await sentTo(reader, settled, session);
  const finding = seat?.finding ?? null;
  const bill: BookingCardView = {
    rows: [
      { key: 'what', label: words.bought, value: settled.description },
      ...(seat?.rows ?? []),
      { key: 'order', label: words.orderNumber, value: settled.orderNumber },
      ...amountRows(settled, words, language),
    ],
  };
  const isFree = settled.totalMinor === 0;
  const isReserved = settled.orderState === 'authorised';
  const orderReturn = {
    lead: isFree ? 'orderFree' : isReserved ? 'orderReserved' : 'order',
    isTest: settled.offerId === testPaymentId,
    bill,
    sent,
    finding,
    orderHref: isPayer ? ownPath(facts, `/orders/${session}`) : null,
    lessonsHref: settled.isCourse ? ownPath(facts, '/login') : null,
  } as const;
  switch (settled.outcome) {
    case 'booked':
      return bookedReturn(reader, settled, { session, sent });
    case 'credit': {
      const start = isPayer ? await creditWidget(reader, session) : null;
      // Without a session left there is no time to choose: it was refunded or has expired.
      if (start?.credit) return { kind: 'credit', isFree, start, sent };
      return { kind: 'order', ...orderReturn, giftCard: null };
    }
    case 'programme':
      return programmeReturn(facts, settled, { amount, bill, sent, finding });
    case 'order':
      return {
        kind: 'order',
        ...orderReturn,
        giftCard: await giftCardNote(world, settled, { words, language }),
      };
    case 'gone':
      return {
        kind: 'gone',
        isHour: settled.bookingId !== null,
        amount,
        free: settled.bookingId ? await threeFree(reader) : [],
        allHref: ownPath(facts, bookPath),
      };
    case 'lapsed':
      return { kind: 'lapsed', backHref: isPayer ? settled.returnPath : ownPath(facts, '/') };
    case 'cancelled':
      return { kind: 'cancelled' };
    case 'waiting':
      return { kind: 'waiting', here: `${ownPath(facts, '/payment-success')}?session=${session}` };
  }
}

async function bookedReturn(
  reader: Reader,
  settled: Settled,
  { session, sent }: { session: string; sent: SentTo },
): Promise<ReturnView> {
  const { world, who, facts } = reader;
  const bookingId = settled.bookingId ?? '';
  const [card, booking] = await Promise.all([
    readBookingCard(world, bookingId, facts.language),
    readBooking(world, who, bookingId),
  ]);
  if (!booking) return { kind: 'cancelled' };
  const visit = await readVisit(reader, booking);
  const { language } = facts;
  const seeYou = returnMessages[language].seeYou(
    dayWithoutYear(studioDay(booking.start), language),
    formats[language].time(booking.start),
  );
  const shown = { kind: 'booked', seeYou, sent, visit } as const;
  if (!settled.isPayer) return { ...shown, card: withoutLinks(card, language), manageHref: null };
  return { ...shown, card, manageHref: ownPath(facts, `/bookings/${session}`) };
}

/** The meeting link opens a session, so it is shown to the payer only. */
function withoutLinks(card: BookingCardView, language: Language): BookingCardView {
  const value = confirmationMessages[language].linkInEmail;
  return { ...card, rows: card.rows.map((row) => (row.href ? { ...row, value, href: null } : row)) };
}

function programmeReturn(
  facts: RequestFacts,
  settled: Settled,
  shown: { amount: string; bill: BookingCardView; sent: SentTo; finding: FindingView | null },
): ReturnView {
  const { instalment, applicationId, offerId } = settled;
  if (settled.isKept) {
    return { kind: 'accepted', tender: tenderOf(settled), isInstalment: instalment !== null, ...shown };
  }
  const until = settled.authorisedUntil;
  const decidedBy = until ? formats[facts.language].day(until) : null;
  const formHref = applicationId ? null : ownPath(facts, applicationPath(offerId));
  return { kind: 'programme', tender: tenderOf(settled), decidedBy, formHref, ...shown };
}

async function giftCardNote(
  world: World,
  { orderId, isPayer }: Settled,
  { words, language }: { words: ReturnWords; language: Language },
): Promise<string | null> {
  const card = await soldGiftCard(world.db.query, orderId);
  if (!card) return null;
  const isLater = Temporal.Instant.compare(card.deliverAt, world.clock.now()) > 0;
  return words.giftCardSent(
    isPayer ? card.email : maskEmail(card.email),
    isLater ? formats[language].day(card.deliverAt) : null,
  );
}

/** What was charged; with instalments also the price and the due dates. */
function amountRows(
  { plan, totalMinor, discountMinor, giftCardMinor, currency, orderState }: Settled,
  words: ReturnWords,
  language: Language,
) {
  const money = formats[language].moneyIn(currency);
  if (!plan) {
    const amount = [
      ...(discountMinor > 0
        ? [
            { key: 'price', label: words.fullPrice, value: money(totalMinor + discountMinor) },
            { key: 'discount', label: words.discount, value: money(-discountMinor) },
          ]
        : []),
      { key: 'amount', label: words.amount, value: money(totalMinor) },
    ];
    if (giftCardMinor === 0) return amount;
    const [onGiftCard, onCard] =
      orderState === 'authorised'
        ? [words.reservedOnGiftCard, words.reservedOnCard]
        : [words.giftCard, words.charged];
    const parts = [{ key: 'gift-card', label: onGiftCard, value: money(giftCardMinor) }];
    const chargedMinor = totalMinor - giftCardMinor;
    if (chargedMinor > 0) parts.push({ key: 'card', label: onCard, value: money(chargedMinor) });
    return [...amount, ...parts];
  }
  return [
    { key: 'amount', label: words.charged, value: money(plan.chargedMinor) },
    { key: 'price', label: words.price(plan.count), value: money(totalMinor) },
    ...plan.open.map(({ number, amountMinor, dueAt }) => ({
      key: `due ${number}`,
      label: dueAt ? words.due(formats[language].day(dueAt)) : words.dueLater,
      value: money(amountMinor),
    })),
  ];
}

/** Books with the new credit on this page. */
export function creditWidget(reader: Reader, session: string): Promise<WidgetStart> {
  const { facts } = reader;
  const here = `${ownPath(facts, '/payment-success')}?session=${session}`;
  return readWidget(reader, { ...nothingRequested, credit: session, book: here, booked: here });
}

async function threeFree({ world, who, facts }: Reader) {
  const { language } = facts;
  const { days } = await listSlots(world, who, { kind: 'session', language, timeZone: null });
  const slots = days.flatMap((day) => day.slots).slice(0, 3);
  return slots.map(({ name, start }) => ({
    name,
    href: slotHref(ownPath(facts, bookPath), start),
  }));
}

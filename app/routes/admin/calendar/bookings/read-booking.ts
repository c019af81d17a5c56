import type { World } from '#platform/world.ts';
import { kronerOf } from '#studio/calendar/booking/bookings.queries.ts';
import { isLateAt } from '#studio/calendar/booking/change-booking.ts';
import { creditsLeftOf } from '#studio/calendar/booking/credits-left.queries.ts';
import { bookingRules } from '#studio/calendar/booking-rules.ts';
import {
  bookingForOwner,
  type OwnersBooking,
} from '#studio/calendar/owner-calendar/bookings-for-owner.queries.ts';
import { openInvoiceOf } from '#studio/money/orders/invoices/invoices.queries.ts';
import { feeAmount } from '#studio/money/paid-bookings/session-fee.ts';
import { manualMethodWords } from '#studio/money/payments/manual-method.messages.ts';
import { moneyOfOrders } from '#studio/money/refunds/order-money.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Money } from '#studio/shared/money.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import type { May } from '#studio/shared/who.ts';
import { describeReturn } from '../../money/payments/returned-money.ts';
import { newMessageHref } from '../../new-message-href.ts';
import { type BookingWords, bookingMessages } from './booking.messages.ts';
import { bookingsMessages } from './bookings.messages.ts';
import { readFee } from './fee/read-fee.ts';
import { formatSpan } from './format-span.ts';
import { newBookingMessages } from './new-booking.messages.ts';

export type ShownState = keyof (typeof bookingMessages)['en']['states'];

export async function readBookingPage(world: World, who: May<'calendar'>, bookingId: string) {
  const { language } = who;
  const q = world.db.query;
  const booking = await bookingForOwner(q, who, bookingId);
  if (!booking) return null;
  const now = world.clock.now();
  const credits = await creditsLeftOf(q, { who, email: booking.email, now });
  const price = kronerOf(booking.prices);
  const { defaultPlace } = await bookingRules(q, world.settings);
  const open = await openInvoiceOf(q, { bookingId: booking.id });
  const invoice = open?.number ?? null;
  const state = stateOf(booking, now);
  const left = booking.keptMinor;
  const isPaid = booking.isPaid && left > 0;
  const money = await moneyOfOrders(q, booking.orderId && isPaid ? [booking.orderId] : []);
  const start = booking.start.toZonedDateTimeISO(studioTimeZone);
  return {
    id: booking.id,
    name: booking.name,
    email: booking.email,
    emailsIn: newBookingMessages[language].languages[booking.language],
    when: formatSpan(booking.start, booking.end, language),
    /** The version for the reschedule and cancel forms. */
    seen: booking.start.toString(),
    day: start.toPlainDate().toString(),
    time: start.toPlainTime().toString({ smallestUnit: 'minute' }),
    state,
    hasBrief: booking.state === 'booked',
    rows: rowsOf(booking, { state, credits, invoice, place: booking.place ?? defaultPlace }, language),
    /** The payment link has expired, and the hour is in the future. */
    canSendLink: state === 'released' && booking.byLink && Temporal.Instant.compare(booking.start, now) > 0,
    /** The possible refund; null: nothing was paid. */
    money:
      booking.coveredBy === 'entitlement'
        ? ({ kind: 'credit' } as const)
        : isPaid && booking.currency
          ? ({
              kind: 'paid',
              amount: formats[language].money({ amountMinor: left, currency: booking.currency }),
              /** Where the money goes when it is refunded. */
              returned: describeReturn(money.get(booking.orderId ?? ''), language).text,
            } as const)
          : open
            ? ({ kind: 'invoice', number: open.number, isSent: open.sentAt !== null } as const)
            : null,
    lateFee: invoice === null ? lateFeeOf(booking, { now, language }) : null,
    today: studioDay(now).toString(),
    ...paymentOf(booking, { invoice, price }, language),
    fee: await readFee(world, booking, language),
    canSpendCredit:
      state === 'to-come' &&
      booking.kind === 'session' &&
      (booking.coveredBy === 'at-session' || booking.coveredBy === 'owner') &&
      invoice === null &&
      credits > 0,
  };
}

function paymentOf(
  { coveredBy, state, byLink }: OwnersBooking,
  { invoice, price }: { invoice: number | null; price: Money | null },
  language: Language,
) {
  const isDueInPerson = coveredBy === 'at-session' && state === 'booked' && invoice === null;
  const isHeldByLink = coveredBy === null && byLink && state === 'held';
  const proposed = price ? formats[language].amount(price.amountMinor) : '';
  return {
    canInvoice: isDueInPerson,
    /** Payable in person and unpaid, or by a link that is not used: the price at booking; '' without a price. */
    dueAtLesson: isDueInPerson || isHeldByLink ? proposed : null,
  };
}

/** What could be charged if the student cancelled now. */
function lateFeeOf(booking: OwnersBooking, { now, language }: { now: Temporal.Instant; language: Language }) {
  if (booking.coveredBy !== 'at-session' || !isLateAt(now, booking.start, booking.noticeHours)) return null;
  const amount = feeAmount(booking.prices, booking.lateFeePercent);
  return amount && formats[language].money(amount);
}

export type BookingPageView = NonNullable<Awaited<ReturnType<typeof readBookingPage>>>;

function stateOf(booking: OwnersBooking, now: Temporal.Instant): ShownState {
  const { state } = booking;
  if (booking.newTimeOfferedAt) return 'new-time';
  if (state === 'held' || state === 'expiring' || state === 'released') return state;
  if (state === 'cancelled' || state === 'blocked') return 'cancelled';
  if (booking.noShowAt) return 'no-show';
  if (booking.completedAt) return 'completed';
  return Temporal.Instant.compare(booking.start, now) > 0 ? 'to-come' : 'over';
}

function contactRows({ student, email }: OwnersBooking, words: BookingWords) {
  const message = newMessageHref({ name: student, email });
  return [
    { key: 'email', label: words.email, value: email, href: `mailto:${email}` },
    email ? { key: 'message', label: words.message, value: words.write, href: message } : null,
  ];
}

function rowsOf(
  booking: OwnersBooking,
  about: { state: ShownState; credits: number; invoice: number | null; place: 'online' | 'studio' },
  language: Language,
) {
  const words = bookingMessages[language];
  const common = bookingsMessages[language];
  const isKept = about.state === 'held' && booking.expiresAt;
  const covered = booking.coveredBy ? coveredWords(booking, language) : null;
  const rows: Array<{ key: string; label: string; value: string; href?: string } | null> = [
    { key: 'state', label: words.state, value: words.states[about.state] },
    { key: 'what', label: words.what, value: common.kinds[booking.kind] },
    booking.instructor ? { key: 'instructor', label: words.taughtBy, value: booking.instructor } : null,
    { key: 'where', label: words.where, value: common.places[about.place] },
    booking.student ? { key: 'student', label: words.student, value: booking.student } : null,
    ...contactRows(booking, words),
    isKept && booking.expiresAt
      ? { key: 'until', label: words.heldUntil, value: formats[language].dayAndTime(booking.expiresAt) }
      : null,
    covered ? { key: 'covered', label: words.covered, value: covered } : null,
    about.invoice
      ? {
          key: 'invoice',
          label: words.invoice,
          value: String(about.invoice),
          href: `/admin/invoices/${about.invoice}`,
        }
      : null,
    booking.orderNumber
      ? {
          key: 'order',
          label: words.order,
          value: booking.orderNumber,
          href: `/admin/orders/${booking.orderId}`,
        }
      : null,
    {
      key: 'person',
      label: words.person,
      value: words.personLink,
      href: `/admin/students/guest?email=${encodeURIComponent(booking.email)}`,
    },
    booking.kind === 'session'
      ? { key: 'credits', label: words.credits, value: String(about.credits) }
      : null,
    booking.reschedules > 0
      ? { key: 'moved', label: words.moved, value: words.times(booking.reschedules) }
      : null,
    {
      key: 'language',
      label: words.theirs,
      value: newBookingMessages[language].languages[booking.language],
    },
    {
      key: 'agreed',
      label: words.agreed,
      value: agreedText(booking, words),
    },
    { key: 'made', label: words.bookedOn, value: formats[language].dayAndTime(booking.createdAt) },
  ];
  return rows.filter((row) => row !== null);
}

function agreedText(booking: OwnersBooking, { agreedTerms, agreedFees }: BookingWords): string {
  const { noticeHours, maxReschedules, lateFeePercent: late, noShowFeePercent: noShow } = booking;
  return [
    agreedTerms(noticeHours, maxReschedules),
    ...(late > 0 ? [agreedFees.late(late)] : []),
    ...(noShow > 0 ? [agreedFees.noShow(noShow)] : []),
  ].join(', ');
}

function coveredWords(booking: OwnersBooking, language: Language): string {
  const words = bookingMessages[language];
  const money = formats[language].moneyIn(booking.currency ?? 'DKK');
  const method = booking.paidBy && manualMethodWords[language][booking.paidBy];
  const text = words.coveredBy[booking.coveredBy ?? 'order'](money(booking.totalMinor ?? 0), method);
  return booking.refundedMinor ? `${text}; ${words.refunded(money(booking.refundedMinor))}` : text;
}

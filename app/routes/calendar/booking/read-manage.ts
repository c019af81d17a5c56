import { data, type RouterContextProvider } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import type { World } from '#platform/world.ts';
import { bookedPrices } from '#studio/calendar/booking/booking-offer.queries.ts';
import { listSlots } from '#studio/calendar/booking/slots.queries.ts';
import { bookingPath } from '#studio/messages/notifications/bookings/booking-email.ts';
import { bookingByLink, type LinkedBooking } from '#studio/money/paid-bookings/linked-booking.queries.ts';
import {
  paymentSentence,
  type SessionPayment,
  sessionPayment,
} from '#studio/money/paid-bookings/session-payment.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { siteFrame } from '../../site/frame.ts';
import { manageWords } from './manage.messages.ts';
import { ownPath } from './own-path.ts';
import { readBookingCard } from './read-booking-card.ts';
import { amountView } from './widget/amounts.ts';

export interface Asking {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: { token: string };
}

/** Unknown tokens are 404. */
export async function readManage({ request, context, params }: Asking) {
  const world = worldOf(context);
  const facts = factsOf(context);
  const booking = await bookingByLink(world, await whoOf(request, context), params.token);
  if (!booking) throw data(null, { status: 404 });
  const { language } = facts;
  return {
    language,
    kind: booking.kind,
    frame: await siteFrame(context),
    card: await readBookingCard(world, booking.id, language),
    state: stateOf(booking, world.clock.now()),
    rights: booking.rights,
    noticeHours: booking.noticeHours,
    fees: booking.fees,
    showsRange: booking.showsRange,
    here: ownPath(facts, `/bookings/${params.token}`),
    bookAgain: ownPath(facts, bookingPath(booking)),
    moneyBefore: moneyBefore(booking, language),
    moneyAfter: moneyAfter(booking, language),
    reschedules: booking.reschedules,
    paymentSentence: booking.kind === 'session' ? paymentSentence(paymentOf(booking), language) : '',
    toPay: await toPay(world, booking, language),
  };
}

function paymentOf({ coveredBy, isPaid, invoice, prices }: LinkedBooking): SessionPayment {
  return sessionPayment({ coveredBy, isPaid, invoice, prices });
}

export type ManagePage = Awaited<ReturnType<typeof readManage>>;

/** Free hours in the studio's zone and the booking browser's. */
export async function readMoveSlots({ request, context, params }: Asking) {
  const world = worldOf(context);
  const who = await whoOf(request, context);
  const booking = await bookingByLink(world, who, params.token);
  const { language } = factsOf(context);
  return listSlots(world, who, {
    kind: booking?.kind ?? 'session',
    courseId: booking?.courseId ?? null,
    ...(booking ? { bookingId: booking.id, minutes: booking.start.until(booking.end).total('minutes') } : {}),
    language,
    timeZone: booking?.timeZone ?? null,
  });
}

type ManageState = 'new-time' | 'to-pay' | 'waiting' | 'lapsed' | 'booked' | 'over' | 'cancelled';

function stateOf(booking: LinkedBooking, now: Temporal.Instant): ManageState {
  if (booking.newTimeOfferedAt) return 'new-time';
  if (booking.state === 'expiring') return 'waiting';
  if (booking.state === 'released') return 'lapsed';
  if (booking.state === 'held') {
    return booking.expiresAt && Temporal.Instant.compare(booking.expiresAt, now) > 0 ? 'to-pay' : 'lapsed';
  }
  if (booking.state !== 'booked') return 'cancelled';
  return Temporal.Instant.compare(booking.start, now) <= 0 ? 'over' : 'booked';
}

/** Price and deadline of an hour reserved by the owner; null: nothing to pay. */
async function toPay(world: World, booking: LinkedBooking, language: Language) {
  const now = world.clock.now();
  if (stateOf(booking, now) !== 'to-pay' || !booking.expiresAt) return null;
  const prices = (await bookedPrices(world, booking)).map((price) => amountView(price, language));
  if (prices.length === 0) return null;
  return { prices, until: formats[language].instant(booking.expiresAt) };
}

function amountOf(booking: LinkedBooking, language: Language, lessMinor = 0): string {
  const amountMinor = booking.keptMinor - lessMinor;
  return formats[language].money({ amountMinor, currency: booking.currency ?? 'DKK' });
}

/** One sentence for the card, one for the gift card. */
function refundBefore(booking: LinkedBooking, language: Language): string {
  const words = manageWords(language, booking.kind).money;
  const giftCardMinor = booking.giftCardLeftMinor ?? 0;
  if (giftCardMinor === 0) {
    return (booking.paidBy ? words.refundManually : words.refund)(amountOf(booking, language));
  }
  const currency = booking.currency ?? 'DKK';
  const toGiftCard = words.refundGiftCard(formats[language].money({ amountMinor: giftCardMinor, currency }));
  const isAll = giftCardMinor === booking.keptMinor;
  return isAll ? toGiftCard : `${words.refund(amountOf(booking, language, giftCardMinor))} ${toGiftCard}`;
}

/** The refund, shown before cancelling. */
export function moneyBefore(booking: LinkedBooking, language: Language): string {
  const hours = booking.noticeHours;
  const words = manageWords(language, booking.kind).money;
  const isCredit = booking.coveredBy === 'entitlement';
  const { invoice } = booking;
  const isPaid = booking.isPaid || isCredit;
  if (invoice !== null && !isPaid) {
    return booking.rights.cancelMoney === 'kept' ? words.invoiceDue(invoice, hours) : words.invoice(invoice);
  }
  if (booking.coveredBy === 'at-session') {
    const { lateFee } = booking;
    return lateFee ? words.lateFee(formats[language].money(lateFee), hours) : words.nothing;
  }
  switch (booking.rights.cancelMoney) {
    case 'all-back':
      if (isCredit) return words.credit;
      return refundBefore(booking, language);
    case 'kept':
      return isCredit ? words.creditKept(hours) : words.kept(amountOf(booking, language), hours);
    case 'nothing-paid':
      return words.nothing;
  }
}

/** The refund after cancellation; null when there was no payment. */
function moneyAfter(booking: LinkedBooking, language: Language): string | null {
  const words = manageWords(language, booking.kind).done;
  if (booking.state === 'booked' || booking.kind === 'consultation') return null;
  const amountMinor = booking.refundedMinor;
  if (amountMinor > 0) {
    return words.refunded(formats[language].money({ amountMinor, currency: booking.currency ?? 'DKK' }));
  }
  return booking.isCreditReturned ? words.returned : null;
}

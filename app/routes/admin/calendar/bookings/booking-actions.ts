import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { leavesUnknown } from '#platform/payments/payments.ts';
import { attendances, recordAttendance } from '#studio/calendar/owner-calendar/record-attendance.ts';
import { rescheduleFor } from '#studio/calendar/owner-calendar/reschedule-for.ts';
import { sendLinkAgain } from '#studio/calendar/owner-calendar/send-link-again.ts';
import { cancelFor } from '#studio/money/paid-bookings/cancel-for.ts';
import { keptForSession } from '#studio/money/paid-bookings/missed-session.queries.ts';
import { spendCreditOn } from '#studio/money/paid-bookings/spend-credit.ts';
import { waiveSessionFee } from '#studio/money/paid-bookings/waive-session-fee.ts';
import { recordLessonPayment } from '#studio/money/settlement/record-lesson-payment.ts';
import { readPrice } from '#studio/shared/money.ts';
import { chargeSessionFee } from '#studio/teaching/invoices/charge-session-fee.ts';
import { actOnBooking, bookingPage, versionIn } from './act-on-booking.ts';
import { feeMessages } from './fee/fee.messages.ts';

const posts = postsBelow(bookingPage, {
  attendance,
  cancellation,
  credit,
  charge,
  fee,
  payment,
  'payment-link': paymentLink,
  reschedule,
});

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

function attendance(args: PostArgs) {
  return actOnBooking(args, async ({ world, who, bookingId, form }) => {
    const chosen = attendances.find((one) => one === textOf(form, 'attendance'));
    if (!chosen) return { refusal: 'over' };
    const isRecorded = await recordAttendance(world, who, { bookingId, attendance: chosen });
    return isRecorded ? { flash: 'noted' } : { refusal: 'too-early' };
  });
}

/** Also releases a hold. */
function cancellation(args: PostArgs) {
  return actOnBooking(args, async ({ world, who, bookingId, form }) => {
    const money = textOf(form, 'money') === 'kept' ? 'kept' : 'back';
    try {
      const outcome = await cancelFor(world, who, { bookingId, money, ...versionIn(form) });
      if (!outcome.ok) return { refusal: outcome.refusal };
      const { kind } = outcome.money;
      return { flash: kind === 'refunded' || kind === 'credit-returned' ? kind : 'cancelled' };
    } catch (error) {
      if (!leavesUnknown(error)) throw error;
      return { refusal: 'no-answer' };
    }
  });
}

function credit(args: PostArgs) {
  return actOnBooking(args, async ({ world, who, bookingId }) => {
    const outcome = await spendCreditOn(world, who, { bookingId });
    return outcome.ok ? { flash: 'spent' } : { refusal: outcome.refusal };
  });
}

function charge(args: PostArgs) {
  return actOnBooking(args, async ({ world, who, bookingId }) => {
    const outcome = await chargeSessionFee(world, who, bookingId);
    return outcome.ok ? { flash: 'fee-charged' } : { refusal: outcome.refusal };
  });
}

/** What was kept for a missed session is returned, or a part of it. */
function fee(args: PostArgs) {
  return actOnBooking(args, async ({ world, who, bookingId, language, form }) => {
    const kept = form.has('amount') ? await keptForSession(world.db.query, bookingId) : null;
    const currency = kept?.kind === 'paid' ? kept.currency : null;
    const outcome = await waiveSessionFee(world, who, {
      bookingId,
      amountMinor: form.has('amount') ? (readPrice(textOf(form, 'amount'), currency) ?? 0) : null,
      seenLeftMinor: Number(textOf(form, 'seen')) || 0,
      note: feeMessages[language].note,
      once: withIdempotency(form),
    });
    if (!outcome.ok) return { refusal: outcome.refusal === 'bad-amount' ? 'bad-fee' : outcome.refusal };
    return { flash: outcome.kind === 'refunded' ? 'fee-refunded' : 'fee-credit' };
  });
}

function payment(args: PostArgs) {
  return actOnBooking(args, async ({ world, who, bookingId, form }) => {
    const method = textOf(form, 'method');
    const amount = textOf(form, 'amount');
    const receivedOn = textOf(form, 'receivedOn');
    const amountMinor = readPrice(amount, 'DKK');
    const outcome = await recordLessonPayment(world, who, {
      bookingId,
      method,
      amountMinor: amountMinor ?? 0,
      receivedOn: receivedOn || null,
      once: withIdempotency(form),
    });
    if (outcome.ok) return { flash: 'paid' };
    const paid = {
      method,
      amount,
      receivedOn,
      isMethodMissing: !method,
      isAmountInvalid: !amountMinor,
      isDayInvalid: Boolean(method && amountMinor),
    };
    return { refusal: outcome.refusal, paid };
  });
}

function paymentLink(args: PostArgs) {
  return actOnBooking(args, async ({ world, who, bookingId }) => {
    const outcome = await sendLinkAgain(world, who, { bookingId });
    if (outcome.ok) return { flash: 'held' };
    if (outcome.refusal === 'taken') return { refusal: 'link-taken', clashes: outcome.clashes };
    return { refusal: outcome.refusal };
  });
}

function reschedule(args: PostArgs) {
  return actOnBooking(args, async ({ world, who, bookingId, form }) => {
    const typed = { day: textOf(form, 'day'), time: textOf(form, 'time') };
    const version = versionIn(form);
    const outcome = await rescheduleFor(world, who, { bookingId, ...typed, ...version });
    if (outcome.ok) return { flash: 'moved', from: version.seen };
    return { ...(outcome.refusal === 'taken' ? outcome : { refusal: outcome.refusal }), typed };
  });
}

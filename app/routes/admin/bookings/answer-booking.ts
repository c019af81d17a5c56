import { textOf } from '#app/web/forms/read-form.ts';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { leavesUnknown } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { spendCreditOn } from '#studio/booking/spend-credit.ts';
import type { Conflict } from '#studio/calendar/conflicts.queries.ts';
import { cancelFor, rescheduleFor } from '#studio/owner-calendar/change-booking-for.ts';
import { attendances, recordAttendance } from '#studio/owner-calendar/record-attendance.ts';
import { sendLinkAgain } from '#studio/owner-calendar/send-link-again.ts';
import { recordLessonPayment } from '#studio/settlement/record-lesson-payment.ts';
import type { Who } from '#studio/shared/who.ts';
import { readPrice } from '#studio/shop/product.ts';
import type { BookingWords } from './booking.messages.ts';

export type BookingAnswer =
  | { did: keyof BookingWords['did'] }
  | { refusal: keyof BookingWords['refusals']; clashes: readonly Conflict[] };

const refused = (
  refusal: keyof BookingWords['refusals'],
  clashes: readonly Conflict[] = [],
): BookingAnswer => ({
  refusal,
  clashes,
});

export async function answerBooking(
  world: World,
  who: Who,
  bookingId: string,
  form: FormData,
): Promise<BookingAnswer> {
  const act = textOf(form, 'act');
  if (act === 'move') {
    const outcome = await rescheduleFor(world, who, {
      bookingId,
      day: textOf(form, 'day'),
      time: textOf(form, 'time'),
      ...versionIn(form),
    });
    if (outcome.ok) return { did: 'moved' };
    return refused(outcome.refusal, outcome.refusal === 'taken' ? outcome.clashes : []);
  }
  if (act === 'cancel') return cancel(world, who, bookingId, form);
  if (act === 'spend') {
    const outcome = await spendCreditOn(world, who, { bookingId });
    return outcome.ok ? { did: 'spent' } : refused(outcome.refusal);
  }
  if (act === 'paid') {
    const outcome = await recordLessonPayment(world, who, {
      bookingId,
      method: textOf(form, 'method'),
      amountMinor: readPrice(textOf(form, 'amount')) ?? 0,
      once: withIdempotency(form),
    });
    return outcome.ok ? { did: 'paid' } : refused(outcome.refusal);
  }
  if (act === 'link') {
    const outcome = await sendLinkAgain(world, who, { bookingId });
    if (outcome.ok) return { did: 'kept' };
    if (outcome.refusal === 'taken') return refused('link-taken', outcome.clashes);
    return refused(outcome.refusal);
  }
  const attendance = attendances.find((one) => one === act);
  if (!attendance) return refused('over');
  return (await recordAttendance(world, who, { bookingId, attendance }))
    ? { did: 'noted' }
    : refused('too-early');
}

/** The start that the page displayed. */
function versionIn(form: FormData): { seen?: string } {
  return form.has('seen') ? { seen: textOf(form, 'seen') } : {};
}

async function cancel(world: World, who: Who, bookingId: string, form: FormData): Promise<BookingAnswer> {
  const money = textOf(form, 'money') === 'kept' ? 'kept' : 'back';
  try {
    const outcome = await cancelFor(world, who, { bookingId, money, ...versionIn(form) });
    if (!outcome.ok) return refused(outcome.refusal);
    const { kind } = outcome.money;
    return { did: kind === 'refunded' || kind === 'credit-returned' ? kind : 'cancelled' };
  } catch (error) {
    if (!leavesUnknown(error)) throw error;
    return refused('no-answer');
  }
}

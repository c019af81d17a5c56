import { textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { readPrice } from '#studio/catalogue/read-price.ts';
import { waiveSessionFee } from '#studio/paid-bookings/waive-session-fee.ts';
import { actOnBooking, bookingPage } from '../booking-action.ts';
import type { Route } from './+types/fee';
import { feeMessages } from './fee.messages.ts';

export default NoView;
export const middleware = showPage(bookingPage);

/** `POST /admin/bookings/<id>/fee`: what was kept for a missed session is returned, or a part of it. */
export function action(args: Route.ActionArgs) {
  return actOnBooking(args, async ({ world, who, bookingId, language, form }) => {
    const isPart = form.has('amount');
    const outcome = await waiveSessionFee(world, who, {
      bookingId,
      amountMinor: isPart ? (readPrice(textOf(form, 'amount')) ?? 0) : null,
      seenLeftMinor: Number(textOf(form, 'seen')) || 0,
      note: feeMessages[language].note,
      once: withIdempotency(form),
    });
    if (!outcome.ok) return { refusal: outcome.refusal === 'bad-amount' ? 'bad-fee' : outcome.refusal };
    return { flash: outcome.kind === 'refunded' ? 'fee-refunded' : 'fee-credit' };
  });
}

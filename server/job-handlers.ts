import type { JobHandlers } from '#platform/jobs/pg-boss-jobs.ts';
import type { World } from '#platform/world.ts';
import { remindBooking } from '#studio/calendar/booking/remind-booking.ts';
import { writeEvent } from '#studio/calendar/external-calendars/write-event.ts';
import { endAuthorisation } from '#studio/goods/capture/decide-order.ts';
import { orderPrint } from '#studio/goods/shop/order-print.ts';
import { settlePrintEvent } from '#studio/goods/shop/receive-print-event.ts';
import { sendIssue } from '#studio/messages/newsletter-sending/send-issue.ts';
import { expireClaim } from '#studio/money/hold-expiry/expire-claim.ts';
import { announceCancellations } from '#studio/money/paid-bookings/announce-cancellations.ts';
import { carryOutDay } from '#studio/money/paid-bookings/carry-out-day.ts';
import { withProviderOutageTask } from '#studio/money/payments/provider-unavailable.ts';
import { expireOrder } from '#studio/money/settlement/expire-order.ts';
import { settleEvent } from '#studio/money/settlement/receive-event.ts';
import { sendRefund } from '#studio/money/settlement/send-refund.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { syncSubscriptionOf } from '#studio/money/subscriptions/sync-subscription.ts';
import { deliverGiftCard } from '#studio/offers/gift-cards/deliver-gift-card.ts';
import { sendPush } from '#studio/office/push/send-push.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { emailSignInLink } from '#studio/people/accounts/email-sign-in-link.ts';
import { sendEmail } from '#studio/shared/email/send-email.ts';
import { system } from '#studio/shared/who.ts';
import { fetchPoster } from '#studio/site/artist/fetch-poster.ts';
import { carryOutAnswer } from '#studio/teaching/applications/answers/carry-out-answer.ts';
import { convertFilm } from '#studio/teaching/learning/files/convert-film.ts';
import { renderWorkbook } from '#studio/teaching/workbooks/render-workbook.ts';
import { backUpInProcess } from './backup/back-up-in-process.ts';

export function jobHandlers(world: World): JobHandlers {
  return {
    'expire-claim': ({ claimId }) => expireClaim(world, claimId),
    'expire-order': ({ orderId }) => expireOrder(world, orderId),
    'settle-payment': async ({ paymentId }) => {
      await withProviderOutageTask(world, paymentId, () => settlePayment(world, paymentId));
    },
    'answer-application': async ({ applicationId }) => {
      await carryOutAnswer(world, applicationId);
    },
    'settle-event': (event) => settleEvent(world, event),
    'sync-subscription': ({ orderId }) => syncSubscriptionOf(world, orderId),
    'send-refund': async ({ refundId }) => {
      await sendRefund(world, refundId);
    },
    'end-authorisation': async ({ orderId }) => {
      await endAuthorisation(world, system, orderId);
    },
    'deliver-gift-card': async ({ giftCardId }) => {
      await deliverGiftCard(world, giftCardId);
    },
    'send-email': async ({ emailId }) => {
      await sendEmail(world, emailId);
    },
    // What fails is sent again by the reconciler: an outage makes no dead job of every copy.
    'send-bulk-email': async ({ emailId }) => {
      await sendEmail(world, emailId).catch((error: Error) =>
        world.log.warn({ emailId, error: error.message }, 'a copy waits for another attempt'),
      );
    },
    'send-newsletter': async ({ issueId }) => {
      await sendIssue(world, issueId);
    },
    'send-push': async ({ messageId }) => {
      await sendPush(world, messageId);
    },
    'email-sign-in-link': (input) => emailSignInLink(world, input),
    'fetch-poster': async ({ videoId }) => {
      await fetchPoster(world, videoId);
    },
    'render-workbook': (workbook) => renderWorkbook(world, workbook),
    'convert-film': (film) => convertFilm(world, film),
    'write-event': ({ bookingId }) => writeEvent(world, bookingId),
    'announce-cancellations': ({ bookingId }) => announceCancellations(world, bookingId),
    'cancel-day': ({ dayCancellationId }) => carryOutDay(world, dayCancellationId),
    'remind-booking': async ({ bookingId }) => {
      await remindBooking(world, bookingId);
    },
    'order-print': (print) => orderPrint(world, print),
    'settle-print-event': (event) => settlePrintEvent(world, event),
    backup: () => backUpInProcess(world),
    reconcile: async () => {
      const report = await reconcile(world);
      const total = Object.values(report.found).reduce((sum, count) => sum + count, 0);
      if (total > 0) world.log.info({ ...report }, 'reconciliation found work');
    },
  };
}

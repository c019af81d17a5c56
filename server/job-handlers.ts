import type { JobHandlers } from '#platform/jobs/pg-boss-jobs.ts';
import type { World } from '#platform/world.ts';
import { emailSignInLink } from '#studio/accounts/email-sign-in-link.ts';
import { carryOutAnswer } from '#studio/applications/answers/carry-out-answer.ts';
import { fetchPoster } from '#studio/artist/fetch-poster.ts';
import { remindBooking } from '#studio/booking/remind-booking.ts';
import { endAuthorisation } from '#studio/capture/decide-order.ts';
import { sendEmail } from '#studio/email/send-email.ts';
import { writeEvent } from '#studio/external-calendars/write-event.ts';
import { deliverGiftCard } from '#studio/gift-cards/deliver-gift-card.ts';
import { expireClaim } from '#studio/hold-expiry/expire-claim.ts';
import { convertFilm } from '#studio/learning/files/convert-film.ts';
import { withProviderOutageTask } from '#studio/payments/provider-unavailable.ts';
import { sendPush } from '#studio/push/send-push.ts';
import { reconcile } from '#studio/reconciliation/reconcile.ts';
import { expireOrder } from '#studio/settlement/expire-order.ts';
import { settleEvent } from '#studio/settlement/receive-event.ts';
import { sendRefund } from '#studio/settlement/send-refund.ts';
import { settlePayment } from '#studio/settlement/settle-payment.ts';
import { system } from '#studio/shared/who.ts';
import { orderPrint } from '#studio/shop/order-print.ts';
import { settlePrintEvent } from '#studio/shop/receive-print-event.ts';
import { syncSubscriptionOf } from '#studio/subscriptions/sync-subscription.ts';
import { renderWorkbook } from '#studio/workbooks/render-workbook.ts';
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

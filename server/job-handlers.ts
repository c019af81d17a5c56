import type { JobHandlers } from '#platform/jobs/pg-boss-jobs.ts';
import type { World } from '#platform/world.ts';
import { fetchPoster } from '#studio/artist/fetch-poster.ts';
import { expireClaim } from '#studio/booking/expire-claim.ts';
import { remindBooking } from '#studio/booking/remind-booking.ts';
import { endAuthorisation } from '#studio/checkout/decide-order.ts';
import { expireOrder } from '#studio/checkout/expire-order.ts';
import { withProvider } from '#studio/checkout/provider-silent.ts';
import { settleEvent } from '#studio/checkout/receive-event.ts';
import { sendRefund } from '#studio/checkout/send-refund.ts';
import { settlePayment } from '#studio/checkout/settle-payment.ts';
import { sweep } from '#studio/checkout/sweep.ts';
import { tendPlanOf } from '#studio/checkout/tend-plan.ts';
import { convertFilm } from '#studio/learning/convert-film.ts';
import { drawWorkbook } from '#studio/learning/draw-workbook.ts';
import { sendMail } from '#studio/messages/send-mail.ts';
import { system } from '#studio/shared/who.ts';
import { orderPrint } from '#studio/shop/order-print.ts';
import { settlePrintEvent } from '#studio/shop/receive-print-event.ts';

/** Which verb each job calls. */
export function jobHandlers(world: World): JobHandlers {
  return {
    'expire-claim': ({ claimId }) => expireClaim(world, claimId),
    'expire-order': ({ orderId }) => expireOrder(world, orderId),
    'settle-payment': async ({ paymentId }) => {
      await withProvider(world, paymentId, () => settlePayment(world, paymentId));
    },
    'settle-event': (event) => settleEvent(world, event),
    'tend-plan': ({ orderId }) => tendPlanOf(world, orderId),
    'send-refund': async ({ refundId }) => {
      await sendRefund(world, refundId);
    },
    'end-authorisation': async ({ orderId }) => {
      await endAuthorisation(world, system, orderId);
    },
    'send-mail': async ({ mailId }) => {
      await sendMail(world, mailId);
    },
    'fetch-poster': async ({ videoId }) => {
      await fetchPoster(world, videoId);
    },
    'draw-workbook': (edition) => drawWorkbook(world, edition),
    'convert-film': (film) => convertFilm(world, film),
    'remind-booking': async ({ bookingId }) => {
      await remindBooking(world, bookingId);
    },
    'order-print': (print) => orderPrint(world, print),
    'settle-print-event': (event) => settlePrintEvent(world, event),
    sweep: async () => {
      const report = await sweep(world);
      const total = Object.values(report.found).reduce((sum, count) => sum + count, 0);
      if (total > 0) world.log.info({ ...report }, 'the sweep found work');
    },
  };
}

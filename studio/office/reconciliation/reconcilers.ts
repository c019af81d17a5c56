import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { remindBooking } from '#studio/calendar/booking/remind-booking.ts';
import { sendDateNotice } from '#studio/calendar/date-notices/date-notice.ts';
import { dueDateNotices } from '#studio/calendar/date-notices/date-notices.queries.ts';
import { expiredClaims } from '#studio/calendar/holds/holds.queries.ts';
import { endAuthorisation } from '#studio/goods/capture/decide-order.ts';
import { finishDispatch } from '#studio/goods/dispatch/dispatch-order.ts';
import { printReconcilers } from '#studio/goods/shop/print-reconcilers.ts';
import { expireWaitingOrder } from '#studio/money/checkout/expire-waiting-order.ts';
import { expireClaim } from '#studio/money/hold-expiry/expire-claim.ts';
import { announceCancellations } from '#studio/money/paid-bookings/announce-cancellations.ts';
import { cancelFor } from '#studio/money/paid-bookings/cancel-for.ts';
import { dueAnnouncements } from '#studio/money/paid-bookings/cancellations.queries.ts';
import { carryOutDay } from '#studio/money/paid-bookings/carry-out-day.ts';
import {
  dueDayCancellations,
  unansweredOffers,
} from '#studio/money/paid-bookings/day-cancellations.queries.ts';
import { expireOrder } from '#studio/money/settlement/expire-order.ts';
import { settleEvent } from '#studio/money/settlement/receive-event.ts';
import { sendRefund } from '#studio/money/settlement/send-refund.ts';
import { notifyPaused, unnotifiedPaused } from '#studio/money/subscriptions/notify-paused.ts';
import { syncSubscriptionOf } from '#studio/money/subscriptions/sync-subscription.ts';
import { expireEntitlement, notifyExpiring } from '#studio/offers/entitlements/expire-entitlement.ts';
import { expiredEntitlements, expiringEntitlements } from '#studio/offers/entitlements/expiry.queries.ts';
import { deliverGiftCard } from '#studio/offers/gift-cards/deliver-gift-card.ts';
import { giftCardsToDeliver } from '#studio/offers/gift-cards/gift-cards.queries.ts';
import { system } from '#studio/shared/who.ts';
import { publishScheduledPage } from '#studio/site/pages/edit-page.ts';
import { duePages } from '#studio/site/pages/page-drafts.queries.ts';
import { dueAnswers } from '#studio/teaching/applications/answers/answers.queries.ts';
import { carryOutAnswer } from '#studio/teaching/applications/answers/carry-out-answer.ts';
import { chaseInstalment, lateInstalments } from '#studio/teaching/applications/chase-instalment.ts';
import { dueReminders, remindByRule } from '#studio/teaching/invoices/remind-payment.ts';
import { askForQuote, dueQuoteRequests } from '#studio/teaching/quote-requests/ask-for-quote.ts';
import { expireOffer, offerSeatsOf } from '#studio/teaching/waiting-list/offer-seats.ts';
import { datesToOffer, overdueOffers } from '#studio/teaching/waiting-list/waiting-list.queries.ts';
import {
  endedAuthorisations,
  ordersUnpaidTooLong,
  ordersWithExpiredSession,
  ordersWithOpenDispatch,
  plansToSync,
  unhandledEvents,
  unremindedBookings,
  unsentRefunds,
} from './overdue.queries.ts';

export type Reconciler = [kind: string, find: () => Promise<string[]>, act: (id: string) => Promise<unknown>];

export function reconcilers(world: World): Reconciler[] {
  const now = world.clock.now();
  const provider = world.payments?.provider ?? '';
  const overdue = (find: (q: Queries, now: Temporal.Instant) => Promise<string[]>) => () =>
    find(world.db.query, now);
  return [
    [
      'settle-event',
      overdue((q, now) => unhandledEvents(q, provider, now)),
      (id) => settleEvent(world, { provider, eventId: id }),
    ],
    ['expire-claim', overdue(expiredClaims), (id) => expireClaim(world, id)],
    ['expire-order', overdue(ordersWithExpiredSession), (id) => expireOrder(world, id)],
    ['finish-dispatch', overdue(ordersWithOpenDispatch), (id) => finishDispatch(world, id)],
    ['end-waiting', overdue(ordersUnpaidTooLong), (id) => expireWaitingOrder(world, id)],
    ['answer-application', overdue(dueAnswers), (id) => carryOutAnswer(world, id)],
    ['end-authorisation', overdue(endedAuthorisations), (id) => endAuthorisation(world, system, id)],
    ['sync-subscription', overdue(plansToSync), (id) => syncSubscriptionOf(world, id)],
    ['chase-instalment', () => lateInstalments(world), (id) => chaseInstalment(world, id)],
    ['remind-payment', () => dueReminders(world), (key) => remindByRule(world, key)],
    ['tell-paused', () => unnotifiedPaused(world), (id) => notifyPaused(world, id)],
    ['send-refund', overdue(unsentRefunds), (id) => sendRefund(world, id)],
    ['publish-page', overdue(duePages), (key) => publishScheduledPage(world, key)],
    ['deliver-gift-card', overdue(giftCardsToDeliver), (id) => deliverGiftCard(world, id)],
    ['expire-entitlement', overdue(expiredEntitlements), (id) => expireEntitlement(world, id)],
    ['notify-expiring', overdue(expiringEntitlements), (id) => notifyExpiring(world, id)],
    ['announce-cancellations', overdue(dueAnnouncements), (id) => announceCancellations(world, id)],
    ['cancel-day', overdue(dueDayCancellations), (id) => carryOutDay(world, id)],
    [
      'refund-unanswered',
      overdue(unansweredOffers),
      (bookingId) => cancelFor(world, system, { bookingId, money: 'back' }),
    ],
    ['remind-booking', overdue(unremindedBookings), (id) => remindBooking(world, id)],
    ['ask-for-quote', () => dueQuoteRequests(world), (id) => askForQuote(world, id)],
    ['send-date-notice', overdue(dueDateNotices), (id) => sendDateNotice(world, id)],
    ['expire-seat-offer', overdue(overdueOffers), (id) => expireOffer(world, id)],
    ['offer-seats', overdue(datesToOffer), (id) => offerSeatsOf(world, id)],
    ...printReconcilers(world).map(({ kind, find, act }): Reconciler => [kind, find, act]),
  ];
}

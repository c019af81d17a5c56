import type { World } from '#platform/world.ts';
import { chaseInstalment, lateInstalments } from '#studio/applications/chase-instalment.ts';
import { remindBooking } from '#studio/booking/remind-booking.ts';
import { bookedLongBefore, reminderHoursBefore } from '#studio/booking/schedule-reminder.ts';
import { overdueBefore } from '#studio/calendar/claim.ts';
import { endAuthorisation } from '#studio/capture/decide-order.ts';
import { expireWaitingOrder } from '#studio/checkout/expire-waiting-order.ts';
import { finishDispatch } from '#studio/dispatch/dispatch-order.ts';
import { expireClaim } from '#studio/holds/settle-expired-claim.ts';
import { expireOrder } from '#studio/settlement/expire-order.ts';
import { settleEvent } from '#studio/settlement/receive-event.ts';
import { sendRefund } from '#studio/settlement/send-refund.ts';
import { system } from '#studio/shared/who.ts';
import { printReconcilers } from '#studio/shop/print-reconcilers.ts';
import { notifyPaused, unnotifiedPaused } from '#studio/subscriptions/notify-paused.ts';
import { syncSubscriptionOf } from '#studio/subscriptions/sync-subscription.ts';

export type Reconciler = [kind: string, find: () => Promise<string[]>, act: (id: string) => Promise<unknown>];

/** No query has a limit, so stuck rows cannot hide the ones behind them. */
export function reconcilers(world: World): Reconciler[] {
  const q = world.db.query;
  const now = world.clock.now();
  const idsOf = async (query: { execute(): Promise<{ id: string }[]> }) =>
    (await query.execute()).map((row) => row.id);
  return [
    [
      'settle-event',
      () =>
        idsOf(
          q
            .selectFrom('payment_events')
            .select('event_id as id')
            .where('provider', '=', world.payments?.provider ?? '')
            .where('handled_at', 'is', null)
            .where('received_at', '<=', now.subtract({ seconds: 30 }))
            .orderBy('received_at'),
        ),
      (id) => settleEvent(world, { provider: world.payments?.provider ?? '', eventId: id }),
    ],
    [
      'expire-claim',
      () =>
        idsOf(
          q
            .selectFrom('claims')
            .select('id')
            .where((is) =>
              is.or([
                is('state', '=', 'expiring'),
                is.and([is('state', '=', 'held'), is('expires_at', '<=', overdueBefore(now))]),
              ]),
            )
            .orderBy('expires_at'),
        ),
      (id) => expireClaim(world, id),
    ],
    [
      'expire-order',
      () =>
        idsOf(
          q
            .selectFrom('orders')
            .innerJoin('payments', 'payments.order_id', 'orders.id')
            .select('orders.id')
            .where('orders.state', '=', 'open')
            .where('payments.session_expires_at', '<=', now),
        ),
      (id) => expireOrder(world, id),
    ],
    [
      'finish-dispatch',
      () =>
        idsOf(
          q
            .selectFrom('dispatches')
            .innerJoin('orders', 'orders.id', 'dispatches.order_id')
            .select('orders.id')
            .distinct()
            .where('dispatches.state', '=', 'asked')
            .where('orders.state', '=', 'authorised')
            .where('dispatches.created_at', '<=', now.subtract({ seconds: 30 })),
        ),
      (id) => finishDispatch(world, id),
    ],
    [
      'end-waiting',
      () =>
        idsOf(q.selectFrom('orders').select('id').where('state', '=', 'open').where('pay_until', '<=', now)),
      (id) => expireWaitingOrder(world, id),
    ],
    [
      'end-authorisation',
      () =>
        idsOf(
          q
            .selectFrom('orders')
            .select('id')
            .where('state', '=', 'authorised')
            .where('authorised_until', '<=', now),
        ),
      (id) => endAuthorisation(world, system, id),
    ],
    [
      'sync-subscription',
      async () =>
        (
          await q
            .selectFrom('plans')
            .select('order_id')
            .where('look_at', '<=', now)
            .orderBy('look_at')
            .execute()
        ).map(({ order_id }) => order_id),
      (id) => syncSubscriptionOf(world, id),
    ],
    ['chase-instalment', () => lateInstalments(world), (id) => chaseInstalment(world, id)],
    ['tell-paused', () => unnotifiedPaused(world), (id) => notifyPaused(world, id)],
    [
      'send-refund',
      () =>
        idsOf(
          q
            .selectFrom('refunds')
            .select('id')
            .where('state', 'in', ['due', 'pending'])
            .where('changed_at', '<=', now.subtract({ seconds: 30 }))
            .orderBy('changed_at'),
        ),
      (id) => sendRefund(world, id),
    ],
    [
      'remind-booking',
      () =>
        idsOf(
          q
            .selectFrom('bookings')
            .innerJoin('claims', 'claims.id', 'bookings.claim_id')
            .select('bookings.id')
            .where('bookings.reminded_at', 'is', null)
            .where('claims.state', '=', 'booked')
            .where('claims.slot_start', '>', now)
            .where('claims.slot_start', '<=', now.add({ hours: reminderHoursBefore }))
            .where(bookedLongBefore),
        ),
      (id) => remindBooking(world, id),
    ],
    ...printReconcilers(world).map(({ kind, find, act }): Reconciler => [kind, find, act]),
  ];
}

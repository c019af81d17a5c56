import type { Queries } from '#platform/db/database.ts';
import { remindersDue } from '#studio/calendar/booking/reminders.queries.ts';

/** No query has a limit, so stuck rows cannot hide the ones behind them. */
type Overdue = (q: Queries, now: Temporal.Instant) => Promise<string[]>;

/** Seconds in which the job normally runs. */
const jobSeconds = 30;

export async function unhandledEvents(
  q: Queries,
  provider: string,
  now: Temporal.Instant,
): Promise<string[]> {
  return idsOf(
    q
      .selectFrom('payment_events')
      .select('event_id as id')
      .where('provider', '=', provider)
      .where('handled_at', 'is', null)
      .where('received_at', '<=', now.subtract({ seconds: jobSeconds }))
      .orderBy('received_at'),
  );
}

/** Longest unchecked first. */
export const uncheckedPayments: Overdue = (q, now) =>
  idsOf(
    q
      .selectFrom('payments')
      .select('id')
      .where('state', 'in', ['open', 'authorised'])
      .where('provider', 'not in', ['gift-card', 'none'])
      .where('changed_at', '<=', now.subtract({ seconds: 60 }))
      .orderBy('last_checked_at', (order) => order.asc().nullsFirst())
      .orderBy('changed_at'),
  );

export const ordersWithExpiredSession: Overdue = (q, now) =>
  idsOf(
    q
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .select('orders.id')
      .where('orders.state', '=', 'open')
      .where('payments.session_expires_at', '<=', now),
  );

export const ordersWithOpenDispatch: Overdue = (q, now) =>
  idsOf(
    q
      .selectFrom('dispatches')
      .innerJoin('orders', 'orders.id', 'dispatches.order_id')
      .select('orders.id')
      .distinct()
      .where('dispatches.state', '=', 'requested')
      .where('orders.state', '=', 'authorised')
      .where('dispatches.created_at', '<=', now.subtract({ seconds: jobSeconds })),
  );

export const ordersUnpaidTooLong: Overdue = (q, now) =>
  idsOf(q.selectFrom('orders').select('id').where('state', '=', 'open').where('pay_until', '<=', now));

export const endedAuthorisations: Overdue = (q, now) =>
  idsOf(
    q
      .selectFrom('orders')
      .select('id')
      .where('state', '=', 'authorised')
      .where('authorised_until', '<=', now),
  );

export const plansToSync: Overdue = (q, now) =>
  idsOf(
    q.selectFrom('plans').select('order_id as id').where('next_check_at', '<=', now).orderBy('next_check_at'),
  );

export const unsentRefunds: Overdue = (q, now) =>
  idsOf(
    q
      .selectFrom('refunds')
      .select('id')
      .where('state', 'in', ['due', 'pending'])
      .where('changed_at', '<=', now.subtract({ seconds: jobSeconds }))
      .orderBy('changed_at'),
  );

export const unremindedBookings: Overdue = (q, now) => idsOf(remindersDue(q, now));

async function idsOf(query: { execute(): Promise<{ id: string }[]> }): Promise<string[]> {
  return (await query.execute()).map(({ id }) => id);
}

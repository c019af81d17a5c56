import { sql } from 'kysely';
import { PaymentUnavailable } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { overdueBefore } from '../booking/claim.ts';
import { expireClaim } from '../booking/expire-claim.ts';
import { remindBooking } from '../booking/remind-booking.ts';
import { reminderHoursBefore } from '../booking/schedule-reminder.ts';
import { sweepMails } from '../messages/sweep-mails.ts';
import { system } from '../shared/who.ts';
import { endAuthorisation } from './decide-order.ts';
import { expireOrder } from './expire-order.ts';
import { withProvider } from './provider-silent.ts';
import { settleEvent } from './receive-event.ts';
import { sendRefund } from './send-refund.ts';
import { settlePayment } from './settle-payment.ts';
import { freeKeptUnits } from './units.store.ts';

/** What one sweep found to do, by kind, and how often the provider gave no answer. */
export interface SweepReport {
  found: Record<string, number>;
  unanswered: number;
  failed: number;
}

/** So many of each kind in one sweep; the next one, a minute later, goes on. */
const batch = 200;

/**
 * Finds everything that a job lost, late or dead should have done, and does it: the house's promise that money and
 * hours do not hang. Safe to run at any time, in several processes at once. One thing that fails stops nothing else.
 */
export async function sweep(world: World): Promise<SweepReport> {
  const report: SweepReport = { found: {}, unanswered: 0, failed: 0 };
  for (const [kind, find, act] of chores(world)) {
    const ids = await find();
    if (ids.length > 0) report.found[kind] = ids.length;
    for (const id of ids) await attempt(world, report, kind, () => act(id));
  }
  const mails = await sweepMails(world);
  if (mails > 0) report.found['send-mail'] = mails;
  await world.db.transaction((tx) => freeKeptUnits(tx, world.clock.now()));
  return report;
}

async function attempt(
  world: World,
  report: SweepReport,
  kind: string,
  act: () => Promise<unknown>,
): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (error instanceof PaymentUnavailable) report.unanswered += 1;
    else report.failed += 1;
    world.log.warn({ kind, error: (error as Error).message }, 'the sweep could not finish one thing');
  }
}

type Chore = [kind: string, find: () => Promise<string[]>, act: (id: string) => Promise<unknown>];

function chores(world: World): Chore[] {
  const q = world.db.query;
  const now = world.clock.now();
  const idsOf = async (query: { execute(): Promise<{ id: string }[]> }) =>
    (await query.execute()).map((row) => row.id);
  return [
    [
      'settle-open',
      () =>
        idsOf(
          q
            .selectFrom('payments')
            .select('id')
            .where('state', 'in', ['open', 'authorised'])
            .where('changed_at', '<=', now.subtract({ seconds: 60 }))
            .orderBy('changed_at')
            .limit(batch),
        ),
      (id) => withProvider(world, id, () => settlePayment(world, id)),
    ],
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
            .orderBy('received_at')
            .limit(batch),
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
            .where('state', 'in', ['held', 'expiring'])
            .where('expires_at', '<=', overdueBefore(now))
            .orderBy('expires_at')
            .limit(batch),
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
            .where('payments.session_expires_at', '<=', now)
            .limit(batch),
        ),
      (id) => expireOrder(world, id),
    ],
    [
      'end-authorisation',
      () =>
        idsOf(
          q
            .selectFrom('orders')
            .select('id')
            .where('state', '=', 'authorised')
            .where('authorised_until', '<=', now)
            .limit(batch),
        ),
      (id) => endAuthorisation(world, system, id),
    ],
    [
      'send-refund',
      () =>
        idsOf(
          q
            .selectFrom('refunds')
            .select('id')
            .where('state', 'in', ['due', 'pending'])
            .where('changed_at', '<=', now.subtract({ seconds: 30 }))
            .orderBy('changed_at')
            .limit(batch),
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
            // Booked inside the last day: the confirmation was the reminder.
            .where(sql<boolean>`bookings.confirmed_at <= claims.slot_start - interval '24 hours'`)
            .limit(batch),
        ),
      (id) => remindBooking(world, id),
    ],
  ];
}

import type { World } from '#platform/world.ts';
import type { TimeTaken } from '#studio/calendar/owner-calendar/bookings-for-owner.queries.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { system } from '#studio/shared/who.ts';
import { cancelFor } from './cancel-for.ts';
import { bookingsOfNotice } from './cancellations.queries.ts';
import { takenOnDay } from './day-cancellations.queries.ts';
import { lockDayCancellation, moveDayCancellationTo } from './day-cancellations.store.ts';

/**
 * Job and reconciler, after the time for undo: cancels each booking of the day in a transaction of its own. Idempotent:
 * a run that was cut off is completed by the next one, which finds only what is left. What the owner entered after
 * cancelling the day stays.
 * @throws PaymentUnavailable without an answer about a hold; it stays started
 */
export async function carryOutDay(world: World, id: string): Promise<void> {
  const stored = await startDay(world, id);
  if (!stored) return;
  const notice = `owner-day:${id}`;
  const { message, requested_at: decidedAt, choices } = stored;
  const day = Temporal.PlainDate.from(stored.day);
  const asked = { day, from: decidedAt, now: world.clock.now() };
  const onDay = await takenOnDay(world.db.query, system, asked);
  const taken = onDay.filter((claim) => !isMadeAfter(claim, decidedAt));
  const failures: unknown[] = [];
  for (const { bookingId, state } of taken) {
    if (!bookingId || state === 'expiring') continue;
    const isRefund = state === 'held' || choices[bookingId] === 'refund';
    const money = isRefund ? 'back' : 'new-time';
    // One that cannot be ended yet keeps no other person waiting.
    await cancelFor(world, system, { bookingId, money, message, decidedAt, notice }).catch((error: unknown) =>
      failures.push(error),
    );
  }
  if (failures.length > 0) throw failures[0];
  // The provider decides whether it is booked; the reconciler comes back.
  if (taken.some(({ state }) => state === 'expiring')) return;
  await change(world, system, async (c) => {
    if (!(await moveDayCancellationTo(c.tx, id, 'done'))) return;
    const bookingIds = await bookingsOfNotice(c.tx, notice);
    if (bookingIds.length > 0) await publish(c, { type: 'bookings.cancelled-by-person', bookingIds, notice });
  });
}

/** The day was closed by then, so the owner entered it. A hold that is paid meanwhile was made before. */
function isMadeAfter({ state, changedAt, expiresAt }: TimeTaken, at: Temporal.Instant): boolean {
  return Temporal.Instant.compare(changedAt, at) > 0 && (state === 'held' || expiresAt === null);
}

function startDay(world: World, id: string) {
  return change(world, system, async ({ tx, now }) => {
    const stored = await lockDayCancellation(tx, id);
    if (stored?.state === 'started') return stored;
    if (!stored || Temporal.Instant.compare(stored.due_at, now) > 0) return null;
    return (await moveDayCancellationTo(tx, id, 'started')) ? stored : null;
  });
}

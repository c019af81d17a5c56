import type { World } from '#platform/world.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import type { MoneyOutcome } from '#studio/shared/money-outcome.ts';
import { system } from '#studio/shared/who.ts';
import { gatheringMinutes } from './cancellations.queries.ts';
import { markAnnounced, noteCancelledByPerson, takeUnannounced } from './cancellations.store.ts';

export const noticeOf = (bookingId: string) => `owner-cancellation:${bookingId}`;

/** The owner hears of it in the email about all that the person cancels meanwhile. */
export async function announceLater(c: Change, bookingId: string, money: MoneyOutcome): Promise<void> {
  await noteCancelledByPerson(c, bookingId, money);
  await c.world.jobs.send(c.tx, {
    name: 'announce-cancellations',
    data: { bookingId },
    at: c.now.add({ minutes: gatheringMinutes }),
  });
}

/** The owner entered it for the person, so no email to the owner follows. */
export async function noteAnnounced(c: Change, bookingId: string, money: MoneyOutcome): Promise<void> {
  await noteCancelledByPerson(c, bookingId, money);
  await markAnnounced(c.tx, [bookingId], noticeOf(bookingId));
}

/** Job and reconciliation. Idempotent: the first job of a person announces all. */
export async function announceCancellations(world: World, bookingId: string): Promise<void> {
  await change(world, system, async (c) => {
    const notice = noticeOf(bookingId);
    const bookingIds = await takeUnannounced(c.tx, bookingId, notice);
    if (bookingIds.length > 0) await publish(c, { type: 'bookings.cancelled-by-person', bookingIds, notice });
  });
}

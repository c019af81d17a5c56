import type { Queries } from '#platform/db/database.ts';
import { timeTaken } from '#studio/calendar/owner-calendar/bookings-for-owner.queries.ts';
import { endOfDay, startOfDay, studioDay } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';
import { daysToChoose } from './day-cancellation.ts';

/** Not carried out yet; 'started' can no longer be undone. */
export async function pendingDayCancellations(q: Queries, _who: May<'calendar'>) {
  return q
    .selectFrom('day_cancellations')
    .select(['id', 'day', 'state', 'due_at as dueAt', 'message', 'choices'])
    .where('state', 'in', ['scheduled', 'started'])
    .orderBy('due_at')
    .execute();
}

/** Whether the studio has cancelled the day of this hour, and it is not carried out yet. */
export async function isDayCancelled(q: Queries, hour: Temporal.Instant): Promise<boolean> {
  const row = await q
    .selectFrom('day_cancellations')
    .select('id')
    .where('state', 'in', ['scheduled', 'started'])
    .where('day', '=', studioDay(hour).toString())
    .executeTakeFirst();
  return row !== undefined;
}

export async function dueDayCancellations(q: Queries, now: Temporal.Instant): Promise<string[]> {
  const rows = await q
    .selectFrom('day_cancellations')
    .select('id')
    .where('state', 'in', ['scheduled', 'started'])
    .where('due_at', '<=', now)
    .execute();
  return rows.map(({ id }) => id);
}

/** What begins on the day after `from`. */
export async function takenOnDay(
  q: Queries,
  who: May<'calendar'>,
  { day, from, now }: { day: Temporal.PlainDate; from: Temporal.Instant; now: Temporal.Instant },
) {
  const range = { from: startOfDay(day), to: endOfDay(day) };
  const taken = await timeTaken(q, { who, range, now });
  return taken.filter(
    ({ start }) =>
      Temporal.Instant.compare(start, from) > 0 && Temporal.Instant.compare(start, range.from) >= 0,
  );
}

/** Bookings whose person has neither chosen another time nor a refund. */
export async function unansweredOffers(q: Queries, now: Temporal.Instant): Promise<string[]> {
  const rows = await q
    .selectFrom('bookings')
    .select('id')
    .where('new_time_offered_at', '<=', now.subtract({ hours: daysToChoose * 24 }))
    .execute();
  return rows.map(({ id }) => id);
}

import { scheduleDate } from '#studio/calendar/dates/schedule-date.ts';
import type { Stage } from '../page-fixture.ts';
import { owner } from '../who.ts';

export const workshop = 'singing-workshop-1d';

/** An open date of the workshop. Returns its id. */
export async function plannedDate(
  { world }: Pick<Stage, 'world'>,
  { date, seats, place = '' }: { date: string; seats: number; place?: string },
): Promise<string> {
  const outcome = await scheduleDate(world, owner, {
    offerId: workshop,
    days: [{ date, from: '10:00', to: '16:00' }],
    capacity: String(seats),
    isOpen: true,
    place,
  });
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.dateId;
}

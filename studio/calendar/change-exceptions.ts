import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';
import { type Holiday, holidaysOf } from '#studio/shared/working-days/danish-holidays.ts';
import { closed, type ExceptionField, type ExceptionInput, readException } from './exception-input.ts';
import { deleteException, insertExceptions } from './opening-exceptions.store.ts';

export type ExceptionOutcome = { ok: true } | { ok: false; fields: ExceptionField[] };

/** Closes days or opens extra hours. Existing bookings are unchanged. Idempotent. */
export async function addException(
  world: World,
  who: May<'calendar' | 'settings'>,
  input: ExceptionInput,
): Promise<ExceptionOutcome> {
  const read = readException(input, studioDay(world.clock.now()));
  if ('fields' in read) return { ok: false, fields: read.fields };
  await change(world, who, async (c) => {
    if ((await insertExceptions(c.tx, [read], c.now)) === 0) return;
    const subject = `day:${read.first_day}`;
    const details = { kind: read.kind, until: read.last_day };
    await audit(c, { action: 'opening.exception-added', subject, details });
  });
  return { ok: true };
}

export function holidaysAhead(now: Temporal.Instant): Holiday[] {
  const today = studioDay(now);
  const end = today.add({ years: 1 });
  return [today.year, today.year + 1]
    .flatMap(holidaysOf)
    .filter(
      ({ day }) => Temporal.PlainDate.compare(day, today) >= 0 && Temporal.PlainDate.compare(day, end) < 0,
    );
}

/** Closes the chosen public holidays; other days are ignored. Idempotent. */
export async function closeHolidays(
  world: World,
  who: May<'settings'>,
  input: { days: readonly string[]; nameOf: (holiday: Holiday) => string },
): Promise<void> {
  const chosen = holidaysAhead(world.clock.now()).filter(({ day }) => input.days.includes(day.toString()));
  await change(world, who, async (c) => {
    const added = await insertExceptions(
      c.tx,
      chosen.map((holiday) => closed(holiday.day, input.nameOf(holiday))),
      c.now,
    );
    if (added === 0) return;
    const subject = `day:${chosen[0]?.day}`;
    const details = { kind: 'holidays', count: added };
    await audit(c, { action: 'opening.exception-added', subject, details });
  });
}

/** Idempotent: an exception that is gone stays gone. */
export async function removeException(world: World, who: May<'settings'>, id: string): Promise<void> {
  if (!z.guid().safeParse(id).success) return;
  await change(world, who, async (c) => {
    if (!(await deleteException(c.tx, id))) return;
    await audit(c, { action: 'opening.exception-removed', subject: `exception:${id}` });
  });
}

import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { insertAuditEntry as audit } from '#studio/shared/audit.store.ts';
import { studioDay } from '#studio/shared/studio-time.ts';
import type { May } from '#studio/shared/who.ts';
import { type Holiday, holidaysOf } from '#studio/shared/working-days/danish-holidays.ts';
import { closed, type ExceptionField, type ExceptionInput, readException } from './exception-input.ts';
import { deleteException, insertExceptions } from './opening-exceptions.store.ts';

export type ExceptionOutcome = { ok: true } | { ok: false; fields: ExceptionField[] };

/** Closes days or opens extra hours. Existing bookings are unchanged. Idempotent. */
export async function addException(
  world: World,
  _who: May<'calendar' | 'settings'>,
  input: ExceptionInput,
): Promise<ExceptionOutcome> {
  const now = world.clock.now();
  const read = readException(input, studioDay(now));
  if ('fields' in read) return { ok: false, fields: read.fields };
  await world.db.transaction(async (tx) => {
    if ((await insertExceptions(tx, [read], now)) === 0) return;
    const subject = `day:${read.first_day}`;
    const details = { kind: read.kind, until: read.last_day };
    await audit(tx, { at: now, actor: 'owner', action: 'opening.exception-added', subject, details });
  });
  return { ok: true };
}

/** Of the next twelve months, in order. */
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
  _who: May<'settings'>,
  input: { days: readonly string[]; nameOf: (holiday: Holiday) => string },
): Promise<void> {
  const now = world.clock.now();
  const chosen = holidaysAhead(now).filter(({ day }) => input.days.includes(day.toString()));
  await world.db.transaction(async (tx) => {
    const added = await insertExceptions(
      tx,
      chosen.map((holiday) => closed(holiday.day, input.nameOf(holiday))),
      now,
    );
    if (added === 0) return;
    const subject = `day:${chosen[0]?.day}`;
    const details = { kind: 'holidays', count: added };
    await audit(tx, { at: now, actor: 'owner', action: 'opening.exception-added', subject, details });
  });
}

/** Idempotent: an exception that is gone stays gone. */
export async function removeException(world: World, _who: May<'settings'>, id: string): Promise<void> {
  if (!z.guid().safeParse(id).success) return;
  const at = world.clock.now();
  await world.db.transaction(async (tx) => {
    if (!(await deleteException(tx, id))) return;
    const subject = `exception:${id}`;
    await audit(tx, { at, actor: 'owner', action: 'opening.exception-removed', subject });
  });
}

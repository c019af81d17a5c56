import type { World } from '#platform/world.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { system } from '#studio/shared/who.ts';
import { dueDays, isInstalmentCount } from './application.ts';
import {
  acceptedInInstalments,
  applicationFacts,
  type InstalmentFacts,
  sentReminders,
} from './applications.queries.ts';
import { insertReminder, lockApplication } from './applications.store.ts';

/** Email, second email, owner task. */
export type ReminderStep = 1 | 2 | 3;

const reminderDays: Readonly<Record<ReminderStep, number>> = { 1: 3, 2: 10, 3: 17 };

/** The latest step due by `today` in the studio's time zone; earlier missed steps are skipped. Null: none. */
export function stepDue(dueOn: Temporal.PlainDate, today: Temporal.PlainDate): ReminderStep | null {
  const late = dueOn.until(today, { largestUnit: 'days' }).days;
  const due = ([3, 2, 1] as const).find((step) => late >= reminderDays[step]);
  return due ?? null;
}

/** Accepted applications whose next instalment is late and whose reminder of that step was not sent. */
export async function lateInstalments(world: World): Promise<string[]> {
  const accepted = await acceptedInInstalments(world.db.query);
  const open = accepted.filter(({ instalments, paid }) => (paid ?? 0) < (instalments ?? 0));
  if (open.length === 0) return [];
  const sent = await sentReminders(
    world.db.query,
    open.map(({ id }) => id),
  );
  const today = todayOf(world);
  return open
    .filter(({ id, instalments, decided_at, paid }) => {
      if (!instalments || !isInstalmentCount(instalments) || !decided_at) return false;
      const next = (paid ?? 0) + 1;
      const acceptedOn = studioDay(decided_at);
      const dueOn = dueDays(acceptedOn, instalments)[next - 1];
      const step = dueOn && stepDue(dueOn, today);
      return (
        step && !sent.some((one) => one.application_id === id && one.instalment === next && one.step >= step)
      );
    })
    .map(({ id }) => id);
}

/** Emails 3 and 10 days after the due date, an owner task after 17. Idempotent per step. */
export async function chaseInstalment(world: World, applicationId: string): Promise<ReminderStep | null> {
  return change(world, system, async (c) => {
    const row = await lockApplication(c.tx, applicationId);
    if (row?.state !== 'accepted') return null;
    const facts = await applicationFacts(c.tx, { applicationId, reader: 'applicant', now: c.now });
    const next = facts?.instalments.find(({ isPaid }) => !isPaid);
    const step = next && stepDue(next.dueOn, todayOf(world));
    if (!facts || !next || !step) return null;
    const { number: instalment } = next;
    if (!(await insertReminder(c, { applicationId, instalment, step }))) return null;
    if (step === 3) await publishOverdue(c, { ...facts, ...next });
    else {
      const late = { applicationId, instalment: next, step };
      await publish(c, { type: 'application.instalment-reminder-due', ...late });
    }
    return step;
  });
}

async function publishOverdue(
  c: Change,
  {
    id,
    title,
    name,
    email,
    amount,
  }: InstalmentFacts & { id: string; title: string; name: string; email: string },
): Promise<void> {
  const late = { applicationId: id, name, email, what: title, ...amount };
  await publish(c, { type: 'application.instalment-overdue', ...late });
}

function todayOf(world: World): Temporal.PlainDate {
  return studioDay(world.clock.now());
}

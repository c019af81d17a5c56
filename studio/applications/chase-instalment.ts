import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { publish } from '#studio/shared/events.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import { dueDays, isInstalmentCount } from './application.ts';
import { applicationFacts, type InstalmentFacts } from './applications.queries.ts';
import { insertReminder, lockApplication } from './applications.store.ts';
import { type ReminderStep, stepDue } from './late-instalment.ts';

export async function lateInstalments(world: World): Promise<string[]> {
  const rows = await world.db.query
    .selectFrom('applications')
    .select(['id', 'instalments', 'decided_at'])
    .select((from) => [
      from
        .selectFrom('orders')
        .select((select) => select.fn.countAll<number>().as('count'))
        .whereRef('orders.application_id', '=', 'applications.id')
        .where('orders.instalment', 'is not', null)
        .where('orders.state', '=', 'paid')
        .as('paid'),
    ])
    .where('state', '=', 'accepted')
    .where('instalments', 'is not', null)
    // Refunded applicants get no reminders.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.application_id', '=', 'applications.id')
            .where('orders.state', 'in', ['refund-due', 'refunded']),
        ),
      ),
    )
    .execute();
  const open = rows.filter(({ instalments, paid }) => (paid ?? 0) < (instalments ?? 0));
  if (open.length === 0) return [];
  const sentReminders = await world.db.query
    .selectFrom('application_reminders')
    .select(['application_id', 'instalment', 'step'])
    .where(
      'application_id',
      'in',
      open.map(({ id }) => id),
    )
    .execute();
  const today = todayOf(world);
  return open
    .filter(({ id, instalments, decided_at, paid }) => {
      if (!instalments || !isInstalmentCount(instalments) || !decided_at) return false;
      const next = (paid ?? 0) + 1;
      const acceptedOn = decided_at.toZonedDateTimeISO(studioTimeZone).toPlainDate();
      const dueOn = dueDays(acceptedOn, instalments)[next - 1];
      const step = dueOn && stepDue(dueOn, today);
      return (
        step &&
        !sentReminders.some((one) => one.application_id === id && one.instalment === next && one.step >= step)
      );
    })
    .map(({ id }) => id);
}

/** Emails 3 and 10 days after the due date, an owner task after 17. Idempotent per step. */
export async function chaseInstalment(world: World, applicationId: string): Promise<ReminderStep | null> {
  return world.db.transaction(async (tx) => {
    const row = await lockApplication(tx, applicationId);
    if (row?.state !== 'accepted') return null;
    const facts = await applicationFacts(tx, applicationId, 'applicant', world.clock.now());
    const next = facts?.instalments.find(({ isPaid }) => !isPaid);
    const step = next && stepDue(next.dueOn, todayOf(world));
    if (!facts || !next || !step) return null;
    const { number: instalment } = next;
    const now = world.clock.now();
    if (!(await insertReminder(tx, { applicationId, instalment, step }, now))) return null;
    if (step === 3) await publishOverdue(world, tx, facts, next);
    else {
      const late = { applicationId, instalment: next, step };
      await publish(world, tx, 'application.instalment-reminder-due', late);
    }
    return step;
  });
}

async function publishOverdue(
  world: World,
  tx: Tx,
  { id, title, name, email }: { id: string; title: string; name: string; email: string },
  { amount }: InstalmentFacts,
): Promise<void> {
  const late = { applicationId: id, name, email, what: title, ...amount };
  await publish(world, tx, 'application.instalment-overdue', late);
}

function todayOf(world: World): Temporal.PlainDate {
  return world.clock.now().toZonedDateTimeISO(studioTimeZone).toPlainDate();
}

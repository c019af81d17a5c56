import { z } from 'zod';
import type { ApplicationAnswer } from '#platform/db/schema/applications.ts';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import type { May } from '#studio/shared/who.ts';
import type { InstalmentCount } from '../application.ts';
import { type ApplicationRow, lockApplication } from '../applications.store.ts';
import { answerDueAt } from './answer.ts';
import { authorisedOrder } from './answers.queries.ts';
import { lockAnswer, moveAnswerTo, writeAnswerDraft } from './answers.store.ts';
import { type CarryOutOutcome, carryOutAnswer } from './carry-out-answer.ts';

export type ScheduleOutcome =
  | { ok: true; dueAt: Temporal.Instant; isCarriedOut: boolean }
  | { ok: false; refusal: 'not-found' | 'changed' | Extract<CarryOutOutcome, { ok: false }>['refusal'] };

/**
 * Schedules the drafted answer that the owner has seen; carries it out at once if the authorisation ends sooner.
 * Idempotent; 'changed' when the draft, or what it charges, is another one.
 * @throws PaymentUnavailable without an answer; it is stored and tried again
 */
export async function scheduleAnswer(
  world: World,
  who: May<'inbox'>,
  given: { applicationId: string; version: number; orderId: string | null },
): Promise<ScheduleOutcome> {
  const { applicationId } = given;
  if (!z.guid().safeParse(applicationId).success) return { ok: false, refusal: 'not-found' };
  const outcome = await change(world, who, async (c): Promise<ScheduleOutcome> => {
    const application = await lockApplication(c.tx, applicationId);
    const stored = await lockAnswer(c.tx, applicationId);
    if (!application || !stored) return { ok: false, refusal: 'not-found' };
    if (stored.version !== given.version) return { ok: false, refusal: 'changed' };
    if (stored.due_at) return { ok: true, dueAt: stored.due_at, isCarriedOut: false };
    const order = await authorisedOrder(c.tx, applicationId);
    if ((order?.id ?? null) !== given.orderId) return { ok: false, refusal: 'changed' };
    return schedule(c, application, stored.answer);
  });
  return atOnceIfDue(world, applicationId, outcome);
}

/** With the standard email, from a task. As `scheduleAnswer`. */
export async function answerWithoutLine(
  world: World,
  who: May<'today'>,
  {
    applicationId,
    ...typed
  }: { applicationId: string; answer: ApplicationAnswer; instalments: InstalmentCount },
): Promise<ScheduleOutcome> {
  if (!z.guid().safeParse(applicationId).success) return { ok: false, refusal: 'not-found' };
  const outcome = await change(world, who, async (c): Promise<ScheduleOutcome> => {
    const application = await lockApplication(c.tx, applicationId);
    if (!application) return { ok: false, refusal: 'not-found' };
    const stored = await lockAnswer(c.tx, applicationId);
    if (stored?.due_at) {
      return stored.answer === typed.answer && stored.instalments === typed.instalments
        ? { ok: true, dueAt: stored.due_at, isCarriedOut: false }
        : { ok: false, refusal: 'not-possible' };
    }
    const isInParts = typed.answer === 'accept' && typed.instalments > 1;
    if (isInParts && (await authorisedOrder(c.tx, applicationId)))
      return { ok: false, refusal: 'not-possible' };
    await writeAnswerDraft(c, { applicationId, personalLine: '', ...typed });
    return schedule(c, application, typed.answer);
  });
  return atOnceIfDue(world, applicationId, outcome);
}

async function schedule(
  c: Change,
  application: ApplicationRow,
  answer: ApplicationAnswer,
): Promise<ScheduleOutcome> {
  if (application.state !== 'received') return { ok: false, refusal: 'not-possible' };
  const applicationId = application.id;
  const order = await authorisedOrder(c.tx, applicationId);
  const dueAt = answerDueAt(c.now, order?.authorisedUntil ?? null);
  await moveAnswerTo(c, { applicationId, to: 'scheduled', orderId: order?.id ?? null, dueAt });
  const subject = `application:${applicationId}`;
  await audit(c, { actor: 'owner', action: `application.${answer}-scheduled`, subject });
  await c.world.jobs.send(c.tx, { name: 'answer-application', data: { applicationId }, at: dueAt });
  return { ok: true, dueAt, isCarriedOut: false };
}

async function atOnceIfDue(
  world: World,
  applicationId: string,
  scheduled: ScheduleOutcome,
): Promise<ScheduleOutcome> {
  if (!scheduled.ok || Temporal.Instant.compare(scheduled.dueAt, world.clock.now()) > 0) return scheduled;
  const outcome = await carryOutAnswer(world, applicationId);
  return outcome.ok ? { ...scheduled, isCarriedOut: true } : outcome;
}

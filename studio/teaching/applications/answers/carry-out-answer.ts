import type { AnswerProblem } from '#platform/db/schema/applications.ts';
import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { isInstalmentCount } from '../application.ts';
import { orderOfApplication } from '../application-order.queries.ts';
import { isAccepted } from '../applications.queries.ts';
import { acceptApplication, declineApplication } from '../decide-application.ts';
import { lockAnswer, moveAnswerTo } from './answers.store.ts';

/** `isDone` false: it is not due, was undone, or is carried out already. */
export type CarryOutOutcome = { ok: true; isDone: boolean } | { ok: false; refusal: AnswerProblem };

type Answer = NonNullable<Awaited<ReturnType<typeof lockAnswer>>>;

/**
 * Charges or releases, and emails (job 'answer-application' and the reconciler). Idempotent: a process that ends in the
 * middle leaves the answer started, and the next run completes it. What is not possible is a draft again.
 * @throws PaymentUnavailable without an answer; it stays started
 */
export async function carryOutAnswer(world: World, applicationId: string): Promise<CarryOutOutcome> {
  const stored = await startAnswer(world, applicationId);
  if (!stored) return { ok: true, isDone: false };
  const problem = await decide(world, stored);
  await change(world, system, async (c) => {
    const to = problem ? 'draft' : 'done';
    await moveAnswerTo(c, { applicationId, to, ...(problem ? { problem } : {}) });
  });
  return problem ? { ok: false, refusal: problem } : { ok: true, isDone: true };
}

async function startAnswer(world: World, applicationId: string): Promise<Answer | null> {
  return change(world, system, async (c) => {
    const stored = await lockAnswer(c.tx, applicationId);
    if (stored?.state === 'started') return stored;
    if (stored?.state !== 'scheduled' || !stored.due_at) return null;
    if (Temporal.Instant.compare(stored.due_at, c.now) > 0) return null;
    await moveAnswerTo(c, { applicationId, to: 'started' });
    return stored;
  });
}

async function decide(world: World, stored: Answer): Promise<AnswerProblem | null> {
  const { application_id: applicationId, answer, instalments } = stored;
  if (answer === 'decline') {
    const declined = await declineApplication(world, system, { applicationId });
    return declined.ok ? null : problemOf(declined.refusal);
  }
  // The run that was cut off has accepted, and queued the email in the same transaction.
  if (await isAccepted(world.db.query, applicationId)) return null;
  // The owner has seen the email of one way to pay: a payment that came or ended since needs another look.
  const order = await orderOfApplication(world.db.query, applicationId, ['authorised', 'paid']);
  if ((order?.id ?? null) !== stored.order_id) return 'payment-changed';
  if (!isInstalmentCount(instalments)) return 'not-possible';
  const accepted = await acceptApplication(world, system, { applicationId, instalments });
  return accepted.ok ? null : problemOf(accepted.refusal);
}

const problemOf = (refusal: 'not-possible' | 'refused-by-provider'): AnswerProblem =>
  refusal === 'refused-by-provider' ? refusal : 'not-possible';

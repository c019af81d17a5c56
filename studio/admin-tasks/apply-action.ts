import type { JobName } from '#platform/jobs/jobs.ts';
import type { World } from '#platform/world.ts';
import type { InstalmentCount } from '#studio/applications/application.ts';
import {
  type AnswerOutcome,
  acceptApplication,
  declineApplication,
} from '#studio/applications/decide-application.ts';
import { parcelInput } from '#studio/dispatch/dispatch-input.ts';
import { dispatchOrder } from '#studio/dispatch/dispatch-order.ts';
import { dropMail, retryMail } from '#studio/email/retry-email.ts';
import { acceptStory, declineStory } from '#studio/magazine/decide-story.ts';
import { withProvider } from '#studio/payments/provider-unavailable.ts';
import { tendPlanOf } from '#studio/plans/sync-subscription.ts';
import { giveBackUnmatched } from '#studio/refunds/refund-unmatched-payment.ts';
import { retryRefund } from '#studio/refunds/send-refund.ts';
import { settleManualRefund } from '#studio/refunds/settle-manual-refund.ts';
import { acceptOrder, type DecisionOutcome, declineOrder } from '#studio/settlement/decide-order.ts';
import { settlePayment } from '#studio/settlement/settle-payment.ts';
import type { Who } from '#studio/shared/who.ts';
import { answerPrintTask, isPrintTask } from '#studio/shop/answer-print-task.ts';
import { acceptWithdrawal } from '#studio/withdrawals/accept-withdrawal.ts';
import type { Remedy, TaskDetails, TaskKind } from './task.ts';

/** 'still-open': it was tried, and the task says what is true now. */
export type RemedyResult = 'done' | 'still-open' | 'not-possible' | 'refused' | 'bad-parcel';

interface TaskInHand {
  kind: TaskKind;
  subjectId: string;
  details: Record<string, unknown>;
}

/** Does what a task's button says. @throws PaymentUnavailable when the provider gives no answer */
export async function applyRemedy(
  world: World,
  who: Who,
  task: TaskInHand,
  remedy: Remedy,
  parcel: unknown = {},
): Promise<RemedyResult> {
  const order = { orderId: task.subjectId };
  if (task.kind === 'decide-story') return answerStory(world, who, task.subjectId, remedy);
  if (task.kind === 'answer-application') return answerApplication(world, who, task.subjectId, remedy);
  if (isPrintTask(task.kind)) {
    return answerPrintTask(world, who, { kind: task.kind, ...order }, remedy);
  }
  switch (remedy) {
    case 'accept':
      return afterDecision(await acceptOrder(world, who, order));
    case 'dispatch':
    case 'dispatch-part':
      return dispatch(world, who, order.orderId, remedy, parcel);
    case 'decline':
      return afterDecision(await declineOrder(world, who, order));
    case 'give-back':
      if (task.kind === 'payment-unmatched') return giveBackStray(world, who, task.subjectId);
      return afterDecision(await acceptWithdrawal(world, who, order));
    case 'retry':
      return retry(world, who, task);
    case 'done':
      if (task.kind === 'refund-manual') {
        const isRecorded = await settleManualRefund(world, who, { refundId: task.subjectId });
        return isRecorded ? 'done' : 'not-possible';
      }
      if (task.kind === 'mail-failed') await dropMail(world, who, { mailId: task.subjectId });
      return 'done';
    case 'accept-in-2':
    case 'accept-in-3':
    case 'accept-in-4':
      return 'not-possible';
  }
}

async function answerStory(world: World, who: Who, storyId: string, remedy: Remedy): Promise<RemedyResult> {
  const decide = remedy === 'accept' ? acceptStory : declineStory;
  return (await decide(world, who, { storyId })).ok ? 'done' : 'not-possible';
}

const partsOf: Partial<Record<Remedy, InstalmentCount>> = {
  accept: 1,
  'accept-in-2': 2,
  'accept-in-3': 3,
  'accept-in-4': 4,
};

async function answerApplication(
  world: World,
  who: Who,
  applicationId: string,
  remedy: Remedy,
): Promise<RemedyResult> {
  const instalments = partsOf[remedy];
  const outcome: AnswerOutcome = instalments
    ? await acceptApplication(world, who, { applicationId, instalments })
    : await declineApplication(world, who, { applicationId });
  if (outcome.ok) return 'done';
  return outcome.refusal === 'refused-by-provider' ? 'refused' : 'not-possible';
}

async function giveBackStray(world: World, who: Who, paymentId: string): Promise<RemedyResult> {
  const outcome = await giveBackUnmatched(world, who, { paymentId });
  if (outcome.ok) return outcome.state === 'given-back' ? 'done' : 'still-open';
  return outcome.refusal === 'refused-by-provider' ? 'refused' : 'not-possible';
}

function afterDecision(outcome: DecisionOutcome): RemedyResult {
  if (outcome.ok) return 'done';
  return outcome.refusal === 'refused-by-provider' ? 'refused' : 'not-possible';
}

async function dispatch(
  world: World,
  who: Who,
  orderId: string,
  remedy: 'dispatch' | 'dispatch-part',
  parcel: unknown,
): Promise<RemedyResult> {
  const said = parcelInput.safeParse(parcel);
  if (!said.success) return 'bad-parcel';
  const { pieces, ...tracking } = said.data;
  const outcome = await dispatchOrder(world, who, {
    orderId,
    tracking,
    ...(remedy === 'dispatch-part' ? { pieces } : {}),
  });
  if (!outcome.ok && outcome.refusal === 'bad-pieces') return 'bad-parcel';
  if (outcome.ok) return 'done';
  return outcome.refusal === 'refused-by-provider' ? 'refused' : 'not-possible';
}

async function retry(world: World, who: Who, task: TaskInHand): Promise<RemedyResult> {
  const { subjectId } = task;
  switch (task.kind) {
    case 'refund-refused':
      return (await retryRefund(world, { refundId: subjectId })) === 'refused' ? 'refused' : 'done';
    case 'provider-silent':
      await withProvider(world, subjectId, () => settlePayment(world, subjectId));
      return 'done';
    case 'plan-unscheduled':
    case 'plan-not-ended':
      await tendPlanOf(world, subjectId);
      return 'still-open';
    case 'mail-failed':
      return (await retryMail(world, who, { mailId: subjectId })).ok ? 'done' : 'not-possible';
    case 'job-dead':
      return sendAgain(world, task.details);
    default:
      return 'not-possible';
  }
}

/** The job was ours when it was put into the task, so its name and data fit each other. */
async function sendAgain(world: World, { job }: TaskDetails): Promise<RemedyResult> {
  if (!job) return 'not-possible';
  const data = job.data as Parameters<World['jobs']['send']>[2];
  await world.db.transaction((tx) => world.jobs.send(tx, job.name as JobName, data));
  return 'done';
}

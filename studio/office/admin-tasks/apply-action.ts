import type { World } from '#platform/world.ts';
import { rescheduleToEvent, restoreEvent } from '#studio/calendar/external-calendars/settle-event-change.ts';
import { acceptOrder, declineOrder } from '#studio/goods/capture/decide-order.ts';
import { parcelInput } from '#studio/goods/dispatch/dispatch-input.ts';
import { dispatchOrder } from '#studio/goods/dispatch/dispatch-order.ts';
import { acceptWithdrawal } from '#studio/goods/withdrawals/accept-withdrawal.ts';
import { withProviderOutageTask } from '#studio/money/payments/provider-unavailable.ts';
import { settleManualRefund } from '#studio/money/refunds/settle-manual-refund.ts';
import { refundFoundPayment } from '#studio/money/settlement/payments-after-restore.ts';
import { refundUnmatchedPayment } from '#studio/money/settlement/refund-unmatched-payment.ts';
import { retryRefund } from '#studio/money/settlement/send-refund.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { syncSubscriptionOf } from '#studio/money/subscriptions/sync-subscription.ts';
import { discardHeldEmails, openBooking, sendHeldEmails } from '#studio/office/backups/restored-studio.ts';
import { requestBackup } from '#studio/office/backups/watch-backups.ts';
import { resumeHeartbeat } from '#studio/office/monitoring/change-heartbeat.ts';
import { checkAgain } from '#studio/office/monitoring/watch-studio.ts';
import { readMessage } from '#studio/people/contact/change-message.ts';
import { retryWaiting } from '#studio/shared/email/emails.store.ts';
import { endMailPause } from '#studio/shared/email/mail-pause.store.ts';
import { discardEmail, retryEmail } from '#studio/shared/email/retry-email.ts';
import type { May } from '#studio/shared/who.ts';
import { acceptStory, declineStory } from '#studio/site/magazine/decide-story.ts';
import { answerWithoutLine } from '#studio/teaching/applications/answers/schedule-answer.ts';
import type { InstalmentCount } from '#studio/teaching/applications/application.ts';
import { answerPrintTask, isPrintTask } from './answer-print-task.ts';
import type { TaskAction, TaskDetails, TaskKind } from './task.ts';

export type ActionResult = 'done' | 'still-open' | 'not-possible' | 'refused' | 'bad-parcel' | 'not-free';

interface TaskContext {
  kind: TaskKind;
  subjectId: string;
  details: Record<string, unknown>;
}

/** Runs a task's action. @throws PaymentUnavailable when the provider does not answer */
export async function applyAction(
  world: World,
  who: May<'today'>,
  { task, remedy, parcel = {} }: { task: TaskContext; remedy: TaskAction; parcel?: unknown },
): Promise<ActionResult> {
  const order = { orderId: task.subjectId };
  if (task.kind === 'decide-story') return answerStory(world, { who, storyId: task.subjectId, remedy });
  if (task.kind === 'answer-application')
    return answerApplication(world, { who, applicationId: task.subjectId, remedy });
  if (task.kind === 'event-moved' || task.kind === 'event-deleted')
    return answerEventChange(world, { who, bookingId: task.subjectId, remedy });
  if (isPrintTask(task.kind)) {
    return answerPrintTask(world, { who, task: { kind: task.kind, ...order }, remedy });
  }
  switch (remedy) {
    case 'accept':
      return afterDecision(await acceptOrder(world, who, order));
    case 'dispatch':
    case 'dispatch-part':
      return dispatch(world, who, { orderId: order.orderId, remedy, parcel });
    case 'decline':
      return afterDecision(await declineOrder(world, who, order));
    case 'refund':
      if (task.kind === 'payment-unmatched') return refundUnmatched(world, who, task.subjectId);
      if (task.kind === 'payment-after-restore') {
        const { sessionId = '' } = task.details as TaskDetails;
        return afterDecision(await refundFoundPayment(world, who, { paymentId: task.subjectId, sessionId }));
      }
      return afterDecision(await acceptWithdrawal(world, who, order));
    case 'retry':
      return retry(world, who, task);
    case 'done':
      if (task.kind === 'refund-manual') {
        const isRecorded = await settleManualRefund(world, who, { refundId: task.subjectId });
        return isRecorded ? 'done' : 'not-possible';
      }
      if (task.kind === 'answer-email') await readMessage(world, who, task.subjectId);
      if (task.kind === 'booking-paused') await openBooking(world, who);
      if (task.kind === 'emails-held') await discardHeldEmails(world, who);
      if (task.kind === 'email-failed') await discardEmail(world, who, { emailId: task.subjectId });
      return 'done';
    case 'accept-in-2':
    case 'accept-in-3':
    case 'accept-in-4':
      return 'not-possible';
  }
}

async function answerStory(
  world: World,
  { who, storyId, remedy }: { who: May<'today'>; storyId: string; remedy: TaskAction },
): Promise<ActionResult> {
  const decide = remedy === 'accept' ? acceptStory : declineStory;
  return (await decide(world, who, { storyId })).ok ? 'done' : 'not-possible';
}

/** What is no longer changed is answered already. */
async function answerEventChange(
  world: World,
  { who, bookingId, remedy }: { who: May<'today'>; bookingId: string; remedy: TaskAction },
): Promise<ActionResult> {
  if (remedy === 'accept') {
    const outcome = await rescheduleToEvent(world, who, bookingId);
    return outcome.ok ? 'done' : 'not-free';
  }
  await restoreEvent(world, who, bookingId);
  return 'done';
}

const partsOf: Partial<Record<TaskAction, InstalmentCount>> = {
  accept: 1,
  'accept-in-2': 2,
  'accept-in-3': 3,
  'accept-in-4': 4,
};

async function answerApplication(
  world: World,
  { who, applicationId, remedy }: { who: May<'today'>; applicationId: string; remedy: TaskAction },
): Promise<ActionResult> {
  const instalments = partsOf[remedy];
  const outcome = await answerWithoutLine(world, who, {
    applicationId,
    answer: instalments ? 'accept' : 'decline',
    instalments: instalments ?? 1,
  });
  // Open until it is carried out, so that it can be undone there.
  if (outcome.ok) return outcome.isCarriedOut ? 'done' : 'still-open';
  return outcome.refusal === 'refused-by-provider' ? 'refused' : 'not-possible';
}

async function refundUnmatched(world: World, who: May<'today'>, paymentId: string): Promise<ActionResult> {
  const outcome = await refundUnmatchedPayment(world, who, { paymentId });
  if (outcome.ok) return outcome.state === 'given-back' ? 'done' : 'still-open';
  return outcome.refusal === 'refused-by-provider' ? 'refused' : 'not-possible';
}

function afterDecision(outcome: { ok: boolean; refusal?: string }): ActionResult {
  if (outcome.ok) return 'done';
  return outcome.refusal === 'refused-by-provider' ? 'refused' : 'not-possible';
}

async function dispatch(
  world: World,
  who: May<'today'>,
  { orderId, remedy, parcel }: { orderId: string; remedy: 'dispatch' | 'dispatch-part'; parcel: unknown },
): Promise<ActionResult> {
  const parsed = parcelInput.safeParse(parcel);
  if (!parsed.success) return 'bad-parcel';
  const { pieces, ...tracking } = parsed.data;
  const outcome = await dispatchOrder(world, who, {
    orderId,
    tracking,
    ...(remedy === 'dispatch-part' ? { pieces } : {}),
  });
  if (!outcome.ok && outcome.refusal === 'bad-pieces') return 'bad-parcel';
  if (outcome.ok) return 'done';
  return outcome.refusal === 'refused-by-provider' ? 'refused' : 'not-possible';
}

async function retry(world: World, who: May<'today'>, task: TaskContext): Promise<ActionResult> {
  const { subjectId } = task;
  switch (task.kind) {
    case 'refund-refused':
      return (await retryRefund(world, { refundId: subjectId })) === 'refused' ? 'refused' : 'done';
    case 'provider-unavailable':
      await withProviderOutageTask(world, subjectId, () => settlePayment(world, subjectId));
      return 'done';
    case 'plan-unscheduled':
    case 'plan-not-ended':
      await syncSubscriptionOf(world, subjectId);
      return 'still-open';
    case 'email-failed':
      return (await retryEmail(world, who, { emailId: subjectId })).ok ? 'done' : 'not-possible';
    case 'mail-paused':
      await endMailPause(world.db.query);
      return 'done';
    case 'emails-held':
      await sendHeldEmails(world, who);
      return 'done';
    case 'backup-failed':
    case 'backup-overdue':
      await requestBackup(world);
      return 'done';
    case 'mail-stuck':
      await retryWaiting(world.db.query, world.clock.now());
      return 'done';
    case 'heartbeat-paused':
      return (await resumeHeartbeat(world, who)) ? 'done' : 'not-possible';
    case 'connection-unreadable':
    case 'calendar-unread':
    case 'certificate-fault':
    case 'disk-space':
    case 'update-failed':
    case 'files-unavailable':
    case 'backups-unavailable':
    case 'payments-refused':
    case 'webhook-missing':
      await checkAgain(world);
      return 'done';
    case 'job-dead':
      return sendAgain(world, task.details);
    default:
      return 'not-possible';
  }
}

/** The stored job was created by us: its name and data match. */
async function sendAgain(world: World, { job }: TaskDetails): Promise<ActionResult> {
  if (!job) return 'not-possible';
  const stored = job as Parameters<World['jobs']['send']>[1];
  await world.db.transaction((tx) => world.jobs.send(tx, { name: stored.name, data: stored.data }));
  return 'done';
}

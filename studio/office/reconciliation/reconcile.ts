import { PaymentUnavailable } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { compareEvents } from '#studio/calendar/external-calendars/compare-events.ts';
import { readCalendars } from '#studio/calendar/external-calendars/read-calendars.ts';
import { revokeAccess } from '#studio/calendar/external-calendars/revoke-access.ts';
import { sendDueIssues } from '#studio/messages/newsletter-sending/send-issue.ts';
import { markChecked } from '#studio/money/payments/payments.store.ts';
import { withProviderOutageTask } from '#studio/money/payments/provider-unavailable.ts';
import { deleteOldCorrections } from '#studio/money/settlement/email-correction/restore-email.ts';
import { findPaymentsAfterRestore } from '#studio/money/settlement/payments-after-restore.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { deleteOldCarts } from '#studio/offers/cart/carts.store.ts';
import { freeKeptUnits } from '#studio/offers/inventory/units.store.ts';
import { reviewSampleContent } from '#studio/office/admin-tasks/review-sample-content.ts';
import { restoredStudio } from '#studio/office/backups/backups.queries.ts';
import { openBooking } from '#studio/office/backups/restored-studio.ts';
import { watchBackups } from '#studio/office/backups/watch-backups.ts';
import { checkEmailRecords } from '#studio/office/connections/email/check-email-records.ts';
import { sendDailySummary } from '#studio/office/daily-summary/send-daily-summary.ts';
import { sendHeartbeat } from '#studio/office/monitoring/send-heartbeat.ts';
import { watchStudio } from '#studio/office/monitoring/watch-studio.ts';
import { applyRetentionDaily } from '#studio/office/privacy/apply-retention.ts';
import { requeuePush } from '#studio/office/push/send-push.ts';
import { deleteOldAccounts } from '#studio/people/accounts/delete-old-accounts.ts';
import { deleteExpiredMessages } from '#studio/people/contact/change-message.ts';
import { dropAbandonedAttachments } from '#studio/people/contact/inbound/keep-attachments.ts';
import { change } from '#studio/shared/change.ts';
import { deleteOldMediaUploads } from '#studio/shared/content/media/upload-media.ts';
import { requeueEmails } from '#studio/shared/email/requeue-emails.ts';
import { system } from '#studio/shared/who.ts';
import { deleteOldUploads } from '#studio/site/magazine/delete-old-uploads.ts';
import { dropAbandonedFiles } from '#studio/teaching/applications/keep-files.ts';
import { convertUnconverted } from '#studio/teaching/learning/files/convert-film.ts';
import { deleteAbandonedLessonFiles } from '#studio/teaching/learning/files/remove-file.ts';
import { renderPendingWorkbooks } from '#studio/teaching/workbooks/render-workbook.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';
import { composeStoredTexts } from './composition/compose-stored-texts.ts';
import { checkNightly } from './differences/find-differences.ts';
import { uncheckedPayments } from './overdue.queries.ts';
import { reconcilers } from './reconcilers.ts';

export interface ReconciliationReport {
  found: Record<string, number>;
  later: number;
  unanswered: number;
  failed: number;
}

/** Consecutive outages that open the circuit. */
const failureThreshold = 3;

/** Repeats the work of lost, late or failed jobs. Safe at any time and in parallel; a failure stops nothing else. */
export async function reconcile(world: World): Promise<ReconciliationReport> {
  const report: ReconciliationReport = { found: {}, later: 0, unanswered: 0, failed: 0 };
  const guardedWorld = {
    ...world,
    payments: world.payments && withCircuitBreaker(world.payments, failureThreshold),
  };
  await attempt(world, {
    report,
    kind: 'settle-open',
    act: async () => {
      const { requested, later } = await checkOpenPayments(guardedWorld, (act) =>
        attempt(world, { report, kind: 'settle-open', act }),
      );
      if (requested > 0) report.found['settle-open'] = requested;
      report.later = later;
    },
  });
  for (const [kind, find, act] of reconcilers(guardedWorld)) {
    await attempt(world, {
      report,
      kind,
      act: async () => {
        const ids = await find();
        if (ids.length > 0) report.found[kind] = ids.length;
        for (const id of ids) await attempt(world, { report, kind, act: () => act(id) });
      },
    });
  }
  const isProviderBusy = report.later > 0 || report.unanswered > 0;
  for (const task of periodicTasks(world, guardedWorld, isProviderBusy)) {
    const { kind } = task;
    await attempt(world, {
      report,
      kind,
      act: async () => {
        if ('act' in task) return task.act();
        const count = await task.count();
        if (count > 0) report.found[kind] = count;
      },
    });
  }
  await attempt(world, {
    report,
    kind: 'open-booking',
    act: async () => {
      const restored = await restoredStudio(world.db.query);
      if (restored?.openedAt !== null || report.later > 0 || report.unanswered > 0) return;
      await findPaymentsAfterRestore(guardedWorld, restored.backupMadeAt);
      await openBooking(world, system);
    },
  });
  return report;
}

/** `count` is reported. */
type PeriodicTask =
  | { kind: string; act: () => Promise<unknown> }
  | { kind: string; count: () => Promise<number> };

/** `guarded`: with the circuit breaker, for what asks the payment provider. */
function periodicTasks(world: World, guarded: World, isProviderBusy: boolean): PeriodicTask[] {
  return [
    { kind: 'send-email', count: () => requeueEmails(world) },
    { kind: 'send-newsletter', count: () => sendDueIssues(world) },
    { kind: 'send-push', count: () => requeuePush(world) },
    { kind: 'daily-summary', count: () => sendDailySummary(world) },
    {
      kind: 'free-units',
      act: () => change(world, system, (c) => freeKeptUnits(c)),
    },
    {
      kind: 'old-carts',
      act: () => change(world, system, (c) => deleteOldCarts(c)),
    },
    { kind: 'old-uploads', count: () => deleteOldUploads(world) },
    { kind: 'deleted-messages', act: () => deleteExpiredMessages(world) },
    { kind: 'old-media-uploads', count: () => deleteOldMediaUploads(world) },
    { kind: 'old-lesson-files', count: () => deleteAbandonedLessonFiles(world) },
    { kind: 'render-workbook', count: () => renderPendingWorkbooks(world) },
    { kind: 'convert-film', count: () => convertUnconverted(world) },
    { kind: 'abandoned-files', act: () => dropAbandonedFiles(world) },
    { kind: 'abandoned-attachments', act: () => dropAbandonedAttachments(world) },
    { kind: 'old-accounts', act: () => deleteOldAccounts(world) },
    { kind: 'old-email-corrections', act: () => deleteOldCorrections(world) },
    { kind: 'old-counts', act: () => world.limits.deleteExpired() },
    { kind: 'removed-files', count: () => world.removeDueFiles() },
    { kind: 'external-calendars', act: () => readCalendars(world) },
    { kind: 'calendar-access', count: () => revokeAccess(world) },
    { kind: 'write-event', count: () => compareEvents(world) },
    { kind: 'email-records', count: () => checkEmailRecords(world) },
    { kind: 'backup', count: () => watchBackups(world) },
    { kind: 'set-up', act: () => reviewSampleContent(world) },
    { kind: 'heartbeat', act: () => sendHeartbeat(world) },
    { kind: 'watch', act: () => watchStudio(guarded, isProviderBusy) },
    { kind: 'periods', count: () => applyRetentionDaily(world) },
    { kind: 'compose-texts', count: () => composeStoredTexts(world) },
    { kind: 'differences', count: () => checkNightly(guarded) },
  ];
}

async function attempt(
  world: World,
  { report, kind, act }: { report: ReconciliationReport; kind: string; act: () => Promise<unknown> },
): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (error instanceof PaymentUnavailable) report.unanswered += 1;
    else report.failed += 1;
    world.log.warn({ kind, error: (error as Error).message }, 'reconciliation could not finish one item');
  }
}

/** About 150 payments at 0.2 s each; the next run continues with the rest. */
const timeLimitSeconds = 30;

type Attempt = (act: () => Promise<unknown>) => Promise<void>;

/** Longest unchecked first: a capture or void may have happened at the provider, or before a crash. */
async function checkOpenPayments(
  world: World,
  attempt: Attempt,
): Promise<{ requested: number; later: number }> {
  const from = world.clock.now();
  const ids = await uncheckedPayments(world.db.query, from);
  const end = from.add({ seconds: timeLimitSeconds });
  let requested = 0;
  for (const id of ids) {
    if (requested > 0 && Temporal.Instant.compare(world.clock.now(), end) >= 0) break;
    await attempt(() => withProviderOutageTask(world, id, () => settlePayment(world, id)));
    requested += 1;
  }
  if (requested < ids.length) {
    await change(world, system, (c) => markChecked(c, ids.slice(0, requested)));
  }
  return { requested, later: ids.length - requested };
}

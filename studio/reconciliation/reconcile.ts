import { PaymentUnavailable } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { sweepAccounts } from '#studio/accounts/delete-old-accounts.ts';
import { dropAbandonedFiles } from '#studio/applications/keep-files.ts';
import { deleteOldCarts } from '#studio/cart/carts.store.ts';
import { forgetDeletedMessages } from '#studio/contact/change-message.ts';
import { sweepMails } from '#studio/email/requeue-emails.ts';
import { convertUnconverted } from '#studio/lesson-files/convert-film.ts';
import { sweepLessonFiles } from '#studio/lesson-files/remove-file.ts';
import { sweepUploads } from '#studio/magazine/delete-old-uploads.ts';
import { freeKeptUnits } from '#studio/orders/units.store.ts';
import { keepPeriodsDaily } from '#studio/privacy/apply-retention.ts';
import { drawUndrawn } from '#studio/workbooks/render-workbook.ts';
import { askOpenPayments } from './check-open-payments.ts';
import { impatient } from './circuit-breaker.ts';
import { chores } from './reconcilers.ts';

/** What one sweep found to do, by kind, and how often the provider gave no answer. */
export interface SweepReport {
  found: Record<string, number>;
  /** Payments that there was no time to ask about; the next sweep begins with them. */
  later: number;
  unanswered: number;
  failed: number;
}

/** After so many silent answers in a row the provider is down: the rest of this sweep does not wait for it again. */
const patience = 3;

/**
 * Finds everything that a job lost, late or dead should have done, and does it: the house's promise that money and
 * hours do not hang. Safe to run at any time, in several processes at once. One thing that fails stops nothing else.
 */
export async function sweep(world: World): Promise<SweepReport> {
  const report: SweepReport = { found: {}, later: 0, unanswered: 0, failed: 0 };
  const hasty = { ...world, payments: world.payments && impatient(world.payments, patience) };
  await attempt(world, report, 'settle-open', async () => {
    const { asked, later } = await askOpenPayments(hasty, (act) =>
      attempt(world, report, 'settle-open', act),
    );
    if (asked > 0) report.found['settle-open'] = asked;
    report.later = later;
  });
  for (const [kind, find, act] of chores(hasty)) {
    await attempt(world, report, kind, async () => {
      const ids = await find();
      if (ids.length > 0) report.found[kind] = ids.length;
      for (const id of ids) await attempt(world, report, kind, () => act(id));
    });
  }
  await attempt(world, report, 'send-mail', async () => {
    const mails = await sweepMails(world);
    if (mails > 0) report.found['send-mail'] = mails;
  });
  await attempt(world, report, 'free-units', () =>
    world.db.transaction((tx) => freeKeptUnits(tx, world.clock.now())),
  );
  await attempt(world, report, 'old-carts', () =>
    world.db.transaction((tx) => deleteOldCarts(tx, world.clock.now())),
  );
  await attempt(world, report, 'old-uploads', async () => {
    const files = await sweepUploads(world);
    if (files > 0) report.found['old-uploads'] = files;
  });
  await attempt(world, report, 'deleted-messages', () => forgetDeletedMessages(world));
  await attempt(world, report, 'old-lesson-files', async () => {
    const files = await sweepLessonFiles(world);
    if (files > 0) report.found['old-lesson-files'] = files;
  });
  await attempt(world, report, 'draw-workbook', async () => {
    const editions = await drawUndrawn(world);
    if (editions > 0) report.found['draw-workbook'] = editions;
  });
  await attempt(world, report, 'convert-film', async () => {
    const films = await convertUnconverted(world);
    if (films > 0) report.found['convert-film'] = films;
  });
  await attempt(world, report, 'abandoned-files', () => dropAbandonedFiles(world));
  await attempt(world, report, 'old-accounts', () => sweepAccounts(world));
  await attempt(world, report, 'old-counts', () => world.limits.deleteExpired());
  await attempt(world, report, 'periods', async () => {
    const rows = await keepPeriodsDaily(world);
    if (rows > 0) report.found.periods = rows;
  });
  return report;
}

async function attempt(
  world: World,
  report: SweepReport,
  kind: string,
  act: () => Promise<unknown>,
): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (error instanceof PaymentUnavailable) report.unanswered += 1;
    else report.failed += 1;
    world.log.warn({ kind, error: (error as Error).message }, 'the sweep could not finish one thing');
  }
}

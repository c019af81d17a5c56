import { beforeEach, describe, expect, test } from 'vitest';
import { aSessionRequest } from '#platform/payments/payments.contract.ts';
import { reportDeadJob } from '#studio/office/admin-tasks/report-dead-job.ts';
import {
  backupSubject,
  differencesSubject,
  restoredSubject,
  type TaskAction,
  type TaskKind,
  taskRules,
  uploadSpaceSubject,
} from '#studio/office/admin-tasks/task.ts';
import { publish } from '#studio/shared/events.ts';
import { system } from '#studio/shared/who.ts';
import { expectAccessible } from '#tests/support/browser/accessibility.ts';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { keyboard, pointer, waitForHydration } from '#tests/support/browser/input-methods.ts';
import { variantAt } from '#tests/support/browser/variants.ts';
import { parcelShop } from '#tests/support/paid-orders.ts';
import { printfulSecret, printfulToken, testPrintful } from '#tests/support/printful.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';
import { sample } from '#tests/support/site/times.ts';
import { stopReconciliation } from '#tests/support/stop-jobs.ts';
import { taskMaker } from '#tests/support/todays-tasks.ts';

const printful = testPrintful();
const site = runningSite({
  PRINTFUL_TOKEN: printfulToken,
  PRINTFUL_WEBHOOK_SECRET: printfulSecret,
  get PRINTFUL_API_BASE() {
    return printful.url;
  },
});
const browser = testBrowser(() => [new URL(site.url).host]);

// Each minute it closes the tasks whose fault has passed: here only the owner's button does.
beforeEach(() => stopReconciliation(site.db));

type Make = ReturnType<typeof taskMaker>;
/** The state of the task's subject in a word or two. */
type StateOf = (subjectId: string, kind: TaskKind) => Promise<string | undefined>;

const order: StateOf = async (id) =>
  (await site.db.query.selectFrom('orders').select('state').where('id', '=', id).executeTakeFirst())?.state;
const story: StateOf = async (id) =>
  (await site.db.query.selectFrom('stories').select('state').where('id', '=', id).executeTakeFirst())?.state;
const print: StateOf = async (id) =>
  (
    await site.db.query
      .selectFrom('print_orders')
      .select('state')
      .where('order_id', '=', id)
      .executeTakeFirst()
  )?.state;
const mail: StateOf = async (id) =>
  (await site.db.query.selectFrom('emails').select('state').where('id', '=', id).executeTakeFirst())?.state;
const refund: StateOf = async (id) =>
  (await site.db.query.selectFrom('refunds').select('state').where('id', '=', id).executeTakeFirst())?.state;
const stray: StateOf = async (id) =>
  (await site.db.query.selectFrom('payments').select('state').where('id', '=', id).executeTakeFirst())?.state;
const application: StateOf = async (id) => {
  const found = await site.db.query
    .selectFrom('applications')
    .select(['state', 'instalments'])
    .where('id', '=', id)
    .executeTakeFirst();
  return `${found?.state} ${found?.instalments ?? ''}`.trim();
};
/** Scheduled: it leaves after the time for undo. */
const answer: StateOf = async (id) => {
  const found = await site.db.query
    .selectFrom('application_answers')
    .select(['state', 'answer', 'instalments'])
    .where('application_id', '=', id)
    .executeTakeFirst();
  return `${found?.state}: ${found?.answer} ${found?.instalments}`;
};
/** The plan's state, and whether the provider knows its end. */
const plan: StateOf = async (id) => {
  const found = await site.db.query
    .selectFrom('plans')
    .select(['state', 'end_reason', 'ends_at'])
    .where('order_id', '=', id)
    .executeTakeFirst();
  return `${found?.state}, ${found?.end_reason ?? (found?.ends_at ? 'with an end' : 'without end')}`;
};
const task: StateOf = async (id, kind) =>
  (
    await site.db.query
      .selectFrom('tasks')
      .select('state')
      .where('subject_id', '=', id)
      .where('kind', '=', kind)
      .executeTakeFirst()
  )?.state;

const parcel = async () => (await (await parcelShop(site.db)).paidParcel()).orderId;
const deadJob = async () => {
  const data = { emailId: crypto.randomUUID() };
  await reportDeadJob(site.world, { name: 'send-email', data });
  const row = site.db.query.selectFrom('tasks').select('subject_id').where('kind', '=', 'job-dead');
  return (await row.orderBy('created_at', 'desc').executeTakeFirstOrThrow()).subject_id;
};
/** A checkout of which the database knows nothing. */
async function paymentAfterRestore(): Promise<string> {
  const { db, payments, settings } = site.world;
  const request = aSessionRequest(Temporal.Now.instant(), {
    paymentId: crypto.randomUUID(),
    successUrl: `${settings.siteUrl}/x`,
  });
  const { sessionId } = await payments!.createSession(request);
  await db.transaction((tx) =>
    publish(
      { world: site.world, tx, now: site.world.clock.now(), who: system },
      {
        type: 'payment.found-after-restore',
        paymentId: request.paymentId,
        sessionId,
        what: 'Private Coaching',
        amountMinor: 195_000,
        currency: 'DKK',
      },
    ),
  );
  return request.paymentId;
}
const payment = (kind: TaskKind) => async (make: Make) => make.open(kind, (await make.settled()).paymentId);
const standing = (kind: TaskKind) => (make: Make) => make.open(kind, site.world.settings.siteUrl);

/** Every remedy of every task kind: what creates the task, and the state of its subject after the button. */
const rows: ReadonlyArray<[TaskKind, TaskAction, (make: Make) => Promise<string>, StateOf, string]> = [
  ['decide-story', 'accept', (make) => make.story(), story, 'accepted'],
  ['decide-story', 'decline', (make) => make.story(), story, 'declined'],
  ['answer-application', 'accept', (make) => make.application(), answer, 'scheduled: accept 1'],
  ['answer-application', 'accept-in-2', (make) => make.application(), answer, 'scheduled: accept 2'],
  ['answer-application', 'accept-in-3', (make) => make.application(), answer, 'scheduled: accept 3'],
  ['answer-application', 'accept-in-4', (make) => make.application(), answer, 'scheduled: accept 4'],
  ['answer-application', 'decline', (make) => make.application(), answer, 'scheduled: decline 1'],
  ['answer-email', 'done', (make) => make.open('answer-email', crypto.randomUUID()), task, 'done'],
  ['quote-received', 'done', (make) => make.open('quote-received', crypto.randomUUID()), task, 'done'],
  ['instalment-late', 'done', (make) => make.lateInstalment(), application, 'accepted 2'],
  [
    'decide-application',
    'accept',
    async (make) => (await make.paid('voice-elevated')).orderId,
    order,
    'paid',
  ],
  [
    'decide-application',
    'decline',
    async (make) => (await make.paid('voice-elevated')).orderId,
    order,
    'voided',
  ],
  ['dispatch-order', 'dispatch', parcel, order, 'paid'],
  ['dispatch-order', 'dispatch-part', parcel, order, 'paid'],
  ['dispatch-order', 'decline', parcel, order, 'voided'],
  ['withdrawal', 'refund', (make) => make.withdrawal(), order, 'refunded'],
  ['withdrawal', 'done', (make) => make.withdrawal(), order, 'paid'],
  ['withdrawal-unmatched', 'done', (make) => make.strayWithdrawal(), task, 'done'],
  ['refund-refused', 'retry', (make) => make.refusedRefund(), refund, 'succeeded'],
  ['refund-refused', 'done', (make) => make.refusedRefund(), refund, 'refused'],
  ['refund-manual', 'done', (make) => make.manualRefund(), refund, 'succeeded'],
  ['provider-unavailable', 'retry', payment('provider-unavailable'), task, 'done'],
  ['payment-unmatched', 'refund', (make) => make.unmatched(), stray, 'expired'],
  ['payment-unmatched', 'done', payment('payment-unmatched'), task, 'done'],
  ['payment-after-restore', 'refund', paymentAfterRestore, task, 'done'],
  ['payment-after-restore', 'done', paymentAfterRestore, task, 'done'],
  ['print-by-hand', 'done', (make) => make.manualPrint(), print, 'shipped'],
  ['print-by-hand', 'decline', (make) => make.manualPrint(), order, 'refunded'],
  ['print-failed', 'retry', (make) => make.atPrinter('failed', 'pending')(), print, 'placed'],
  ['print-failed', 'decline', (make) => make.atPrinter('failed')(), order, 'refunded'],
  ['printer-unavailable', 'retry', (make) => make.silentPrinter(), print, 'placed'],
  ['print-held', 'retry', (make) => make.atPrinter('onhold', 'pending')(), print, 'placed'],
  ['print-held', 'done', (make) => make.atPrinter('onhold')(), print, 'held'],
  ['print-cancelled', 'decline', (make) => make.atPrinter('canceled')(), order, 'refunded'],
  ['print-cancelled', 'done', (make) => make.atPrinter('canceled')(), print, 'cancelled'],
  ['print-returned', 'decline', (make) => make.cameBack(), order, 'refunded'],
  ['print-returned', 'done', (make) => make.cameBack(), print, 'returned'],
  ['dispute', 'done', (make) => make.about('dispute')(), order, 'paid'],
  ['email-failed', 'retry', (make) => make.unsentMail(), mail, 'sent'],
  ['email-failed', 'done', (make) => make.unsentMail(), mail, 'failed'],
  ['job-dead', 'retry', deadJob, task, 'done'],
  ['job-dead', 'done', deadJob, task, 'done'],
  ['file-failed', 'done', (make) => make.open('file-failed', 'workbooks/none/en'), task, 'done'],
  ['no-date', 'done', (make) => make.noDate(), task, 'done'],
  ['no-unit-free', 'done', (make) => make.about('no-unit-free')(), order, 'paid'],
  ['agree-date', 'done', async (make) => (await make.paid('studio-day')).orderId, task, 'done'],
  ['reschedule-request', 'done', (make) => make.rescheduleRequest(), task, 'done'],
  ['plan-unscheduled', 'retry', (make) => make.unscheduledPlan(), plan, 'running, with an end'],
  ['plan-not-ended', 'retry', (make) => make.unendedPlan(), plan, 'ended, guarantee'],
  ['plan-unpaid', 'done', (make) => make.unpaidPlan(), plan, 'ended, unpaid'],
  [
    'rate-missing',
    'done',
    async (make) => (await make.paid('studio-day', 'EUR')).orderId && 'EUR',
    task,
    'done',
  ],
  ['event-moved', 'accept', (make) => make.changedEvent('event-moved'), task, 'done'],
  ['event-moved', 'done', (make) => make.changedEvent('event-moved'), task, 'done'],
  ['event-deleted', 'done', (make) => make.changedEvent('event-deleted'), task, 'done'],
  ['upload-space', 'done', (make) => make.open('upload-space', uploadSpaceSubject), task, 'done'],
  ['mail-paused', 'retry', (make) => make.open('mail-paused', 'mail'), task, 'done'],
  ['mail-stuck', 'retry', (make) => make.open('mail-stuck', 'mail'), task, 'done'],
  ['certificate-fault', 'retry', (make) => make.open('certificate-fault', 'localhost'), task, 'done'],
  ['disk-space', 'retry', (make) => make.open('disk-space', 'disk'), task, 'done'],
  ['update-failed', 'retry', (make) => make.open('update-failed', 'update'), task, 'done'],
  ['webhook-missing', 'retry', (make) => make.open('webhook-missing', 'payments'), task, 'done'],
  ['calendar-unread', 'retry', (make) => make.open('calendar-unread', 'calendar'), task, 'done'],
  ['payments-refused', 'retry', (make) => make.open('payments-refused', 'payments'), task, 'done'],
  ['files-unavailable', 'retry', (make) => make.open('files-unavailable', 'storage'), task, 'done'],
  ['backups-unavailable', 'retry', (make) => make.open('backups-unavailable', 'storage'), task, 'done'],
  ['backup-failed', 'retry', (make) => make.open('backup-failed', backupSubject), task, 'done'],
  ['backup-overdue', 'retry', (make) => make.open('backup-overdue', backupSubject), task, 'done'],
  ['differences', 'done', (make) => make.open('differences', differencesSubject), task, 'done'],
  ['booking-paused', 'done', (make) => make.open('booking-paused', restoredSubject), task, 'done'],
  ['emails-held', 'retry', (make) => make.open('emails-held', restoredSubject), task, 'done'],
  ['emails-held', 'done', (make) => make.open('emails-held', restoredSubject), task, 'done'],
  ['sample-identity', 'done', standing('sample-identity'), task, 'done'],
  ['connection-unreadable', 'retry', (make) => make.open('connection-unreadable', 'stripe'), task, 'done'],
  ['heartbeat-paused', 'retry', (make) => make.pausedHeartbeat(), task, 'done'],
  ['heartbeat-paused', 'done', (make) => make.pausedHeartbeat(), task, 'done'],
  ['payments-closed', 'done', standing('payments-closed'), task, 'done'],
  ['smtp-missing', 'done', standing('smtp-missing'), task, 'done'],
];

test('the table below covers every action of every kind of task', () => {
  const all = Object.entries(taskRules).flatMap(([kind, rule]) =>
    rule.remedies.map((remedy) => `${kind} ${remedy}`),
  );
  expect(rows.map(([kind, remedy]) => `${kind} ${remedy}`).toSorted()).toEqual(all.toSorted());
});

/** In sequence, so that a kind with two remedies is tested with both input methods. */
describe.each(
  variantAt(
    [
      ['phone, by touch', phone, pointer, 0],
      ['desktop, by keyboard alone', desktop, keyboard, 1],
      ['phone, by touch, the rest', phone, pointer, 2],
      ['desktop, by keyboard alone, the rest', desktop, keyboard, 3],
    ] as const,
    0,
  ),
)('the task list (%s)', (_name, profile, input, place) => {
  test('a task is handled by its button, leaves the list, and has taken effect [S2.47]', async () => {
    const make = taskMaker(site, printful);
    const mine = sample(
      rows.filter((_row, at) => at % 4 === place),
      'actions',
      3,
    );
    const made = [];
    for (const row of mine) {
      const subjectId = await row[2](make);
      const { id } = await site.db.query
        .selectFrom('tasks')
        .select('id')
        .where('kind', '=', row[0])
        .where('subject_id', '=', subjectId)
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow(() => new Error(`nothing to do: ${row[0]} ${row[1]}`));
      made.push({ id, subjectId, row });
    }
    const { page } = await browser.visitor(profile);
    await signInBrowser(page.context(), site, 'owner');
    await page.goto(`${site.url}/admin`);
    await waitForHydration(page);
    await expectAccessible(page);
    const shown = await page.locator('.task').evaluateAll((items) => items.map(({ id }) => id.slice(5)));
    const inOrder = made.toSorted((one, other) => shown.indexOf(one.id) - shown.indexOf(other.id));
    for (const { id, subjectId, row } of inOrder) {
      const [kind, remedy, , look, expected] = row;
      const item = page.locator(`[id="task-${id}"]`);
      const named = `form[action$="/admin/tasks/${id}/${remedy}"] button`;
      const button = item.locator(named);
      const question = item.locator('.confirm-step', { has: page.locator(named) });
      await input.press(item.locator('summary').first());
      if ((await question.count()) > 0) await input.press(question.locator('summary'));
      if (remedy === 'dispatch-part') await input.type(question.locator('[name^="piece:"]'), '1');
      await input.press(button);
      await item.waitFor({ state: 'detached' });
      // The message takes focus each time, even when the text repeats.
      await page.waitForFunction(() => document.activeElement?.matches('[role=status]'));
      await expect.poll(() => look(subjectId, kind), { message: `${kind} ${remedy}` }).toBe(expected);
    }
    await expectAccessible(page);
    // Two dozen tasks, several seconds each on a busy machine.
  }, 900_000);
});

import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readSecretFile } from '#platform/app-secret-file.ts';
import { systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { openJobs } from '#platform/jobs/pg-boss-jobs.ts';
import { openTestCheckout } from '#platform/payments/test-checkout/open-test-checkout.ts';
import type { World } from '#platform/world.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { answerOf, authorisedOrder } from '#studio/teaching/applications/answers/answers.queries.ts';
import { draftAnswer } from '#studio/teaching/applications/answers/draft-answer.ts';
import { scheduleAnswer } from '#studio/teaching/applications/answers/schedule-answer.ts';
import { payApplication } from '#studio/teaching/applications/pay-application.ts';
import { submitApplication } from '#studio/teaching/applications/submit-application.ts';
import { intensiveApplication } from '#tests/support/applications.ts';
import { makeServerDatabase } from '#tests/support/database/postgres.ts';
import { newVisitor } from '#tests/support/page-fixture.ts';
import { freePort } from '#tests/support/site/free-port.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { startProcess } from '#tests/support/site/server-process.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { times } from '#tests/support/site/times.ts';
import { owner } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';

const answersPerRound = 16;
const undoMinutes = 5;
const programme = 'voice-elevated';

interface Answered {
  applicationId: string;
  answer: 'accept' | 'decline';
}

test('killed while answers to applications leave: each is charged or released, and emailed, exactly once [P.266]', async () => {
  const dataDir = temporaryFolder();
  const databaseUrl = await makeServerDatabase();
  const port = await freePort();
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: String(port) };
  const start = () =>
    startProcess(['server/main.ts'], { ...env, SITE_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: 'error' });
  const first = start();
  await first.open();
  first.kill('SIGTERM');
  await first.ended;
  const db = await openDatabase({ dataDir, databaseUrl, log: quietLog });
  const office = await openOffice(db, readSecretFile(dataDir) as Uint8Array);
  try {
    const counts = { leftBeforeTheKill: 0, leftAfterwards: 0 };
    for (let round = 0; round < times(2, Number(process.env.ROUNDS ?? 40)); round += 1) {
      const answers: Answered[] = [];
      while (answers.length < answersPerRound)
        answers.push(await office.answered(answers.length % 2 === 0 ? 'accept' : 'decline'));
      for (const { applicationId } of answers)
        expect(await stateOf(db, applicationId)).toMatchObject({ application: 'received', emails: [] });
      await leaveUntilKilled(start(), db, answers);
      counts.leftBeforeTheKill += await expectWhole(db, answers);
      await reconcile({ ...office.world, clock: { now: () => systemClock.now().add({ minutes: 15 }) } });
      counts.leftAfterwards += await expectWhole(db, answers);
      expect(await unfinished(db, answers)).toEqual([]);
    }
    console.log(`application answers: ${JSON.stringify(counts)}`);
    expect(counts.leftBeforeTheKill).toBeGreaterThan(0);
  } finally {
    await office.stop();
    await db.close();
  }
});

/** Applications that were paid for and answered five minutes ago, with their jobs in the queue of the studio. */
async function openOffice(db: Database, secret: Uint8Array) {
  const at = { db, clock: systemClock, secret, log: quietLog };
  const checkout = openTestCheckout({ ...at, publicUrl: 'http://127.0.0.1:3000' });
  const jobs = await openJobs(at, { maintains: false });
  const world: World = testWorld(db, { clock: systemClock, secret, jobs, payments: checkout.payments });
  const earlier = { now: () => systemClock.now().subtract({ minutes: undoMinutes }) };
  await sql`insert into units (kind, date_id, number, state)
    select 'seat', date_id, max(number) + extra, 'free' from units, generate_series(1, 2000) as extra
    where date_id = (select dates.id from dates where offer_id = ${programme} and is_open
      and starts_on > current_date order by starts_on limit 1)
    group by date_id, extra`.execute(db.query);
  let people = 0;
  return {
    world,
    stop: () => jobs.stop(),
    async answered(answer: Answered['answer']): Promise<Answered> {
      const { who } = newVisitor();
      people += 1;
      const values = { ...intensiveApplication, email: `singer${people}@example.com` };
      const sent = await submitApplication(world, who, { programme, values, files: [] });
      if (!sent.ok) throw new Error(sent.refusal);
      const { applicationId } = sent;
      const opened = await payApplication(world, who, { applicationId, returnPath: '/' });
      if (!opened.ok) throw new Error(opened.refusal);
      const sessionId = opened.url.split('/').at(-1)!;
      await checkout.payer.pay(sessionId);
      const payment = await db.query
        .selectFrom('payments')
        .select('id')
        .where('session_id', '=', sessionId)
        .executeTakeFirstOrThrow();
      await settlePayment(world, payment.id);
      const before = { ...world, clock: earlier };
      const typed = { applicationId, answer, version: 0, instalments: 1 as const, personalLine: 'Welcome.' };
      await draftAnswer(before, owner, typed);
      const { version } = (await answerOf(db.query, applicationId))!;
      const orderId = (await authorisedOrder(db.query, applicationId))?.id ?? null;
      const scheduled = await scheduleAnswer(before, owner, { applicationId, version, orderId });
      expect(scheduled).toMatchObject({ ok: true, isCarriedOut: false });
      return { applicationId, answer };
    },
  };
}

/** Kills the studio after a random number of answers have left, while the next ones leave. */
async function leaveUntilKilled(
  studio: ReturnType<typeof startProcess>,
  db: Database,
  answers: readonly Answered[],
): Promise<void> {
  await studio.open();
  const most = Math.floor(Math.random() * answers.length);
  await studio.until(async () => (await unfinished(db, answers)).length <= most);
  await pause(Math.random() * 50);
  studio.kill('SIGKILL');
  await studio.ended;
}

async function unfinished(db: Database, answers: readonly Answered[]): Promise<string[]> {
  const ids = answers.map(({ applicationId }) => applicationId);
  const rows = await db.query
    .selectFrom('application_answers')
    .select('application_id')
    .where('application_id', 'in', ids)
    .where('state', '<>', 'done')
    .execute();
  return rows.map((row) => row.application_id);
}

/** Of those that left: charged or released, and emailed, once. Returns their number. */
async function expectWhole(db: Database, answers: readonly Answered[]): Promise<number> {
  const open = await unfinished(db, answers);
  const left = answers.filter(({ applicationId }) => !open.includes(applicationId));
  for (const { applicationId, answer } of left) {
    const { amount, ...state } = await stateOf(db, applicationId);
    expect(state).toEqual(
      answer === 'accept'
        ? {
            application: 'accepted',
            order: 'paid',
            captured: amount,
            receipts: 1,
            emails: ['application-accepted'],
          }
        : {
            application: 'declined',
            order: 'voided',
            captured: 0,
            receipts: 0,
            emails: ['payment-voided'],
          },
    );
  }
  return left.length;
}

const answerEmails = ['application-accepted', 'application-to-pay', 'application-declined', 'payment-voided'];

/** `captured`: at the provider. */
async function stateOf(db: Database, applicationId: string) {
  const { rows } = await sql<{
    application: string;
    order: string;
    amount: number;
    captured: number;
    receipts: number;
    emails: string[];
  }>`
    select applications.state as application, orders.state as "order", orders.total_minor as amount,
      test_checkout_sessions.captured_minor as captured,
      (select count(*)::int from receipts where receipts.order_id = orders.id) as receipts,
      (select coalesce(array_agg(kind order by kind), '{}') from emails
        where recipient = applications.email and kind = any(${answerEmails}::text[])) as emails
    from applications join orders on orders.application_id = applications.id
      join payments on payments.order_id = orders.id
      join test_checkout_sessions on test_checkout_sessions.id = payments.session_id
    where applications.id = ${applicationId}`.execute(db.query);
  expect(rows).toHaveLength(1);
  return rows[0]!;
}

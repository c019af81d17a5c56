import { beforeEach, describe, expect, test } from 'vitest';
import { requestRefund } from '#studio/money/refunds/request-refund.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { intensiveApplication } from '#tests/support/applications.ts';
import { emailsTo, openTaskKinds } from '#tests/support/browser/screenshots.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { applicationFacts } from './applications.queries.ts';
import { chaseInstalment, lateInstalments } from './chase-instalment.ts';
import { acceptApplication } from './decide-application.ts';
import { payApplication } from './pay-application.ts';
import { submitApplication } from './submit-application.ts';

const stage = testStage();
let applicationId = '';

beforeEach(async () => {
  const given = { programme: 'voice-elevated', values: intensiveApplication, files: [] } as const;
  const outcome = await submitApplication(stage.world, visitor, given);
  if (!outcome.ok) throw new Error(outcome.refusal);
  ({ applicationId } = outcome);
  await acceptApplication(stage.world, owner, { applicationId, instalments: 2 });
});

async function onDay(date: string) {
  stage.world.setNow(Temporal.Instant.from(`${date}T08:00:00Z`));
  await reconcile(stage.world);
}
const lateMails = async () =>
  (await emailsTo(stage.db, 'aase@example.com')).filter((kind) => kind === 'application-late').length;
async function pay() {
  const outcome = await payApplication(stage.world, visitor, { applicationId, returnPath: '/' });
  if (!outcome.ok) throw new Error(outcome.refusal);
  const session = [...stage.bank.books.sessions.values()].find(({ url }) => url === outcome.url);
  stage.bank.payer.pay(session!.id);
  await settlePayment(stage.world, session!.paymentId);
}

async function refund(amount: number | 'all') {
  const { captured_minor, ...paid } = await stage.db.query
    .selectFrom('payments')
    .select(['id as paymentId', 'order_id as orderId', 'captured_minor'])
    .executeTakeFirstOrThrow();
  const amountMinor = amount === 'all' ? captured_minor : amount;
  await change(stage.world, system, (c) => requestRefund(c, { ...paid, amountMinor, reason: 'owner' }));
}

describe('an overdue instalment', () => {
  test('gets reminders after 3 and after 10 days, then a task, each once [P.167]', async () => {
    const seen: Array<[number, boolean]> = [];
    for (const date of [
      '2026-12-02',
      '2026-12-03',
      '2026-12-03',
      '2026-12-09',
      '2026-12-10',
      '2026-12-16',
      '2026-12-17',
    ]) {
      await onDay(date);
      seen.push([await lateMails(), (await openTaskKinds(stage.db)).includes('instalment-late')]);
    }
    expect(seen).toEqual([
      [0, false],
      [1, false],
      [1, false],
      [1, false],
      [2, false],
      [2, false],
      [2, true],
    ]);
    expect(await lateInstalments(stage.world)).toEqual([]);
  });

  test('once paid closes the task, and the next one has its own reminders', async () => {
    await onDay('2026-12-17');
    expect(await openTaskKinds(stage.db)).toContain('instalment-late');
    await pay();
    expect(await openTaskKinds(stage.db)).not.toContain('instalment-late');
    await onDay('2027-01-01');
    expect(await lateMails()).toBe(0);
    await onDay('2027-01-02');
    expect(await lateMails()).toBe(1);
    await pay();
    await onDay('2027-03-01');
    expect([await lateMails(), (await openTaskKinds(stage.db)).includes('instalment-late')]).toEqual([
      1,
      false,
    ]);
  });

  test('gets no reminder after a refund', async () => {
    await pay();
    await refund('all');
    stage.world.setNow(testNow.add({ hours: 24 * 60 }));
    expect(await lateInstalments(stage.world)).toEqual([]);
  });

  test('stays paid after a refund of a part: the next one is due, and its reminders go on', async () => {
    await pay();
    await refund(50_000);
    const about = { applicationId, reader: 'applicant', now: stage.world.clock.now() } as const;
    const facts = await applicationFacts(stage.db.query, about);
    expect(facts?.instalments.map(({ isPaid }) => isPaid)).toEqual([true, false]);
    await onDay('2027-01-02');
    expect(await lateMails()).toBe(1);
    await pay();
    const { seats } = await stage.db.query
      .selectFrom('units')
      .select((of) => of.fn.countAll<number>().as('seats'))
      .where('state', '=', 'taken')
      .where('order_id', 'in', (of) =>
        of.selectFrom('orders').select('orders.id').where('application_id', '=', applicationId),
      )
      .executeTakeFirstOrThrow();
    expect(Number(seats)).toBe(1);
  });

  test('reminded twice concurrently is one email', async () => {
    stage.world.setNow(Temporal.Instant.from('2026-12-04T08:00:00Z'));
    await Promise.all([
      chaseInstalment(stage.world, applicationId),
      chaseInstalment(stage.world, applicationId),
    ]);
    expect(await lateMails()).toBe(1);
  });
});

import { describe, expect, test } from 'vitest';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { resolveTask } from '#studio/office/admin-tasks/resolve-task.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { hashToken } from '#studio/shared/secret-token.ts';
import { intensiveApplication, retreatApplication, sendAnswerNow } from '#tests/support/applications.ts';
import { emailsTo, grantsOf, openTaskKinds } from '#tests/support/browser/screenshots.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { dueDays, splitPrice } from './application.ts';
import { applicationByLink } from './application-by-link.queries.ts';
import { applicationFacts } from './applications.queries.ts';
import { acceptApplication, declineApplication } from './decide-application.ts';
import { payApplication } from './pay-application.ts';
import { submitApplication } from './submit-application.ts';
import { withdrawApplication } from './withdraw-application.ts';

const stage = testStage();
const applicant = 'aase@example.com';

async function applied(
  programme: 'voice-elevated' | 'celebrity-vocal-experience' = 'celebrity-vocal-experience',
) {
  const values = programme === 'voice-elevated' ? intensiveApplication : retreatApplication;
  const outcome = await submitApplication(stage.world, visitor, { programme, values, files: [] });
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome;
}

const facts = async (applicationId: string) => {
  const application = await applicationFacts(stage.db.query, {
    applicationId,
    reader: 'en',
    now: stage.world.clock.now(),
  });
  if (!application) throw new Error('gone');
  return application;
};

async function paid(applicationId: string) {
  const outcome = await payApplication(stage.world, visitor, { applicationId, returnPath: '/' });
  if (!outcome.ok) throw new Error(outcome.refusal);
  const session = [...stage.bank.books.sessions.values()].find(({ url }) => url === outcome.url);
  if (!session) throw new Error('no such session');
  stage.bank.payer.pay(session.id);
  await settlePayment(stage.world, session.paymentId);
  return stage.db.query
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .selectAll('orders')
    .where('payments.id', '=', session.paymentId)
    .executeTakeFirstOrThrow();
}

const seats = () =>
  stage.db.query
    .selectFrom('units')
    .select(['state', 'order_id', 'application_id', 'expires_at'])
    .where('state', '!=', 'free')
    .where('kind', '=', 'seat')
    .execute();
const days = (count: number) => ({ hours: 24 * count });

describe('an applicant who authorises first', () => {
  test('accepted: captured, with one payment, one seat, one email, no open task [S6.03]', async () => {
    const { applicationId } = await applied();
    const order = await paid(applicationId);
    expect(order).toMatchObject({
      state: 'authorised',
      total_minor: 6_850_000,
      name: 'Ærlige Åse Østergaard',
    });
    expect((await facts(applicationId)).reserved).toEqual({ amountMinor: 6_850_000, currency: 'DKK' });
    expect(await acceptApplication(stage.world, owner, { applicationId, instalments: 1 })).toEqual({
      ok: true,
      money: 'taken',
    });
    expect(await facts(applicationId)).toMatchObject({
      state: 'accepted',
      taken: { amountMinor: 6_850_000 },
    });
    expect(await grantsOf(stage.db, order.id)).toMatchObject([{ kind: 'seat', balance: 1 }]);
    expect(await openTaskKinds(stage.db)).not.toContain('answer-application');
    expect(await emailsTo(stage.db, applicant)).toEqual(
      expect.arrayContaining(['application-accepted', 'order-receipt']),
    );
    expect(await acceptApplication(stage.world, owner, { applicationId, instalments: 1 })).toMatchObject({
      ok: true,
      money: 'taken',
    });
  });

  test('declined: voided, notified once, and the seat is free', async () => {
    const { applicationId } = await applied();
    const order = await paid(applicationId);
    expect(await declineApplication(stage.world, owner, { applicationId })).toEqual({
      ok: true,
      money: 'back',
    });
    expect(await facts(applicationId)).toMatchObject({ state: 'declined', reserved: null });
    expect(await seats()).toEqual([]);
    const state = await stage.db.query
      .selectFrom('orders')
      .select('state')
      .where('id', '=', order.id)
      .executeTakeFirst();
    expect(state?.state).toBe('voided');
    expect(await openTaskKinds(stage.db)).not.toContain('answer-application');
    expect((await emailsTo(stage.db, applicant)).filter((kind) => kind === 'payment-voided')).toHaveLength(1);
    expect(await declineApplication(stage.world, owner, { applicationId })).toMatchObject({ ok: true });
  });

  test('not answered in time: voided, the seat is kept while waiting, and paid later on a new order [S6.04]', async () => {
    const { applicationId } = await applied();
    const first = await paid(applicationId);
    stage.world.setNow(stage.world.clock.now().add({ hours: 6 * 24, minutes: 1 }));
    await reconcile(stage.world);
    expect((await facts(applicationId)).reserved).toBeNull();
    expect(await seats()).toMatchObject([{ state: 'kept', application_id: applicationId, order_id: null }]);
    expect(await openTaskKinds(stage.db)).toContain('answer-application');
    stage.world.setNow(stage.world.clock.now().add(days(30)));
    await reconcile(stage.world);
    expect(await seats()).toHaveLength(1);
    expect(await acceptApplication(stage.world, owner, { applicationId, instalments: 1 })).toEqual({
      ok: true,
      money: 'link',
    });
    const second = await paid(applicationId);
    expect(second).toMatchObject({ state: 'paid', application_id: applicationId, total_minor: 6_850_000 });
    expect(second.id).not.toBe(first.id);
    expect(await seats()).toMatchObject([{ state: 'taken', order_id: second.id }]);
    expect(await grantsOf(stage.db, second.id)).toMatchObject([{ kind: 'seat' }]);
  });

  test('cannot pay in instalments, because the whole amount is authorised', async () => {
    const { applicationId } = await applied();
    await paid(applicationId);
    expect(await acceptApplication(stage.world, owner, { applicationId, instalments: 3 })).toMatchObject({
      ok: false,
    });
    expect((await facts(applicationId)).state).toBe('received');
  });
});

describe('an applicant who pays after acceptance', () => {
  test('gets a link by email, and a seat kept for seven days, not longer', async () => {
    const { applicationId } = await applied('voice-elevated');
    await acceptApplication(stage.world, owner, { applicationId, instalments: 1 });
    expect(await emailsTo(stage.db, applicant)).toContain('application-to-pay');
    expect(await seats()).toMatchObject([{ state: 'kept', application_id: applicationId }]);
    stage.world.setNow(stage.world.clock.now().add(days(7)).subtract({ minutes: 1 }));
    await reconcile(stage.world);
    expect(await seats()).toHaveLength(1);
    stage.world.setNow(stage.world.clock.now().add({ minutes: 2 }));
    await reconcile(stage.world);
    expect(await seats()).toEqual([]);
    // A late payment is accepted while a seat is left.
    expect(await paid(applicationId)).toMatchObject({ state: 'paid' });
    expect(await seats()).toMatchObject([{ state: 'taken' }]);
  });

  test('in instalments pays each by its own click; the first grants the seat, the last completes the order [S6.05]', async () => {
    const { applicationId } = await applied('voice-elevated');
    await acceptApplication(stage.world, owner, { applicationId, instalments: 3 });
    expect(
      (await facts(applicationId)).instalments.map(({ amount, dueOn }) => [
        amount.amountMinor,
        dueOn.toString(),
      ]),
    ).toEqual([
      [616_800, '2026-11-30'],
      [616_600, '2026-12-30'],
      [616_600, '2027-01-30'],
    ]);
    const first = await paid(applicationId);
    expect(await grantsOf(stage.db, first.id)).toMatchObject([{ kind: 'seat' }]);
    const second = await paid(applicationId);
    const third = await paid(applicationId);
    expect([first, second, third].map(({ instalment, total_minor }) => [instalment, total_minor])).toEqual([
      [1, 616_800],
      [2, 616_600],
      [3, 616_600],
    ]);
    expect(await grantsOf(stage.db, second.id)).toEqual([]);
    expect(await seats()).toMatchObject([{ state: 'taken', order_id: first.id }]);
    expect((await facts(applicationId)).instalments.every(({ isPaid }) => isPaid)).toBe(true);
    const more = await payApplication(stage.world, visitor, { applicationId, returnPath: '/' });
    expect(more).toMatchObject({ ok: false, message: 'This is already paid. You won’t be charged again.' });
    const kinds = await emailsTo(stage.db, applicant);
    expect(kinds.filter((kind) => kind === 'application-paid')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'order-receipt')).toHaveLength(3);
  });

  test('submitting twice opens one checkout, and an unpaid one takes no seat', async () => {
    const { applicationId } = await applied('voice-elevated');
    await acceptApplication(stage.world, owner, { applicationId, instalments: 1 });
    const press = () => payApplication(stage.world, visitor, { applicationId, returnPath: '/' });
    const [one, two] = await Promise.all([press(), press()]);
    expect(one).toEqual(two);
    stage.world.setNow(stage.world.clock.now().add({ minutes: 40 }));
    await reconcile(stage.world);
    expect(await seats()).toMatchObject([{ state: 'kept', application_id: applicationId }]);
    expect(await paid(applicationId)).toMatchObject({ state: 'paid' });
  });

  test('without a free seat is accepted all the same, and the owner gets a task to find one', async () => {
    const { applicationId } = await applied('voice-elevated');
    const order = await paidSomehow();
    await stage.db.query
      .updateTable('units')
      .set({ state: 'taken', order_id: order })
      .where('kind', '=', 'seat')
      .where('state', '=', 'free')
      .execute();
    await acceptApplication(stage.world, owner, { applicationId, instalments: 1 });
    expect(await openTaskKinds(stage.db)).toContain('no-unit-free');
    const press = await payApplication(stage.world, visitor, { applicationId, returnPath: '/' });
    expect(press).toMatchObject({ ok: false, refusal: 'sold-out' });
  });

  test('declined before paying gets an email that there is nothing to refund', async () => {
    const { applicationId } = await applied('voice-elevated');
    await declineApplication(stage.world, owner, { applicationId });
    expect(await emailsTo(stage.db, applicant)).toContain('application-declined');
    const press = await payApplication(stage.world, visitor, { applicationId, returnPath: '/' });
    expect(press).toMatchObject({ ok: false, refusal: 'not-for-sale' });
  });
});

async function paidSomehow(): Promise<string> {
  const { applicationId } = await applied('celebrity-vocal-experience');
  return (await paid(applicationId)).id;
}

test('an applicant may withdraw a pending application: authorisation voided, seat free, task closed [S4.25]', async () => {
  const { applicationId } = await applied();
  await paid(applicationId);
  expect(await withdrawApplication(stage.world, { applicationId })).toEqual({ ok: true });
  expect(await withdrawApplication(stage.world, { applicationId })).toEqual({ ok: true });
  expect(await facts(applicationId)).toMatchObject({ state: 'withdrawn', reserved: null });
  expect(await seats()).toEqual([]);
  expect(await openTaskKinds(stage.db)).not.toContain('answer-application');
  const other = await applied('voice-elevated');
  await acceptApplication(stage.world, owner, { applicationId: other.applicationId, instalments: 1 });
  expect(await withdrawApplication(stage.world, other)).toEqual({ ok: false, refusal: 'answered' });
});

test('the list’s own buttons answer it, in one to four instalments or with a decline', async () => {
  const { applicationId } = await applied('voice-elevated');
  const task = await stage.db.query
    .selectFrom('tasks')
    .select('id')
    .where('subject_id', '=', applicationId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  const pressed = await resolveTask(stage.world, owner, { taskId: task.id, remedy: 'accept-in-4' });
  expect(pressed).toMatchObject({ ok: true });
  await sendAnswerNow(stage.world, applicationId);
  expect((await facts(applicationId)).instalments).toHaveLength(4);
});

test('the secret link opens its own application, and no other token does', async () => {
  const { applicationId, token } = await applied();
  expect((await applicationByLink(stage.world, token, 'en'))?.id).toBe(applicationId);
  const rows = await stage.db.query.selectFrom('secret_links').select('token_hash').execute();
  expect(rows.map((row) => row.token_hash)).toContain(hashToken(token));
  for (const wrong of ['', 'AAAAAAAAAAAAAAAAAAAAAA', applicationId]) {
    expect(await applicationByLink(stage.world, wrong, 'en')).toBeNull();
  }
});

test('instalments sum to the price, in whole crowns, the first one including the remainder', () => {
  for (const parts of [1, 2, 3, 4] as const) {
    const split = splitPrice(1_850_000, parts);
    expect(split).toHaveLength(parts);
    expect(split.reduce((sum, part) => sum + part, 0)).toBe(1_850_000);
    expect(split.slice(1).every((part) => part % 100 === 0 && part <= (split[0] ?? 0))).toBe(true);
  }
  expect(dueDays(Temporal.PlainDate.from('2027-01-24'), 3).map(String)).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
  ]);
});

import { describe, expect, test } from 'vitest';
import { createPayment } from '#studio/money/checkout/create-payment.ts';
import { expireOrder } from '#studio/money/settlement/expire-order.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import {
  grantsOf,
  openTaskKinds,
  orderOf,
  refundsOf,
  unitStates,
} from '#tests/support/browser/screenshots.ts';
import { newVisitor, opened, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';

const stage = testStage();

const buy = (subjectId: string) =>
  createPayment(stage.world, newVisitor().who, { subjectId, currency: 'DKK', returnPath: '/courses' });

async function closeDates(offerId: string) {
  await stage.db.query.updateTable('dates').set({ is_open: false }).where('offer_id', '=', offerId).execute();
}

describe('a seat', () => {
  test('is reserved for thirty minutes from the creation of the payment session', async () => {
    const { paymentId, sessionId } = await opened(stage, 'singing-workshop-1d');
    const order = await orderOf(stage.db, paymentId);
    expect(await unitStates(stage.db, order.id)).toEqual(['held']);
    // The provider's shortest expiry, plus a minute for the redirect.
    const expected = testNow.add({ minutes: 31 }).toString();
    const units = await stage.db.query
      .selectFrom('units')
      .select('expires_at')
      .where('order_id', '=', order.id)
      .execute();
    expect(units.map(({ expires_at }) => expires_at?.toString())).toEqual([expected]);
    expect(stage.bank.books.sessions.get(sessionId)?.expiresAt.toString()).toBe(expected);
  });

  test('that is the last one is sold once: the eleventh buyer is refused', async () => {
    const outcomes = [];
    for (let count = 0; count < 11; count += 1) outcomes.push(await buy('singing-workshop-1d'));
    expect(outcomes.slice(0, 10).every(({ ok }) => ok)).toBe(true);
    expect(outcomes[10]).toMatchObject({ ok: false, refusal: 'sold-out' });
  });

  test('is taken from the next open date that has one [P.07]', async () => {
    const first = await stage.db.query
      .selectFrom('dates')
      .selectAll()
      .where('offer_id', '=', 'singing-workshop-1d')
      .where('is_open', '=', true)
      .executeTakeFirstOrThrow();
    for (let count = 0; count < first.capacity; count += 1) await buy('singing-workshop-1d');
    const startsOn = Temporal.PlainDate.from(first.starts_on).add({ days: 28 }).toString();
    const later = await stage.db.query
      .insertInto('dates')
      .values({ offer_id: first.offer_id, starts_on: startsOn, ends_on: startsOn, capacity: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await stage.db.query
      .insertInto('units')
      .values({
        kind: 'seat',
        date_id: later.id,
        offer_id: null,
        number: 1,
        state: 'free',
        order_id: null,
        application_id: null,
        expires_at: null,
      })
      .execute();
    const { paymentId, sessionId } = await opened(stage, 'singing-workshop-1d');
    const order = await orderOf(stage.db, paymentId);
    stage.bank.payer.pay(sessionId);
    await settlePayment(stage.world, paymentId);
    const seats = await stage.db.query
      .selectFrom('units')
      .select(['date_id', 'state'])
      .where('order_id', '=', order.id)
      .execute();
    expect(seats).toEqual([{ date_id: later.id, state: 'taken' }]);
    expect(await buy('singing-workshop-1d')).toMatchObject({ ok: false, refusal: 'sold-out' });
  });

  test('of an unpaid session is released once the provider has expired it', async () => {
    const { paymentId } = await opened(stage, 'singing-workshop-1d');
    const order = await orderOf(stage.db, paymentId);
    stage.world.setNow(testNow.add({ minutes: 32 }));
    await expireOrder(stage.world, order.id);
    expect((await orderOf(stage.db, paymentId)).state).toBe('lapsed');
    const held = await stage.db.query.selectFrom('units').select('id').where('state', '=', 'held').execute();
    expect(held).toEqual([]);
  });

  test('paid, is recorded in the ledger', async () => {
    const { paymentId, sessionId } = await opened(stage, 'singing-workshop-2d');
    stage.bank.payer.pay(sessionId);
    await settlePayment(stage.world, paymentId);
    const order = await orderOf(stage.db, paymentId);
    expect(await unitStates(stage.db, order.id)).toEqual(['taken']);
    expect(await grantsOf(stage.db, order.id)).toMatchObject([{ kind: 'seat', balance: 1 }]);
  });
});

describe('without an open date', () => {
  test('a workshop is sold as a credit, and a task to set a date is opened [P.03]', async () => {
    await closeDates('singing-workshop-1d');
    const { paymentId, sessionId } = await opened(stage, 'singing-workshop-1d');
    stage.bank.payer.pay(sessionId);
    await settlePayment(stage.world, paymentId);
    const order = await orderOf(stage.db, paymentId);
    expect(await grantsOf(stage.db, order.id)).toMatchObject([{ kind: 'credit', balance: 1 }]);
    expect(await openTaskKinds(stage.db)).toContain('no-date');
    expect(await refundsOf(stage.db, paymentId)).toEqual([]);
  });

  test('a programme is not sold', async () => {
    await closeDates('voice-elevated');
    expect(await buy('voice-elevated')).toMatchObject({ ok: false, refusal: 'no-date' });
  });
});

test('a studio day is a credit, and its date is arranged by the owner [P.04]', async () => {
  const { paymentId, sessionId } = await opened(stage, 'studio-day');
  stage.bank.payer.pay(sessionId);
  await settlePayment(stage.world, paymentId);
  const order = await orderOf(stage.db, paymentId);
  expect(await grantsOf(stage.db, order.id)).toMatchObject([{ kind: 'credit', balance: 1 }]);
  expect(await openTaskKinds(stage.db)).toContain('agree-date');
});

test('the test payment grants nothing [P.27]', async () => {
  const { paymentId, sessionId } = await opened(stage, 'test-payment', newVisitor().who, 'USD');
  stage.bank.payer.pay(sessionId);
  await settlePayment(stage.world, paymentId);
  const order = await orderOf(stage.db, paymentId);
  expect(order).toMatchObject({ state: 'paid', total_minor: 100, currency: 'USD' });
  expect(await grantsOf(stage.db, order.id)).toEqual([]);
});

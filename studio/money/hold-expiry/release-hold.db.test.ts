import { expect, test } from 'vitest';
import { PaymentRefused, PaymentUnavailable } from '#platform/payments/payments.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { bookingOf, openTaskKinds } from '#tests/support/browser/screenshots.ts';
import { exampleSlot, held, newVisitor, opened, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { visitor } from '#tests/support/who.ts';
import { releaseHold } from './release-hold.ts';

const stage = testStage();

test('cancelling an unpaid hold frees its slot at once', async () => {
  const { bookingId, who } = await held(stage.world);
  expect(await releaseHold(stage.world, who, { bookingId })).toEqual({ ok: true, hour: 'released' });
  await expect(held(stage.world, exampleSlot)).resolves.toBeDefined();
});

test('with an open checkout it is expired at the provider first', async () => {
  const { bookingId, who } = await held(stage.world);
  const { sessionId } = await opened(stage, bookingId, who);
  expect(await releaseHold(stage.world, who, { bookingId })).toEqual({ ok: true, hour: 'released' });
  expect(stage.bank.books.session(sessionId)).toMatchObject({ state: 'expired' });
});

test('paid at that moment, the session is booked, and the answer says so', async () => {
  const { bookingId, who } = await held(stage.world);
  const { sessionId } = await opened(stage, bookingId, who);
  stage.bank.payer.pay(sessionId);
  expect(await releaseHold(stage.world, who, { bookingId })).toEqual({ ok: true, hour: 'booked' });
});

test('with the provider unavailable the slot stays claimed, a task is opened, and a reconciliation frees it later', async () => {
  const { bookingId, who } = await held(stage.world);
  await opened(stage, bookingId, who);
  stage.bank.connection = () => {
    throw new PaymentUnavailable('silent');
  };
  expect(await releaseHold(stage.world, who, { bookingId })).toEqual({ ok: true, hour: 'expiring' });
  expect(await openTaskKinds(stage.db)).toContain('provider-unavailable');
  stage.bank.connection = () => {};
  stage.world.setNow(testNow.add({ seconds: 10 }));
  await reconcile(stage.world);
  expect(await bookingOf(stage.db, bookingId)).toMatchObject({ state: 'released' });
  expect(await openTaskKinds(stage.db)).not.toContain('provider-unavailable');
});

test('a provider refusal counts as unavailable: the slot stays claimed, and a task is opened', async () => {
  const { bookingId, who } = await held(stage.world);
  await opened(stage, bookingId, who);
  stage.bank.connection = () => {
    throw new PaymentRefused('another account', 'resource_missing');
  };
  expect(await releaseHold(stage.world, who, { bookingId })).toEqual({ ok: true, hour: 'expiring' });
  expect(await openTaskKinds(stage.db)).toContain('provider-unavailable');
});

test('a visitor, a browser without a hold and a wrong id get the same answer, and nothing happens', async () => {
  const { bookingId, who } = await held(stage.world);
  for (const [asker, id] of [
    [newVisitor().who, bookingId],
    [visitor, bookingId],
    [who, 'x'],
    [who, '00000000-0000-4000-8000-000000000000'],
  ] as const) {
    expect(await releaseHold(stage.world, asker, { bookingId: id })).toEqual({
      ok: false,
      refusal: 'not-found',
    });
  }
  expect(await bookingOf(stage.db, bookingId)).toMatchObject({ state: 'held' });
});

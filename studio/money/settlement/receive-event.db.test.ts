import { describe, expect, test } from 'vitest';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { bookingOf, openTaskKinds } from '#tests/support/browser/screenshots.ts';
import { held, opened, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { receiveEvent, settleEvent } from './receive-event.ts';
import { settlePayment } from './settle-payment.ts';

const stage = testStage();

async function paidSession() {
  const hold = await held(stage.world);
  const checkout = await opened(stage, hold.bookingId, hold.who);
  stage.bank.payer.pay(checkout.sessionId);
  return { ...hold, ...checkout };
}

const latest = () => stage.bank.post().at(-1)!;
const events = () => stage.db.query.selectFrom('payment_events').selectAll().execute();

describe('an event', () => {
  test('is stored with its job in one transaction, and used only as a reference to look up', async () => {
    const { bookingId } = await paidSession();
    const { id, body, signature } = latest();
    expect(await receiveEvent(stage.world, body, signature)).toBe('accepted');
    expect(stage.world.requestedJobs.at(-1)).toMatchObject({ name: 'settle-event', data: { eventId: id } });
    expect(await bookingOf(stage.db, bookingId)).toMatchObject({ state: 'held' });
    await settleEvent(stage.world, { provider: 'test', eventId: id });
    expect(await bookingOf(stage.db, bookingId)).toMatchObject({ state: 'booked' });
    expect(await events()).toMatchObject([{ event_id: id, handled_at: testNow }]);
  });

  test('delivered twice is one job', async () => {
    await paidSession();
    const { body, signature } = latest();
    await receiveEvent(stage.world, body, signature);
    const jobs = stage.world.requestedJobs.length;
    expect(await receiveEvent(stage.world, body, signature)).toBe('repeated');
    expect(stage.world.requestedJobs).toHaveLength(jobs);
  });

  test('forged, altered, too old or unsigned is ignored', async () => {
    await paidSession();
    const { body, signature } = latest();
    for (const [text, sign] of [
      [`${body} `, signature],
      [body, 'x'],
      [body, null],
      ['', signature],
    ] as const) {
      expect(await receiveEvent(stage.world, text, sign)).toBe('forged');
    }
    stage.world.setNow(testNow.add({ seconds: 301 }));
    expect(await receiveEvent(stage.world, body, signature)).toBe('forged');
    expect(await receiveEvent({ ...stage.world, payments: null }, body, signature)).toBe('forged');
    expect(await events()).toEqual([]);
  });

  test('whose job was lost is found by the reconciliation', async () => {
    const { bookingId } = await paidSession();
    await receiveEvent(stage.world, latest().body, latest().signature);
    stage.world.setNow(testNow.add({ seconds: 31 }));
    expect((await reconcile(stage.world)).found).toMatchObject({ 'settle-event': 1 });
    expect(await bookingOf(stage.db, bookingId)).toMatchObject({ state: 'booked' });
  });

  test('about an unknown intent waits for the event that introduces it', async () => {
    const { paymentId, sessionId } = await paidSession();
    stage.bank.payer.dispute(sessionId);
    Object.assign(stage.bank.books.events.at(-1)!, { sessionId: null });
    const { id, body, signature } = latest();
    await receiveEvent(stage.world, body, signature);
    await settleEvent(stage.world, { provider: 'test', eventId: id });
    expect(await events()).toMatchObject([{ handled_at: null }]);
    await settlePayment(stage.world, paymentId);
    stage.world.setNow(testNow.add({ seconds: 60 }));
    await reconcile(stage.world);
    expect(await openTaskKinds(stage.db)).toContain('dispute');
  });

  test('that references nothing of ours is discarded after ten minutes', async () => {
    const { sessionId } = await opened(stage, 'private-coaching');
    stage.bank.payer.pay(sessionId);
    Object.assign(stage.bank.books.events.at(-1)!, { sessionId: null, intentId: 'pi_of_another_shop' });
    await receiveEvent(stage.world, latest().body, latest().signature);
    stage.world.setNow(testNow.add({ minutes: 10 }));
    await reconcile(stage.world);
    expect(await events()).toMatchObject([{ handled_at: expect.anything() }]);
  });
});

test('about a dispute opens a task, and the booking stays', async () => {
  const { paymentId, sessionId, bookingId } = await paidSession();
  await settlePayment(stage.world, paymentId);
  stage.bank.payer.dispute(sessionId);
  const { id, body, signature } = latest();
  await receiveEvent(stage.world, body, signature);
  await settleEvent(stage.world, { provider: 'test', eventId: id });
  expect(await openTaskKinds(stage.db)).toContain('dispute');
  expect(await bookingOf(stage.db, bookingId)).toMatchObject({ state: 'booked' });
});

import { describe, expect, test } from 'vitest';
import { PaymentRefused, PaymentUnavailable } from '#platform/payments/payments.ts';
import { longestHoldSeconds } from '#platform/settings-variables.ts';
import { holdSlot } from '#studio/calendar/holds/hold-slot.ts';
import { expireClaim } from '#studio/money/hold-expiry/expire-claim.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import {
  bookingOf,
  emailsTo,
  openTaskKinds,
  orderOf,
  paymentOf,
} from '#tests/support/browser/screenshots.ts';
import { exampleSlot, held, newVisitor, opened, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { visitor } from '#tests/support/who.ts';
import { createPayment } from './create-payment.ts';

const stage = testStage();

function pay(subjectId: string, changes: { currency?: string; returnPath?: string } = {}, who = visitor) {
  const input = { subjectId, currency: 'DKK', returnPath: '/courses', ...changes };
  return createPayment(stage.world, who, input);
}
const sessions = () => [...stage.bank.books.sessions.values()];

describe('opening a checkout for a session', () => {
  test('sends the catalogue’s price and text, and our own token', async () => {
    const { bookingId, who, email } = await held(stage.world);
    expect(await pay(bookingId, { currency: 'eur' }, who)).toMatchObject({
      ok: true,
      url: sessions()[0]!.url,
    });
    expect(sessions()[0]).toMatchObject({
      amountMinor: 26_200,
      currency: 'EUR',
      capture: 'automatic',
      email,
    });
    expect(sessions()[0]!.successUrl).toMatch(
      /^http:\/\/localhost:3000\/payment-success\?session=[\w-]{22}$/,
    );
    expect(sessions()[0]!.cancelUrl).toBe('http://localhost:3000/courses');
    const token = new URL(sessions()[0]!.successUrl).searchParams.get('session')!;
    const stored = await stage.db.query.selectFrom('payments').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('clicked twice, concurrently or later, returns the same page', async () => {
    const { bookingId } = await held(stage.world);
    const [first, second] = await Promise.all([pay(bookingId), pay(bookingId)]);
    expect(first).toEqual(second);
    expect(await pay(bookingId)).toEqual(first);
    expect(sessions()).toHaveLength(1);
  });

  test('by someone who only knows its id shows the holder’s email neither in a new page nor in an open one', async () => {
    const { bookingId, who, email } = await held(stage.world);
    const first = await pay(bookingId, {}, visitor);
    expect(sessions()[0]).toMatchObject({ email: null });
    expect(await pay(bookingId, {}, visitor), 'retried').toEqual(first);
    expect(await pay(bookingId, {}, who), 'the holder may use it').toEqual(first);
    await pay(bookingId, { currency: 'USD' }, who);
    expect(sessions().at(-1)).toMatchObject({ email, state: 'open' });
    const anonymous = await pay(bookingId, { currency: 'USD' }, { ...visitor, holderToken: 'A'.repeat(22) });
    expect(anonymous).toMatchObject({ ok: true, url: sessions().at(-1)!.url });
    expect(sessions().map((session) => [session.state, session.email])).toEqual([
      ['expired', null],
      ['expired', email],
      ['open', null],
    ]);
    stage.bank.payer.pay(sessions().at(-1)!.id);
    await settlePayment(stage.world, sessions().at(-1)!.paymentId);
    expect(await orderOf(stage.db, sessions().at(-1)!.paymentId)).toMatchObject({ email, state: 'paid' });
  });

  test('by the signed-in holder shows the email', async () => {
    const { bookingId, email } = await held(stage.world);
    await pay(bookingId, {}, { ...visitor, role: 'student', userId: 's', email: email.toUpperCase() });
    expect(sessions()[0]).toMatchObject({ email });
  });

  test('in another currency expires the first page and opens one', async () => {
    const { bookingId } = await held(stage.world);
    await pay(bookingId);
    expect(await pay(bookingId, { currency: 'USD' })).toMatchObject({ ok: true });
    expect(sessions().map(({ state, currency }) => [state, currency])).toEqual([
      ['expired', 'DKK'],
      ['open', 'USD'],
    ]);
    expect(await bookingOf(stage.db, bookingId)).toMatchObject({ state: 'held' });
  });

  test('after payment, does not open another in another currency', async () => {
    const { bookingId } = await held(stage.world);
    await pay(bookingId);
    stage.bank.payer.pay(sessions()[0]!.id);
    expect(await pay(bookingId, { currency: 'USD' })).toMatchObject({ refusal: 'already-paid' });
    expect(await bookingOf(stage.db, bookingId)).toMatchObject({ state: 'booked' });
  });

  test('stays open as long as a long hold', async () => {
    const { world } = stage;
    const slow = { ...world, settings: { ...world.settings, bookingHoldSeconds: 3_600 } };
    const { bookingId } = await held(slow);
    await pay(bookingId);
    const end = testNow.add({ seconds: 3_600 });
    expect(Temporal.Instant.compare(sessions()[0]!.expiresAt, end)).toBe(1);
  });

  test('is open for the longest hold that can be configured, and not for a longer one', async () => {
    const { world } = stage;
    const long = (seconds: number) => ({
      ...world,
      settings: { ...world.settings, bookingHoldSeconds: seconds },
    });
    const { bookingId } = await held(long(longestHoldSeconds));
    expect(await pay(bookingId)).toMatchObject({ ok: true });
    const tooLong = await held(long(86_400), '2026-11-24T12:00:00Z');
    expect(await pay(tooLong.bookingId)).toMatchObject({ refusal: 'provider' });
  });

  test('with name or email changed since expires the first page and opens a new one', async () => {
    const { bookingId, who, email } = await held(stage.world);
    await pay(bookingId, {}, who);
    const typed = { name: 'Søren Ærø', email: `ny-${email}`, slotStart: exampleSlot };
    expect(await holdSlot(stage.world, who, typed)).toMatchObject({ ok: true, booking: { id: bookingId } });
    const again = await pay(bookingId, {}, who);
    expect(again).toMatchObject({ ok: true });
    expect(await pay(bookingId, {}, who), 'nothing has changed since').toEqual(again);
    expect(sessions().map((session) => [session.state, session.email])).toEqual([
      ['expired', email],
      ['open', typed.email],
    ]);
    stage.bank.payer.pay(sessions()[1]!.id);
    await settlePayment(stage.world, sessions()[1]!.paymentId);
    expect(await orderOf(stage.db, sessions()[1]!.paymentId)).toMatchObject({ email: typed.email });
    expect(await emailsTo(stage.db, email), 'of the wrong address').toEqual([]);
  });

  test('is refused when the hold has expired, was paid, or is unknown', async () => {
    const { bookingId } = await held(stage.world);
    stage.world.setNow(testNow.add({ seconds: 615 }));
    expect(await pay(bookingId)).toMatchObject({
      refusal: 'hold-ended',
      message: 'Reservation has expired.',
    });
    expect(await pay('00000000-0000-4000-8000-000000000000')).toMatchObject({ refusal: 'not-for-sale' });
    expect(sessions()).toEqual([]);
  });

  test('expired during the provider call returns no page, and expires the unused one', async () => {
    const { bookingId } = await held(stage.world);
    const { claim_id } = await bookingOf(stage.db, bookingId);
    stage.bank.connection = async (call, when) => {
      if (call !== 'createSession' || when !== 'after') return;
      stage.world.setNow(testNow.add({ seconds: 616 }));
      await expireClaim(stage.world, claim_id);
    };
    expect(await pay(bookingId)).toMatchObject({ ok: false, refusal: 'hold-ended' });
    expect(sessions()[0]).toMatchObject({ state: 'expired' });
    expect(await bookingOf(stage.db, bookingId)).toMatchObject({ state: 'released' });
  });
});

describe('when the provider', () => {
  test.each(['before', 'after'] as const)(
    'is unavailable %s it acts, the hold stays and another click works',
    async (at) => {
      const { bookingId } = await held(stage.world);
      stage.bank.connection = (_call, when) => {
        if (when === at) throw new PaymentUnavailable('silent');
      };
      expect(await pay(bookingId)).toMatchObject({
        refusal: 'provider',
        message: 'Could not create payment session.',
      });
      stage.bank.connection = () => {};
      expect(await bookingOf(stage.db, bookingId)).toMatchObject({ state: 'held' });
      expect(await pay(bookingId)).toMatchObject({ ok: true });
    },
  );

  test('refuses to return the first page, no second one is opened: the visitor gets a message, the owner a task', async () => {
    const { bookingId } = await held(stage.world);
    await pay(bookingId);
    stage.bank.connection = () => {
      throw new PaymentRefused('another account', 'resource_missing');
    };
    expect(await pay(bookingId, { currency: 'USD' })).toMatchObject({ ok: false, refusal: 'provider' });
    expect(sessions()).toHaveLength(1);
    expect(await bookingOf(stage.db, bookingId)).toMatchObject({ state: 'held' });
    expect(await openTaskKinds(stage.db)).toContain('provider-unavailable');
  });

  test('refuses, the seat is released at once', async () => {
    stage.bank.connection = () => {
      throw new PaymentRefused('no');
    };
    expect(await pay('singing-workshop-1d')).toMatchObject({ refusal: 'provider' });
    const held = await stage.db.query.selectFrom('units').select('id').where('state', '!=', 'free').execute();
    expect(held).toEqual([]);
  });

  test('call was lost because the process died, a new click gets a page after twenty seconds', async () => {
    const { bookingId, who } = await held(stage.world);
    const { paymentId } = await opened(stage, bookingId, who);
    await stage.db.query
      .updateTable('payments')
      .set({ state: 'creating', url: null, session_id: null })
      .execute();
    stage.world.setNow(testNow.add({ seconds: 20 }));
    expect(await pay(bookingId)).toMatchObject({ ok: true });
    expect(await paymentOf(stage.db, paymentId)).toMatchObject({ state: 'abandoned' });
    expect(await orderOf(stage.db, paymentId)).toMatchObject({ state: 'lapsed' });
    expect(sessions()).toHaveLength(2);
  });
});

describe('items not for sale', () => {
  test.each([
    ['nothing-of-the-kind', 'DKK', 'not-for-sale'],
    ['advanced-technique', 'DKK', 'not-for-sale'],
    ['shipping', 'DKK', 'not-for-sale'],
    ['private-coaching', 'GBP', 'bad-currency'],
    ['private-coaching', '', 'bad-currency'],
    ["'; drop table orders", 'DKK', 'not-for-sale'],
    ['x'.repeat(10_000), 'DKK', 'not-for-sale'],
  ])('%s in %j is refused: %s', async (subjectId, currency, refusal) => {
    expect(await pay(subjectId, { currency })).toMatchObject({ ok: false, refusal });
    expect(await stage.db.query.selectFrom('orders').select('id').execute()).toEqual([]);
  });

  test('without a provider everything is refused: payments open soon', async () => {
    const closed = { ...stage.world, payments: null };
    const input = { subjectId: 'private-coaching', currency: 'DKK', returnPath: '/' };
    expect(await createPayment(closed, visitor, input)).toMatchObject({
      refusal: 'closed',
      message: 'Payments open soon',
    });
  });

  test('a sold-out date leaves no order', async () => {
    for (let seat = 0; seat < 10; seat += 1) await opened(stage, 'singing-workshop-1d', newVisitor().who);
    expect(await pay('singing-workshop-1d', {}, newVisitor().who)).toMatchObject({ refusal: 'sold-out' });
    expect(await stage.db.query.selectFrom('orders').select('id').execute()).toHaveLength(10);
  });
});

test.each(['@evil.example', '//evil.example', '/\\evil.example', 'https://evil.example', ''])(
  'the return URL never leads to another host (%j)',
  async (returnPath) => {
    await pay('private-coaching', { returnPath });
    expect(new URL(sessions()[0]!.cancelUrl).host).toBe('localhost:3000');
  },
);

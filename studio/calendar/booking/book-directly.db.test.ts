import { describe, expect, test } from 'vitest';
import { json } from '#platform/db/json.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import type { Who } from '#studio/shared/who.ts';
import { bookingOf, emailsTo, grantsOf, orderOf } from '#tests/support/browser/screenshots.ts';
import { exampleSlot, newVisitor, opened, testStage } from '#tests/support/page-fixture.ts';
import { owner, student } from '#tests/support/who.ts';
import { bookDirectly } from './book-directly.ts';

const stage = testStage();
const person = { name: 'Søren Ærø', email: 'soeren@example.dk', timeZone: null, place: null };
const book = (who: Who, secret: string | null = null, slotStart = exampleSlot) =>
  bookDirectly(stage.world, { who, input: { ...person, slotStart }, entitlementToken: secret });

async function boughtCredit() {
  const checkout = await opened(stage, 'private-coaching');
  stage.bank.payer.pay(checkout.sessionId);
  await settlePayment(stage.world, checkout.paymentId);
  const { id: orderId } = await orderOf(stage.db, checkout.paymentId);
  const [credit] = await grantsOf(stage.db, orderId);
  return { ...checkout, orderId, credit: credit! };
}

describe('a booking without a payment', () => {
  test("is refused to a visitor: 'Could not create booking.' [S4.06]", async () => {
    expect(await book(newVisitor().who)).toMatchObject({
      ok: false,
      refusal: 'not-allowed',
      message: 'Could not create booking.',
    });
    expect(await book({ ...student })).toMatchObject({ ok: false, refusal: 'not-allowed' });
    expect(await emailsTo(stage.db, person.email)).toEqual([]);
  });

  test('is allowed for the owner [S3.04]', async () => {
    const outcome = await book(owner);
    if (!outcome.ok) throw new Error(outcome.message);
    const { start, end, ...booking } = outcome.booking;
    expect([String(start), String(end)]).toEqual([exampleSlot, '2026-11-24T10:00:00Z']);
    expect(booking).toMatchObject({
      courseId: 'private-coaching',
      courseName: 'Private Coaching',
      isPaid: true,
      expiresAt: null,
    });
    expect(await bookingOf(stage.db, outcome.booking.id)).toMatchObject({
      state: 'booked',
      covered_by: 'owner',
    });
    expect(await emailsTo(stage.db, person.email)).toEqual(['booking-confirmed']);
  });

  test('is allowed for everyone where payment at the lesson is on: the wire says paid, the ledger due', async () => {
    const value = json({ payAtLesson: true });
    await stage.db.query.insertInto('settings').values({ key: 'booking', value }).execute();
    const outcome = await book(newVisitor().who);
    if (!outcome.ok) throw new Error(outcome.message);
    expect(outcome.booking.isPaid).toBe(true);
    expect(await bookingOf(stage.db, outcome.booking.id)).toMatchObject({
      covered_by: 'at-session',
      order_id: null,
    });
  });

  test('is refused when the slot is taken or not offered', async () => {
    await book(owner);
    expect(await book(owner)).toMatchObject({ ok: false, refusal: 'taken' });
    expect(await book(owner, null, '2026-11-24T09:30:00Z')).toMatchObject({ refusal: 'not-offered' });
  });
});

describe('a session credit', () => {
  test('lasts twelve months and is spent by its secret, once [S7.02]', async () => {
    const { credit, orderId, returnToken } = await boughtCredit();
    expect(credit).toMatchObject({ kind: 'credit', balance: 1 });
    expect(credit.valid_until?.toString()).toBe('2027-11-23T23:00:00Z');

    const booked = await book(newVisitor().who, returnToken);
    if (!booked.ok) throw new Error(booked.message);
    expect(booked.booking.isPaid).toBe(true);
    expect(await bookingOf(stage.db, booked.booking.id)).toMatchObject({ covered_by: 'entitlement' });
    expect((await grantsOf(stage.db, orderId))[0]?.balance).toBe(0);
    expect(await book(newVisitor().who, returnToken, '2026-11-24T11:00:00Z')).toMatchObject({
      ok: false,
      refusal: 'no-credit',
    });
  });

  test('spent twice concurrently books one session', async () => {
    const { returnToken, orderId } = await boughtCredit();
    const hours = ['2026-11-24T11:00:00Z', '2026-11-24T12:00:00Z', '2026-11-24T13:00:00Z'];
    const outcomes = await Promise.all(hours.map((hour) => book(newVisitor().who, returnToken, hour)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await grantsOf(stage.db, orderId))[0]?.balance).toBe(0);
  });

  test('is kept when the slot is taken', async () => {
    const { returnToken, orderId } = await boughtCredit();
    await book(owner);
    expect(await book(newVisitor().who, returnToken)).toMatchObject({ ok: false, refusal: 'taken' });
    expect((await grantsOf(stage.db, orderId))[0]?.balance).toBe(1);
  });

  test('is refused after its last day', async () => {
    const { returnToken } = await boughtCredit();
    stage.world.setNow(Temporal.Instant.from('2027-11-24T09:00:00Z'));
    expect(await book(newVisitor().who, returnToken, '2027-11-25T09:00:00Z')).toMatchObject({
      refusal: 'no-credit',
    });
  });
});

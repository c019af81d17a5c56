import { describe, expect, test } from 'vitest';
import { changeDate, scheduleDate } from '#studio/calendar/dates/schedule-date.ts';
import { createPayment } from '#studio/money/checkout/create-payment.ts';
import { refundOrder } from '#studio/money/refunds/refund-order.ts';
import { anonymize } from '#studio/office/privacy/erasure.store.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { emailsTo } from '#tests/support/browser/screenshots.ts';
import { workshop } from '#tests/support/dates/planned-date.ts';
import { fullDate, payAt, seatStates, stateOf, tokenTo, waiting } from '#tests/support/dates/waiting-list.ts';
import { newVisitor, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner } from '#tests/support/who.ts';
import { moveWaiting, removeWaiting } from './arrange-waiting-list.ts';
import { joinWaitingList, leaveWaitingList } from './join-waiting-list.ts';
import { declineSeat } from './offer-seats.ts';
import { payForSeat } from './pay-for-seat.ts';

const stage = testStage();

const refund = (orderId: string) =>
  refundOrder(stage.world, owner, { orderId, amountMinor: 'all', seenLeftMinor: 360_000 });
const later = (hours: number) => stage.world.setNow(testNow.add({ hours }));
const buy = (dateId: string) =>
  createPayment(stage.world, newVisitor().who, {
    subjectId: workshop,
    currency: 'DKK',
    returnPath: '/courses',
    dateId,
  });
const pay = async (email: string, currency = 'DKK') =>
  payForSeat(stage.world, newVisitor().who, {
    token: await tokenTo(stage, email, 'offers'),
    currency,
    returnPath: '/courses',
  });
const decline = async (email: string) =>
  declineSeat(stage.world, { token: await tokenTo(stage, email, 'offers') });

describe('the waiting list of a full date', () => {
  test('an entry is confirmed by the button in the email, and refused while a seat is free', async () => {
    const { dateId } = await fullDate(stage);
    const { who, email } = newVisitor();
    expect(await joinWaitingList(stage.world, who, { dateId, email })).toEqual({ ok: true });
    expect(await emailsTo(stage.db, email)).toEqual(['waiting-list-opt-in']);
    expect(await joinWaitingList(stage.world, who, { dateId, email: 'no' })).toMatchObject({
      refusal: 'bad-email',
    });
    const free = await scheduleDate(stage.world, owner, {
      offerId: workshop,
      days: [{ date: '2027-09-11', from: '10:00', to: '16:00' }],
      capacity: '1',
      isOpen: true,
      place: '',
    });
    if (!free.ok) throw new Error(free.refusal);
    expect(await joinWaitingList(stage.world, who, { dateId: free.dateId, email })).toMatchObject({
      refusal: 'has-free',
    });
    expect(await joinWaitingList(stage.world, who, { dateId: 'x', email })).toMatchObject({
      refusal: 'closed',
    });
  });

  test('a refunded seat is offered to the first person only, and cannot be bought by others', async () => {
    const { dateId, orderIds } = await fullDate(stage);
    const [first, second] = [await waiting(stage, dateId), await waiting(stage, dateId)];
    await refund(orderIds[0]!);
    expect(await seatStates(stage, dateId)).toEqual(['free']);
    expect(await buy(dateId)).toMatchObject({ refusal: 'sold-out' });
    await reconcile(stage.world);
    await reconcile(stage.world);
    expect(await seatStates(stage, dateId)).toEqual(['kept']);
    expect(await stateOf(stage, first.id)).toBe('offered');
    expect(await stateOf(stage, second.id)).toBe('waiting');
    expect(await emailsTo(stage.db, first.email)).toEqual(['seat-offered', 'waiting-list-opt-in']);
    expect(await emailsTo(stage.db, second.email)).toEqual(['waiting-list-opt-in']);
    expect(await buy(dateId)).toMatchObject({ refusal: 'sold-out' });
  });

  test('a declined seat is offered to the next person at once, an unanswered one after the deadline', async () => {
    const { dateId, orderIds } = await fullDate(stage);
    const people: Array<{ id: string; email: string }> = [];
    for (const _ of [1, 2, 3]) people.push(await waiting(stage, dateId));
    const states = () => Promise.all(people.map(({ id }) => stateOf(stage, id)));
    await refund(orderIds[0]!);
    await reconcile(stage.world);
    for (const _ of [1, 2]) expect(await decline(people[0]!.email)).toBe('declined');
    expect(await states()).toEqual(['declined', 'offered', 'waiting']);
    later(23);
    await reconcile(stage.world);
    expect(await states()).toEqual(['declined', 'offered', 'waiting']);
    later(24);
    await reconcile(stage.world);
    expect(await states()).toEqual(['declined', 'expired', 'offered']);
    later(48);
    await reconcile(stage.world);
    expect(await states()).toEqual(['declined', 'expired', 'expired']);
    expect(await seatStates(stage, dateId)).toEqual(['free']);
    expect(await buy(dateId)).toMatchObject({ ok: true });
  });

  test('a paid offer becomes an ordinary seat', async () => {
    const { dateId, orderIds } = await fullDate(stage);
    const { id, email } = await waiting(stage, dateId);
    await refund(orderIds[0]!);
    await reconcile(stage.world);
    const opened = await pay(email);
    if (!opened.ok) throw new Error(opened.refusal);
    expect(await pay(email), 'a second press').toMatchObject({ url: opened.url });
    const orderId = await payAt(stage, opened.url);
    expect(await stateOf(stage, id)).toBe('accepted');
    expect(await seatStates(stage, dateId)).toEqual(['taken']);
    expect(await pay(email)).toMatchObject({ refusal: 'already-ordered' });
    expect(await decline(email)).toBe('ended');
    later(48);
    await reconcile(stage.world);
    expect(await seatStates(stage, dateId)).toEqual(['taken']);
    await refund(orderId);
    expect(await seatStates(stage, dateId)).toEqual(['free']);
  });

  test('an unpaid checkout keeps the seat until the deadline, also in another currency', async () => {
    const { dateId, orderIds } = await fullDate(stage);
    const { id, email } = await waiting(stage, dateId);
    await refund(orderIds[0]!);
    await reconcile(stage.world);
    const first = await pay(email);
    const second = await pay(email, 'EUR');
    if (!first.ok || !second.ok) throw new Error('not opened');
    expect(second.url).not.toBe(first.url);
    later(1);
    await reconcile(stage.world);
    expect(await seatStates(stage, dateId)).toEqual(['kept']);
    expect(await stateOf(stage, id)).toBe('offered');
    const third = await pay(email);
    if (!third.ok) throw new Error(third.refusal);
    later(24);
    await reconcile(stage.world);
    expect(await stateOf(stage, id), 'the checkout opened before the deadline has ended').toBe('expired');
    expect(await seatStates(stage, dateId)).toEqual(['free']);
    expect(await pay(email)).toMatchObject({ refusal: 'hold-ended' });
  });

  test('declining closes an open checkout first', async () => {
    const { dateId, orderIds } = await fullDate(stage);
    const { id, email } = await waiting(stage, dateId);
    await refund(orderIds[0]!);
    await reconcile(stage.world);
    const opened = await pay(email);
    if (!opened.ok) throw new Error(opened.refusal);
    expect(await decline(email)).toBe('declined');
    expect(await stateOf(stage, id)).toBe('declined');
    expect([...stage.bank.books.sessions.values()].at(-1)).toMatchObject({ state: 'expired' });
    expect(await seatStates(stage, dateId)).toEqual(['free']);
  });

  test('more seats are offered to as many people; leaving and erasure pass the seat on', async () => {
    const { dateId } = await fullDate(stage);
    const people: Array<{ id: string; email: string }> = [];
    for (const _ of [1, 2, 3, 4]) people.push(await waiting(stage, dateId));
    const states = () => Promise.all(people.map(({ id }) => stateOf(stage, id)));
    const day = { date: '2027-09-04', from: '10:00', to: '16:00' };
    await changeDate(stage.world, owner, {
      dateId,
      days: [day],
      capacity: '3',
      isOpen: true,
      place: '',
      version: 1,
    });
    await reconcile(stage.world);
    expect(await states()).toEqual(['offered', 'offered', 'waiting', 'waiting']);
    await leaveWaitingList(stage.world, { token: await tokenTo(stage, people[0]!.email, 'leave') });
    expect(await states()).toEqual([undefined, 'offered', 'offered', 'waiting']);
    const erased = { emails: [people[1]!.email], userId: null };
    await stage.db.transaction((tx) => anonymize(tx, erased));
    await reconcile(stage.world);
    expect(await states()).toEqual([undefined, undefined, 'offered', 'offered']);
    expect(await seatStates(stage, dateId)).toEqual(['taken', 'kept', 'kept']);
  });

  test('the owner reorders it and removes a person; a removed offer is made to the next', async () => {
    const { dateId, orderIds } = await fullDate(stage);
    const people: Array<{ id: string; email: string }> = [];
    for (const _ of [1, 2, 3]) people.push(await waiting(stage, dateId));
    const [a, b, c] = people.map(({ id }) => id) as [string, string, string];
    const { listVersion } = await import('#studio/teaching/learning/list-version.ts');
    const move = (seen: string[]) =>
      moveWaiting(stage.world, owner, { dateId, id: c, direction: 'up', seen: listVersion(seen) });
    expect(await move([a, b, c])).toMatchObject({ ok: true });
    expect(await move([a, c, b])).toMatchObject({ ok: true });
    await refund(orderIds[0]!);
    await reconcile(stage.world);
    expect(await stateOf(stage, c)).toBe('offered');
    const remove = (seen: string) => removeWaiting(stage.world, owner, { dateId, id: c, seen });
    expect(await remove('waiting')).toMatchObject({ refusal: 'changed-meanwhile' });
    expect(await remove('offered')).toMatchObject({ ok: true });
    expect(await stateOf(stage, c)).toBeUndefined();
    expect(await stateOf(stage, a)).toBe('offered');
  });

  test('nothing is offered for a closed date, nor after its first day', async () => {
    const { dateId, orderIds } = await fullDate(stage);
    const { id } = await waiting(stage, dateId);
    await stage.db.query.updateTable('dates').set({ is_open: false }).where('id', '=', dateId).execute();
    await refund(orderIds[0]!);
    await reconcile(stage.world);
    expect(await stateOf(stage, id)).toBe('waiting');
    stage.world.setNow(Temporal.Instant.from('2027-09-04T06:00:00Z'));
    await stage.db.query.updateTable('dates').set({ is_open: true }).where('id', '=', dateId).execute();
    await reconcile(stage.world);
    expect(await stateOf(stage, id)).toBe('waiting');
  });
});

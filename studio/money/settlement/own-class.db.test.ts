import { beforeEach, describe, expect, test } from 'vitest';
import { requestDateNotice } from '#studio/calendar/date-notices/date-notice.ts';
import { registerOf } from '#studio/calendar/dates/attendance.queries.ts';
import { markAttendance } from '#studio/calendar/dates/mark-attendance.ts';
import { shownDates } from '#studio/calendar/dates/open-dates.queries.ts';
import { changeDate, scheduleDate } from '#studio/calendar/dates/schedule-date.ts';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { createPayment } from '#studio/money/checkout/create-payment.ts';
import { refundOrder } from '#studio/money/refunds/refund-order.ts';
import { createOffer } from '#studio/offers/catalogue/create-offer.ts';
import { findOffer } from '#studio/offers/catalogue/offers.queries.ts';
import type { TypedOffer } from '#studio/offers/catalogue/typed-offer.ts';
import { unitsOf } from '#studio/offers/inventory/units.queries.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { emailsTo } from '#tests/support/browser/screenshots.ts';
import { typedOffer } from '#tests/support/catalogue/typed-offer.ts';
import { payAt, seatStates, waiting } from '#tests/support/dates/waiting-list.ts';
import { newVisitor, testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';

const stage = testStage();

const typed: TypedOffer = {
  ...typedOffer,
  nameEn: 'Evening Choir',
  nameDa: 'Aftenkor',
  prices: { DKK: '1200', EUR: '', USD: '' },
  durationMinutes: '',
  capacity: '2',
  soldPer: 'term',
};

async function created(soldPer: string, changes: Partial<TypedOffer> = {}): Promise<string> {
  const fields = { ...typed, soldPer, ...changes };
  const outcome = await createOffer(stage.world, owner, { kind: 'group-class', typed: fields });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.id;
}

const evenings = ['2027-09-01', '2027-09-08', '2027-09-15'];
const series = { capacity: '2', isOpen: true, place: '' };
const daysOn = (dates: readonly string[]) => dates.map((date) => ({ date, from: '19:00', to: '20:00' }));
const schedule = (offerId: string, once: string | null = null) =>
  scheduleDate(stage.world, owner, { offerId, days: daysOn(evenings), ...series, once });

const datesOf = (offerId: string) =>
  shownDates(stage.world, [offerId], Temporal.PlainDate.from('2027-01-01'));

async function bought(subjectId: string, dateId?: string): Promise<string> {
  const input = { subjectId, currency: 'DKK', returnPath: '/courses', ...(dateId ? { dateId } : {}) };
  const opened = await createPayment(stage.world, newVisitor().who, input);
  if (!opened.ok) throw new Error(opened.refusal);
  return payAt(stage, opened.url);
}

let id = '';

describe('a class that is sold per term', () => {
  beforeEach(async () => {
    id = await created('term');
  });

  test('has one date with all its classes, and one place is in the register of each of them', async () => {
    const { world, db } = stage;
    expect(await findOffer(db.query, id)).toMatchObject({
      kind: 'group-class',
      grants: 'seat',
      soldPer: 'term',
    });
    expect(await schedule(id)).toMatchObject({ ok: true, count: 1 });
    const [term, ...others] = await datesOf(id);
    expect([term?.days.length, term?.free, others]).toEqual([3, 2, []]);
    const orderId = await bought(id);
    expect(await datesOf(id)).toMatchObject([{ free: 1 }]);
    const dateId = term?.id ?? '';
    for (const day of evenings) {
      const changes = [{ orderId, mark: 'present', before: '' }];
      expect(await markAttendance(world, owner, { dateId, day, changes })).toEqual({ ok: true, count: 1 });
    }
    const [participant] = await registerOf(db.query, owner, dateId);
    expect(participant?.marks).toEqual(Object.fromEntries(evenings.map((day) => [day, 'present'])));
    const mail = await db.query
      .selectFrom('emails')
      .select('body')
      .where('kind', '=', 'seat-granted')
      .executeTakeFirstOrThrow();
    for (const day of ['1', '8', '15']) expect(mail.body).toContain(`Wednesday ${day} September 2027`);
  });

  test('is bought before a date is set, without the email of a weekly class, and announced when one is', async () => {
    const { world, db } = stage;
    const { who, email } = newVisitor();
    expect(await requestDateNotice(world, who, { offerId: id, email })).toEqual({ ok: true });
    await bought(id);
    const sent = await db.query.selectFrom('emails').select(['kind', 'body']).execute();
    const kinds = sent.map(({ kind }) => kind);
    expect(kinds).toContain('credit-granted');
    expect(kinds).not.toContain('class-joined');
    await db.query.updateTable('date_notices').set({ confirmed_at: world.clock.now() }).execute();
    await schedule(id);
    await reconcile(world);
    expect(await emailsTo(db, email)).toEqual(['date-notice-opt-in', 'date-set']);
  });
});

describe('a class that is sold per class', () => {
  beforeEach(async () => {
    id = await created('class');
  });

  test('has a date for each of a series, each with places of its own, made once', async () => {
    const [first, again] = [await schedule(id, 'form 1'), await schedule(id, 'form 1')];
    expect(first).toMatchObject({ ok: true, count: 3 });
    expect(again).toEqual(first);
    const dates = await datesOf(id);
    expect(dates.map(({ startsOn, endsOn, free }) => [startsOn, endsOn, free])).toEqual(
      evenings.map((day) => [day, day, 2]),
    );
    await bought(id, dates[1]?.id);
    expect((await datesOf(id)).map(({ free }) => free)).toEqual([2, 1, 2]);
  });

  test('of which one is full has a waiting list for it, and its refunded place is offered there', async () => {
    const { world } = stage;
    await schedule(id);
    const [{ id: dateId } = { id: '' }] = await datesOf(id);
    const [orderId] = [await bought(id, dateId), await bought(id, dateId)];
    const { email } = await waiting(stage, dateId);
    const refund = { orderId, amountMinor: 'all', seenLeftMinor: 120_000 } as const;
    await refundOrder(world, owner, refund);
    await reconcile(world);
    await reconcile(world);
    expect((await seatStates(stage, dateId)).toSorted()).toEqual(['kept', 'taken']);
    expect(await emailsTo(stage.db, email)).toContain('seat-offered');
  });

  test('is not created at all when one evening is taken', async () => {
    const { world } = stage;
    const booked = await bookFor(world, owner, {
      name: 'Mia Holm',
      email: 'mia@example.com',
      day: '2027-09-15',
      time: '19:00',
      place: 'studio',
      cover: 'owner',
      language: 'en',
    });
    expect(booked).toMatchObject({ ok: true });
    expect(await schedule(id)).toMatchObject({ refusal: 'taken' });
    expect(await datesOf(id)).toEqual([]);
  });

  test('keeps one day per date', async () => {
    await schedule(id);
    const [{ id: dateId } = { id: '' }] = await datesOf(id);
    const change = { dateId, version: 1, ...series };
    const two = daysOn(['2027-09-01', '2027-09-02']);
    expect(await changeDate(stage.world, owner, { ...change, days: two })).toMatchObject({
      refusal: 'one-class',
    });
    const moved = await changeDate(stage.world, owner, { ...change, days: daysOn(['2027-09-02']) });
    expect(moved).toMatchObject({ ok: true });
  });
});

describe('a term of a class that is also sold per class', () => {
  let term = '';
  beforeEach(async () => {
    id = await created('class');
    term = await created('term', { nameEn: 'Evening Choir, whole term', termOf: id });
  });
  const freeOf = async (offerId: string) => (await datesOf(offerId)).map(({ free }) => free);
  const buy = (subjectId: string) =>
    createPayment(stage.world, newVisitor().who, { subjectId, currency: 'DKK', returnPath: '/courses' });

  test('takes a place in each of its classes, is in each register, and is emailed all days', async () => {
    const { db } = stage;
    await schedule(id);
    expect(await datesOf(term)).toMatchObject([
      { offerId: term, startsOn: '2027-09-01', endsOn: '2027-09-15', free: 2 },
    ]);
    const orderId = await bought(term);
    expect([await freeOf(id), await freeOf(term)]).toEqual([[1, 1, 1], [1]]);
    for (const { id: dateId } of await datesOf(id)) {
      expect(await registerOf(db.query, owner, dateId)).toMatchObject([{ orderId, hasSeat: true }]);
    }
    const granted = await db.query
      .selectFrom('entitlements')
      .select('date_id')
      .where('order_id', '=', orderId)
      .execute();
    expect(granted).toHaveLength(3);
    const mail = await db.query
      .selectFrom('emails')
      .select(['body', 'attachments'])
      .where('kind', '=', 'seat-granted')
      .executeTakeFirstOrThrow();
    for (const day of ['1', '8', '15']) expect(mail.body).toContain(`Wednesday ${day} September 2027`);
    const calendar = JSON.stringify(mail.attachments);
    const ids = (await datesOf(id)).map((date) => `${date.id}-1@`);
    expect(ids.filter((uid) => !calendar.includes(uid))).toEqual([]);
  });

  test('is sold out when one class is full, and what was reserved in the others is free again', async () => {
    await schedule(id);
    const second = (await datesOf(id))[1]?.id;
    await bought(id, second);
    await bought(id, second);
    expect(await freeOf(term)).toEqual([0]);
    expect(await buy(term)).toMatchObject({ refusal: 'sold-out' });
    expect(await freeOf(id)).toEqual([2, 0, 2]);
  });

  test('is sold until its first class, and not without a date', async () => {
    expect(await buy(term)).toMatchObject({ refusal: 'no-date' });
    await schedule(id);
    stage.world.setNow(Temporal.Instant.from('2027-09-01T20:00:00Z'));
    expect(await buy(term)).toMatchObject({ refusal: 'no-date' });
  });

  test('gives all its places back when it is refunded or not paid in time', async () => {
    const { world } = stage;
    await schedule(id);
    const orderId = await bought(term);
    expect(await buy(term)).toMatchObject({ ok: true });
    expect(await freeOf(id)).toEqual([0, 0, 0]);
    await refundOrder(world, owner, { orderId, amountMinor: 'all', seenLeftMinor: 120_000 });
    await reconcile(world);
    expect(await freeOf(id)).toEqual([1, 1, 1]);
    world.setNow(world.clock.now().add({ hours: 2 }));
    await reconcile(world);
    await reconcile(world);
    expect(await freeOf(id)).toEqual([2, 2, 2]);
  });

  test('that is paid too late takes its places again, or is refunded when one is gone', async () => {
    const { world, db } = stage;
    await schedule(id);
    const [first, second] = [await buy(term), await buy(term)];
    if (!first.ok || !second.ok) throw new Error('not opened');
    await db.query
      .updateTable('units')
      .set({ state: 'free', order_id: null, expires_at: null })
      .where('state', '=', 'held')
      .execute();
    const orderId = await payAt(stage, first.url);
    expect(await freeOf(id)).toEqual([1, 1, 1]);
    expect(await unitsOf(db.query, orderId)).toHaveLength(3);
    await bought(id, (await datesOf(id))[2]?.id);
    const late = await payAt(stage, second.url);
    await reconcile(world);
    expect(await unitsOf(db.query, late)).toEqual([]);
    expect(await freeOf(id)).toEqual([1, 1, 0]);
    const refunds = await db.query.selectFrom('refunds').select(['order_id', 'amount_minor']).execute();
    expect(refunds).toEqual([{ order_id: late, amount_minor: 120_000 }]);
  });

  test('is of a class that exists and is sold per class, and has no dates of its own', async () => {
    const refused = await createOffer(stage.world, owner, {
      kind: 'group-class',
      typed: { ...typed, termOf: 'beginner-vocals' },
    });
    expect(refused).toMatchObject({ refusal: 'invalid', faults: { termOf: 'no-class' } });
    expect(await schedule(term)).toMatchObject({ refusal: 'bad-entry' });
  });
});

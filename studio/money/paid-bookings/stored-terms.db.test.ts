import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { ownBookings } from '#studio/calendar/booking/own-bookings.queries.ts';
import { rescheduleBooking } from '#studio/calendar/booking/reschedule-booking.ts';
import { currentHold } from '#studio/calendar/holds/current-hold.queries.ts';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { bookingForOwner } from '#studio/calendar/owner-calendar/bookings-for-owner.queries.ts';
import { bookingFactsOf } from '#studio/messages/notifications/bookings/booking-email.queries.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { activeItems } from '#studio/office/privacy/live-things.queries.ts';
import { changeSettings, showSettings } from '#studio/office/settings/change-settings.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { endOfMonths } from '#studio/shared/time/studio-time.ts';
import { offerSeatsOf } from '#studio/teaching/waiting-list/offer-seats.ts';
import { orderOf } from '#tests/support/browser/screenshots.ts';
import { fullDate, waiting } from '#tests/support/dates/waiting-list.ts';
import { exampleSlot, held, newVisitor, opened, testStage } from '#tests/support/page-fixture.ts';
import { owner, student, visitor } from '#tests/support/who.ts';
import { cancelBooking } from './cancel-booking.ts';
import { bookingByLink } from './linked-booking.queries.ts';

const stage = testStage();
const start = Temporal.Instant.from(exampleSlot);

async function changeRules(changes: Record<string, string>) {
  const { values, version } = await showSettings(stage.world, owner, 'booking');
  const outcome = await changeSettings(stage.world, owner, {
    group: 'booking',
    version,
    values: { ...values, ...changes },
  });
  expect(outcome).toMatchObject({ ok: true });
}

async function changePrice(amountMinor: number) {
  await stage.db.query
    .insertInto('prices')
    .columns(['offer_id', 'currency', 'amount_minor', 'valid_from'])
    .expression((from) =>
      from
        .selectFrom('offers')
        .where('kind', '=', 'session')
        .where('is_own', '=', false)
        .select(['id', sql.lit('DKK').as('currency'), sql.lit(amountMinor).as('amount')])
        .select(sql<Temporal.Instant>`${stage.world.clock.now()}::timestamptz`.as('from')),
    )
    .execute();
}

async function bookedSession() {
  const hold = await held(stage.world);
  const checkout = await opened(stage, hold.bookingId, hold.who);
  stage.bank.payer.pay(checkout.sessionId);
  await settlePayment(stage.world, checkout.paymentId);
  const { bookingId } = hold;
  const expiresAt = start.add({ hours: 24 });
  const token = await makeSecretLink(stage.db.query, { purpose: 'booking', subjectId: bookingId, expiresAt });
  return { ...hold, ...checkout, token };
}

const termsOf = (bookingId: string) =>
  stage.db.query
    .selectFrom('bookings')
    .select(['notice_hours', 'max_reschedules', 'late_fee_percent', 'no_show_fee_percent'])
    .select(['prices', 'terms_version'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();

const sampleTerms = {
  notice_hours: 24,
  max_reschedules: 3,
  late_fee_percent: 0,
  no_show_fee_percent: 0,
  prices: { DKK: 195_000, EUR: 26_200, USD: 28_500 },
  terms_version: expect.stringMatching(/^(en|da)-\d+$/),
};

describe('what was promised: after the notice became longer and reschedules fewer', () => {
  beforeEach(() => stage.world.setNow(start.subtract({ hours: 25 })));

  test('the page, the emails, the student’s list, the admin and the erasure say what was agreed', async () => {
    const { bookingId, token, email } = await bookedSession();
    await changeRules({ rescheduleNoticeHours: '72', maxReschedules: '0' });
    const q = stage.db.query;
    const page = await bookingByLink(stage.world, visitor, token);
    expect(page).toMatchObject({
      noticeHours: 24,
      rights: { canMove: true, reschedulesLeft: 3, cancelMoney: 'all-back' },
    });
    expect(await bookingFactsOf(q, stage.world.settings, bookingId)).toMatchObject({ noticeHours: 24 });
    const ownRow = await ownBookings(q, { who: { ...student, email }, now: stage.world.clock.now() });
    expect(ownRow.upcoming).toMatchObject([{ noticeHours: 24, maxReschedules: 3 }]);
    expect(await bookingForOwner(q, owner, bookingId)).toMatchObject({ noticeHours: 24, maxReschedules: 3 });
    const live = await activeItems(q, { emails: [email], userId: null }, stage.world.clock.now());
    expect(live.bookings).toMatchObject([{ noticeHours: 24 }]);
  });

  test('it is rescheduled as agreed, and keeps its terms in the new time', async () => {
    const { bookingId, token } = await bookedSession();
    await changeRules({ rescheduleNoticeHours: '72', maxReschedules: '0' });
    const slotStart = '2026-11-26T09:00:00Z';
    expect(await rescheduleBooking(stage.world, visitor, { token, slotStart })).toEqual({
      ok: true,
      moved: 'now',
    });
    expect(await termsOf(bookingId)).toEqual(sampleTerms);
  });

  test('it is cancelled with all the money back until the notice that was agreed', async () => {
    const { token } = await bookedSession();
    await changeRules({ rescheduleNoticeHours: '72' });
    stage.world.setNow(start.subtract({ hours: 24 }));
    const outcome = await cancelBooking(stage.world, visitor, { token });
    expect(outcome).toMatchObject({ ok: true, money: { kind: 'refunded' } });
  });

  test('a new booking has the new terms', async () => {
    await changeRules({ rescheduleNoticeHours: '72', maxReschedules: '1' });
    const { bookingId } = await held(stage.world);
    expect(await termsOf(bookingId)).toEqual({ ...sampleTerms, notice_hours: 72, max_reschedules: 1 });
  });
});

describe('what was promised: a booking is written with its terms', () => {
  test('held, paid at the session, with the owner, by a payment link', async () => {
    await changeRules({ payAtLesson: 'yes' });
    const ids = [(await held(stage.world)).bookingId];
    for (const cover of ['at-session', 'owner', 'link'] as const) {
      const day = { 'at-session': '2026-11-25', owner: '2026-11-26', link: '2026-11-27' }[cover];
      const person = { name: 'Åse', email: newVisitor().email, language: 'da' };
      const made = await bookFor(stage.world, owner, {
        ...person,
        day,
        time: '10:00',
        place: 'studio',
        cover,
      });
      expect(made).toMatchObject({ ok: true });
    }
    const rows = await stage.db.query.selectFrom('bookings').select('id').execute();
    expect(rows.length).toBeGreaterThan(ids.length);
    for (const { id } of rows) expect(await termsOf(id)).toEqual(sampleTerms);
  });

  test('by the release before, which does not know them', async () => {
    await changeRules({ rescheduleNoticeHours: '36', maxReschedules: '5' });
    const { rows } = await sql<{ id: string }>`
      with claim as (
        insert into claims (kind, state, slot_start, slot_end, claimed, changed_at)
          values ('session', 'booked', ${start}, ${start.add({ hours: 1 })},
            ${`[${start},${start.add({ hours: 1 })})`}::tstzrange, ${stage.world.clock.now()}) returning id)
      insert into bookings (claim_id, name, email, course_id, course_name, language)
        select id, 'A', 'a@example.com', 'private-coaching', 'Private Coaching', 'da' from claim returning id
    `.execute(stage.db.query);
    expect(await termsOf(rows[0]!.id)).toEqual({ ...sampleTerms, notice_hours: 36, max_reschedules: 5 });
  });
});

describe('what was promised: a price that changes', () => {
  test('a session on hold is shown and charged at the price it was reserved for', async () => {
    const { bookingId, who } = await held(stage.world);
    stage.world.setNow(stage.world.clock.now().add({ minutes: 1 }));
    await changePrice(250_000);
    expect((await currentHold(stage.world, who))?.prices.DKK).toBe(195_000);
    const { paymentId } = await opened(stage, bookingId, who);
    expect(await orderOf(stage.db, paymentId)).toMatchObject({ total_minor: 195_000 });
    const next = await held(stage.world, '2026-11-25T09:00:00Z');
    const later = await opened(stage, next.bookingId, next.who);
    expect(await orderOf(stage.db, later.paymentId)).toMatchObject({ total_minor: 250_000 });
  });
});

describe('what was promised: beside bookings', () => {
  test('credits that are paid after their validity was shortened are valid as long as when they were ordered', async () => {
    const { id } = await stage.db.query
      .selectFrom('offers')
      .select('id')
      .where('kind', '=', 'session')
      .where('is_own', '=', false)
      .executeTakeFirstOrThrow();
    const { sessionId, paymentId } = await opened(stage, id);
    await stage.db.query.updateTable('offers').set({ credit_valid_months: 1 }).where('id', '=', id).execute();
    stage.bank.payer.pay(sessionId);
    await settlePayment(stage.world, paymentId);
    const { valid_until: validUntil } = await stage.db.query
      .selectFrom('entitlements')
      .select('valid_until')
      .where('offer_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(validUntil?.toString()).toBe(endOfMonths(stage.world.clock.now(), 12).toString());
  });

  test('a place on a waiting list is kept as long as when the person joined', async () => {
    const { dateId } = await fullDate(stage);
    const { id } = await waiting(stage, dateId);
    await changeRules({ seatOfferHours: '1' });
    await stage.db.query
      .updateTable('units')
      .set({ state: 'free', order_id: null, application_id: null })
      .where('date_id', '=', dateId)
      .execute();
    await offerSeatsOf(stage.world, dateId);
    const { offer_expires_at: until } = await stage.db.query
      .selectFrom('waiting_list_entries')
      .select('offer_expires_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(until?.toString()).toBe(stage.world.clock.now().add({ hours: 24 }).toString());
  });
});

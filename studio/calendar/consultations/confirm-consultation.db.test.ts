import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { remindBooking } from '#studio/calendar/booking/remind-booking.ts';
import { rescheduleBooking } from '#studio/calendar/booking/reschedule-booking.ts';
import { currentHold } from '#studio/calendar/holds/current-hold.queries.ts';
import { createPayment } from '#studio/money/checkout/create-payment.ts';
import { expireClaim } from '#studio/money/hold-expiry/expire-claim.ts';
import { cancelBooking } from '#studio/money/paid-bookings/cancel-booking.ts';
import { bookingByLink } from '#studio/money/paid-bookings/linked-booking.queries.ts';
import { consultations, half, other } from '#tests/support/consultations.ts';
import { newVisitor, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { confirmConsultation } from './confirm-consultation.ts';
import { consultationByLink } from './consultation-by-link.queries.ts';

const stage = testStage();
const { mails, claims, requested, booked, offered } = consultations(stage);

describe('the button linked from the email', () => {
  test('books: calendar files to visitor and owner, secret link, reminder [S2.98]', async () => {
    const { who, token, link } = await booked();
    expect((await claims())[0]).toMatchObject({ kind: 'consultation', state: 'booked' });
    const [, toVisitor, toOwner, ...more] = await mails();
    expect(more).toEqual([]);
    expect(toVisitor).toMatchObject({
      kind: 'booking-confirmed',
      subject: expect.stringContaining('Consultation booked'),
    });
    expect(toOwner).toMatchObject({ kind: 'owner-booking' });
    const calendar = new ICAL.Component(ICAL.parse(toVisitor?.attachments[0]?.content ?? ''));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-24T09:30:00.000Z');
    expect(event.duration.toSeconds()).toBe(1800);
    expect(event.summary).toBe('Free consultation, Thea Lindehav');
    expect(toOwner?.attachments).toHaveLength(1);
    expect(await bookingByLink(stage.world, who, link)).toMatchObject({
      kind: 'consultation',
      state: 'booked',
    });
    expect(await bookingByLink(stage.world, who, token)).toBe(null);
  });

  test('pressed again, books nothing more', async () => {
    const { who, token } = await booked();
    expect(await confirmConsultation(stage.world, who, { token })).toEqual({ ok: true });
    expect(await mails()).toHaveLength(3);
  });

  test('GET changes nothing; pressed after thirty minutes, it is refused and the slot is free', async () => {
    const { who, token } = await requested();
    expect(await consultationByLink(stage.world, token)).toMatchObject({ state: 'asks' });
    expect((await claims())[0]?.state).toBe('held');
    stage.world.setNow(testNow.add({ minutes: 30, seconds: 16 }));
    expect(await confirmConsultation(stage.world, who, { token })).toEqual({ ok: false, refusal: 'ended' });
    expect(await consultationByLink(stage.world, token)).toMatchObject({ state: 'ended' });
    expect((await offered('consultation')).map(({ start }) => start)).toContain(half);
    const claim = await stage.db.query
      .selectFrom('claims')
      .select('id')
      .where('kind', '=', 'consultation')
      .executeTakeFirstOrThrow();
    await expireClaim(stage.world, claim.id);
    expect((await claims())[0]?.state).toBe('released');
  });

  test.each(['', 'x', 'A'.repeat(22)])('with the token %o is not found', async (token) => {
    expect(await confirmConsultation(stage.world, newVisitor().who, { token })).toEqual({
      ok: false,
      refusal: 'not-found',
    });
    expect(await consultationByLink(stage.world, token)).toBe(null);
  });
});

describe('a booked consultation', () => {
  test('is rescheduled to another half hour by its link, thirty minutes long, and stays a consultation', async () => {
    const { who, link } = await booked({ slotStart: other });
    const moved = await rescheduleBooking(stage.world, who, {
      token: link,
      slotStart: '2026-11-26T15:30:00Z',
    });
    expect(moved).toEqual({ ok: true, moved: 'now' });
    expect((await claims()).at(-1)).toMatchObject({
      kind: 'consultation',
      state: 'booked',
      slot_end: Temporal.Instant.from('2026-11-26T16:00:00Z'),
    });
    expect((await mails()).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Rescheduled: your consultation'),
    );
  });

  test('is cancelled by its link, without mentioning money', async () => {
    const { who, link } = await booked();
    expect(await cancelBooking(stage.world, who, { token: link })).toEqual({
      ok: true,
      money: { kind: 'nothing-paid' },
    });
    expect((await claims())[0]?.state).toBe('cancelled');
    const mail = (await mails()).findLast(({ kind }) => kind === 'booking-cancelled');
    expect(mail?.body).toContain('/consultation');
    expect(mail?.body).not.toMatch(/paid|money/i);
  });

  test('gets one reminder, a day before', async () => {
    await booked({ slotStart: other });
    const booking = await stage.db.query.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
    stage.world.setNow(Temporal.Instant.from(other).subtract({ hours: 24 }));
    expect(await remindBooking(stage.world, booking.id)).toBe(true);
    expect(await remindBooking(stage.world, booking.id)).toBe(false);
    expect((await mails()).at(-1)?.subject).toContain('Reminder: your consultation');
  });

  test('can neither be paid for nor appears as a hold in the session dialog', async () => {
    const { who } = await requested();
    const { id } = await stage.db.query.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
    const paying = { subjectId: id, currency: 'DKK', returnPath: '/' };
    expect(await createPayment(stage.world, who, paying)).toMatchObject({
      ok: false,
      refusal: 'not-for-sale',
    });
    expect(await currentHold(stage.world, who)).toBe(null);
  });
});

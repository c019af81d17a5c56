import { expect, test } from 'vitest';
import { remindBooking } from '#studio/calendar/booking/remind-booking.ts';
import { grantEntitlement } from '#studio/offers/entitlements/entitlements.store.ts';
import { localDifferences } from '#studio/office/reconciliation/differences/local-differences.queries.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { blockTime } from './block-time.ts';
import { type BookForInput, bookFor } from './book-for.ts';
import { nearestStart } from './nearest-free.ts';
import { rescheduleFor } from './reschedule-for.ts';

const stage = testStage();
const book = (changes: Partial<BookForInput> = {}) =>
  bookFor(stage.world, owner, {
    name: 'Mia Ærø',
    email: 'mia@example.com',
    day: '2026-11-24',
    time: '11:00',
    place: 'studio',
    cover: 'at-session',
    language: 'en',
    untilDay: '2026-12-15',
    ...changes,
  });
const starts = async () => {
  const rows = await stage.db.query
    .selectFrom('claims')
    .innerJoin('bookings', 'bookings.claim_id', 'claims.id')
    .select('slot_start')
    .orderBy('slot_start')
    .execute();
  return rows.map(({ slot_start }) => slot_start.toString());
};
const recordingDay = (fromTime = '10:00', toTime = '13:00') => {
  const day = { fromDay: '2026-12-08', toDay: '', untilDay: '', note: 'Recording day' };
  return blockTime(stage.world, owner, { ...day, fromTime, toTime });
};

test('weekly: each week is a claim of its own, at the same local time', async () => {
  expect(await book({ untilDay: '2026-12-15' })).toMatchObject({ ok: true, count: 4 });
  expect(await starts()).toEqual([
    '2026-11-24T10:00:00Z',
    '2026-12-01T10:00:00Z',
    '2026-12-08T10:00:00Z',
    '2026-12-15T10:00:00Z',
  ]);
});

test('weekly: submitted twice is booked once', async () => {
  const first = await book();
  expect([first, await book()]).toEqual([first, first]);
  expect(await starts()).toHaveLength(4);
});

test('weekly: one email names all dates, with one calendar file, and the owner gets none', async () => {
  await book();
  await book();
  const [mail, ...others] = await stage.db.query
    .selectFrom('emails')
    .select(['kind', 'recipient', 'subject', 'body', 'attachments'])
    .execute();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'booking-series', recipient: 'mia@example.com' });
  expect(mail?.subject).toBe('Booking confirmed: 4 sessions from Tuesday 24 November 2026');
  for (const day of ['24 November', '1 December', '8 December', '15 December']) {
    expect(mail?.body).toContain(`Tuesday ${day} 2026, 11:00 to 12:00, Copenhagen`);
  }
  const links = mail?.body?.match(/\/bookings\/[\w-]{22}/g) ?? [];
  expect(new Set(links).size).toBe(4);
  const [file, ...files] = mail?.attachments ?? [];
  expect(files).toEqual([]);
  expect(file?.contentType).toContain('method=PUBLISH');
  expect(file?.content.match(/DTSTART:\S+/g)).toEqual([
    'DTSTART:20261124T100000Z',
    'DTSTART:20261201T100000Z',
    'DTSTART:20261208T100000Z',
    'DTSTART:20261215T100000Z',
  ]);
});

test('weekly: each session is reminded of and moved on its own, and no email counts as missing', async () => {
  await book();
  const [first, second] = await stage.db.query
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select('bookings.id')
    .orderBy('slot_start')
    .execute();
  const moved = { bookingId: first!.id, day: '2026-11-25', time: '14:00' };
  expect(await rescheduleFor(stage.world, owner, moved)).toEqual({ ok: true });
  stage.world.setNow(Temporal.Instant.from('2026-11-30T12:00:00Z'));
  expect(await remindBooking(stage.world, second!.id)).toBe(true);
  const emails = await stage.db.query.selectFrom('emails').select('kind').orderBy('kind').execute();
  expect(emails.map(({ kind }) => kind)).toEqual([
    'booking-moved',
    'booking-reminder',
    'booking-series',
    'owner-move',
  ]);
  expect(
    await localDifferences(stage.db.query, 'booking-email-missing', { now: stage.world.clock.now() }),
  ).toEqual([]);
});

test('weekly: one taken week books nothing, and is named with the nearest free time', async () => {
  await recordingDay();
  const outcome = await book();
  expect(outcome).toMatchObject({ refusal: 'taken', clashes: [{ who: 'Recording day' }] });
  expect(
    !outcome.ok &&
      outcome.refusal === 'taken' &&
      outcome.weeks.map(({ day, nearest }) => `${day} ${nearest}`),
  ).toEqual(['2026-12-08 09:00:00']);
  expect(await starts()).toEqual([]);
});

test('weekly: a taken week takes place at another time or is skipped', async () => {
  await recordingDay();
  expect(await book({ changes: { '2026-12-08': '14:00', '2026-12-01': 'skip' } })).toMatchObject({
    ok: true,
    count: 3,
  });
  expect(await starts()).toEqual(['2026-11-24T10:00:00Z', '2026-12-08T13:00:00Z', '2026-12-15T10:00:00Z']);
});

test('weekly: each week spends a credit, and without enough of them nothing is booked', async () => {
  const { id: offerId } = await stage.db.query
    .selectFrom('offers')
    .select('id')
    .where('kind', '=', 'session')
    .executeTakeFirstOrThrow();
  const email = 'mia@example.com';
  const grant = { kind: 'credit', offerId, orderId: null, email, validUntil: null } as const;
  const now = stage.world.clock.now();
  for (let credit = 0; credit < 3; credit += 1) {
    await stage.db.transaction((tx) => grantEntitlement({ tx, now }, grant));
  }
  expect(await book({ cover: 'credit' })).toMatchObject({ refusal: 'no-credit' });
  expect(await starts()).toEqual([]);
  expect(await book({ cover: 'credit', untilDay: '2026-12-08' })).toMatchObject({ ok: true, count: 3 });
});

test('weekly: a payment link is for one session, and the last day is within a year', async () => {
  expect(await book({ cover: 'link' })).toMatchObject({ refusal: 'link-once', fields: ['cover'] });
  for (const untilDay of ['2026-11-23', '2027-11-25', 'soon']) {
    expect(await book({ untilDay })).toMatchObject({ refusal: 'invalid', fields: ['untilDay'] });
  }
});

test('a payment link has the price of the session that takes as long; without one it is refused', async () => {
  expect(await book({ cover: 'link', untilDay: '', minutes: '35' })).toMatchObject({
    refusal: 'no-payments',
  });
  expect(await book({ untilDay: '', minutes: '35' })).toMatchObject({ ok: true });
});

test('nearest start: the closest quarter of an hour at which the session fits', () => {
  const free = [
    { from: 9 * 60 + 5, to: 10 * 60 },
    { from: 13 * 60 + 20, to: 18 * 60 },
  ];
  expect(nearestStart(free, 11 * 60, 60)).toBe(13 * 60 + 30);
  expect(nearestStart(free, 11 * 60, 30)).toBe(9 * 60 + 30);
  expect(nearestStart(free, 16 * 60, 60)).toBe(16 * 60);
  expect(nearestStart(free, 11 * 60, 300)).toBeNull();
});

import { beforeEach, describe, expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { announceCancellations } from '#studio/money/paid-bookings/announce-cancellations.ts';
import { cancelBooking } from '#studio/money/paid-bookings/cancel-booking.ts';
import { freedHours } from '#studio/money/paid-bookings/cancellations.queries.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner, student } from '#tests/support/who.ts';
import { eraseGuest } from './erase-guest.ts';
import { erasePerson } from './erase-person.ts';
import { eraseStudent } from './erase-student.ts';

const stage = testStage();
const email = 'mia@example.com';
const mia = { ...student, userId: 'mia', email };

beforeEach(async () => {
  const account = { id: 'mia', email, name: 'Mia', role: 'student', email_verified: true } as const;
  await stage.db.query
    .insertInto('users')
    .values({ ...account, image: null, language: null })
    .execute();
});

async function booked(day: string, person = { name: 'Mia', email }): Promise<string> {
  const hour = { day, time: '10:00', place: 'studio', cover: 'owner', language: 'en' } as const;
  const outcome = await bookFor(stage.world, owner, { ...hour, ...person });
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.bookingId;
}

const days = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-30'];

async function toOwner() {
  const rows = await stage.db.query
    .selectFrom('emails')
    .select(['kind', 'subject', 'body', 'attachments'])
    .where('kind', 'in', ['owner-cancellation', 'owner-hours-freed'])
    .execute();
  return rows.map(({ kind, subject, body, attachments }) => ({
    kind,
    subject,
    body: body ?? '',
    files: attachments.length,
  }));
}

async function later(minutes: number) {
  stage.world.setNow(testNow.add({ minutes }));
  await reconcile(stage.world);
}

const cancel = (bookingId: string) => cancelBooking(stage.world, mia, { bookingId });
const logged = () =>
  stage.db.query.selectFrom('audit_log').select(['action', 'details']).orderBy('id').execute();

describe('cancellations by a student', () => {
  test('five of one person at once reach the owner as one email with every time and calendar file', async () => {
    const ids = [];
    for (const day of days) ids.push(await booked(day));
    for (const id of ids) expect(await cancel(id)).toMatchObject({ ok: true });
    expect(await toOwner()).toEqual([]);
    await later(2);
    const [mail, ...more] = await toOwner();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'owner-cancellation',
      subject: 'Cancelled: Mia, 5 sessions',
      files: 5,
    });
    for (const day of ['25', '26', '27', '28', '30']) expect(mail?.body).toContain(`${day} November 2026`);
    for (const id of ids) await announceCancellations(stage.world, id);
    await later(10);
    expect(await toOwner()).toHaveLength(1);
  });

  test('of two people are two emails, and a later one of the same person is another', async () => {
    const bo = { name: 'Bo', email: 'bo@example.com' };
    const [first, second, third] = [
      await booked(days[0]!),
      await booked(days[1]!, bo),
      await booked(days[2]!),
    ];
    await cancel(first);
    await cancelBooking(stage.world, { ...student, userId: 'bo', email: bo.email }, { bookingId: second });
    await later(2);
    expect((await toOwner()).map(({ subject }) => subject).sort()).toEqual([
      'Cancelled: Bo, Thursday 26 November 2026',
      'Cancelled: Mia, Wednesday 25 November 2026',
    ]);
    await cancel(third);
    await later(5);
    expect(await toOwner()).toHaveLength(3);
  });

  test('are listed as free until the time is taken or a week has passed, and the log names them', async () => {
    const id = await booked(days[0]!);
    await cancel(id);
    const freed = () => freedHours(stage.db.query, owner, stage.world.clock.now());
    expect(await freed()).toMatchObject([{ bookingId: id, name: 'Mia' }]);
    const entry = (await logged()).find(({ action }) => action === 'cancel-booking');
    expect(entry?.details).toMatchObject({ start: '2026-11-25T09:00:00Z', end: '2026-11-25T10:00:00Z' });
    await booked(days[0]!, { name: 'Bo', email: 'bo@example.com' });
    expect(await freed()).toEqual([]);
  });

  test('by the owner are told at once and are not listed', async () => {
    const id = await booked(days[0]!);
    await cancelBooking(stage.world, owner, { bookingId: id });
    expect(await freedHours(stage.db.query, owner, testNow)).toEqual([]);
  });
});

describe('a student who deletes the account', () => {
  test('frees nine sessions: the owner gets one email with all times, Today lists them, the log names them', async () => {
    const nine = [...days, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];
    for (const day of nine) await booked(day);
    expect(await erasePerson(stage.world, mia)).toEqual({ ok: true });
    await later(5);
    const mails = await toOwner();
    expect(mails).toMatchObject([
      { kind: 'owner-hours-freed', subject: 'Account deleted: 9 sessions are free again' },
    ]);
    for (const day of ['25 November', '4 December']) expect(mails[0]?.body).toContain(day);
    expect(JSON.stringify(mails)).not.toContain('Mia');
    const freed = await freedHours(stage.db.query, owner, stage.world.clock.now());
    expect(freed.map(({ name }) => name)).toEqual(nine.map(() => ''));
    const entry = (await logged()).find(({ action }) => action === 'person.erased');
    expect(entry?.details).toMatchObject({ hours: nine.map(() => [expect.any(String), expect.any(String)]) });
  });

  test('also when the email about a cancellation still waits to be sent', async () => {
    const [first] = [await booked(days[0]!), await booked(days[1]!)];
    await cancel(first);
    await later(2);
    expect(await erasePerson(stage.world, mia)).toEqual({ ok: true });
    const freed = (await toOwner()).find(({ kind }) => kind === 'owner-hours-freed');
    expect(freed?.subject).toBe('Account deleted: 2 sessions are free again');
  });

  test('without sessions sends the owner nothing', async () => {
    expect(await erasePerson(stage.world, mia)).toEqual({ ok: true });
    await later(5);
    expect(await toOwner()).toEqual([]);
  });

  test('when the owner deletes an account or a guest, the owner gets no email about it', async () => {
    await booked(days[0]!);
    await booked(days[1]!, { name: 'Guest', email: 'guest@example.com' });
    expect(await eraseStudent(stage.world, owner, { userId: 'mia', email, language: 'en' })).toEqual({
      ok: true,
    });
    expect(await eraseGuest(stage.world, owner, { email: 'guest@example.com', language: 'en' })).toEqual({
      ok: true,
    });
    await later(5);
    expect(await toOwner()).toEqual([]);
  });
});

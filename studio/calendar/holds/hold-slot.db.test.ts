import { describe, expect, test } from 'vitest';
import { json } from '#platform/db/json.ts';
import { listSlots } from '#studio/calendar/booking/slots.queries.ts';
import { bookingOf } from '#tests/support/browser/screenshots.ts';
import { exampleSlot, held, newVisitor, opened, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { visitor } from '#tests/support/who.ts';
import { currentHold } from './current-hold.queries.ts';
import { holdSlot } from './hold-slot.ts';

const stage = testStage();
const good = { name: 'Åse Østergård', email: 'aase@example.dk', slotStart: exampleSlot };
const hold = (input: unknown, who = newVisitor().who) => holdSlot(stage.world, who, input);

async function setRules(rules: object) {
  await stage.db.query
    .insertInto('settings')
    .values({ key: 'booking', value: json(rules) })
    .execute();
}

async function offered(who = visitor) {
  const { days } = await listSlots(stage.world, who, { kind: 'session', language: 'en', timeZone: null });
  return new Map(days.flatMap((day) => day.slots).map((slot) => [slot.start, slot]));
}

describe('holding a slot', () => {
  test('returns what the server decided, and wakes the timer after the grace period', async () => {
    const outcome = await hold({ ...good, expiresAt: 'never', payment_status: 'paid', slot_end: 'later' });
    if (!outcome.ok) throw new Error(outcome.message);
    const { start, end, expiresAt, ...booking } = outcome.booking;
    expect([start, end, expiresAt].map(String)).toEqual([
      exampleSlot,
      '2026-11-24T10:00:00Z',
      testNow.add({ seconds: 600 }).toString(),
    ]);
    expect(booking).toMatchObject({
      name: 'Åse Østergård',
      isPaid: false,
      courseId: 'private-coaching',
      courseName: 'Private Coaching',
    });
    expect(stage.world.requestedJobs).toEqual([]);
    expect(stage.world.requestedWakeUps.map(String)).toEqual([testNow.add({ seconds: 616 }).toString()]);
    expect((await offered()).has(exampleSlot)).toBe(false);
  });

  test('refuses everyone else with a message, in both languages [S7.03]', async () => {
    await held(stage.world);
    expect(await hold(good)).toEqual({
      ok: false,
      refusal: 'taken',
      message: 'Someone has just taken that time. Please pick another one.',
    });
    const dane = newVisitor({ language: 'da' }).who;
    expect(await hold(good, dane)).toMatchObject({ message: expect.stringContaining('lige blevet optaget') });
  });

  test('returns the same browser its own hold, with the new input and the remaining time [P.35]', async () => {
    const { bookingId, who } = await held(stage.world);
    stage.world.setNow(testNow.add({ seconds: 100 }));
    const again = await hold(good, who);
    expect(again).toMatchObject({ ok: true, booking: { id: bookingId, name: good.name } });
    expect(again.ok && String(again.booking.expiresAt)).toBe(testNow.add({ seconds: 600 }).toString());
    expect(await currentHold(stage.world, who)).toMatchObject({ id: bookingId, secondsLeft: 500 });
    expect((await offered(who)).get(exampleSlot)).toMatchObject({ mine: true });
  });

  test('keeps the slot fifteen seconds longer than stated, then frees it [S4.05]', async () => {
    const first = await held(stage.world);
    stage.world.setNow(testNow.add({ seconds: 614 }));
    expect(await hold(good)).toMatchObject({ refusal: 'taken' });
    expect((await offered()).has(exampleSlot)).toBe(false);
    stage.world.setNow(testNow.add({ seconds: 615 }));
    expect((await offered()).has(exampleSlot)).toBe(true);
    expect(await hold(good)).toMatchObject({ ok: true });
    expect(await bookingOf(stage.db, first.bookingId)).toMatchObject({ state: 'released' });
  });

  test('offers the same slot again in one click to the browser of the expired hold', async () => {
    const first = await held(stage.world);
    stage.world.setNow(testNow.add({ seconds: 700 }));
    const again = await hold(good, first.who);
    expect(again).toMatchObject({ ok: true });
    expect(again.ok && again.booking.id).not.toBe(first.bookingId);
  });

  test('moves an overdue hold with an open checkout to expiring, and does not take its slot', async () => {
    const first = await held(stage.world);
    await opened(stage, first.bookingId, first.who);
    stage.world.setNow(testNow.add({ seconds: 700 }));
    expect((await offered()).has(exampleSlot)).toBe(false);
    expect(await hold(good)).toMatchObject({ refusal: 'taken' });
    const { state, claim_id } = await bookingOf(stage.db, first.bookingId);
    expect(state).toBe('expiring');
    expect(stage.world.requestedJobs).toContainEqual({
      name: 'expire-claim',
      data: { claimId: claim_id },
      at: null,
    });
  });

  test('uses the owner’s hold time, unless a variable overrides it [S9.04]', async () => {
    await setRules({ holdSeconds: 60 });
    const outcome = await hold(good);
    expect(outcome.ok && outcome.booking.expiresAt?.toString()).toBe(testNow.add({ seconds: 60 }).toString());
    const settings = { ...stage.world.settings, bookingHoldSeconds: 30 };
    const fixed = await holdSlot({ ...stage.world, settings }, newVisitor().who, {
      ...good,
      slotStart: '2026-11-24T12:00:00Z',
    });
    expect(fixed.ok && fixed.booking.expiresAt?.toString()).toBe(testNow.add({ seconds: 30 }).toString());
  });
});

describe('limits', () => {
  const hours = ['08', '09', '10', '11', '12', '13', '14', '15'].flatMap((hour) => [
    `2026-11-24T${hour}:00:00Z`,
    `2026-11-25T${hour}:00:00Z`,
  ]);

  test('one email holds three slots, in any spelling, and three again after they expire [P.85]', async () => {
    for (const slotStart of hours.slice(0, 3))
      expect(await hold({ ...good, slotStart })).toMatchObject({ ok: true });
    const fourth = { ...good, email: 'AASE@example.dk', slotStart: hours[3] };
    expect(await hold(fourth)).toMatchObject({ refusal: 'too-many-for-email' });
    stage.world.setNow(testNow.add({ seconds: 615 }));
    expect(await hold(fourth)).toMatchObject({ ok: true });
  });

  test('the limit cannot be bypassed by holding for someone else first and changing the email later', async () => {
    for (const slotStart of hours.slice(0, 3)) await hold({ ...good, slotStart });
    const { who } = newVisitor();
    const other = { ...good, email: 'other@example.dk', slotStart: hours[3] };
    await hold(other, who);
    expect(await hold({ ...other, email: good.email }, who)).toMatchObject({ refusal: 'too-many-for-email' });
    expect(await currentHold(stage.world, who)).toMatchObject({ email: 'other@example.dk' });
    expect(await hold({ ...other, name: 'Åse' }, who), 'the same e-mail').toMatchObject({ ok: true });
  });

  test('one IP address holds ten slots, for any email', async () => {
    const { address } = newVisitor().who;
    const from = (index: number) =>
      hold({ ...good, email: `a${index}@example.dk`, slotStart: hours[index] }, newVisitor({ address }).who);
    for (let index = 0; index < 10; index += 1) expect(await from(index)).toMatchObject({ ok: true });
    expect(await from(10)).toMatchObject({ refusal: 'too-many-for-address' });
    expect(await hold({ ...good, email: 'b@example.dk', slotStart: hours[11] })).toMatchObject({ ok: true });
  });

  test('a hold waiting for the bank still counts', async () => {
    for (const slotStart of hours.slice(0, 3)) {
      const outcome = await hold({ ...good, slotStart });
      await opened(stage, outcome.ok ? outcome.booking.id : '');
    }
    stage.world.setNow(testNow.add({ seconds: 700 }));
    await hold({ ...good, email: 'b@example.dk', slotStart: hours[0] });
    const others = await hold({ ...good, slotStart: hours[4] });
    expect(others, 'one of three is expiring, two are overdue').toMatchObject({ ok: true });
  });
});

describe('buffers', () => {
  test('extend the claim on both sides, and slots that cannot be held are not offered [P.31]', async () => {
    await setRules({ bufferBeforeMinutes: 0, bufferAfterMinutes: 15 });
    await held(stage.world, '2026-11-24T10:00:00Z');
    const now = await offered();
    for (const [start, isFree] of [
      ['2026-11-24T08:00:00Z', true],
      ['2026-11-24T09:00:00Z', false],
      ['2026-11-24T11:00:00Z', false],
      ['2026-11-24T12:00:00Z', true],
    ] as const) {
      expect(now.has(start), `${start} is offered`).toBe(isFree);
      expect((await hold({ ...good, email: `x${start.slice(11, 13)}@x.dk`, slotStart: start })).ok).toBe(
        isFree,
      );
    }
  });

  test('of an overdue adjacent hold do not block', async () => {
    await setRules({ bufferBeforeMinutes: 30, bufferAfterMinutes: 30 });
    await held(stage.world, '2026-11-24T10:00:00Z');
    stage.world.setNow(testNow.add({ seconds: 700 }));
    expect(await hold({ ...good, slotStart: '2026-11-24T11:00:00Z' })).toMatchObject({ ok: true });
  });
});

describe('bad input', () => {
  const bad: Array<[field: string, value: unknown]> = [
    ['name', ''],
    ['name', '   '],
    ['name', 'x'.repeat(201)],
    ['name', 'a\0b'],
    ['name', 'a\r\nBcc: x@y.dk'],
    ['name', 7],
    ['name', undefined],
    ['email', 'no'],
    ['email', 'a@b'],
    ['email', `${'x'.repeat(65)}@example.dk`],
    ['email', 'a@x.dk\r\nBcc: b@x.dk'],
    ['email', ['a@x.dk']],
    ['email', undefined],
    ['courseId', 'voice-elevated'],
    ['courseId', 'test-payment'],
    ['courseId', "'; drop table bookings; --"],
    ['courseId', 'x'.repeat(10_000)],
    ['slotStart', 'tomorrow'],
    ['slotStart', '2026-11-24'],
    ['slotStart', '2026-11-24T09:00:00'],
    ['slotStart', 1_800_000_000],
    ['slotStart', null],
    ['slotStart', { $gt: '' }],
    ['place', 'moon'],
    ['timeZone', 7],
    ['timeZone', 'x'.repeat(65)],
  ];
  test.each(bad)('in %s (%j) is refused by field and stores nothing', async (field, value) => {
    expect(await hold({ ...good, [field]: value })).toMatchObject({
      ok: false,
      refusal: 'bad-input',
      fields: [field],
    });
    expect(
      await stage.db.query.selectFrom('claims').select('id').where('kind', '=', 'session').execute(),
    ).toEqual([]);
  });

  test.each([
    ['voice-elevated', 'The course_id “voice-elevated” can’t be booked by the hour. Use “private-coaching”.'],
    [7, 'The course_id “7” can’t be booked by the hour. Use “private-coaching”.'],
  ])('courseId %j is named in the message', async (courseId, message) => {
    expect(await hold({ ...good, courseId })).toMatchObject({ refusal: 'bad-input', message });
  });

  test.each([null, undefined, 'text', 7, [], [good]])('%j is no booking', async (input) => {
    expect(await hold(input)).toMatchObject({ refusal: 'bad-input' });
  });

  test.each([
    '2026-11-24T09:30:00Z',
    '2026-11-23T09:00:00Z',
    '2026-11-22T09:00:00Z',
    '2026-11-30T09:00:00Z',
    '+275760-09-13T00:00:00Z',
    '-271821-04-20T00:00:00Z',
  ])('%s is off the grid, past or beyond the window', async (slotStart) => {
    expect(await hold({ ...good, slotStart })).toMatchObject({ refusal: 'not-offered' });
  });

  test('only an invalid email has the message about emails', async () => {
    expect(await hold({ ...good, email: 'no' })).toMatchObject({
      message: 'Please enter a valid email address',
    });
    expect(await hold({ ...good, email: undefined })).toMatchObject({
      message: 'Please fill all fields and pick a slot.',
    });
  });

  test('an unknown time zone is ignored, names in any script are kept', async () => {
    const outcome = await hold({ ...good, name: '李 ژاله 🎤', timeZone: 'Mars/Olympus' });
    expect(outcome).toMatchObject({ ok: true, booking: { name: '李 ژاله 🎤' } });
  });

  test('a browser with an invalid token gets a new one', async () => {
    for (const holderToken of ['', 'x', 'x'.repeat(4000)]) {
      const outcome = await hold(
        { ...good, email: `t${holderToken.length}@x.dk`, slotStart: '2026-11-24T13:00:00Z' },
        newVisitor({ holderToken }).who,
      );
      expect(outcome).toMatchObject(holderToken === '' ? { ok: true } : { refusal: 'taken' });
    }
  });
});

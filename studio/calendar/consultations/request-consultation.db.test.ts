import { describe, expect, test } from 'vitest';
import { json } from '#platform/db/json.ts';
import { confirmUntil } from '#studio/calendar/booking/consultation.ts';
import { holdSlot } from '#studio/calendar/holds/hold-slot.ts';
import { consultations, good, half, hour, other } from '#tests/support/consultations.ts';
import { held, newVisitor, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { confirmConsultation } from './confirm-consultation.ts';
import { requestConsultation } from './request-consultation.ts';

const stage = testStage();
const { mails, claims, requested, offered } = consultations(stage);

async function setLimits(limits: object) {
  await stage.db.query
    .insertInto('settings')
    .values({ key: 'limits', value: json(limits) })
    .execute();
}

describe('the consultation slots', () => {
  test('are half hours from 09:00 to 17:30, today and the six days after, thirty minutes long [S2.97]', async () => {
    const slots = await offered('consultation');
    const tuesday = slots.filter(({ start }) => start.startsWith('2026-11-24'));
    expect(tuesday.map(({ label }) => label)).toEqual(
      Array.from(
        { length: 18 },
        (_, at) => `${String(9 + Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`,
      ),
    );
    expect(tuesday[0]).toMatchObject({ start: '2026-11-24T08:00:00Z', end: '2026-11-24T08:30:00Z' });
    expect(tuesday[0]?.name).toContain('09:00 to 09:30, Copenhagen, 30 minutes');
    expect(slots[0]?.start).toBe('2026-11-23T09:30:00Z');
    expect(slots.at(-1)?.start).toBe('2026-11-29T16:30:00Z');
  });

  test('share one calendar with the sessions: each takes the other’s time', async () => {
    await held(stage.world, hour);
    const halves = (await offered('consultation')).map(({ start }) => start);
    expect(halves).not.toContain(half);
    expect(halves).not.toContain(hour);
    expect(halves).toContain('2026-11-24T10:00:00Z');
    await requested({ slotStart: other });
    expect((await offered('session')).map(({ start }) => start)).not.toContain(other);
    const taken = await holdSlot(stage.world, newVisitor().who, {
      ...good,
      email: 'b@x.dk',
      slotStart: other,
    });
    expect(taken).toMatchObject({ ok: false, refusal: 'taken' });
  });

  test.each([
    ['a quarter past', '2026-11-24T09:15:00Z'],
    ['the past', '2026-11-23T08:00:00Z'],
    ['a week ahead', '2026-11-30T09:00:00Z'],
    ['18:00', '2026-11-24T17:00:00Z'],
  ])('no other time is accepted: %s', async (_name, slotStart) => {
    const { who, email } = newVisitor();
    expect(await requestConsultation(stage.world, who, { ...good, email, slotStart })).toMatchObject({
      refusal: 'not-offered',
    });
    expect(await mails()).toEqual([]);
  });
});

describe('requesting a consultation', () => {
  test('claims the slot for thirty minutes and sends one email with one button, in both time zones', async () => {
    const { email } = await requested();
    expect(await claims()).toEqual([
      {
        kind: 'consultation',
        state: 'held',
        slot_start: Temporal.Instant.from(half),
        slot_end: Temporal.Instant.from('2026-11-24T10:00:00Z'),
        expires_at: testNow.add({ minutes: 30 }),
      },
    ]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'consultation-request', recipient: email, attachments: [] });
    expect(mail?.body).toContain('10:30 to 11:00, Copenhagen');
    expect(mail?.body).toContain('04:30 to 05:00, New York');
    expect(mail?.body?.match(/https?:\S+\/consultation\/confirm\//g)).toHaveLength(1);
    expect(stage.world.requestedWakeUps.map(String)).toEqual([
      testNow.add({ minutes: 30, seconds: 16 }).toString(),
    ]);
  });

  test('is kept no longer than until its start', () => {
    const start = testNow.add({ minutes: 10 });
    expect(confirmUntil(start, testNow)).toEqual(start);
    expect(confirmUntil(testNow.add({ hours: 2 }), testNow)).toEqual(testNow.add({ minutes: 30 }));
  });

  test('twice for the same slot is one claim and one email', async () => {
    const person = await requested();
    await requested({}, person);
    await requested({}, { ...person, who: { ...person.who, holderToken: null } });
    expect(await claims()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  test('by the same browser for another slot, or with a corrected address, releases the first one', async () => {
    const first = await requested({ email: 'forkert@example.dk' });
    const second = await requested({ email: 'rigtig@example.dk' }, first);
    await requested({ email: 'rigtig@example.dk', slotStart: other }, second);
    expect((await claims()).map(({ state }) => state)).toEqual(['released', 'released', 'held']);
    for (const { token } of [first, second]) {
      expect(await confirmConsultation(stage.world, first.who, { token })).toMatchObject({ ok: false });
    }
  });

  test('for a slot that is taken leaves the earlier claim unchanged', async () => {
    await held(stage.world, other);
    const person = await requested();
    const again = await requestConsultation(stage.world, person.who, {
      ...good,
      email: person.email,
      slotStart: other,
    });
    expect(again).toMatchObject({ ok: false, refusal: 'taken' });
    expect(await confirmConsultation(stage.world, person.who, { token: person.token })).toEqual({ ok: true });
  });

  test.each([
    [{ name: ' ' }, ['name']],
    [{ email: '' }, ['email']],
    [{ email: 'nej' }, ['email']],
    [{ slotStart: '' }, ['slotStart']],
    [{ slotStart: 'soon', name: '' }, ['name', 'slotStart']],
  ])('with %o is refused at its field, and nothing is sent', async (changes, fields) => {
    const { who, email } = newVisitor();
    const outcome = await requestConsultation(stage.world, who, { ...good, email, ...changes });
    expect(outcome).toMatchObject({ ok: false, refusal: 'bad-input', fields });
    expect(await claims()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test('is refused while an external calendar is configured', async () => {
    const world = {
      ...stage.world,
      settings: { ...stage.world.settings, consultationUrl: 'https://cal.example' },
    };
    const { who, email } = newVisitor();
    expect(await requestConsultation(world, who, { ...good, email })).toMatchObject({
      refusal: 'not-offered',
    });
  });
});

describe('limits of consultations', () => {
  test('one open per email, pending or booked, in any spelling; the next one after it [P.104]', async () => {
    const first = await requested({ email: 'ÅSE@example.dk' });
    const again = () =>
      requestConsultation(stage.world, newVisitor().who, {
        ...good,
        email: 'åse@EXAMPLE.dk',
        slotStart: other,
      });
    expect(await again()).toMatchObject({ ok: false, refusal: 'open-consultation' });
    await confirmConsultation(stage.world, first.who, { token: first.token });
    expect(await again()).toMatchObject({ ok: false, refusal: 'open-consultation' });
    stage.world.setNow(Temporal.Instant.from(half).add({ minutes: 31 }));
    expect(await again()).toMatchObject({ ok: true });
  });

  test('a pending one counts as an unpaid hold, for its email and for its address [P.105]', async () => {
    const { who, email } = await requested();
    for (const slotStart of ['2026-11-26T09:00:00Z', '2026-11-26T10:00:00Z']) {
      expect(await holdSlot(stage.world, who, { ...good, email, slotStart })).toMatchObject({ ok: true });
    }
    const third = { ...good, email, slotStart: '2026-11-26T11:00:00Z' };
    expect(await holdSlot(stage.world, who, third)).toMatchObject({ refusal: 'too-many-for-email' });
    await setLimits({ unpaidHoldsPerAddress: 3 });
    const neighbour = { ...newVisitor().who, address: who.address };
    const asking = { ...good, email: 'nabo@example.dk', slotStart: other };
    expect(await requestConsultation(stage.world, neighbour, asking)).toMatchObject({
      refusal: 'too-many-for-address',
    });
  });

  test('three emails per recipient and hour; requests without an email do not count [P.106]', async () => {
    await held(stage.world, other);
    const { who, email } = newVisitor();
    const choose = (slotStart: string, person = who) =>
      requestConsultation(stage.world, person, { ...good, email, slotStart });
    for (let times = 0; times < 5; times += 1)
      expect(await choose(other)).toMatchObject({ refusal: 'taken' });
    let own = who;
    for (const slotStart of [half, '2026-11-26T09:00:00Z', '2026-11-26T09:30:00Z']) {
      const outcome = await choose(slotStart, own);
      if (!outcome.ok) throw new Error(outcome.refusal);
      own = { ...own, holderToken: outcome.holderToken };
    }
    const fourth = await choose('2026-11-26T10:00:00Z', own);
    expect(fourth).toMatchObject({ refusal: 'too-many-mails', retryAfterSeconds: expect.any(Number) });
    expect(await mails()).toHaveLength(3);
  });
});

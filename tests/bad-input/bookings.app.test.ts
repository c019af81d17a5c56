import { describe, expect, test } from 'vitest';
import { slotInDays } from '#tests/support/offered-hour.ts';
import { testApp } from '#tests/support/site/app.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { huge, oddBodies, oddTexts, oddTimes, poisonedBodies, wrongTypes } from './bad-values.ts';
import {
  each,
  expectNoErrors,
  expectRefusals,
  jsonCall,
  leaksOf,
  requestFromAnywhere,
} from './expect-refusal.ts';

const given = testApp({}, { clock: { now: () => testNow } });
const path = '/rest/v1/bookings?select=id,slot_start,expires_at';
const representation = {
  prefer: 'return=representation',
  accept: 'application/vnd.pgrst.object+json',
  'content-profile': 'public',
};

const row = () => ({
  name: 'Ågot Østergård',
  email: 'aagot@example.dk',
  course_id: 'private-coaching',
  course_name: 'Private Coaching',
  slot_start: slotInDays(2),
  slot_end: '2026-11-25T10:00:00Z',
  payment_status: 'pending',
  expires_at: '2026-11-25T10:00:00Z',
});
const insert = (body: unknown) => jsonCall(path, body, representation);

describe('wire calls 1 and 2, bookings', () => {
  test('a valid request is accepted, so that the refusals below are due to the invalid part', async () => {
    const answer = await requestFromAnywhere(given, insert(row()));
    expect([answer.status, await answer.text()]).toEqual([201, expect.stringContaining('expires_at')]);
  });

  test('a malformed booking is refused [S8.13]', async () => {
    await expectRefusals(given, each(oddBodies, 'body', insert));
  });

  test('a time that is invalid, or not offered, is refused [S5.05]', async () => {
    const base = row();
    await expectRefusals(
      given,
      each(oddTimes, 'slot_start', (slot_start) => insert({ ...base, slot_start })),
    );
  });

  test('a name or email of the wrong type, empty or too long is refused', async () => {
    const base = row();
    for (const field of ['name', 'email'] as const) {
      const values = { ...wrongTypes, nothing: '', spaces: '   ', huge, missing: undefined, NUL: 'a\u0000b' };
      await expectRefusals(
        given,
        each(values, field, (value) => insert({ ...base, [field]: value })),
      );
    }
  });

  test('anything but one email address is refused', async () => {
    const base = row();
    const emails = {
      ...oddTexts,
      word: 'aagot',
      'two at signs': 'a@b@c.dk',
      two: 'a@b.dk, c@d.dk',
      'a header': 'a@b.dk\nBcc: c@d.dk',
      'a display name': 'Ågot <a@b.dk>',
      'no dot': 'a@localhost',
      'a dot too many': 'a..b@example.dk',
    };
    await expectRefusals(
      given,
      each(emails, 'email', (email) => insert({ ...base, email })),
    );
  });

  test('a course that is not booked by the session is refused', async () => {
    const base = row();
    const courses = { ...oddTexts, ...wrongTypes, other: 'voice-elevated', huge, 'a key': '__proto__' };
    await expectRefusals(
      given,
      each(courses, 'course_id', (course_id) => insert({ ...base, course_id })),
    );
  });

  test('an unknown place is refused, an unknown time zone is ignored', async () => {
    const base = row();
    const { null: _none, ...values } = { ...oddTexts, ...wrongTypes };
    await expectRefusals(
      given,
      each(values, 'place', (place) => insert({ ...base, place })),
    );
    const answer = await requestFromAnywhere(given, insert({ ...base, time_zone: 'Nowhere/Else' }));
    expect(answer.status).toBe(201);
  });

  test('fields the browser may not set are set by the server, whatever it sends [S5.07]', async () => {
    const base = row();
    const greedy = {
      ...base,
      id: 'mine',
      expires_at: '2099-01-01T00:00:00Z',
      covered_by: 'owner',
    };
    const answer = await requestFromAnywhere(given, jsonCall('/rest/v1/bookings', greedy, representation));
    const booking = (await answer.json()) as Record<string, string>;
    expect(booking.id).not.toBe('mine');
    expect(booking.payment_status).toBe('pending');
    expect(Date.parse(booking.slot_end ?? '') - Date.parse(booking.slot_start ?? '')).toBe(3_600_000);
    expect(Date.parse(booking.expires_at ?? '') - testNow.epochMilliseconds).toBe(600_000);
  });

  test.each([
    ['the start', { minutes: 0 }],
    ['half an hour', { minutes: 30 }],
    ['90 minutes', { minutes: 90 }],
    ['the day after', { minutes: 24 * 60 }],
  ])(
    'a slot_end of %s is refused with the end that is offered, for holds and direct bookings',
    async (_name, time) => {
      const start = Temporal.Instant.from(row().slot_start);
      for (const payment_status of ['pending', 'paid']) {
        const entered = { ...row(), payment_status, slot_end: start.add(time).toString() };
        const answer = await requestFromAnywhere(given, insert(entered));
        if (payment_status === 'paid') expect([400, 403]).toContain(answer.status);
        else expect(answer.status).toBe(400);
        if (answer.status !== 400) continue;
        const { code, message } = (await answer.json()) as { code: string; message: string };
        expect(code).toBe('22023');
        expect(message).toContain(start.add({ hours: 1 }).toString());
      }
    },
  );

  test.each(['private-coaching', 'private-lessons-anyone', undefined])(
    'the original client’s hour passes for course_id %j, and so does no slot_end',
    async (course_id) => {
      const start = Temporal.Instant.from(row().slot_start);
      for (const [hours, slot_end] of [
        [0, start.add({ hours: 1 }).toString({ smallestUnit: 'millisecond' })],
        [1, undefined],
        [2, null],
      ] as const) {
        const slot_start = start.add({ hours }).toString();
        const answer = await requestFromAnywhere(
          given,
          insert({ ...row(), course_id, slot_start, slot_end }),
        );
        expect(answer.status).toBe(201);
      }
    },
  );

  test('a booking marked as paid is refused to a visitor in the original wording [S7.01]', async () => {
    const base = row();
    for (const payment_status of ['paid', 'PENDING', 'pending ', null, 1, ['pending'], huge]) {
      const answer = await requestFromAnywhere(given, insert({ ...base, payment_status }));
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({
        code: '42501',
        message: 'Could not create booking.',
        details: null,
        hint: null,
      });
    }
  });

  test('an invented entitlement is refused and books nothing', async () => {
    const base = { ...row(), payment_status: 'paid' };
    const secrets = {
      word: 'secret',
      sql: "' or 1=1 --",
      'as long as a real one': 'A'.repeat(22),
      long: 'A'.repeat(8_000),
    };
    await expectRefusals(
      given,
      each(secrets, 'x-entitlement', (secret) => jsonCall(path, base, { 'x-entitlement': secret })),
    );
  });

  test('prototype pollution keys change nothing', async () => {
    await expectRefusals(given, each({ ...poisonedBodies }, 'body', insert));
    const base = JSON.stringify(row());
    const poisoned = base.replace('{', '{"__proto__":{"payment_status":"paid","polluted":1},');
    const answer = await requestFromAnywhere(given, insert(poisoned));
    expect(answer.status).toBe(201);
    expectNoErrors(given);
  });

  test('of a duplicate key the last one counts', async () => {
    const twice = JSON.stringify(row()).replace('{', '{"name":"Somebody Else",');
    expect((await requestFromAnywhere(given, insert(twice))).status).toBe(201);
    const booked = await given.db.query.selectFrom('bookings').select('name').execute();
    expect(booked).toEqual([{ name: 'Ågot Østergård' }]);
  });

  test('unusual names are stored unchanged or refused, never a server error', async () => {
    const faults: string[] = [];
    let day = 1;
    for (const [name, text] of Object.entries(oddTexts)) {
      const hour = slotInDays(1 + (day % 6), 9 + Math.floor(day / 6));
      day += 1;
      const email = `odd-${day}@example.dk`;
      const body = { ...row(), name: text, email, slot_start: hour };
      const answer = await requestFromAnywhere(given, insert(body));
      const responseText = await answer.text();
      faults.push(...leaksOf(given, { name, status: answer.status, text: responseText }));
      const saved = await given.db.query
        .selectFrom('bookings')
        .select('name')
        .where('email', '=', email)
        .execute();
      const expected = answer.status === 201 ? [{ name: text.trim().toWellFormed() }] : [];
      if (JSON.stringify(saved) !== JSON.stringify(expected))
        faults.push(`${name}: ${JSON.stringify(saved)}`);
    }
    expect(faults).toEqual([]);
    expectNoErrors(given);
  });

  test('bookings cannot be read, changed or deleted over the wire [S6.02]', async () => {
    const requested = Object.fromEntries(
      ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'].map((method) => [
        method,
        { path: '/rest/v1/bookings?id=eq.1', init: { method } },
      ]),
    );
    await expectRefusals(given, requested);
  });

  test('an invalid column selection reveals nothing', async () => {
    for (const select of [
      "id'--",
      '*,(select secret)',
      'holder_hash',
      'password',
      '%00',
      'a'.repeat(5_000),
    ]) {
      const body = { ...row(), email: `x${Math.random()}@example.dk` };
      const answer = await requestFromAnywhere(
        given,
        jsonCall(`/rest/v1/bookings?select=${select}`, body, representation),
      );
      const text = await answer.text();
      expect(leaksOf(given, { name: select, status: answer.status, text })).toEqual([]);
      expect(text).not.toContain('holder');
      await given.db.query.deleteFrom('bookings').execute();
      await given.db.query.deleteFrom('claims').where('kind', '=', 'session').execute();
    }
  });

  test('a content type other than JSON never causes a server error', async () => {
    const body = JSON.stringify(row());
    for (const type of [
      'text/plain',
      'text/html',
      'multipart/form-data',
      'application/octet-stream',
      '',
      'x'.repeat(500),
    ]) {
      const answer = await requestFromAnywhere(
        given,
        jsonCall(path, body, { ...representation, 'content-type': type }),
      );
      expect(leaksOf(given, { name: type, status: answer.status, text: await answer.text() })).toEqual([]);
    }
    expectNoErrors(given);
  });
});

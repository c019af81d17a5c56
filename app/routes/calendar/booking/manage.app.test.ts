import { beforeEach, describe, expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { requestRefund } from '#studio/money/refunds/request-refund.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { owner } from '#tests/support/who.ts';
import { manageMessages } from './manage.messages.ts';

let now = Temporal.Instant.from('2026-11-23T09:00:00Z');
const given = testApp({}, { clock: { now: () => now } });
const start = '2026-11-25T12:00:00Z';
const other = '2026-11-26T09:00:00Z';

beforeEach(() => {
  now = Temporal.Instant.from('2026-11-23T09:00:00Z');
});

async function bookedSession(slot_start = start, time_zone = 'Asia/Kolkata'): Promise<string> {
  const browser = visit(given);
  await browser.post('/private-coaching/book', {
    name: 'Åse Ørsted',
    email: 'aase@eksempel.dk',
    slot_start,
    time_zone,
  });
  const booking = await given.db.query.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
  const paying = await browser.post('/private-coaching/book/payment', { booking: booking.id });
  const paid = await browser.post(paying.location!, {
    action: 'pay',
    email: 'aase@eksempel.dk',
    name: 'Åse',
  });
  await browser.get(paid.location!);
  return given.db.transaction((tx) =>
    makeSecretLink(tx, {
      purpose: 'booking',
      subjectId: booking.id,
      expiresAt: Temporal.Instant.from('2028-01-01T00:00:00Z'),
    }),
  );
}

async function claims() {
  const rows = await given.db.query
    .selectFrom('claims')
    .innerJoin('bookings', 'bookings.claim_id', 'claims.id')
    .select(['claims.state', 'claims.slot_start', 'bookings.reschedules'])
    .execute();
  return rows.map((row) => `${row.state} ${row.slot_start} ${row.reschedules}`);
}

describe.each([
  ['English', '', 'en'],
  ['Danish', '/da', 'da'],
] as const)('the pages of a booking in %s', (_name, prefix, language) => {
  const words = manageMessages[language];

  test('show both times, and GET changes nothing', async () => {
    const token = await bookedSession();
    const before = await claims();
    for (const page of ['', '/move', '/cancel', '/calendar.ics']) {
      const answer = await visit(given).get(`${prefix}/bookings/${token}${page}`);
      expect(answer.status, page).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('referrer-policy')).toBe('same-origin');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    }
    const { text } = await visit(given).get(`${prefix}/bookings/${token}`);
    expect(text).toContain(words.states.booked);
    expect(text).toContain(language === 'da' ? '13.00–14.00' : '13:00–14:00');
    expect(text).toContain(language === 'da' ? '17.30–18.30' : '17:30–18:30');
    expect(text).toContain('Kolkata');
    expect(await claims()).toEqual(before);
  });

  test('reschedule once, however often the button is pressed, without a second payment [P.51]', async () => {
    const token = await bookedSession();
    for (const _press of [1, 2]) {
      const answer = await visit(given).post(`${prefix}/bookings/${token}/move`, { slot_start: other });
      expect(answer).toMatchObject({ status: 303, location: `${prefix}/bookings/${token}?done=moved` });
    }
    expect(await claims()).toEqual([`booked ${other} 1`]);
    const { text } = await visit(given).get(`${prefix}/bookings/${token}?done=moved`);
    expect(text).toContain(words.done.moved);
    expect(await given.db.query.selectFrom('payments').select('id').execute()).toHaveLength(1);
  });

  test('announce the refund before the click, and confirm it after', async () => {
    const token = await bookedSession();
    const amount = language === 'da' ? 'DKK 1.950' : 'DKK 1,950';
    const { text } = await visit(given).get(`${prefix}/bookings/${token}/cancel`);
    expect(text).toContain(words.money.refund(amount));
    const answer = await visit(given).post(`${prefix}/bookings/${token}/cancel`, {});
    expect(answer).toMatchObject({ status: 303, location: `${prefix}/bookings/${token}?done=cancelled` });
    const after = await visit(given).get(answer.location!);
    expect(after.text).toContain(words.states.cancelled);
    expect(after.text).toContain(words.done.refunded(amount));
    const again = await visit(given).post(`${prefix}/bookings/${token}/cancel`, {});
    expect(again.status).toBe(303);
    expect(await given.db.query.selectFrom('refunds').select('id').execute()).toHaveLength(1);
  });

  test('state what is left after a refund of a part, before and after it is cancelled', async () => {
    const token = await bookedSession();
    const paid = await given.db.query
      .selectFrom('payments')
      .select(['id as paymentId', 'order_id as orderId'])
      .executeTakeFirstOrThrow();
    const part = { ...paid, amountMinor: 50_000, reason: 'owner' };
    await change(given.world, system, (c) => requestRefund(c, part));
    const page = `${prefix}/bookings/${token}/cancel`;
    const left = language === 'da' ? 'DKK 1.450' : 'DKK 1,450';
    expect((await visit(given).get(page)).text).toContain(words.money.refund(left));
    now = Temporal.Instant.from('2026-11-25T09:00:00Z');
    expect((await visit(given).get(page)).text).toContain(words.money.kept(left, 24));
    const answer = await visit(given).post(page, { promised: 'kept' });
    expect((await visit(given).get(answer.location!)).text).toContain(words.done.refunded('DKK 500'));
  });

  test('cancel nothing when the notice period began after the page was opened, and show the new terms', async () => {
    const token = await bookedSession();
    const page = `${prefix}/bookings/${token}/cancel`;
    const { text } = await visit(given).get(page);
    const [, promised = ''] = /name="promised" value="([^"]+)"/.exec(text) ?? [];
    now = Temporal.Instant.from('2026-11-24T12:00:01Z');
    const refused = await visit(given).post(page, { promised });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain(words.moneyChanged);
    expect(refused.text).toContain(words.money.kept(language === 'da' ? 'DKK 1.950' : 'DKK 1,950', 24));
    expect(await claims()).toEqual([`booked ${start} 0`]);
    expect((await visit(given).post(page, { promised: 'kept' })).status).toBe(303);
    expect(await claims()).toEqual([`cancelled ${start} 0`]);
  });

  test('within the notice period, rescheduling is a request to the owner, and cancelling refunds nothing [P.54]', async () => {
    const token = await bookedSession();
    now = Temporal.Instant.from('2026-11-25T09:00:00Z');
    expect((await visit(given).get(`${prefix}/bookings/${token}/move`)).text).toContain(words.askButton);
    const answer = await visit(given).post(`${prefix}/bookings/${token}/move`, { slot_start: other });
    expect(answer.location).toBe(`${prefix}/bookings/${token}?done=requested`);
    expect((await visit(given).get(answer.location!)).text).toContain(words.done.requested);
    expect(await claims()).toEqual([`booked ${start} 0`]);
    const amount = language === 'da' ? 'DKK 1.950' : 'DKK 1,950';
    expect((await visit(given).get(`${prefix}/bookings/${token}/cancel`)).text).toContain(
      words.money.kept(amount, 24),
    );
  });

  test('a slot taken meanwhile, or none selected, is reported above the list', async () => {
    const token = await bookedSession();
    const pick = await visit(given).post(`${prefix}/bookings/${token}/move`, {});
    expect(pick.status).toBe(400);
    expect(pick.text).toContain(words.pick);
    await visit(given).post('/private-coaching/book', {
      name: 'Bo',
      email: 'bo@eksempel.dk',
      slot_start: other,
    });
    const taken = await visit(given).post(`${prefix}/bookings/${token}/move`, { slot_start: other });
    expect(taken.status).toBe(409);
    expect(taken.text).toContain(words.refusals.taken);
    expect(await claims()).toContain(`booked ${start} 0`);
  });
});

test('after three reschedules, offer no more and say so', async () => {
  const token = await bookedSession();
  for (const hour of ['09', '10', '11']) {
    await visit(given).post(`/bookings/${token}/move`, { slot_start: `2026-11-26T${hour}:00:00Z` });
  }
  const { text } = await visit(given).get(`/bookings/${token}`);
  expect(text).toContain(manageMessages.en.noReschedules);
  expect(text).not.toContain(`/bookings/${token}/move`);
  expect(await visit(given).get(`/bookings/${token}/move`)).toMatchObject({
    status: 302,
    location: `/bookings/${token}`,
  });
});

test('an invalid token gives 404', async () => {
  for (const path of ['', '/move', '/cancel', '/calendar.ics']) {
    for (const token of ['AAAAAAAAAAAAAAAAAAAAAA', 'x', '%20']) {
      expect((await visit(given).get(`/bookings/${token}${path}`)).status).toBe(404);
    }
  }
  expect((await visit(given).post('/bookings/AAAAAAAAAAAAAAAAAAAAAA/cancel', {})).status).toBe(404);
});

test('the calendar file is a download with this session', async () => {
  const token = await bookedSession();
  const file = await visit(given).get(`/bookings/${token}/calendar.ics`);
  expect(file.headers.get('content-type')).toContain('text/calendar');
  expect(file.headers.get('content-disposition')).toContain('attachment');
  expect(file.text).toContain('DTSTART:20261125T120000Z');
});

test('the calendar file that is downloaded is published, without an invitation, also once the session is cancelled', async () => {
  const token = await bookedSession();
  const methodOf = async () => {
    const { text, headers } = await visit(given).get(`/bookings/${token}/calendar.ics`);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(text).toContain('METHOD:PUBLISH\r\n');
    expect(text).not.toContain('ATTENDEE');
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    return /STATUS:(\w+)/.exec(text)?.[1];
  };
  expect(await methodOf()).toBe('CONFIRMED');
  await visit(given).post(`/bookings/${token}/cancel`, {});
  expect(await methodOf()).toBe('CANCELLED');
});

test('forms work although these pages send no referrer', async () => {
  const token = await bookedSession();
  const answer = await given.fetch(`/bookings/${token}/cancel`, {
    method: 'POST',
    headers: { origin: 'null', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(),
  });
  expect(answer.status).toBe(303);
});

/** Ten o'clock in Copenhagen on the two days of 2027 when the clocks change. */
test.each([
  ['2027-03-28', 'Europe/Copenhagen', '08', null],
  ['2027-03-28', 'America/New_York', '08', '04:00'],
  ['2027-03-28', 'Australia/Sydney', '08', '19:00'],
  ['2027-03-28', 'Asia/Kolkata', '08', '13:30'],
  ['2027-10-31', 'Europe/Copenhagen', '09', null],
  ['2027-10-31', 'America/New_York', '09', '05:00'],
  ['2027-10-31', 'Australia/Sydney', '09', '20:00'],
  ['2027-10-31', 'Asia/Kolkata', '09', '14:30'],
])(
  'on %s, seen from %s, list, page and calendar file have the same time [P.47]',
  async (day, zone, hour, there) => {
    now = Temporal.Instant.from(`${day}T06:00:00Z`).subtract({ hours: 26 });
    const list = await visit(given).get(`/private-coaching/book?time_zone=${encodeURIComponent(zone)}`);
    const radio = new RegExp(`<input[^>]*value="${day}T${hour}:00:00Z"[^>]*>`).exec(list.text)?.[0] ?? '';
    expect(radio).toMatch(/aria-label="[^"]*10:00 to 11:00, Copenhagen/);
    if (there) expect(radio).toContain(`${there} to `);
    const token = await bookedSession(`${day}T${hour}:00:00Z`, zone);
    const { text } = await visit(given).get(`/bookings/${token}`);
    expect(text).toContain('10:00–11:00');
    if (there) expect(text).toContain(`${there}–`);
    const file = await visit(given).get(`/bookings/${token}/calendar.ics`);
    const compact = day.replaceAll('-', '');
    expect(file.text).toContain(`DTSTART:${compact}T${hour}0000Z`);
    expect(file.text).toContain(`DTEND:${compact}T${String(Number(hour) + 1).padStart(2, '0')}0000Z`);
  },
);

test.each([
  ['', 'You haven’t paid, so as agreed when you booked, we may charge DKK 975 if you cancel now.'],
  ['/da', 'Aflyser du nu, kan vi som aftalt ved bookingen opkræve DKK 975'],
])(
  'the pages%s of an unpaid session state its fees, and what cancelling now can cost',
  async (prefix, ifCancelled) => {
    const fees = { late_fee_percent: 50, no_show_fee_percent: 100 };
    await given.db.query.updateTable('offers').set(fees).where('kind', '=', 'session').execute();
    const hour = { day: '2026-11-25', time: '13:00', place: 'studio', cover: 'at-session', language: 'en' };
    const booked = await bookFor(given.world, owner, { ...hour, name: 'Åse', email: 'aase@eksempel.dk' });
    if (!booked.ok) throw new Error(booked.refusal);
    const expiresAt = Temporal.Instant.from('2028-01-01T00:00:00Z');
    const link = { purpose: 'booking', subjectId: booked.bookingId, expiresAt } as const;
    const token = await given.db.transaction((tx) => makeSecretLink(tx, link));
    const read = async (page: string) =>
      textOf((await visit(given).get(`${prefix}/bookings/${token}${page}`)).text).replaceAll('\u00a0', ' ');
    expect(await read('')).toMatch(/24 (hours|timer)/);
    expect(await read('')).toMatch(/(charge DKK 975; if you don’t come|opkræve DKK 975\. Udebliver du)/);
    expect(await read('/cancel')).not.toContain(ifCancelled);
    now = Temporal.Instant.from('2026-11-25T00:00:00Z');
    expect(await read('/cancel')).toContain(ifCancelled);
  },
);

import { beforeEach, describe, expect, test } from 'vitest';
import { linkIn, mailTo } from '#tests/support/emails.ts';
import { slotInDays } from '#tests/support/offered-hour.ts';
import { testApp } from '#tests/support/site/app.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { oddTexts, oddTimes, wrongTypes } from './bad-values.ts';
import {
  each,
  expectNoErrors,
  formCall,
  jsonCall,
  leaksOf,
  type RequestSpec,
  requestFromAnywhere,
  rowCounts,
} from './expect-refusal.ts';

const given = testApp({}, { clock: { now: () => testNow } });
/** `/bookings/<token>` of a paid and confirmed booking. */
let place = '';
/** `/payment-success?session=…` of its payment. */
let returned = '';

beforeEach(async () => {
  const row = { name: 'Mia', email: 'mia@example.dk', slot_start: slotInDays(3), payment_status: 'pending' };
  const held = await requestFromAnywhere(
    given,
    jsonCall('/rest/v1/bookings', row, { prefer: 'return=representation' }),
  );
  const [booking] = (await held.json()) as { id: string }[];
  const paying = await requestFromAnywhere(
    given,
    jsonCall('/functions/v1/create-payment', { courseId: booking?.id, currency: 'dkk' }),
  );
  const { url } = (await paying.json()) as { url: string };
  const form = { action: 'pay', email: 'mia@example.dk', name: 'Mia', arrival: 'never' };
  const paid = await requestFromAnywhere(given, formCall(new URL(url).pathname, form));
  const { pathname, search } = new URL(paid.headers.get('location') ?? '');
  returned = pathname + search;
  await requestFromAnywhere(given, { path: returned });
  place = new URL(linkIn(await mailTo(given.db, 'mia@example.dk', 'booking-confirmed'), /\/bookings\//))
    .pathname;
});

const standing = () =>
  given.db.query
    .selectFrom('claims')
    .select(['state', 'slot_start'])
    .where('kind', '=', 'session')
    .orderBy('slot_start')
    .execute();

async function expectBookingUnchanged(requests: Readonly<Record<string, RequestSpec>>): Promise<void> {
  const before = [await rowCounts(given.db), JSON.stringify(await standing())];
  const faults: string[] = [];
  for (const [name, requested] of Object.entries(requests)) {
    const answer = await requestFromAnywhere(given, requested);
    faults.push(...leaksOf(given, { name, status: answer.status, text: await answer.text() }));
    if (answer.status < 400) faults.push(`${name}: ${answer.status}`);
  }
  expect(faults).toEqual([]);
  expect([await rowCounts(given.db), JSON.stringify(await standing())]).toEqual(before);
  expectNoErrors(given);
}

describe('a booking behind its secret link', () => {
  test('cannot be rescheduled to a time that is invalid, not offered, or taken', async () => {
    const texts = Object.entries(oddTimes).filter(([name]) => !(name in wrongTypes));
    const times = { ...Object.fromEntries(texts), ...oddTexts } as Record<string, string>;
    const { 'a NUL': _nul, ...sendable } = times;
    const taken = {
      name: 'Bo',
      email: 'bo@example.dk',
      slot_start: slotInDays(4),
      payment_status: 'pending',
    };
    await requestFromAnywhere(given, jsonCall('/rest/v1/bookings', taken));
    await expectBookingUnchanged({
      ...each(sendable, 'slot_start', (slot_start) => formCall(`${place}/move`, { slot_start })),
      taken: formCall(`${place}/move`, { slot_start: slotInDays(4) }),
      nothing: formCall(`${place}/move`, {}),
    });
  });

  test('rescheduled to its own time is unchanged, without using up a reschedule', async () => {
    const before = JSON.stringify(await standing());
    await requestFromAnywhere(given, formCall(`${place}/move`, { slot_start: slotInDays(3) }));
    expect(JSON.stringify(await standing())).toBe(before);
    expect(await given.db.query.selectFrom('bookings').select('reschedules').execute()).toEqual([
      { reschedules: 0 },
    ]);
  });

  test('is neither rescheduled nor cancelled cross-site, by a similar token, or by GET', async () => {
    const almost = `${place.slice(0, -1)}${place.endsWith('A') ? 'B' : 'A'}`;
    const slot_start = slotInDays(5);
    await expectBookingUnchanged({
      'move from elsewhere': formCall(`${place}/move`, { slot_start }, { origin: 'https://evil.example' }),
      'cancel from elsewhere': formCall(`${place}/cancel`, {}, { 'sec-fetch-site': 'cross-site' }),
      'move by a wrong token': formCall(`${almost}/move`, { slot_start }),
      'cancel by a wrong token': formCall(`${almost}/cancel`, { sure: '1' }),
      'read with a wrong token': { path: almost },
      'a calendar with a wrong token': { path: `${almost}/calendar.ics` },
    });
    for (const path of [place, `${place}/move`, `${place}/cancel`, `${place}/calendar.ics`, returned]) {
      expect((await requestFromAnywhere(given, { path })).status).toBe(200);
    }
    expect(await standing()).toMatchObject([{ state: 'booked' }]);
  });

  test('is paid once, however often its return URL is opened', async () => {
    for (let time = 0; time < 5; time += 1) await requestFromAnywhere(given, { path: returned });
    await Promise.all([1, 2, 3].map(() => requestFromAnywhere(given, { path: returned })));
    expect(await standing()).toMatchObject([{ state: 'booked' }]);
    expect(await given.db.query.selectFrom('receipts').select('number').execute()).toHaveLength(1);
    const mails = await given.db.query
      .selectFrom('emails')
      .select('kind')
      .where('kind', '=', 'booking-confirmed')
      .execute();
    expect(mails).toHaveLength(1);
  });

  test('is not booked a second time by its own return URL', async () => {
    const fields = { name: 'Mia', email: 'mia@example.dk', slot_start: slotInDays(5) };
    await requestFromAnywhere(given, formCall(returned, fields));
    expect(await standing()).toMatchObject([{ state: 'booked' }]);
    expect(await standing()).toHaveLength(1);
  });
});

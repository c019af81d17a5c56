import { beforeEach, expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const now = Temporal.Instant.from('2026-11-23T09:00:00Z');
const given = testApp({}, { clock: { now: () => now } });
const book = '/private-coaching/book';
const person = { name: 'Sofie Holm', email: 'sofie@eksempel.dk' };
const fields = /<input[^>]*(?:autocomplete|autoComplete)="(?:name|email)"/g;
let headers: Record<string, string>;

beforeEach(async () => {
  headers = await signedIn(given, 'student', person);
});

const formOf = async (init: RequestInit = {}) => {
  const answer = await given.fetch(book, init);
  const text = await answer.text();
  return { answer, form: /<form class="booking-form".*?<\/form>/s.exec(text)?.[0] ?? '' };
};

test('booking: a signed-in student sees name and email as facts and is not asked for them', async () => {
  const { answer, form } = await formOf({ headers });
  expect(form.match(fields)).toBeNull();
  for (const [name, value] of Object.entries(person)) {
    expect(form).toContain(`${value}<input type="hidden" name="${name}" value="${value}"/>`);
  }
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
});

test('booking: without scripts the facts are submitted with the form, and the time is held', async () => {
  const body = new URLSearchParams({ ...person, slot_start: '2026-11-25T12:00:00Z' });
  expect((await given.fetch(book, { method: 'POST', body, headers })).status).toBe(303);
  const held = given.db.query.selectFrom('bookings').select(['name', 'email']);
  expect(await held.execute()).toEqual([person]);
});

test('booking: visitors and the owner, who books for others, are asked', async () => {
  const owner = await signedIn(given, 'owner');
  for (const init of [{}, { headers: owner }])
    expect((await formOf(init)).form.match(fields)).toHaveLength(2);
});

test('booking: the page of a student is not shared, whether the session is a cookie or a token', async () => {
  const token = decodeURIComponent(/session_token=([^;]*)/.exec(headers.cookie ?? '')?.[1] ?? '');
  const slots = '/private-coaching/slots';
  for (const own of [headers, { authorization: `Bearer ${token}` }]) {
    const shows = async (path: string, init: RequestInit) =>
      (await (await given.fetch(path, init)).text()).includes(person.email);
    for (const path of [slots, book])
      expect([await shows(path, { headers: own }), await shows(path, {})], path).toEqual([true, false]);
  }
});

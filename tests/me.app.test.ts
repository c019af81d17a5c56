import { expect, test } from 'vitest';
import { testApp } from './support/site/app.ts';
import { signedIn } from './support/site/signed-in.ts';

const given = testApp();

const me = async (headers: Record<string, string> = {}) => {
  const answer = await given.fetch('/me', { headers });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  return answer.json();
};

/** A slot the day after tomorrow at ten in Copenhagen, held as the dialog does; returns the cookies. */
async function holdSlotInBrowser(): Promise<string> {
  const start = Temporal.Now.zonedDateTimeISO('Europe/Copenhagen').add({ days: 2 }).with({
    hour: 10,
    minute: 0,
    second: 0,
    millisecond: 0,
    microsecond: 0,
    nanosecond: 0,
  });
  const answer = await given.fetch('/rest/v1/bookings', {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'return=representation' },
    body: JSON.stringify({
      name: 'Mia Ærø',
      email: 'mia@example.dk',
      course_id: 'private-coaching',
      course_name: 'Private Coaching',
      slot_start: start.toInstant().toString(),
      slot_end: start.add({ hours: 1 }).toInstant().toString(),
      payment_status: 'pending',
      expires_at: start.toInstant().toString(),
    }),
  });
  expect(answer.status).toBe(201);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

test('a visitor has nothing of their own, and gets the sign-in link', async () => {
  const { places, ...state } = await me();
  expect(state).toMatchObject({ signedIn: false, hold: null });
  expect(places).toEqual({
    account: { text: 'Login', href: '/login' },
    addFilm: { text: 'Add' },
    filmKept: { text: 'It stays in this browser.' },
  });
});

test('a signed-in person gets the link to their area, in the language of the page', async () => {
  const student = await me(await signedIn(given, 'student'));
  expect(student).toMatchObject({ signedIn: true, role: 'student', name: 'Student' });
  expect(student.places.account).toEqual({ text: 'Student area', href: '/dashboard' });
  const referer = 'http://localhost:3000/da/courses';
  const owner = await me({ ...(await signedIn(given, 'owner')), referer });
  expect(owner.places.account).toEqual({ text: 'Administration', href: '/admin' });
});

test('the holder of a slot sees it on every page, in the language of the page [P.81]', async () => {
  const cookie = await holdSlotInBrowser();
  expect(cookie).toContain('belcanto_flag=1');
  const english = await me({ cookie });
  expect(english.places.hold).toEqual({
    text: expect.stringMatching(/^Held for you: .*10:00/),
    href: '/private-coaching/book',
  });
  const danish = await me({ cookie, referer: 'http://localhost:3000/da/courses' });
  expect(danish.places.hold.text).toMatch(/^Reserveret til dig: .*10\.00/);
});

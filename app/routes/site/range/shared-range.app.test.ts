import { beforeEach, expect, test } from 'vitest';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { exampleRange } from '#studio/site/range/range-examples.ts';
import { readVoiceRange } from '#studio/site/range/voice-range.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const now = Temporal.Instant.from('2026-11-23T09:00:00Z');
const given = testApp({}, { clock: { now: () => now } });
const email = 'aase@eksempel.dk';
let owner: Record<string, string>;

beforeEach(async () => {
  owner = await signedIn(given, 'owner');
});

async function book(fields: object, status: 'paid' | 'pending' = 'paid') {
  const row = { name: 'Åse Ørsted', email, slot_start: '2026-11-25T12:00:00Z', payment_status: status };
  const answer = await given.fetch('/rest/v1/bookings', {
    method: 'POST',
    body: JSON.stringify({ ...row, ...fields }),
    headers: {
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...(status === 'paid' ? owner : {}),
    },
  });
  expect(answer.status).toBe(201);
  const [booking] = (await answer.json()) as Array<{ id: string }>;
  return booking?.id ?? '';
}

async function storedRange(id: string) {
  const rows = given.db.query.selectFrom('bookings').select('voice_range').where('id', '=', id);
  return readVoiceRange((await rows.executeTakeFirstOrThrow()).voice_range);
}

const briefOf = async (id: string) =>
  textOf(await (await given.fetch(`/admin/bookings/${id}/brief`, { headers: owner })).text());

test('a booking carries no range unless the visitor chose to show it, also where it is held for payment [P.391]', async () => {
  expect(await storedRange(await book({}, 'pending'))).toBeNull();
  const later = { slot_start: '2026-11-26T12:00:00Z' };
  expect(await storedRange(await book({ ...later, voice_range: exampleRange }, 'pending'))).toEqual(
    exampleRange,
  );
  const id = await book({ slot_start: '2026-11-27T12:00:00Z', voice_range: exampleRange });
  expect(await storedRange(id)).toEqual(exampleRange);
  expect(await briefOf(id)).toContain('Range, as shown by the student G3 to F5, most at ease from C4 to C5');
});

test.each([
  ['another object', { lowest: 'C4' }],
  ['text', '<script>'],
  ['nothing', null],
])('%s in place of a range is not stored, and the session is booked', async (_, voice_range) => {
  const id = await book({ voice_range });
  expect(await storedRange(id)).toBeNull();
  expect(await briefOf(id)).not.toContain('Range, as shown');
});

test('the person removes it on the page of the booking and in the student area; another person cannot', async () => {
  const id = await book({ voice_range: exampleRange });
  const token = await given.db.transaction((tx) =>
    makeSecretLink(tx, { purpose: 'booking', subjectId: id, expiresAt: now.add({ hours: 1000 }) }),
  );
  const guest = visit(given);
  expect((await guest.get(`/bookings/${token}`)).text).toContain('Remove my range');
  const removed = await guest.post(`/bookings/${token}/range-removal`, {});
  expect(removed.location).toBe(`/bookings/${token}?done=range-removed`);
  expect(textOf((await guest.get(removed.location!)).text)).toContain('Your range is no longer shown.');
  expect(await storedRange(id)).toBeNull();

  const other = await book({ slot_start: '2026-11-26T12:00:00Z', voice_range: exampleRange });
  const path = `/dashboard/bookings/${other}/range-removal`;
  const post = async (headers: Record<string, string>) =>
    given.fetch(path, { method: 'POST', body: new URLSearchParams(), headers });
  const mia = await signedIn(given, 'student', { email: 'mia@example.com', name: 'Mia' });
  expect((await post(mia)).status).toBe(404);
  expect(await storedRange(other)).toEqual(exampleRange);
  const åse = await signedIn(given, 'student', { email, name: 'Åse' });
  const sessions = await given.fetch('/dashboard/bookings', { headers: åse });
  expect(textOf(await sessions.text())).toContain('Your range is shown with this session.');
  expect((await post(åse)).headers.get('location')).toBe('/dashboard/bookings?done=range-removed');
  expect(await storedRange(other)).toBeNull();
});

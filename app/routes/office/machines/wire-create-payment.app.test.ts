import { expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';

const now = Temporal.Instant.from('2026-11-23T09:00:00Z');
const given = testApp({}, { clock: { now: () => now } });

const json = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  given.fetch(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

test('by a booking’s id alone the payment page has no prefilled email; with the holder’s cookie it has', async () => {
  const row = {
    name: 'Åse Ørsted',
    email: 'aase@example.dk',
    slot_start: '2026-11-24T12:00:00Z',
    payment_status: 'pending',
  };
  const held = await json('/rest/v1/bookings', row, { prefer: 'return=representation' });
  const [booking] = (await held.json()) as Array<{ id: string }>;
  const cookie = held.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const pageFor = async (headers: Record<string, string>, currency: string) => {
    const request = { courseId: booking?.id, currency };
    const answer = await json('/functions/v1/create-payment', request, headers);
    expect(answer.status).toBe(200);
    const { url, ...more } = (await answer.json()) as { url: string };
    expect(more).toEqual({});
    return (await given.fetch(url)).text();
  };
  expect(await pageFor({}, 'DKK')).not.toContain(row.email);
  expect(await pageFor({ cookie }, 'EUR')).toContain(row.email);
  expect(await pageFor({}, 'EUR')).not.toContain(row.email);
});

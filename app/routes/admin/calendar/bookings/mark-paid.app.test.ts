import { beforeEach, describe, expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { testApp } from '#tests/support/site/app.ts';
import { pieces, textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { owner as ownersRole } from '#tests/support/who.ts';

const now = Temporal.Instant.from('2026-11-23T09:00:00Z');
const given = testApp({}, { clock: { now: () => now } });
let owner: Record<string, string> = {};
let path = '';

beforeEach(async () => {
  owner = await signedIn(given, 'owner');
  const typed = { name: 'Søren Ærø', email: 'soeren@example.dk', day: '2026-11-24', time: '10:00' };
  const more = { place: 'studio', cover: 'at-session', language: 'en' };
  const booked = await bookFor(given.world, ownersRole, { ...typed, ...more });
  if (!booked.ok) throw new Error(booked.refusal);
  path = `/admin/bookings/${booked.bookingId}`;
});

const read = async () => {
  const html = await (await given.fetch(path, { headers: owner })).text();
  return { html, text: textOf(pieces(html, 'main')[0] ?? '').replaceAll('\u00a0', ' ') };
};
const post = (fields: Record<string, string>) =>
  given.fetch(`${path}/payment`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: owner,
    redirect: 'manual',
  });

describe('a booking to be paid at the lesson', () => {
  test('on its page: marked as paid once, with the price on the day of booking as the amount', async () => {
    const { html, text } = await read();
    for (const words of ['Mark as paid', 'Cash', 'MobilePay', 'Card terminal', 'Bank transfer']) {
      expect(text).toContain(words);
    }
    expect(html).toMatch(/name="amount"[^>]*value="1,950"|value="1,950"[^>]*name="amount"/);
    const field = html.match(/<input[^>]*name="form-key"[^>]*>/)?.[0] ?? '';
    const key = field.match(/value="([^"]+)"/)?.[1] ?? '';
    const fields = { method: 'cash', amount: '1,950', 'form-key': key };
    const answer = await post(fields);
    expect(answer.headers.get('location')).toContain('flash=paid');
    expect((await post(fields)).headers.get('location')).toContain('flash=paid');
    const after = (await read()).text;
    expect(after).toContain('DKK 1,950, Cash');
    expect(after).not.toContain('Mark as paid');
    expect((await post({ method: 'cash', amount: '1,950' })).status).toBe(409);
    const receipts = await given.db.query.selectFrom('receipts').select('number').execute();
    expect(receipts).toHaveLength(1);
  });

  test('without a method or with a wrong amount: 400, a message, and the input kept', async () => {
    const answer = await post({ method: 'mobilepay', amount: 'a lot' });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(textOf(html)).toContain('Enter an amount, for example 1950');
    expect(textOf(html)).not.toContain('Choose how it was paid.');
    expect(html).toMatch(/value="a lot"/);
    const withoutMethod = await post({ amount: '100' });
    expect(withoutMethod.status).toBe(400);
    expect(textOf(await withoutMethod.text())).toContain('Choose how it was paid.');
  });

  test('its action URL, opened or reloaded, redirects to the page', async () => {
    const answer = await given.fetch(`${path}/payment`, { headers: owner, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, path]);
  });
});

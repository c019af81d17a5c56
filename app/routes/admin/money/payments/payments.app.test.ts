import { beforeEach, describe, expect, test } from 'vitest';
import { exampleSlot, held } from '#tests/support/page-fixture.ts';
import { testApp } from '#tests/support/site/app.ts';
import { pieces, textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { visitor } from '#tests/support/who.ts';

const now = Temporal.Instant.from('2026-11-23T09:00:00Z');
const given = testApp({}, { clock: { now: () => now } });
const path = '/admin/students/guest/payment?email=soeren%40example.dk';
let owner: Record<string, string> = {};

beforeEach(async () => {
  owner = await signedIn(given, 'owner');
  await held(given.world, exampleSlot, { who: visitor, email: 'soeren@example.dk' });
});

const mainOf = (html: string) => textOf(pieces(html, 'main')[0] ?? '').replaceAll('\u00a0', ' ');
const post = (to: string, fields: Record<string, string>) =>
  given.fetch(to, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: owner,
    redirect: 'manual',
  });
const typed = {
  offerId: 'other',
  description: 'Choir coaching',
  vatClass: 'exempt',
  amount: '1.250,50',
  currency: 'DKK',
  method: 'cash',
  receivedOn: '2026-11-20',
};

describe('a payment from a guest’s page', () => {
  test('recorded: shows the email of the receipt, which is sent by one press', async () => {
    const answer = await post(path, typed);
    expect(answer.status).toBe(303);
    const preview = answer.headers.get('location') ?? '';
    expect(preview).toMatch(/^\/admin\/orders\/[0-9a-f-]{36}\/receipt-preview$/);
    const shown = mainOf(await (await given.fetch(preview, { headers: owner })).text());
    expect(shown).toContain('Send to soeren@example.dk');
    const email = await given.fetch(`${preview}/email.html`, { headers: owner });
    expect(email.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(textOf(await email.text()).replaceAll('\u00a0', ' ')).toContain('DKK 1,250.50');
    const order = preview.replace('/receipt-preview', '');
    const sent = await post(`${order}/receipt-email`, { 'form-key': 'one' });
    expect(sent.headers.get('location')).toBe(`${order}?flash=receipt`);
    const page = mainOf(await (await given.fetch(order, { headers: owner })).text());
    for (const words of ['Choir coaching', 'Cash, Friday 20 November 2026', 'Receipt 1'])
      expect(page).toContain(words);
  });

  test('refused: 400, the fields marked and the input kept', async () => {
    const answer = await post(path, { ...typed, amount: 'much', method: '' });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    for (const words of ['Choose how it was paid.', 'Enter an amount']) expect(textOf(html)).toContain(words);
    expect(html).toContain('value="much"');
    expect(html).toContain('value="Choir coaching"');
  });
});

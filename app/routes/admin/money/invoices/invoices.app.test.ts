import { beforeEach, describe, expect, test } from 'vitest';
import { exampleSlot, held } from '#tests/support/page-fixture.ts';
import { testApp } from '#tests/support/site/app.ts';
import { pieces, textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { visitor } from '#tests/support/who.ts';

const now = Temporal.Instant.from('2026-11-23T09:00:00Z');
const given = testApp({}, { clock: { now: () => now } });
const path = '/admin/invoices/new?email=soeren%40example.dk';
let owner: Record<string, string> = {};

beforeEach(async () => {
  owner = await signedIn(given, 'owner');
  await held(given.world, exampleSlot, { who: visitor, email: 'soeren@example.dk' });
});

const mainOf = (html: string) => textOf(pieces(html, 'main')[0] ?? '').replaceAll('\u00a0', ' ');
const get = async (to: string) => mainOf(await (await given.fetch(to, { headers: owner })).text());
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
  vatClass: 'standard',
  amount: '1.250',
  currency: 'DKK',
  companyName: 'Ærø Teater ApS',
  address: 'Havnen 1',
  vatNumber: 'DK10150817',
  reference: 'PO 7',
  email: 'faktura@example.dk',
  dueOn: '2026-12-07',
};

async function issued(): Promise<string> {
  const answer = await post(path, typed);
  expect(answer.status).toBe(303);
  return (answer.headers.get('location') ?? '').replace('/preview', '');
}

describe('an invoice from a guest’s page', () => {
  test('the form proposes the due date of the settings, and the person’s address', async () => {
    const html = await (await given.fetch(path, { headers: owner })).text();
    expect(html).toContain('value="2026-12-07"');
    expect(html).toContain('value="soeren@example.dk"');
  });

  test('issued: previews its email, is sent by one press, and is paid as its order', async () => {
    const page = await issued();
    expect(page).toBe('/admin/invoices/1');
    expect(await get(`${page}/preview`)).toContain('Send to faktura@example.dk');
    const email = await given.fetch(`${page}/preview/email.html`, { headers: owner });
    expect(email.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(textOf(await email.text()).replaceAll('\u00a0', ' ')).toContain('DKK 1,250');
    const sent = await post(`${page}/sending`, { 'form-key': 'one' });
    expect(sent.headers.get('location')).toBe(`${page}?flash=sent`);
    const shown = await get(page);
    for (const words of [
      'Sent',
      'Ærø Teater ApS',
      'DK10150817',
      'Including 25% VAT',
      'DKK 250',
      'DKK 1,000',
      'Due',
    ])
      expect(shown).toContain(words);
    expect(await get('/admin/invoices')).toContain('Ærø Teater ApS');
    expect(await get('/admin/figures/outstanding?currency=DKK')).toContain('Invoice');
    const paid = await post(`${page}/payment`, { method: 'bank-transfer', receivedOn: '2026-11-23' });
    expect(paid.headers.get('location')).toMatch(/^\/admin\/orders\/[0-9a-f-]{36}\/receipt-preview$/);
    const after = await get(page);
    expect(after).toContain('Paid');
    expect(after).not.toContain('Mark as paid');
  });

  test('its PDF is for the owner, and for the buyer by the link in the email', async () => {
    const page = await issued();
    await post(`${page}/sending`, { 'form-key': 'one' });
    const pdf = await given.fetch(`${page}/pdf`, { headers: owner });
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
    const mail = await given.db.query
      .selectFrom('emails')
      .select('body')
      .where('kind', '=', 'invoice')
      .executeTakeFirstOrThrow();
    const link = mail.body?.match(/(\/da)?\/orders\/[\w-]{22}/)?.[0] ?? '';
    const order = mainOf(await (await given.fetch(link)).text());
    for (const words of ['Invoice 1 (PDF)', 'is due on', 'Pay DKK 1,250', 'Ærø Teater ApS'])
      expect(order).toContain(words);
    expect((await given.fetch(`${link}/invoices/1/pdf`)).headers.get('content-type')).toBe('application/pdf');
    for (const other of ['2', '0', 'x']) {
      expect((await given.fetch(`${link}/invoices/${other}/pdf`)).status).toBe(404);
      expect((await given.fetch(`/admin/invoices/${other}`, { headers: owner })).status).toBe(404);
    }
  });

  test('credited: the credit note is a page of its own, and the order no longer takes a payment', async () => {
    const page = await issued();
    const credited = await post(`${page}/credit-note`, { sure: 'yes' });
    expect(credited.headers.get('location')).toBe(`${page}?flash=credited`);
    expect(await get('/admin/invoices/2')).toContain('Credits invoice 1');
    expect((await post(`${page}/payment`, { method: 'cash', receivedOn: '2026-11-23' })).status).toBe(409);
    expect((await post(`${page}/credit-note`, { sure: 'yes' })).status).toBe(409);
    const sent = await post(`${page}/sending`, { 'form-key': 'one' });
    expect([sent.status, textOf(await sent.text())]).toEqual([
      409,
      expect.stringContaining('credited already'),
    ]);
  });

  test('refused: 400, the fields marked and the input kept', async () => {
    const answer = await post(path, { ...typed, companyName: '', vatNumber: '12345678' });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    for (const words of ['Enter the company’s name.', 'A CVR number has eight digits'])
      expect(textOf(html)).toContain(words);
    expect(html).toContain('value="12345678"');
    expect(html).toContain('value="Choir coaching"');
  });
});

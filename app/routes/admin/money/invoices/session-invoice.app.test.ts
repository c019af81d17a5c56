import { beforeEach, expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { createInvoice } from '#studio/teaching/invoices/create-invoice.ts';
import { sendInvoice } from '#studio/teaching/invoices/send-invoice.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { owner as ownersRole } from '#tests/support/who.ts';

const now = Temporal.Instant.from('2026-11-20T09:00:00Z');
const given = testApp({}, { clock: { now: () => now } });
let headers: Record<string, string> = {};
let bookingId = '';

beforeEach(async () => {
  headers = await signedIn(given, 'owner');
  const typed = { name: 'Søren Ærø', email: 'soeren@example.dk', day: '2026-11-24', time: '10:00' };
  const more = { place: 'studio', cover: 'at-session', language: 'en' };
  const booked = await bookFor(given.world, ownersRole, { ...typed, ...more });
  if (!booked.ok) throw new Error(booked.refusal);
  bookingId = booked.bookingId;
  const outcome = await createInvoice(given.world, ownersRole, {
    subject: { kind: 'booking', bookingId },
    once: null,
    companyName: 'Ærø Teater',
    address: 'Havnen 1',
    vatNumber: '',
    reference: '',
    email: 'faktura@example.dk',
    dueOn: '2026-12-09',
    amountMinor: 195_000,
  });
  expect(outcome).toEqual({ ok: true, number: 1 });
});

const read = async (path: string) => textOf(await (await given.fetch(path, { headers })).text());
const post = (path: string, fields: Record<string, string>) =>
  given.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });

test('the page of a session states what cancelling does to its invoice, sent or not, and does it [P.256]', async () => {
  const path = `/admin/bookings/${bookingId}`;
  expect(await read(path)).toContain('it’s withdrawn without a credit note');
  await sendInvoice(given.world, ownersRole, { number: 1, once: 'a' });
  const text = await read(path);
  expect(text).toContain('a credit note is issued, and reminders stop');
  for (const button of ['Cancel with invoice 1', 'Cancel, invoice 1 stays due'])
    expect(text).toContain(button);
  await post(`${path}/cancellation`, { money: 'back' });
  expect(await read('/admin/invoices/1')).toContain('Credited');
  expect(await read('/admin/invoices/2')).toContain('Credit note 2');
});

test('the page on which a student cancels says that the invoice is cancelled with it', async () => {
  const expiresAt = Temporal.Instant.from('2027-01-01T00:00:00Z');
  const link = { purpose: 'booking', subjectId: bookingId, expiresAt } as const;
  const token = await given.db.transaction((tx) => makeSecretLink(tx, link));
  const page = await given.fetch(`/bookings/${token}/cancel`);
  expect(textOf(await page.text())).toContain('invoice 1 is cancelled, and there’s nothing to pay');
});

test('the list of invoices links to a CSV of each month, for the owner only', async () => {
  const list = await (await given.fetch('/admin/invoices', { headers })).text();
  expect(list).toContain('href="/admin/invoices.csv?month=2026-11"');
  const csv = await given.fetch('/admin/invoices.csv?month=2026-11', { headers });
  expect(csv.headers.get('content-disposition')).toBe('attachment; filename="invoices-2026-11.csv"');
  expect(await csv.text()).toContain(',1,Invoice,,B-1001,Ærø Teater,');
  const other = await given.fetch('/admin/invoices.csv?month=2026-10', { headers });
  expect((await other.text()).split('\r\n')).toHaveLength(2);
  expect((await given.fetch('/admin/invoices.csv', { redirect: 'manual' })).status).toBe(302);
});

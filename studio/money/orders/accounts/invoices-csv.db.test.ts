import { expect, test } from 'vitest';
import { createInvoice } from '#studio/teaching/invoices/create-invoice.ts';
import { creditInvoice } from '#studio/teaching/invoices/credit-invoice.ts';
import { studentFacts } from '#studio/teaching/students/student.queries.ts';
import { held, testStage } from '#tests/support/page-fixture.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { invoiceMonths } from '../invoices/issued-invoices.queries.ts';
import { invoicesCsv } from './invoices-csv.ts';

const stage = testStage();
const november = {
  from: Temporal.Instant.from('2026-10-31T23:00:00Z'),
  until: Temporal.Instant.from('2026-11-30T23:00:00Z'),
};
const csv = (language: 'da' | 'en', who = owner) => invoicesCsv(stage.world, who, { ...november, language });

test('invoices as CSV: one row per VAT rate, with credit notes, and no text that runs as a formula', async () => {
  const email = 'soeren@example.dk';
  await held(stage.world, undefined, { who: visitor, email });
  const found = await studentFacts(stage.db.query, owner, { email });
  const outcome = await createInvoice(stage.world, owner, {
    subject: { kind: 'student', student: found! },
    once: null,
    companyName: '=Ærø "Teater"',
    address: 'Havnen 1',
    vatNumber: 'DK10150817',
    reference: '-1+2',
    email,
    dueOn: '2026-12-09',
    offerId: 'other',
    description: 'Choir',
    vatClass: 'standard',
    amountMinor: 125_000,
    currency: 'DKK',
  });
  expect(outcome).toEqual({ ok: true, number: 1 });
  expect(await creditInvoice(stage.world, owner, 1)).toMatchObject({ ok: true, number: 2 });
  const [head, invoice, note, end] = (await csv('da')).split('\r\n');
  expect(head).toContain('Krediterer faktura');
  expect(invoice).toContain(
    `;1;Faktura;;B-1001;"'=Ærø ""Teater""";DK10150817;'-1+2;2026-12-09;Krediteret;DKK;Almindelig sats;25;1000;250;1250;`,
  );
  expect(note).toContain(';2;Kreditnota;1;B-1001;');
  expect(note).toContain(';25;-1000;-250;-1250;');
  expect(end).toBe('');
  expect(await invoiceMonths(stage.db.query, owner, 12)).toEqual([{ month: '2026-11', count: 2 }]);
});

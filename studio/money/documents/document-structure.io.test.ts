import { expect, test } from 'vitest';
import type { InvoiceDocument } from '#studio/money/orders/invoices/invoices.queries.ts';
import { readStructure, type StructureNode } from '#tests/support/documents/pdf-structure.ts';
import { processes } from '#tests/support/processes/shared-processes.ts';
import { privateCoaching } from '../../../db/sample/content/private-coaching.ts';
import { sampleIdentity } from '../../../db/sample/identity.ts';
import { invoiceText } from './invoices/invoice-text.ts';
import { printProgrammeSheet } from './print-programme-sheet.tsx';
import { printReceipt } from './print-receipt.tsx';
import type { DocumentText, ReceiptInput } from './receipt-text.ts';
import { receiptText } from './receipt-text.ts';

const line = {
  description: 'Private coaching',
  quantity: 1,
  unitMinor: 195_000,
  vatRatePermille: 250,
  vatMinor: 39_000,
};
const content = {
  orderNumber: 'B-1',
  name: 'Åse Søren',
  email: 'ase@example.com',
  currency: 'DKK',
  totalMinor: 195_000,
  vatMinor: 39_000,
  dkkPerUnit: null,
  lines: [line],
  termsVersion: '1',
};
const receipt: ReceiptInput = {
  kind: 'receipt',
  number: 1043,
  issuedOn: Temporal.PlainDate.from('2026-11-29'),
  content: content as ReceiptInput['content'],
  deliveredTo: [],
  identity: sampleIdentity,
  language: 'en',
};
const invoice: InvoiceDocument = {
  number: 7,
  kind: 'invoice',
  issuedAt: Temporal.Instant.from('2026-11-29T12:00:00Z'),
  dueOn: Temporal.PlainDate.from('2026-12-13'),
  creditsNumber: null,
  language: 'da',
  content: {
    ...content,
    company: { name: 'Koret ApS', addressLines: ['Vej 1'], vatNumber: '12345678', reference: '' },
    payTo: ['Reg. 1234 Konto 5678'],
  } as unknown as InvoiceDocument['content'],
};

/** What a document of this text has to state, in its order. */
function expectedTree({ title, heads, rows, note }: DocumentText): StructureNode {
  return [
    'Document',
    ['H1', ...title.split(' ')],
    ...heads.map(
      ({ heading, lines }): StructureNode => [
        'Sect',
        ['H2', heading],
        ...lines.map((each): StructureNode => ['P', each]),
      ],
    ),
    [
      'Sect',
      [
        'Table',
        ...rows.map(
          (row): StructureNode => [
            'TR',
            ['TH', row.label, ...(row.note ? [row.note] : [])],
            ['TD', row.value],
          ],
        ),
      ],
      ['P', note],
    ],
  ];
}

const plain = (text: DocumentText) =>
  JSON.parse(JSON.stringify(text).replaceAll('\u00a0', ' ')) as DocumentText;

test.each([
  ['receipt', receiptText(receipt)],
  ['credit note', receiptText({ ...receipt, kind: 'credit-note' })],
  ['invoice', invoiceText(invoice, sampleIdentity)],
  ['credit note for an invoice', invoiceText({ ...invoice, kind: 'credit-note' }, sampleIdentity)],
])('a %s is tagged: its title, who it is for and its rows are read in this order', async (_, text) => {
  const pdf = await printReceipt(processes, { text, studioName: 'Lindehav' });
  const [tree] = await readStructure(pdf);
  const expected = expectedTree(plain(text));
  // A title of several words is either sung, word by word, or set as a line.
  const [, heading] = tree as unknown as [string, string[]];
  expect(heading.slice(1).join(' ')).toBe(text.title);
  expect((tree as StructureNode[]).toSpliced(1, 1)).toEqual((expected as StructureNode[]).toSpliced(1, 1));
});

test('a table that continues on the next page is one table, and running heads are not read', async () => {
  const text = plain(receiptText(receipt));
  const rows = Array.from({ length: 60 }, (_, at) => ({ label: `Line ${at + 1}`, value: `${at + 1}` }));
  const pdf = await printReceipt(processes, { text: { ...text, rows }, studioName: 'Lindehav' });
  const trees = await readStructure(pdf);
  expect(trees.length).toBeGreaterThan(1);
  const all = JSON.stringify(trees);
  for (const { label } of rows) expect(all.split(`["TH","${label}"]`)).toHaveLength(2);
  expect(all).not.toMatch(/\d+ \/ \d+/);
  expect(
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/S \/Table/g),
  ).toHaveLength(1);
});

test('a programme is tagged, too: headings, lists with their numbers, facts', async () => {
  const document = { key: 'private-coaching', language: 'en' as const, blocks: privateCoaching.en };
  const [tree] = await readStructure(
    await printProgrammeSheet(processes, { document, identity: sampleIdentity, prices: [] }),
  );
  const text = JSON.stringify(tree);
  expect(text).toContain('["H1",');
  expect(text).toMatch(/\["L",\["LI",\["Lbl","1"\],\["LBody",/);
  expect(text).toMatch(/\["TR",\["TH","Length"\],\["TD","60 minutes"\]\]/);
});

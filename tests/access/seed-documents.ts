import type { World } from '#platform/world.ts';
import { seededOrder } from '#tests/access/seed.ts';

const line = {
  description: 'Private vocal lesson',
  quantity: 1,
  unitMinor: 195_000,
  vatRatePermille: 250,
  vatMinor: 39_000,
};
const content = {
  name: 'Mia Holm',
  email: 'mia@example.com',
  orderNumber: 'B-1',
  currency: 'DKK',
  dkkPerUnit: null,
  termsVersion: '2026-11-01',
};

/** A receipt with a line, and the credit note of its refund, on the seeded order. Returns their numbers. */
export async function seedDocuments({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<number[]> {
  const row = { order_id: seededOrder, refund_id: null, payment_id: null, issued_at: clock.now() };
  const receipt = { ...content, totalMinor: 195_000, vatMinor: 39_000, lines: [line] };
  const refunded = { ...line, unitMinor: -195_000, vatMinor: -39_000 };
  const note = { ...content, totalMinor: -195_000, vatMinor: -39_000, lines: [refunded] };
  const documents = [
    { ...row, number: 900_002, kind: 'receipt' as const, content: JSON.stringify(receipt) },
    { ...row, number: 900_003, kind: 'credit-note' as const, content: JSON.stringify(note) },
  ];
  await db.query.insertInto('receipts').values(documents).execute();
  return documents.map(({ number }) => number);
}

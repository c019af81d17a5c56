import type { World } from '#platform/world.ts';

export async function seedInvoice(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { orderId, number, ...person }: { name: string; email: string; orderId: string; number: number },
): Promise<void> {
  const content = {
    ...person,
    company: { name: person.name, addressLines: [], vatNumber: '', reference: '' },
    currency: 'DKK',
    totalMinor: 195_000,
    vatMinor: 0,
    dkkPerUnit: null,
    lines: [],
    payTo: [],
  };
  await db.query
    .insertInto('invoices')
    .values({
      number,
      kind: 'invoice',
      order_id: orderId,
      credits_number: null,
      due_on: '2030-01-01',
      content: JSON.stringify(content),
      issued_at: clock.now(),
    })
    .execute();
}

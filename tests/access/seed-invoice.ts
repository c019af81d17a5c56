import { sql } from 'kysely';
import type { World } from '#platform/world.ts';

export const seededInvoicedOrder = '0b000000-0000-4000-8000-000000000002';

/** An order that waits for its payment, with its invoice. */
export async function seedInvoice(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { number, ...person }: { name: string; email: string; number: number },
): Promise<void> {
  const orderId = seededInvoicedOrder;
  await db.query
    .insertInto('orders')
    .values({
      ...person,
      id: orderId,
      state: 'lapsed',
      currency: 'DKK',
      total_minor: 195_000,
      capture: 'now',
      language: 'en',
      terms_version: '2026-11-01',
      pay_until: clock.now().add({ hours: 24 * 365 }),
    })
    .execute();
  await sql`insert into order_lines (order_id, position, offer_id, description, quantity, unit_minor, vat_class,
      vat_rate_permille, vat_minor, withdrawal_regime)
    select ${orderId}, 0, id, 'Session', 1, 195000, 'exempt', 0, 0, 'credit' from offers
    where kind = 'session' limit 1`.execute(db.query);
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

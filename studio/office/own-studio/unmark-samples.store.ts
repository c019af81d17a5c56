import type { Tx } from '#platform/db/database.ts';

/** What stays because someone has bought or booked it belongs to the studio now. */
export async function unmarkSamples(tx: Tx): Promise<void> {
  for (const table of ['products', 'workbooks', 'courses', 'lessons', 'dates', 'magazine_items'] as const) {
    await tx.updateTable(table).set({ is_sample: false }).where('is_sample', '=', true).execute();
  }
}

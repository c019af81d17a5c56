import { z } from 'zod';

/** Key of the settings table. */
export const compositionKey = 'composed-texts';

export const compositionSchema = z.object({
  /** Place in `tablesInOrder` where the next run goes on; behind the last: done. */
  next: z.int().min(0),
  /** The place of the row after which it goes on. */
  after: z.string(),
  /** Rows that stay as they are, because another has the same text when composed. */
  collisions: z.array(z.object({ table: z.string(), row: z.string() })),
});
export type Composition = z.infer<typeof compositionSchema>;

export const firstRow = '(0,0)';
export const notStarted: Composition = { next: 0, after: firstRow, collisions: [] };

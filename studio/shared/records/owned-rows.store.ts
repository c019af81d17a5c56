import type { Generated, Insertable, Selectable, Transaction } from 'kysely';
import { z } from 'zod';
import type { Tx } from '#platform/db/database.ts';
import type { Schema } from '#platform/db/schema.ts';
import type { Write } from '#studio/shared/change.ts';

/** Tables of plain records that the owner edits. */
export type OwnedTable = 'application_questions' | 'instructors' | 'saved_replies' | 'take_pairs';
export type OwnedRow<Table extends OwnedTable> = Selectable<Schema[Table]> & {
  id: string | number;
  version: number;
};

/** What identifies a record: its id, and what it belongs to. */
export interface OwnedPlace {
  id: string | number;
  offerId?: string;
}

interface Owned {
  id: Generated<string>;
  offer_id: Generated<string>;
  version: number;
  changed_at: Temporal.Instant;
}

/** By their names in the code: 'titleEn' is title_en. */
export type OwnedValues = Readonly<Record<string, string | number | boolean | Temporal.Instant | null>>;

// Kysely cannot infer the columns of a table that is a type parameter.
const owned = (tx: Tx) => tx as unknown as Transaction<Record<OwnedTable, Owned>>;

export async function insertOwned(c: Write, table: OwnedTable, values: OwnedValues): Promise<string> {
  const { id } = await owned(c.tx)
    .insertInto(table)
    .values(columnsOf({ ...values, changedAt: c.now }) as unknown as Insertable<Owned>)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function lockOwned<Table extends OwnedTable>(
  tx: Tx,
  table: Table,
  { id, offerId }: OwnedPlace,
): Promise<OwnedRow<Table> | undefined> {
  if (typeof id === 'string' && !z.guid().safeParse(id).success) return undefined;
  const row = await owned(tx)
    .selectFrom(table as OwnedTable)
    .selectAll()
    .where('id', '=', id as string)
    .$if(offerId !== undefined, (query) => query.where('offer_id', '=', offerId ?? ''))
    .forUpdate()
    .executeTakeFirst();
  return row as OwnedRow<Table> | undefined;
}

export async function updateOwned<Table extends OwnedTable>(
  c: Write,
  table: Table,
  { row, values }: { row: OwnedRow<Table>; values: OwnedValues },
): Promise<void> {
  await owned(c.tx)
    .updateTable(table as OwnedTable)
    .set({ ...columnsOf(values), version: row.version + 1, changed_at: c.now })
    .where('id', '=', String(row.id))
    .execute();
}

export async function deleteOwned(tx: Tx, table: OwnedTable, id: string | number): Promise<void> {
  await owned(tx).deleteFrom(table).where('id', '=', String(id)).execute();
}

export function columnsOf(values: OwnedValues): Record<string, OwnedValues[string]> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
}

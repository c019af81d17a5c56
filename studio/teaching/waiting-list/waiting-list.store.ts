import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { WaitingState } from '#platform/db/schema/catalogue.ts';
import type { Write } from '#studio/shared/change.ts';
import type { Language } from '#studio/shared/language.ts';
import { statesBefore } from '#studio/shared/lifecycle.ts';
import { waitingListLifecycle } from './waiting-list.ts';

export interface NewEntry {
  dateId: string;
  email: string;
  language: Language;
  consentText: string;
  consentedAt: Temporal.Instant;
}

/** Only an unconfirmed entry changes, since anyone can type any address. Returns its id. */
export async function keepEntry(tx: Tx, entry: NewEntry): Promise<string> {
  const row = {
    language: entry.language,
    consent_text: entry.consentText,
    consented_at: entry.consentedAt,
  };
  const inserted = await tx
    .insertInto('waiting_list_entries')
    .values({ ...row, date_id: entry.dateId, email: entry.email })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return inserted.id;
  const { id } = await tx
    .selectFrom('waiting_list_entries')
    .select('id')
    .where('date_id', '=', entry.dateId)
    .where(sql<boolean>`lowercase(email) = lowercase(${entry.email})`)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('waiting_list_entries')
    .set(row)
    .where('id', '=', id)
    .where('state', '=', 'unconfirmed')
    .execute();
  return id;
}

export async function lockEntry(tx: Tx, entryId: string) {
  return tx
    .selectFrom('waiting_list_entries')
    .selectAll()
    .where('id', '=', entryId)
    .forUpdate()
    .executeTakeFirst();
}

/** Waiting entries, first come first served unless the owner has reordered them. */
export async function lockWaiting(tx: Tx, dateId: string): Promise<{ id: string; hours: number }[]> {
  return tx
    .selectFrom('waiting_list_entries')
    .select(['id', 'offer_hours as hours'])
    .where('date_id', '=', dateId)
    .where('state', '=', 'waiting')
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute();
}

interface EntryChange {
  entryId: string;
  to: WaitingState;
  set?: {
    confirmed_at?: Temporal.Instant;
    position?: number;
    offered_at?: Temporal.Instant | null;
    offer_expires_at?: Temporal.Instant | null;
    order_id?: string | null;
  };
}

/** The only writer of an entry's state. False: the lifecycle forbids the transition; nothing is written. */
export async function moveEntryTo({ tx, now }: Write, { entryId, to, set }: EntryChange): Promise<boolean> {
  const result = await tx
    .updateTable('waiting_list_entries')
    .set({ ...set, state: to, changed_at: now })
    .where('id', '=', entryId)
    .where('state', 'in', statesBefore(waitingListLifecycle, to))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Becomes the last of the list. The caller holds the lock of the date's seats. */
export async function appendEntry(
  c: Write,
  { entryId, dateId }: { entryId: string; dateId: string },
): Promise<boolean> {
  const last = await c.tx
    .selectFrom('waiting_list_entries')
    .select((select) => select.fn.max('position').as('position'))
    .where('date_id', '=', dateId)
    .executeTakeFirst();
  const set = {
    confirmed_at: c.now,
    position: (last?.position ?? 0) + 1,
    offered_at: null,
    offer_expires_at: null,
    order_id: null,
  };
  return moveEntryTo(c, { entryId, to: 'waiting', set });
}

export async function acceptEntryOfOrder({ tx, now }: Write, orderId: string): Promise<boolean> {
  const result = await tx
    .updateTable('waiting_list_entries')
    .set({ state: 'accepted', changed_at: now })
    // A late payment has moved to a copy of the order.
    .where(
      sql<boolean>`order_id in (select unnest(array[id, replaces_order_id]) from orders where id = ${orderId})`,
    )
    .where('state', 'in', statesBefore(waitingListLifecycle, 'accepted'))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function attachOrderToEntry(tx: Tx, entryId: string, orderId: string): Promise<void> {
  await tx.updateTable('waiting_list_entries').set({ order_id: orderId }).where('id', '=', entryId).execute();
}

/** `order`: all waiting entries of the date. */
export async function orderEntries(tx: Tx, order: readonly string[]): Promise<void> {
  for (const [at, id] of order.entries()) {
    await tx
      .updateTable('waiting_list_entries')
      .set({ position: at + 1 })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .execute();
  }
}

/** The database frees a seat that was offered. */
export async function deleteEntry(tx: Tx, entryId: string): Promise<void> {
  await tx.deleteFrom('waiting_list_entries').where('id', '=', entryId).execute();
}

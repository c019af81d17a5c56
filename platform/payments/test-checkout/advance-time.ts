import { sql } from 'kysely';
import { dueDeliveries } from './deliver.ts';
import type { Books } from './session-row.ts';
import { inBooks } from './sessions.store.ts';
import { inPlan } from './subscriptions.store.ts';

const batch = 100;

const overdueSessions = ({ db, clock }: Books) =>
  db.query
    .selectFrom('test_checkout_sessions')
    .select('id')
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'open'), where('expires_at', '<=', clock.now())]),
        where('decides_at', '<=', clock.now()),
      ]),
    );

const duePlans = ({ db, clock }: Books) =>
  db.query.selectFrom('test_checkout_subscriptions').select('id').where('next_at', '<=', clock.now());

/** Stores time-based transitions to send their events. Reads apply the clock themselves. */
export async function letTimePass(books: Books): Promise<void> {
  for (const { id } of await overdueSessions(books).limit(batch).execute())
    await inBooks(books, { sessionId: id }, () => ({ answer: undefined }));
  for (const { id } of await duePlans(books).limit(batch).execute())
    await inPlan(books, id, () => ({ answer: undefined }));
}

export async function isAnythingDue(books: Books): Promise<boolean> {
  const { rows } = await sql<{ is_due: boolean }>`
    select exists (${dueDeliveries(books)}) or exists (${duePlans(books)}) or exists (${overdueSessions(books)}) as is_due
  `.execute(books.db.query);
  return rows[0]?.is_due ?? false;
}

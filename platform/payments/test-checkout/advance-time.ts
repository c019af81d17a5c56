import { sql } from 'kysely';
import { dueDeliveries } from './deliver.ts';
import { type Books, inBooks } from './sessions.store.ts';
import { inPlan } from './subscriptions.store.ts';

/** So many in one round; the next one, a second later, goes on. */
const batch = 100;

/** Sessions whose time, or whose slow payment's, has come. */
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

/**
 * Writes down what has ended by itself (sessions at their time, slow payments at theirs), so that its events set off.
 * Reading does not need it: every read reckons with the clock.
 */
export async function letTimePass(books: Books): Promise<void> {
  for (const { id } of await overdueSessions(books).limit(batch).execute())
    await inBooks(books, { sessionId: id }, () => ({ answer: undefined }));
  for (const { id } of await duePlans(books).limit(batch).execute())
    await inPlan(books, id, () => ({ answer: undefined }));
}

/** Whether anything ends by itself or is to be delivered by now: one look for what a round would look for in three. */
export async function isAnythingDue(books: Books): Promise<boolean> {
  const { rows } = await sql<{ is_due: boolean }>`
    select exists (${dueDeliveries(books)}) or exists (${duePlans(books)}) or exists (${overdueSessions(books)}) as is_due
  `.execute(books.db.query);
  return rows[0]?.is_due ?? false;
}

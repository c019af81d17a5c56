import { sql } from 'kysely';
import { type Books, inBooks } from './books.ts';
import { inPlan } from './plan-books.ts';

/** So many in one round; the next one, a second later, goes on. */
const batch = 100;

/**
 * Writes down what has ended by itself (sessions at their time, slow payments at theirs), so that its events set off.
 * Reading does not need it: every read reckons with the clock.
 */
export async function letTimePass(books: Books): Promise<void> {
  const now = books.clock.now();
  const overdue = await books.db.query
    .selectFrom('test_checkout_sessions')
    .select('id')
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'open'), where('expires_at', '<=', now)]),
        where('decides_at', '<=', now),
      ]),
    )
    .limit(batch)
    .execute();
  for (const { id } of overdue) await inBooks(books, { sessionId: id }, () => ({ answer: undefined }));
  const plans = await books.db.query
    .selectFrom('test_checkout_subscriptions')
    .select('id')
    .where('next_at', '<=', now)
    .limit(batch)
    .execute();
  for (const { id } of plans) await inPlan(books, id, () => ({ answer: undefined }));
}

/** Whether anything ends by itself or is to be delivered by now: one look for what a round would look for in three. */
export async function isAnythingDue({ db, clock }: Books): Promise<boolean> {
  const now = clock.now();
  const { rows } = await sql<{ is_due: boolean }>`
    select exists (select from test_checkout_deliveries where ended_at is null and deliver_at <= ${now})
      or exists (select from test_checkout_subscriptions where next_at <= ${now})
      or exists (select from test_checkout_sessions
        where (state = 'open' and expires_at <= ${now}) or decides_at <= ${now}) as is_due
  `.execute(db.query);
  return rows[0]?.is_due ?? false;
}

import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { May } from '#studio/shared/who.ts';

const columns = [
  'answer',
  'instalments',
  'personal_line as personalLine',
  'state',
  'problem',
  'version',
  'order_id as orderId',
  'due_at as dueAt',
] as const;

export async function answerOf(q: Queries, applicationId: string) {
  const row = await q
    .selectFrom('application_answers')
    .select(columns)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row ?? null;
}

export type StoredAnswer = NonNullable<Awaited<ReturnType<typeof answerOf>>>;

/** What the owner wrote into the email of the answer that is carried out; '' without one. */
export async function personalLineOf(q: Queries, applicationId: string | null): Promise<string> {
  if (!applicationId) return '';
  const row = await q
    .selectFrom('application_answers')
    .select('personal_line')
    .where('application_id', '=', applicationId)
    .where('state', 'in', ['started', 'done'])
    .executeTakeFirst();
  return row?.personal_line ?? '';
}

/** Not carried out yet, the next first. */
export async function scheduledAnswers(q: Queries, _who: May<'today' | 'inbox'>) {
  return q
    .selectFrom('application_answers')
    .innerJoin('applications', 'applications.id', 'application_answers.application_id')
    .select(['applications.id', 'applications.first_name as firstName', 'applications.last_name as lastName'])
    .select([
      'application_answers.answer',
      'application_answers.state',
      'application_answers.due_at as dueAt',
    ])
    .select('application_answers.order_id as orderId')
    .where('application_answers.state', 'in', ['scheduled', 'started'])
    .orderBy('application_answers.due_at')
    .execute();
}

export async function dueAnswers(q: Queries, now: Temporal.Instant): Promise<string[]> {
  const rows = await q
    .selectFrom('application_answers')
    .select('application_id')
    .where('state', 'in', ['scheduled', 'started'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute();
  return rows.map(({ application_id }) => application_id);
}

/** The order whose authorisation an answer would charge or release, and until when. */
export async function authorisedOrder(q: Queries, applicationId: string) {
  if (!z.guid().safeParse(applicationId).success) return null;
  const row = await q
    .selectFrom('orders')
    .select(['id', 'authorised_until as authorisedUntil', 'total_minor as amountMinor', 'currency'])
    .where('application_id', '=', applicationId)
    .where('state', '=', 'authorised')
    .orderBy('created_at')
    .executeTakeFirst();
  return row ?? null;
}

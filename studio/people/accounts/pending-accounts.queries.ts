import type { Queries } from '#platform/db/database.ts';

export async function findSignUp(q: Queries, id: string) {
  const row = await q.selectFrom('sign_ups').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function findEmailChange(q: Queries, id: string) {
  const row = await q
    .selectFrom('email_changes')
    .select(['user_id as userId', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

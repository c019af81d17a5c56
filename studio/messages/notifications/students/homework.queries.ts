import type { Queries } from '#platform/db/database.ts';

export function homeworkToSend(q: Queries, id: string) {
  return q
    .selectFrom('homework')
    .select(['email', 'body', 'due_on as dueOn'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

import type { Queries } from '#platform/db/database.ts';

export function changedDate(q: Queries, dateId: string) {
  return q
    .selectFrom('dates')
    .select(['id', 'offer_id', 'version', 'days', 'place'])
    .where('id', '=', dateId)
    .executeTakeFirstOrThrow();
}

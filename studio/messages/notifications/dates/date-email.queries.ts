import type { Queries } from '#platform/db/database.ts';

export function changedDate(q: Queries, dateId: string) {
  return q
    .selectFrom('dates')
    .select(['id', 'offer_id', 'version', 'days', 'place'])
    .where('id', '=', dateId)
    .executeTakeFirstOrThrow();
}

export function entryToWrite(q: Queries, entryId: string) {
  return q
    .selectFrom('waiting_list_entries')
    .innerJoin('dates', 'dates.id', 'waiting_list_entries.date_id')
    .select(['email', 'language', 'offer_id as offerId', 'days', 'place'])
    .select('offer_expires_at as offerExpiresAt')
    .where('waiting_list_entries.id', '=', entryId)
    .executeTakeFirstOrThrow();
}

import type { ExpressionBuilder } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { Schema } from '#platform/db/schema.ts';
import type { World } from '#platform/world.ts';
import { findSecretLink } from '#studio/people/secret-links.queries.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';

export type DateNoticePurpose = 'confirm' | 'cancel';

export interface DateNoticeByLink {
  id: string;
  offerId: string;
  email: string;
  isConfirmed: boolean;
}

/** Null: the link is unknown or expired, or the notice was cancelled. */
export async function dateNoticeByLink(
  world: Pick<World, 'db' | 'clock'>,
  purpose: DateNoticePurpose,
  token: string,
): Promise<DateNoticeByLink | null> {
  const q = world.db.query;
  const link = await findSecretLink(q, { purpose: `date-notice-${purpose}`, token, now: world.clock.now() });
  if (!link) return null;
  const row = await q
    .selectFrom('date_notices')
    .select(['id', 'offer_id', 'email', 'confirmed_at'])
    .where('id', '=', link.subjectId)
    .executeTakeFirst();
  if (!row) return null;
  return { id: row.id, offerId: row.offer_id, email: row.email, isConfirmed: row.confirmed_at !== null };
}

/** Confirmed addresses by offer. */
export async function confirmedDateNotices(
  q: Queries,
  _who: May<'catalogue'>,
): Promise<Array<{ offerId: string; emails: string[] }>> {
  const rows = await q
    .selectFrom('date_notices')
    .select(['offer_id', 'email'])
    .where('confirmed_at', 'is not', null)
    .orderBy('offer_id')
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute();
  return [...Map.groupBy(rows, (row) => row.offer_id)].map(([offerId, notices]) => ({
    offerId,
    emails: notices.map(({ email }) => email),
  }));
}

/** Confirmed notices of offers that can be bought on an open date now. */
export async function dueDateNotices(q: Queries, now: Temporal.Instant): Promise<string[]> {
  const rows = await noticesDue(q, now).select('date_notices.id').orderBy('confirmed_at').execute();
  return rows.map(({ id }) => id);
}

/** Null: cancelled or sent meanwhile, or the date was withdrawn. */
export async function dueDateNotice(q: Queries, id: string, now: Temporal.Instant) {
  const row = await noticesDue(q, now)
    .select(['email', 'date_notices.offer_id as offerId', 'language'])
    .select((is) =>
      openDatesOf(is, now).select('dates.id').orderBy('starts_on').orderBy('dates.id').limit(1).as('dateId'),
    )
    .where('date_notices.id', '=', id)
    .executeTakeFirst();
  return row?.dateId ? { ...row, dateId: row.dateId } : null;
}

function noticesDue(q: Queries, now: Temporal.Instant) {
  return q
    .selectFrom('date_notices')
    .innerJoin('offers', 'offers.id', 'date_notices.offer_id')
    .where('confirmed_at', 'is not', null)
    .where('is_buyable', '=', true)
    .where((is) => is.exists(openDatesOf(is, now).select('dates.id')));
}

function openDatesOf(is: ExpressionBuilder<Schema, 'date_notices'>, now: Temporal.Instant) {
  const today = studioDay(now).toString();
  return is
    .selectFrom('dates')
    .whereRef('dates.offer_id', '=', 'date_notices.offer_id')
    .where('is_open', '=', true)
    .where('starts_on', '>', today);
}

import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { isSessionId } from './offer.ts';
import { type OfferHours, studioHours } from './offer-hours.ts';

/** Of a session under any of its ids, as JSON; null: no such session. For a column of another query. */
export function hoursOfSession(courseId: string): RawBuilder<OfferHours | null> {
  const which = isSessionId(courseId) ? sql`not is_own` : sql`id = ${courseId}`;
  return sql<OfferHours | null>`(
    select jsonb_build_object(
      'starts', ${startsOfOffer},
      'everyMinutes', start_every_minutes,
      'noticeHours', booking_notice_hours,
      'bufferBeforeMinutes', buffer_before_minutes,
      'bufferAfterMinutes', buffer_after_minutes)
    from offers where kind = 'session' and ${which} order by sort, id limit 1)`;
}

const startsOfOffer = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('weekday', weekday, 'first_start', first_start::text,
    'last_start', last_start::text) order by weekday, first_start), '[]'::jsonb)
  from offer_hours where offer_id = offers.id)`;

/** `courseId` null: not booked as an offer. */
export async function offerHours(q: Queries, courseId: string | null): Promise<OfferHours> {
  if (courseId === null) return studioHours;
  const { rows } = await sql<{
    hours: OfferHours | null;
  }>`select ${hoursOfSession(courseId)} as hours`.execute(q);
  return rows[0]?.hours ?? studioHours;
}

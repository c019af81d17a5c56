import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { ClaimKind, ClaimState } from '#platform/db/schema/booking.ts';
import { hoursOfSession } from '#studio/offers/catalogue/offer-hours.queries.ts';
import { type OfferHours, studioHours } from '#studio/offers/catalogue/offer-hours.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import { bookingRulesSchema, mostHorizonDays } from './booking-rules.ts';
import { activeClaimStates } from './claim.ts';
import {
  defaultOpeningRules,
  type GridOptions,
  type OpeningException,
  type OpeningRule,
  type SlotKind,
} from './slot.ts';

/** No session rules means the specified default week, unless the owner has closed every day. */
export async function openingRules(q: Queries, kind: SlotKind): Promise<readonly OpeningRule[]> {
  const rules = await q
    .selectFrom('opening_rules')
    .select(['weekday', 'first_start', 'last_start', 'every_minutes'])
    .where('kind', '=', kind)
    .execute();
  if (rules.length > 0 || kind === 'consultation') return rules;
  const isSet = await q.selectFrom('settings').select('key').where('key', '=', 'opening').executeTakeFirst();
  return isSet ? [] : defaultOpeningRules;
}

export interface OpeningHours {
  rules: readonly OpeningRule[];
  options: GridOptions;
  offer: OfferHours;
}

export interface StoredOpening {
  booking: unknown;
  isSet: boolean;
  opening: OpeningRule[] | null;
  exceptions: OpeningException[] | null;
  fullDays: string[] | null;
  offer: OfferHours | null;
}

/** A claim that does not count towards the daily limit: the visitor's own hold of the hour, or the moved booking. */
export type OwnClaim = { holderHash: string; start: Temporal.Instant } | { bookingId: string };

/** Everything that decides which slots of a kind exist, in one round trip. A booking moves within the longest horizon. */
export async function openingHours(
  q: Queries,
  kind: SlotKind,
  { minutes, ...whose }: { minutes: number } & WhoseSlots,
): Promise<OpeningHours> {
  const { rows } = await sql<StoredOpening>`select ${openingColumns(kind, whose)}`.execute(q);
  const opening = openingHoursOf(rows[0], kind, minutes);
  if (!whose.own || !('bookingId' in whose.own)) return opening;
  return { ...opening, options: { ...opening.options, days: mostHorizonDays } };
}

export interface WhoseSlots {
  own?: OwnClaim | undefined;
  /** The session that is booked; null: the studio's hours. */
  courseId: string | null;
}

/** Extra starts are for sessions; closed days are for both kinds. */
export function openingColumns(kind: SlotKind, { own, courseId }: WhoseSlots): RawBuilder<unknown> {
  return sql`
    ${courseId === null ? sql`null` : hoursOfSession(courseId)} as offer,
    ${kind === 'session' ? fullDays(own) : sql`null`} as "fullDays",
    (select value from settings where key = 'booking') as booking,
    exists (select 1 from settings where key = 'opening') as "isSet",
    (select jsonb_agg(jsonb_build_object('weekday', weekday, 'first_start', first_start::text,
       'last_start', last_start::text, 'every_minutes', every_minutes))
     from opening_rules where kind = ${kind}) as opening,
    (select jsonb_agg(jsonb_build_object('kind', kind, 'first_day', first_day::text, 'last_day', last_day::text,
       'first_start', first_start::text, 'last_start', last_start::text, 'every_minutes', every_minutes))
     from opening_exceptions where kind = 'closed' or ${kind} = 'session') as exceptions`;
}

/** Days with as many sessions as the owner takes on one day; null without a limit, which reads no claims. */
function fullDays(own: OwnClaim | undefined): RawBuilder<unknown> {
  const limit = sql`(select (value->>'maxSessionsPerDay')::int from settings where key = 'booking')`;
  const isOwn =
    own === undefined
      ? sql`false`
      : 'bookingId' in own
        ? sql`bookings.id::text = ${own.bookingId}`
        : sql`bookings.holder_hash = ${own.holderHash} and extract(epoch from claims.slot_start) * 1000 = ${own.start.epochMilliseconds}::float8`;
  return sql`case when ${limit} > 0 then (
    select jsonb_agg(taken.day) from (
      select (claims.slot_start at time zone ${sql.lit(studioTimeZone)})::date::text as day
      from claims left join bookings on bookings.claim_id = claims.id
      where claims.kind = 'session' and claims.state in ('held', 'expiring', 'booked')
        and not coalesce(${isOwn}, false)
      group by 1
      having count(*) >= ${limit}
    ) as taken
  ) end`;
}

export function openingHoursOf(
  stored: StoredOpening | undefined,
  kind: SlotKind,
  durationMinutes: number,
): OpeningHours {
  const { bookingNoticeHours, horizonDays } = bookingRulesSchema.parse(stored?.booking ?? {});
  const offer = stored?.offer ?? studioHours;
  return {
    offer,
    rules: stored?.opening ?? (kind === 'session' && !stored?.isSet ? defaultOpeningRules : []),
    options: {
      days: horizonDays,
      durationMinutes,
      noticeMinutes: (offer.noticeHours ?? bookingNoticeHours) * 60,
      offer,
      exceptions: stored?.exceptions ?? [],
      fullDays: stored?.fullDays ?? [],
    },
  };
}

export interface ShownException {
  id: string;
  kind: 'closed' | 'open';
  firstDay: string;
  lastDay: string;
  firstStart: string | null;
  lastStart: string | null;
  everyMinutes: number | null;
  note: string;
}

/** From this day on, in order. At most 500, as a year has 366 days. */
export async function openingExceptionsFrom(q: Queries, day: Temporal.PlainDate): Promise<ShownException[]> {
  return q
    .selectFrom('opening_exceptions')
    .select([
      'id',
      'kind',
      'first_day as firstDay',
      'last_day as lastDay',
      'first_start as firstStart',
      'last_start as lastStart',
      'every_minutes as everyMinutes',
      'note',
    ])
    .where('last_day', '>=', day.toString())
    .orderBy('first_day')
    .orderBy('first_start')
    .orderBy('id')
    .limit(500)
    .execute();
}

export interface TakenTime {
  kind: ClaimKind;
  state: ClaimState;
  start: Temporal.Instant;
  claimedStart: Temporal.Instant;
  claimedEnd: Temporal.Instant;
  expiresAt: Temporal.Instant | null;
  bookingId: string | null;
  holderHash: string | null;
}

/** Overdue holds without a payment session do not count. */
export async function takenTimes(
  q: Queries,
  { from, to, overdue }: { from: Temporal.Instant; to: Temporal.Instant; overdue: Temporal.Instant },
): Promise<TakenTime[]> {
  const rows = await q
    .selectFrom('claims')
    .leftJoin('bookings', 'bookings.claim_id', 'claims.id')
    .select([
      'claims.kind',
      'claims.state',
      'claims.slot_start as start',
      'claims.expires_at as expiresAt',
      'bookings.id as bookingId',
      'bookings.holder_hash as holderHash',
      sql<Temporal.Instant>`lower(claims.claimed)`.as('claimedStart'),
      sql<Temporal.Instant>`upper(claims.claimed)`.as('claimedEnd'),
    ])
    .where('claims.state', 'in', [...activeClaimStates])
    .where(sql<boolean>`claims.claimed && ${`[${from},${to})`}::tstzrange`)
    .where(
      sql<boolean>`not (claims.state = 'held' and claims.expires_at <= ${overdue} and not exists (
        select 1 from payments
        where payments.order_id = bookings.order_id and payments.state in ('open', 'authorised', 'captured')))`,
    )
    .execute();
  return rows;
}

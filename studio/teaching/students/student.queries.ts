import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { ClaimKind, ClaimState } from '#platform/db/schema/booking.ts';
import type { Currency, LanguageCode } from '#platform/db/schema/columns.ts';
import { productsFirst } from '#studio/money/orders/order-name.queries.ts';
import { orderStatus } from '#studio/money/orders/order-status.queries.ts';
import { instalmentsOfOrder } from '#studio/offers/plans/plan-progress.queries.ts';
import { spellingsOf } from '#studio/people/own-rows.queries.ts';
import { studentOf } from '#studio/shared/student-of.queries.ts';
import type { May } from '#studio/shared/who.ts';

export interface StudentFacts {
  userId: string | null;
  name: string;
  email: string;
  joinedAt: Temporal.Instant | null;
  /** First purchase or booking of a guest; null: an account, or only a hold. */
  guestSince: Temporal.Instant | null;
  /** Of the account, or of the latest purchase or booking. */
  language: LanguageCode | null;
  emails: readonly string[];
}

export async function studentFacts(
  q: Queries,
  _who: May<'students' | 'orders'>,
  requested: { userId: string } | { email: string },
): Promise<StudentFacts | null> {
  // PostgreSQL text cannot contain NUL.
  if (Object.values(requested).some((text) => /\p{Cc}/u.test(text))) return null;
  const user = await q
    .selectFrom('users')
    .select(['id', 'name', 'email', 'language', 'created_at'])
    .where('role', '=', 'student')
    .$if('userId' in requested, (query) =>
      query.where('id', '=', 'userId' in requested ? requested.userId : ''),
    )
    .$if('email' in requested, (query) =>
      query.where(
        sql<boolean>`lowercase(email) = ${'email' in requested ? requested.email.trim().toLowerCase() : ''}`,
      ),
    )
    .executeTakeFirst();
  if (user) {
    const former = await q
      .selectFrom('former_emails')
      .select('email')
      .where('user_id', '=', user.id)
      .execute();
    const emails = [...spellingsOf(user.email), ...former.map(({ email }) => email)];
    return {
      userId: user.id,
      name: user.name,
      email: user.email,
      joinedAt: user.created_at,
      guestSince: null,
      language: user.language,
      emails,
    };
  }
  return 'email' in requested ? guestFacts(q, requested.email) : null;
}

async function guestFacts(q: Queries, typed: string): Promise<StudentFacts | null> {
  const emails = spellingsOf(typed);
  const { rows } = await sql<{
    name: string | null;
    email: string | null;
    since: Temporal.Instant | null;
    language: LanguageCode | null;
  }>`
    select (array_agg(name order by at desc) filter (where name <> ''))[1] as name,
      (array_agg(email order by at desc))[1] as email,
      (array_agg(language order by at desc) filter (where language is not null))[1] as language,
      (select min(since) from guests where id = any(${emails}::text[])) as since
    from (
      select name, email, language, created_at as at from bookings where lowercase(email) = any(${emails}::text[])
      union all
      select name, email, language, created_at from orders
        where lowercase(email) = any(${emails}::text[]) and state not in ('open', 'lapsed')
      union all
      select name, email, language, created_at from contact_messages
        where lowercase(email) = any(${emails}::text[])
      union all
      select concat_ws(' ', first_name, last_name), email, language, created_at from applications
        where lowercase(email) = any(${emails}::text[])
      union all
      select name, email, null, imported_at from imported_students where email = any(${emails}::text[])
    ) as acts
  `.execute(q);
  const { name, email, since, language } = rows[0] ?? {};
  if (!email) return null;
  const facts = { userId: null, name: name ?? '', email, joinedAt: null, emails };
  return { ...facts, guestSince: since ?? null, language: language ?? null };
}

export const mostOfStudent = 30;
const mostSessions = 6;

/** The sessions that are over, the latest first, or those ahead, the next first. Cancelled ones are not ahead. */
export function bookingsOfStudent(
  q: Queries,
  { emails }: Pick<StudentFacts, 'emails'>,
  { when, now }: { when: 'ahead' | 'over'; now: Temporal.Instant },
) {
  const isAhead = when === 'ahead';
  return q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select(['bookings.id', 'bookings.place', 'claims.slot_start as start', 'claims.slot_end as end'])
    .select([sql<ClaimKind>`claims.kind`.as('kind'), sql<ClaimState>`claims.state`.as('state')])
    .select(['bookings.completed_at as completedAt', 'bookings.no_show_at as noShowAt'])
    .select(['bookings.covered_by as coveredBy', studentOf('bookings.order_id').as('student')])
    .select(
      sql<boolean>`exists (select from session_notes
        where session_notes.booking_id = bookings.id and session_notes.body <> '')`.as('hasNote'),
    )
    .where(isOfPerson(emails))
    .where('claims.state', 'not in', isAhead ? ['released', 'cancelled'] : ['released'])
    .where('claims.slot_end', isAhead ? '>' : '<=', now)
    .orderBy('claims.slot_start', isAhead ? 'asc' : 'desc')
    .limit(mostSessions)
    .execute();
}

const isOfPerson = (emails: readonly string[]) =>
  sql<boolean>`lowercase(bookings.email) = any(${[...emails]}::text[])`;

/** Sessions that took place and since when, the last one ahead, and how many bookings and notes there are. */
export async function sessionTotals(
  q: Queries,
  { emails }: Pick<StudentFacts, 'emails'>,
  now: Temporal.Instant,
) {
  const isTaught = sql`claims.kind = 'session' and claims.state = 'booked' and bookings.no_show_at is null
    and claims.slot_end <= ${now}`;
  return q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .leftJoin('session_notes', 'session_notes.booking_id', 'bookings.id')
    .select([
      sql<number>`(count(*) filter (where ${isTaught}))::int`.as('sessions'),
      sql<Temporal.Instant | null>`min(claims.slot_start) filter (where ${isTaught})`.as('since'),
      sql<Temporal.Instant | null>`max(claims.slot_start) filter (where claims.state = 'booked'
        and claims.slot_start > ${now})`.as('lastAhead'),
      sql<number>`count(*)::int`.as('bookings'),
      sql<number>`(count(*) filter (where session_notes.body <> ''))::int`.as('notes'),
    ])
    .where(isOfPerson(emails))
    .where('claims.state', '<>', 'released')
    .executeTakeFirstOrThrow();
}

export const mostOrders = 5;

export function ordersOfStudent(q: Queries, { emails }: Pick<StudentFacts, 'emails'>) {
  return q
    .selectFrom('orders')
    .select(['id', 'number', 'total_minor as totalMinor', 'created_at as placedAt'])
    .select([orderStatus.as('status'), sql<Currency>`currency`.as('currency')])
    .select([instalmentsOfOrder.as('instalments'), studentOf('orders.id').as('student')])
    .select(
      sql<string | null>`(select description from order_lines where order_id = orders.id
        order by ${productsFirst} limit 1)`.as('what'),
    )
    .where(sql<boolean>`lowercase(email) = any(${[...emails]}::text[])`)
    .where('state', 'not in', ['open', 'lapsed'])
    .orderBy('created_at', 'desc')
    .limit(mostOrders + 1)
    .execute();
}

/** Unused session credits, seats and courses, paged by `after`. */
export function entitlementsOfStudent(
  q: Queries,
  { emails, userId, most, after = 0 }: StudentFacts & { most: number; after?: number },
) {
  return q
    .selectFrom('entitlements')
    .select(['id', 'kind', 'offer_id as offerId', 'course_id as courseId', 'valid_until as validUntil'])
    .select(sql<boolean>`order_id is null`.as('isGranted'))
    .select([
      'currency',
      sql<number>`(select sum(delta)::int from ledger_entries where entitlement_id = entitlements.id)`.as(
        'left',
      ),
      sql<number>`(select sum(delta)::int from ledger_entries
        where entitlement_id = entitlements.id and reason = 'granted')`.as('granted'),
    ])
    .where(
      sql<boolean>`(lowercase(email) = any(${[...emails]}::text[]) or (${userId}::text is not null and user_id = ${userId}))`,
    )
    .where(sql<boolean>`(select sum(delta) from ledger_entries where entitlement_id = entitlements.id) > 0`)
    .orderBy('kind')
    .orderBy('valid_until')
    .orderBy('id')
    .offset(after)
    .limit(most)
    .execute();
}

/** Phone, voice type and tags; version 0: none recorded. */
export async function detailsOf(q: Queries, { emails }: Pick<StudentFacts, 'emails'>) {
  const row = await q
    .selectFrom('student_details')
    .select(['phone', 'voice_type as voiceType', 'tags', 'version'])
    .where('email', 'in', emails)
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? { phone: '', voiceType: null, tags: [], version: 0 };
}

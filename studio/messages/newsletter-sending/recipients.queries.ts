import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';
import { startOfDay, studioDay } from '#studio/shared/time/studio-time.ts';
import type { Segment } from './segment.ts';

type Condition = RawBuilder<SqlBool>;

interface Group {
  segment: Segment;
  /** That the issue is written in. */
  languages: readonly Language[];
  now: Temporal.Instant;
}

const address = sql`lowercase(subscribers.email)`;
const subscribed = sql<SqlBool>`subscribers.confirmed_at is not null and subscribers.unsubscribed_at is null`;
const suppressed = sql<SqlBool>`exists (select 1 from suppressed_addresses where suppressed_addresses.email = ${address})`;

/** Sessions that took place, or are to come. */
export const bookedSessions = sql`bookings join claims on claims.id = bookings.claim_id
  and bookings.confirmed_at is not null and claims.state = 'booked' and claims.kind = 'session'
  and bookings.no_show_at is null`;

export const hasBooking = (condition: RawBuilder<unknown>) =>
  sql<SqlBool>`exists (select 1 from ${bookedSessions} where lowercase(bookings.email) = ${address} and ${condition})`;

const hasBought = (condition: RawBuilder<unknown>) => sql<SqlBool>`exists (
  select 1 from orders join order_lines on order_lines.order_id = orders.id
  where lowercase(orders.email) = ${address} and orders.state in ('paid', 'authorised') and ${condition})`;

/** One condition per part of the segment. */
const conditions: { [Part in keyof Segment]-?: (segment: Segment, now: Temporal.Instant) => Condition } = {
  language: ({ language }) => sql`subscribers.language = ${language}`,
  student: ({ student }) => {
    const isStudent = sql<SqlBool>`(exists (select 1 from users where lowercase(users.email) = ${address} and role = 'student')
      or exists (select 1 from guests where guests.id = ${address}))`;
    return student === 'yes' ? isStudent : sql`not ${isStudent}`;
  },
  session: ({ session }, now) => {
    const since = session === 'this-year' ? startOfYear(now) : session === 'ever' ? null : monthsAgo(now, 12);
    return hasBooking(
      sql`claims.slot_end <= ${now} and ${since === null ? sql`true` : sql`claims.slot_start >= ${since}`}`,
    );
  },
  quietMonths: ({ quietMonths = 0 }, now) =>
    sql`not ${hasBooking(sql`claims.slot_start >= ${monthsAgo(now, quietMonths)}`)}`,
  bought: ({ bought, boughtWithin }, now) => {
    const since =
      boughtWithin === undefined ? null : monthsAgo(now, boughtWithin === 'last-3-months' ? 3 : 12);
    return hasBought(sql`${bought === 'anything' ? sql`true` : sql`order_lines.offer_id = ${bought}`}
      and ${since === null ? sql`true` : sql`orders.created_at >= ${since}`}`);
  },
  boughtWithin: () => sql`true`,
  tag: ({ tag }) =>
    sql`${address} in (select email from student_details where tags @> array[${tag}]::text[])`,
  applied: ({ applied }) => {
    const has = sql<SqlBool>`exists (select 1 from applications where lowercase(applications.email) = ${address})`;
    return applied === 'yes' ? has : sql`not ${has}`;
  },
  waiting: ({ waiting }) => {
    const has = sql<SqlBool>`exists (select 1 from waiting_list_entries
      where lowercase(waiting_list_entries.email) = ${address} and state in ('waiting', 'offered'))`;
    return waiting === 'yes' ? has : sql`not ${has}`;
  },
  subscribedSince: ({ subscribedSince = '' }) =>
    sql`subscribers.consented_at >= ${startOfDay(Temporal.PlainDate.from(subscribedSince))}`,
};

function monthsAgo(now: Temporal.Instant, months: number): Temporal.Instant {
  return startOfDay(studioDay(now).subtract({ months }));
}

function startOfYear(now: Temporal.Instant): Temporal.Instant {
  return startOfDay(studioDay(now).with({ month: 1, day: 1 }));
}

function isIn({ segment, now }: Pick<Group, 'segment' | 'now'>): Condition {
  const parts = (Object.keys(segment) as (keyof Segment)[])
    .filter((part) => segment[part] !== undefined)
    .map((part) => conditions[part](segment, now));
  return parts.length === 0 ? sql`true` : (sql.join(parts, sql` and `) as Condition);
}

const isWrittenIn = (languages: readonly Language[]) =>
  sql<SqlBool>`subscribers.language = any(${[...languages]}::text[])`;

/** The rows of an issue's recipients, for a statement over `newsletter_subscriptions as subscribers`. */
export function isRecipient(group: Group): Condition {
  return sql`${subscribed} and not ${suppressed} and ${isWrittenIn(group.languages)} and ${isIn(group)}`;
}

export interface RecipientCounts {
  en: number;
  da: number;
  /** In the segment, but they read another language than the issue's. */
  otherLanguage: number;
  /** In the segment, but their address is suppressed. */
  undeliverable: number;
  subscribers: number;
}

export async function countRecipients(q: Queries, group: Group): Promise<RecipientCounts> {
  const isWritten = isWrittenIn(group.languages);
  const isDelivered = sql`${isWritten} and suppressed_addresses.email is null`;
  const { rows } = await sql<RecipientCounts>`
    select
      count(*) filter (where ${isDelivered} and subscribers.language = 'en')::int as en,
      count(*) filter (where ${isDelivered} and subscribers.language = 'da')::int as da,
      count(*) filter (where not ${isWritten})::int as "otherLanguage",
      count(*) filter (where ${isWritten} and suppressed_addresses.email is not null)::int as undeliverable,
      (select count(*)::int from newsletter_subscriptions as subscribers where ${subscribed}) as subscribers
    from newsletter_subscriptions as subscribers left join suppressed_addresses on suppressed_addresses.email = ${address}
    where ${subscribed} and ${isIn(group)}`.execute(q);
  return rows[0] ?? { en: 0, da: 0, otherLanguage: 0, undeliverable: 0, subscribers: 0 };
}

export interface ListedRecipient {
  id: string;
  email: string;
  name: string;
}

const mostListed = 200;

/** By name, for looking them through. */
export async function listRecipients(
  q: Queries,
  group: Group,
  most = mostListed,
): Promise<ListedRecipient[]> {
  const { rows } = await sql<ListedRecipient>`
    select id, email, name from (select subscribers.id::text as id, subscribers.email,
        coalesce(users.name, guests.name, '') as name
      from newsletter_subscriptions as subscribers left join users on lowercase(users.email) = ${address}
        left join guests on guests.id = ${address} where ${isRecipient(group)}) as people
    order by name = '', name, email limit ${most}`.execute(q);
  return rows;
}

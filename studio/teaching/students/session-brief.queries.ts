import { sql } from 'kysely';
import { z } from 'zod';
import { accountEmail } from '#platform/accounts/account-email.ts';
import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import type { SlotKind } from '#studio/calendar/slot.ts';
import { sessionCreditKinds } from '#studio/offers/catalogue/offer.ts';
import { addressesOf } from '#studio/people/addresses.queries.ts';
import { spellingsOf } from '#studio/people/own-rows.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { studentOf } from '#studio/shared/student-of.queries.ts';
import type { May } from '#studio/shared/who.ts';
import { type Goal, goalsOf } from '#studio/teaching/journal/goals.queries.ts';
import { type JournalEntry, sharedEntriesOf } from '#studio/teaching/journal/journal.queries.ts';
import { sharesProgress } from '#studio/teaching/journal/shared-progress.queries.ts';
import { studyCourses } from '#studio/teaching/learning/study.queries.ts';

const most = { bought: 6, entries: 3 };

export interface SessionBrief {
  bookingId: string;
  kind: SlotKind;
  name: string;
  /** Null: the buyer. */
  student: string | null;
  start: Temporal.Instant;
  end: Temporal.Instant;
  place: 'online' | 'studio' | null;
  timeZone: string | null;
  isCancelled: boolean;
  /** Null: the person did not choose to show it. */
  voiceRange: unknown;
  sessionsBefore: number;
  lastSession: Temporal.Instant | null;
  bought: Array<{ what: string; on: Temporal.Instant }>;
  creditsLeft: number;
  goals: Goal[];
  entries: JournalEntry[];
  progress: Array<{ title: string; completed: number; of: number }>;
}

/** The brief before a session, by fixed rules. An account counts if it verified the booking's address. */
export async function sessionBrief(
  world: World,
  { bookingId, language }: { who: May<'today' | 'calendar'>; bookingId: string; language: Language },
): Promise<SessionBrief | null> {
  if (!z.guid().safeParse(bookingId).success) return null;
  const q = world.db.query;
  const booking = await q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select(['bookings.id', 'bookings.name', 'bookings.email', 'bookings.place', 'bookings.time_zone'])
    .select('bookings.voice_range')
    .select(['claims.kind', 'claims.state', 'claims.slot_start', 'claims.slot_end'])
    .select(studentOf('bookings.order_id').as('student'))
    .where('bookings.id', '=', bookingId)
    .executeTakeFirst();
  if (!booking) return null;
  const account = await accountWith(q, booking.email);
  const emails = account ? await addressesOf(q, account) : spellingsOf(booking.email);
  const context = { account, emails, language, now: world.clock.now() };
  return {
    bookingId: booking.id,
    kind: booking.kind === 'consultation' ? 'consultation' : 'session',
    name: booking.name,
    student: booking.student,
    start: booking.slot_start,
    end: booking.slot_end,
    place: booking.place,
    timeZone: booking.time_zone,
    isCancelled: booking.state !== 'booked',
    voiceRange: booking.voice_range,
    ...(await sessionsBefore(q, emails, booking.slot_start)),
    bought: await boughtBy(q, emails),
    creditsLeft: await creditsLeft(q, context),
    goals: account ? await goalsOf(q, account.userId, true) : [],
    entries: account ? await sharedEntriesOf(q, { userId: account.userId, most: most.entries }) : [],
    progress:
      account && (await sharesProgress(q, account.userId)) ? await coursesOf(q, account, context) : [],
  };
}

interface Account {
  userId: string;
  email: string;
}

interface Requested {
  account: Account | null;
  emails: string[];
  language: Language;
  now: Temporal.Instant;
}

async function accountWith(q: Queries, typed: string): Promise<Account | null> {
  const email = accountEmail(typed);
  if (!email) return null;
  const row = await q
    .selectFrom('users')
    .leftJoin('former_emails', 'former_emails.user_id', 'users.id')
    .select(['users.id as userId', 'users.email'])
    .where((is) => is.or([is('users.email', '=', email), is('former_emails.email', '=', email)]))
    .where('users.email_verified', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

async function sessionsBefore(q: Queries, emails: readonly string[], start: Temporal.Instant) {
  const before = q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .where(sql<boolean>`lowercase(bookings.email) = any(${emails}::text[])`)
    .where('claims.kind', '=', 'session')
    .where('claims.state', '=', 'booked')
    .where('bookings.no_show_at', 'is', null)
    .where('claims.slot_end', '<=', start);
  const { count } = await before
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const last = await before
    .select('claims.slot_start')
    .orderBy('claims.slot_start', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { sessionsBefore: Number(count), lastSession: last?.slot_start ?? null };
}

async function boughtBy(q: Queries, emails: readonly string[]): Promise<SessionBrief['bought']> {
  return q
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['order_lines.description as what', 'orders.created_at as on'])
    .where(sql<boolean>`lowercase(orders.email) = any(${emails}::text[])`)
    .where('orders.state', 'in', ['paid', 'authorised'])
    .where('order_lines.offer_id', '!=', 'shipping')
    .orderBy('orders.created_at', 'desc')
    .orderBy('order_lines.position')
    .limit(most.bought)
    .execute();
}

async function creditsLeft(q: Queries, { account, emails, now }: Requested): Promise<number> {
  const row = await q
    .selectFrom('entitlements')
    .innerJoin('ledger_entries', 'ledger_entries.entitlement_id', 'entitlements.id')
    .innerJoin('offers', 'offers.id', 'entitlements.offer_id')
    .select((select) => select.fn.sum<number>('ledger_entries.delta').as('left'))
    .where('entitlements.kind', '=', 'credit')
    .where('offers.kind', 'in', sessionCreditKinds)
    .where(
      sql<boolean>`(lowercase(entitlements.email) = any(${emails}::text[])
        or entitlements.user_id = ${account?.userId ?? null})`,
    )
    .where((is) =>
      is.or([is('entitlements.valid_until', 'is', null), is('entitlements.valid_until', '>', now)]),
    )
    .executeTakeFirst();
  return Number(row?.left ?? 0);
}

async function coursesOf(q: Queries, account: Account, { language, now }: Requested) {
  const courses = await studyCourses(q, account, { language, now });
  return courses.map(({ title, progress }) => ({
    title,
    completed: progress.done,
    of: progress.total,
  }));
}

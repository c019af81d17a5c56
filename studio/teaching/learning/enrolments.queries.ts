import type { Queries } from '#platform/db/database.ts';
import { isPaused } from '#studio/offers/plans/plan.ts';
import { isOwnRow } from '#studio/people/own-rows.queries.ts';

/** An account, or a verified address. */
export interface Person {
  userId: string | null;
  email: string | null;
}

export interface Enrolment {
  entitlementId: string;
  orderId: string | null;
  courseId: string;
  offerId: string;
  enrolledAt: Temporal.Instant;
  /** 'paused': an instalment is 14 days overdue. */
  access: 'open' | 'paused';
}

/** Current enrolments by the ledger, newest first, paused ones included. None without account and address. */
export async function enrolmentsOf(q: Queries, person: Person, now: Temporal.Instant): Promise<Enrolment[]> {
  const email = person.email?.toLowerCase() ?? null;
  if (!person.userId && !email) return [];
  const rows = await q
    .selectFrom('entitlements')
    .innerJoin('ledger_entries', 'ledger_entries.entitlement_id', 'entitlements.id')
    .select([
      'entitlements.id',
      'entitlements.order_id',
      'entitlements.offer_id',
      'entitlements.created_at',
      'entitlements.course_id',
    ])
    .where('entitlements.kind', '=', 'enrolment')
    .where((is) =>
      is.or([
        is('entitlements.user_id', '=', person.userId ?? ''),
        is(is.fn('lowercase', ['entitlements.email']), '=', email ?? ''),
        isOwnRow(is, person, { email: 'entitlements.email' }),
      ]),
    )
    .where((is) =>
      is.or([is('entitlements.valid_until', 'is', null), is('entitlements.valid_until', '>', now)]),
    )
    .groupBy('entitlements.id')
    .having((is) => is.fn.sum('ledger_entries.delta'), '>', 0)
    .orderBy('entitlements.created_at', 'desc')
    .execute();
  const paused = await pausedOrders(
    q,
    rows.flatMap(({ order_id }) => (order_id ? [order_id] : [])),
    now,
  );
  return rows.map((row) => ({
    entitlementId: row.id,
    orderId: row.order_id,
    courseId: row.course_id ?? row.offer_id,
    offerId: row.offer_id,
    enrolledAt: row.created_at,
    access: row.order_id && paused.has(row.order_id) ? 'paused' : 'open',
  }));
}

/** One enrolment that is not paused suffices. */
export async function isAccessOpen(
  q: Queries,
  { person, courseId, now }: { person: Person; courseId: string; now: Temporal.Instant },
): Promise<boolean> {
  const enrolments = await enrolmentsOf(q, person, now);
  return enrolments.some((enrolment) => enrolment.courseId === courseId && enrolment.access === 'open');
}

async function pausedOrders(q: Queries, orderIds: string[], now: Temporal.Instant): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await q
    .selectFrom('instalments')
    .select(['order_id', 'state', 'unpaid_since as unpaidSince'])
    .where('order_id', 'in', orderIds)
    .execute();
  return new Set(
    orderIds.filter((id) =>
      isPaused(
        rows.filter(({ order_id }) => order_id === id),
        now,
      ),
    ),
  );
}

export async function orderOfEntitlement(q: Queries, entitlementId: string): Promise<string | null> {
  const row = await q
    .selectFrom('entitlements')
    .select('order_id')
    .where('id', '=', entitlementId)
    .executeTakeFirst();
  return row?.order_id ?? null;
}

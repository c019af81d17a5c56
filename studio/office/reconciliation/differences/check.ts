import { type RawBuilder, sql } from 'kysely';
import type { Difference, DifferenceDetails, DifferenceKind } from './difference.ts';

/** The columns of a check besides `subject_id`; snake case in SQL, and null is left out. */
export interface CheckRow {
  subject_id: string;
  order_id?: string | null;
  order_number?: string | null;
  booking_id?: string | null;
  message_id?: string | null;
  at?: Temporal.Instant | null;
  expected_minor?: string | number | null;
  found_minor?: string | number | null;
  currency?: DifferenceDetails['currency'] | null;
  expected_count?: string | number | null;
  found_count?: string | number | null;
  what?: string | null;
  is_not_placed?: boolean | null;
  is_waiting?: boolean | null;
}

export interface Checking {
  now: Temporal.Instant;
  /** One subject only, after its repair. */
  only: string | null;
}

/** The rows of what must not exist. */
export type Check = (checking: Checking) => RawBuilder<CheckRow>;

export type Checks = Partial<Record<DifferenceKind, Check>>;

/** More of one kind have one cause, and would only fill the page. */
export const mostOfKind = 100;

export const limited = sql`limit ${sql.lit(mostOfKind)}`;

export function onlySubject(column: string, { only }: Checking): RawBuilder<unknown> {
  return only === null ? sql`` : sql`and ${sql.ref(column)}::text = ${only}`;
}

export function differenceOf(kind: DifferenceKind, row: CheckRow): Difference {
  const details: Record<keyof DifferenceDetails, unknown> = {
    orderId: row.order_id,
    orderNumber: row.order_number,
    bookingId: row.booking_id,
    paymentId: null,
    sessionId: null,
    messageId: row.message_id,
    at: row.at?.toString(),
    expectedMinor: numberOf(row.expected_minor),
    foundMinor: numberOf(row.found_minor),
    currency: row.currency,
    expectedCount: numberOf(row.expected_count),
    foundCount: numberOf(row.found_count),
    what: row.what,
    isNotPlaced: row.is_not_placed || null,
    isWaiting: row.is_waiting || null,
    isCaptured: null,
  };
  const known = Object.entries(details).filter(([, value]) => value !== null && value !== undefined);
  return { kind, subjectId: row.subject_id, details: Object.fromEntries(known) };
}

const numberOf = (value: string | number | null | undefined) => (value == null ? null : Number(value));

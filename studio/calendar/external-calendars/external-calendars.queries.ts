import type { Queries } from '#platform/db/database.ts';
import type { CalendarProvider, CalendarValidators, StoredLeftOut } from '#platform/db/schema/booking.ts';
import type { World } from '#platform/world.ts';
import { activeClaimStates } from '#studio/calendar/claim.ts';
import { type CalendarFailure, calendarsKey, knownFailure } from './external-calendar.ts';
import type { AccountSecret } from './open-client.ts';

export interface ExternalCalendar {
  id: string;
  name: string;
  readAt: Temporal.Instant | null;
  succeededAt: Temporal.Instant | null;
  failure: CalendarFailure | null;
  retryAt: Temporal.Instant | null;
  /** By the last reading that succeeded; null: nothing. */
  leftOut: StoredLeftOut | null;
  /** Null: an ICS address. */
  accountId: string | null;
  isBusy: boolean;
  /** Bookings are written to it. */
  isTarget: boolean;
  isWritable: boolean;
  writeFailure: CalendarFailure | null;
}

export async function externalCalendars(q: Queries): Promise<ExternalCalendar[]> {
  const calendars = await q
    .selectFrom('external_calendars')
    .select([
      'id',
      'name',
      'read_at as readAt',
      'succeeded_at as succeededAt',
      'failure',
      'retry_at as retryAt',
      'left_out as leftOut',
      'account_id as accountId',
      'is_busy as isBusy',
      'is_target as isTarget',
      'is_writable as isWritable',
      'write_failure as writeFailure',
    ])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return calendars.map((one) => ({
    ...one,
    failure: knownFailure(one.failure),
    retryAt: one.failure === null ? null : one.retryAt,
    writeFailure: knownFailure(one.writeFailure),
  }));
}

/** Kept in memory: asked before every hold. */
export function hasCalendars({ db, reference }: Pick<World, 'db' | 'reference'>): Promise<boolean> {
  return reference.read({
    name: 'has calendars',
    keys: [calendarsKey],
    load: async () => (await externalCalendars(db.query)).some(({ isBusy }) => isBusy),
  });
}

/** Encrypted. */
export interface CalendarToRead {
  id: string;
  address: string;
  /** Null: an ICS address. */
  account: AccountSecret | null;
  /** Of an ICS address with a user name and password. */
  credentials: string | null;
  validators: CalendarValidators | null;
  failedReadings: number;
}

/** Last read before `before`, or never; those that failed only once their next try is due. */
export async function calendarsToRead(
  q: Queries,
  { before, now }: { before: Temporal.Instant; now: Temporal.Instant },
): Promise<CalendarToRead[]> {
  const due = await q
    .selectFrom('external_calendars')
    .leftJoin('caldav_accounts', 'caldav_accounts.id', 'external_calendars.account_id')
    .select([
      'external_calendars.id',
      'external_calendars.address',
      'provider',
      'caldav_accounts.credentials as accountCredentials',
      'external_calendars.credentials',
      'validators',
      'failed_readings as failedReadings',
    ])
    .where('is_busy', '=', true)
    .where(({ eb, or, and }) =>
      or([
        eb('read_at', 'is', null),
        and([
          eb('read_at', '<=', before),
          // The release before this one records a success without `retry_at`.
          or([eb('failure', 'is', null), eb('retry_at', 'is', null), eb('retry_at', '<=', now)]),
        ]),
      ]),
    )
    .orderBy('read_at')
    .execute();
  return due.map(({ provider, accountCredentials, ...calendar }) => ({
    ...calendar,
    account: provider && accountCredentials ? { provider, credentials: accountCredentials } : null,
  }));
}

export interface CalendarAccount {
  id: string;
  name: string;
  provider: CalendarProvider;
}

export async function calendarAccounts(q: Queries): Promise<CalendarAccount[]> {
  return q
    .selectFrom('caldav_accounts')
    .select(['id', 'name', 'provider'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function accountSecrets(q: Queries): Promise<Array<AccountSecret & { id: string }>> {
  return q.selectFrom('caldav_accounts').select(['id', 'provider', 'credentials']).execute();
}

export interface Revocation {
  id: string;
  credentials: string;
  failedAttempts: number;
}

export async function revocationsDue(q: Queries, now: Temporal.Instant): Promise<Revocation[]> {
  return q
    .selectFrom('calendar_revocations')
    .select(['id', 'credentials', 'failed_attempts as failedAttempts'])
    .where(({ eb, or }) => or([eb('retry_at', 'is', null), eb('retry_at', '<=', now)]))
    .orderBy('created_at')
    .execute();
}

/** Names of accounts whose access could not be ended yet. */
export async function failingRevocations(q: Queries): Promise<string[]> {
  const rows = await q
    .selectFrom('calendar_revocations')
    .select('name')
    .where('failed_attempts', '>', 0)
    .orderBy('created_at')
    .execute();
  return rows.map(({ name }) => name);
}

/** Encrypted. */
export async function addressesOf(q: Queries, accountId: string): Promise<string[]> {
  const rows = await q
    .selectFrom('external_calendars')
    .select('address')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ address }) => address);
}

interface Range {
  start: Temporal.Instant;
  end: Temporal.Instant;
}

export interface CalendarBusy extends Range {
  calendar: string;
}

/** With the name of the calendar that each is from. */
export async function calendarsBusyBetween(q: Queries, { start, end }: Range): Promise<CalendarBusy[]> {
  return q
    .selectFrom('external_busy_times')
    .innerJoin('external_calendars', 'external_calendars.id', 'external_busy_times.calendar_id')
    .select(['starts_at as start', 'ends_at as end', 'external_calendars.name as calendar'])
    .where('ends_at', '>', start)
    .where('starts_at', '<', end)
    .orderBy('starts_at')
    .execute();
}

export interface BusyConflict extends Range {
  bookingId: string | null;
  name: string | null;
  calendar: string;
}

/** Sessions to come at a time when another calendar is busy: booked first, so they stay booked. */
export async function busyConflicts(q: Queries, now: Temporal.Instant): Promise<BusyConflict[]> {
  return q
    .selectFrom('external_busy_times')
    .innerJoin('external_calendars', 'external_calendars.id', 'external_busy_times.calendar_id')
    .innerJoin('claims', (join) =>
      join
        .on('claims.state', 'in', [...activeClaimStates])
        .on('claims.kind', 'in', ['session', 'consultation', 'date'])
        .onRef('claims.slot_start', '<', 'external_busy_times.ends_at')
        .onRef('claims.slot_end', '>', 'external_busy_times.starts_at'),
    )
    .leftJoin('bookings', 'bookings.claim_id', 'claims.id')
    .select([
      'claims.slot_start as start',
      'claims.slot_end as end',
      'bookings.id as bookingId',
      'bookings.name',
      'external_calendars.name as calendar',
    ])
    .where('claims.slot_end', '>', now)
    .orderBy('claims.slot_start')
    .limit(50)
    .execute();
}

export async function feedExists(q: Queries): Promise<boolean> {
  return (await q.selectFrom('calendar_feeds').select('created_at').executeTakeFirst()) !== undefined;
}

export async function isFeed(q: Queries, tokenHash: string): Promise<boolean> {
  const feed = await q
    .selectFrom('calendar_feeds')
    .select('created_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return feed !== undefined;
}

import { sql } from 'kysely';
import type { Queries, Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { CalendarValidators, StoredLeftOut } from '#platform/db/schema/booking.ts';
import type { Write } from '#studio/shared/change.ts';
import type { CalendarFailure } from './external-calendar.ts';
import { rangeKeys } from './merge-times.ts';
import type { AccountSecret } from './open-client.ts';

interface Range {
  start: Temporal.Instant;
  end: Temporal.Instant;
}

export async function insertCalendar(
  { tx, now }: Write,
  calendar: { name: string; address: string; credentials?: string | null },
): Promise<string> {
  const { id } = await tx
    .insertInto('external_calendars')
    .values({ ...calendar, read_at: null, succeeded_at: null, failure: null, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertAccount(
  { tx, now }: Write,
  account: AccountSecret & { name: string },
): Promise<string> {
  const { id } = await tx
    .insertInto('caldav_accounts')
    .values({ ...account, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Its calendars are read again at once. */
export async function replaceCredentials(
  tx: Tx,
  { id, credentials }: { id: string; credentials: string },
): Promise<void> {
  await tx.updateTable('caldav_accounts').set({ credentials }).where('id', '=', id).execute();
  await tx
    .updateTable('external_calendars')
    .set({
      read_at: null,
      failed_readings: 0,
      compared_at: null,
      failed_comparisons: 0,
      compare_retry_at: null,
    })
    .where('account_id', '=', id)
    .execute();
}

/** With its calendars and their busy times. Null: it does not exist any more. */
export async function deleteAccount(tx: Tx, id: string): Promise<(AccountSecret & { name: string }) | null> {
  const deleted = await tx
    .deleteFrom('caldav_accounts')
    .where('id', '=', id)
    .returning(['name', 'provider', 'credentials'])
    .executeTakeFirst();
  return deleted ?? null;
}

export async function insertRevocation(
  { tx, now }: Write,
  { name, credentials }: { name: string; credentials: string },
): Promise<void> {
  await tx.insertInto('calendar_revocations').values({ name, credentials, created_at: now }).execute();
}

export async function deleteRevocation(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('calendar_revocations').where('id', '=', id).execute();
}

export async function deleteOldRevocations(tx: Tx, before: Temporal.Instant): Promise<void> {
  await tx.deleteFrom('calendar_revocations').where('created_at', '<', before).execute();
}

export async function recordFailedRevocation(
  tx: Tx,
  { id, failures, retryAt }: { id: string; failures: number; retryAt: Temporal.Instant },
): Promise<void> {
  await tx
    .updateTable('calendar_revocations')
    .set({ failed_attempts: failures, retry_at: retryAt })
    .where('id', '=', id)
    .execute();
}

/** A calendar that was found in an account and does not make the owner busy yet. */
export async function insertFoundCalendar(
  { tx, now }: Write,
  calendar: { accountId: string; name: string; address: string; isWritable: boolean },
): Promise<void> {
  const { accountId, name, address, isWritable } = calendar;
  await tx
    .insertInto('external_calendars')
    .values({
      account_id: accountId,
      name,
      address,
      is_busy: false,
      is_writable: isWritable,
      read_at: null,
      succeeded_at: null,
      failure: null,
      created_at: now,
    })
    .execute();
}

/** Those that no longer make the owner busy lose their busy times. */
export async function chooseBusyCalendars(
  tx: Tx,
  { accountId, busy }: { accountId: string; busy: readonly string[] },
): Promise<void> {
  const ofAccount = await tx
    .updateTable('external_calendars')
    .set({ is_busy: sql<boolean>`id = any(${[...busy]}::uuid[])` })
    .where('account_id', '=', accountId)
    .returning(['id', 'is_busy'])
    .execute();
  const free = ofAccount.filter(({ is_busy }) => !is_busy).map(({ id }) => id);
  if (free.length === 0) return;
  await tx.deleteFrom('external_busy_times').where('calendar_id', 'in', free).execute();
  await tx
    .updateTable('external_calendars')
    .set({
      read_at: null,
      succeeded_at: null,
      failure: null,
      failed_readings: 0,
      retry_at: null,
      left_out: null,
      validators: null,
    })
    .where('id', 'in', free)
    .execute();
}

/** With its busy times. False: it does not exist any more. */
export async function deleteCalendar(tx: Tx, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('external_calendars')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

const rowsPerStatement = 500;

/** True: they differ from those known before. */
export async function replaceBusyTimes(
  tx: Tx,
  calendarId: string,
  times: readonly Range[],
): Promise<boolean> {
  const known = await tx
    .selectFrom('external_busy_times')
    .select(['starts_at as start', 'ends_at as end'])
    .where('calendar_id', '=', calendarId)
    .execute();
  const [wanted, present] = [rangeKeys(times), rangeKeys(known)];
  if (wanted.size === present.size && [...wanted].every((key) => present.has(key))) return false;
  await tx.deleteFrom('external_busy_times').where('calendar_id', '=', calendarId).execute();
  for (let from = 0; from < times.length; from += rowsPerStatement) {
    const rows = times
      .slice(from, from + rowsPerStatement)
      .map(({ start, end }) => ({ calendar_id: calendarId, starts_at: start, ends_at: end }));
    await tx.insertInto('external_busy_times').values(rows).execute();
  }
  return true;
}

/** Not if the calendar is gone, no longer read, or was read by a reading that began later. */
const unlessOutdated = (tx: Tx, { id, begunAt }: { id: string; begunAt: Temporal.Instant }) =>
  tx
    .updateTable('external_calendars')
    .set({ read_at: begunAt })
    .where('id', '=', id)
    .where('is_busy', '=', true)
    .where(({ eb, or }) => or([eb('read_at', 'is', null), eb('read_at', '<=', begunAt)]))
    .returning('id');

export async function recordReading(
  tx: Tx,
  { id, begunAt }: { id: string; begunAt: Temporal.Instant },
): Promise<boolean> {
  const updated = await unlessOutdated(tx, { id, begunAt })
    .set({ succeeded_at: begunAt, failure: null, failed_readings: 0, retry_at: null })
    .executeTakeFirst();
  return updated !== undefined;
}

export async function recordContent(
  tx: Tx,
  { id, leftOut, validators }: { id: string; leftOut: StoredLeftOut; validators: CalendarValidators | null },
): Promise<void> {
  await tx
    .updateTable('external_calendars')
    .set({
      left_out: leftOut.count === 0 ? null : json(leftOut),
      validators: validators && json(validators),
    })
    .where('id', '=', id)
    .execute();
}

/** The last known busy times stay. */
export async function recordFailedReading(
  tx: Tx,
  failed: {
    id: string;
    begunAt: Temporal.Instant;
    failure: CalendarFailure;
    failures: number;
    retryAt: Temporal.Instant;
  },
): Promise<void> {
  await unlessOutdated(tx, failed)
    .set({ failure: failed.failure, failed_readings: failed.failures, retry_at: failed.retryAt })
    .execute();
}

/** It is read and compared at once, whatever failed before. */
export async function endBackOff(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('external_calendars')
    .set({
      read_at: null,
      failed_readings: 0,
      retry_at: null,
      validators: null,
      compared_at: null,
      failed_comparisons: 0,
      compare_retry_at: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Those that do not fail: what is free has changed. */
export async function readAllSoon(tx: Tx): Promise<void> {
  await tx.updateTable('external_calendars').set({ read_at: null }).where('failure', 'is', null).execute();
}

/** The one address of the feed; an earlier one ends. */
export async function replaceFeed({ tx, now }: Write, tokenHash: string): Promise<void> {
  await tx.deleteFrom('calendar_feeds').execute();
  await tx.insertInto('calendar_feeds').values({ token_hash: tokenHash, created_at: now }).execute();
}

export async function deleteFeed(q: Queries): Promise<void> {
  await q.deleteFrom('calendar_feeds').execute();
}

/** A consent that the owner is asked for. Those that have expired are deleted. */
export async function insertAuthorization(
  { tx, now }: Write,
  { stateHash, sessionId, verifier }: { stateHash: string; sessionId: string; verifier: string },
  { expired }: { expired: Temporal.Instant },
): Promise<void> {
  await tx.deleteFrom('calendar_authorizations').where('created_at', '<', expired).execute();
  await tx
    .insertInto('calendar_authorizations')
    .values({ state_hash: stateHash, session_id: sessionId, verifier, created_at: now })
    .execute();
}

/** Deletes it and returns its verifier. Null: unknown, used, expired, or of another session. */
export async function takeAuthorization(
  tx: Tx,
  { stateHash, sessionId, since }: { stateHash: string; sessionId: string; since: Temporal.Instant },
): Promise<string | null> {
  const taken = await tx
    .deleteFrom('calendar_authorizations')
    .where('state_hash', '=', stateHash)
    .where('session_id', '=', sessionId)
    .returning(['verifier', 'created_at as createdAt'])
    .executeTakeFirst();
  return taken && Temporal.Instant.compare(taken.createdAt, since) > 0 ? taken.verifier : null;
}

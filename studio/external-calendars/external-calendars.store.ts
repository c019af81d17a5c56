import { sql } from 'kysely';
import type { Queries, Tx } from '#platform/db/database.ts';
import type { CalendarFailure } from './external-calendar.ts';
import type { AccountSecret } from './open-client.ts';

interface Range {
  start: Temporal.Instant;
  end: Temporal.Instant;
}

export async function insertCalendar(
  tx: Tx,
  calendar: { name: string; address: string },
  now: Temporal.Instant,
): Promise<string> {
  const { id } = await tx
    .insertInto('external_calendars')
    .values({ ...calendar, read_at: null, succeeded_at: null, failure: null, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertAccount(
  tx: Tx,
  account: AccountSecret & { name: string },
  now: Temporal.Instant,
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
    .set({ read_at: null, compared_at: null })
    .where('account_id', '=', id)
    .execute();
}

/** With its calendars and their busy times. False: it does not exist any more. */
export async function deleteAccount(tx: Tx, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('caldav_accounts')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** A calendar that was found in an account and does not make the owner busy yet. */
export async function insertFoundCalendar(
  tx: Tx,
  calendar: { accountId: string; name: string; address: string; isWritable: boolean },
  now: Temporal.Instant,
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
    .set({ read_at: null, succeeded_at: null, failure: null })
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

export async function replaceBusyTimes(tx: Tx, calendarId: string, times: readonly Range[]): Promise<void> {
  await tx.deleteFrom('external_busy_times').where('calendar_id', '=', calendarId).execute();
  for (let from = 0; from < times.length; from += 1000) {
    const rows = times
      .slice(from, from + 1000)
      .map(({ start, end }) => ({ calendar_id: calendarId, starts_at: start, ends_at: end }));
    await tx.insertInto('external_busy_times').values(rows).execute();
  }
}

/** False: the calendar does not exist any more. After a failure the last known busy times stay. */
export async function recordReading(
  tx: Tx,
  { id, failure, now }: { id: string; failure: CalendarFailure | null; now: Temporal.Instant },
): Promise<boolean> {
  const updated = await tx
    .updateTable('external_calendars')
    .set({ read_at: now, failure, ...(failure ? {} : { succeeded_at: now }) })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** The one address of the feed; an earlier one ends. */
export async function replaceFeed(tx: Tx, tokenHash: string, now: Temporal.Instant): Promise<void> {
  await tx.deleteFrom('calendar_feeds').execute();
  await tx.insertInto('calendar_feeds').values({ token_hash: tokenHash, created_at: now }).execute();
}

export async function deleteFeed(q: Queries): Promise<void> {
  await q.deleteFrom('calendar_feeds').execute();
}

/** A consent that the owner is asked for. Those that have expired are deleted. */
export async function insertAuthorization(
  tx: Tx,
  { stateHash, sessionId, verifier }: { stateHash: string; sessionId: string; verifier: string },
  { now, expired }: { now: Temporal.Instant; expired: Temporal.Instant },
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

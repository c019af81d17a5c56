import type { Queries } from '#platform/db/database.ts';

export async function storedKeys(q: Queries) {
  const row = await q
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirst();
  return row ?? null;
}

export interface PushDevice {
  id: string;
  sessionId: string;
  name: string;
  addedAt: Temporal.Instant;
  usedAt: Temporal.Instant | null;
}

/** Of sessions that have not ended, the newest first. */
export function pushDevices(q: Queries, userId: string, now: Temporal.Instant): Promise<PushDevice[]> {
  return q
    .selectFrom('push_devices')
    .innerJoin('sessions', 'sessions.id', 'push_devices.session_id')
    .select([
      'push_devices.id',
      'push_devices.session_id as sessionId',
      'push_devices.name',
      'push_devices.created_at as addedAt',
      'push_devices.used_at as usedAt',
    ])
    .where('push_devices.user_id', '=', userId)
    .where('sessions.expires_at', '>', now)
    .orderBy('push_devices.created_at', 'desc')
    .orderBy('push_devices.id')
    .execute();
}

export async function devicesToNotify(q: Queries, now: Temporal.Instant): Promise<string[]> {
  const rows = await q
    .selectFrom('push_devices')
    .innerJoin('sessions', 'sessions.id', 'push_devices.session_id')
    .innerJoin('users', 'users.id', 'push_devices.user_id')
    .select('push_devices.id')
    .where('users.role', '=', 'owner')
    .where('sessions.expires_at', '>', now)
    .execute();
  return rows.map(({ id }) => id);
}

export async function subscriptionOf(q: Queries, deviceId: string): Promise<string | null> {
  const row = await q
    .selectFrom('push_devices')
    .select('subscription')
    .where('id', '=', deviceId)
    .executeTakeFirst();
  return row?.subscription ?? null;
}

/** Seconds; the job of a message normally runs within them. */
const jobSeconds = 30;
const mostAtOnce = 200;

export async function unclaimedMessages(q: Queries, now: Temporal.Instant): Promise<string[]> {
  const rows = await q
    .selectFrom('push_messages')
    .select('id')
    .where('due_at', '<=', now.subtract({ seconds: jobSeconds }))
    .orderBy('due_at')
    .limit(mostAtOnce)
    .execute();
  return rows.map(({ id }) => id);
}

export async function bookingToPush(q: Queries, bookingId: string) {
  const row = await q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select(['bookings.name', 'claims.slot_start as start', 'claims.kind'])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirst();
  return row ?? null;
}

export async function orderToPush(q: Queries, orderId: string) {
  const row = await q
    .selectFrom('orders')
    .select(['name', 'number'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}

export async function applicationToPush(q: Queries, applicationId: string) {
  const row = await q
    .selectFrom('applications')
    .select(['first_name as firstName', 'offer_id as offerId'])
    .where('id', '=', applicationId)
    .executeTakeFirst();
  return row ?? null;
}

export async function messageToPush(q: Queries, messageId: string) {
  const row = await q
    .selectFrom('contact_messages')
    .select('name')
    .where('id', '=', messageId)
    .where('state', '!=', 'deleted')
    .executeTakeFirst();
  return row ?? null;
}

export async function openTaskKind(q: Queries, taskId: string): Promise<string | undefined> {
  const row = await q
    .selectFrom('tasks')
    .select('kind')
    .where('id', '=', taskId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return row?.kind;
}

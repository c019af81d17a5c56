import type { Queries, Tx } from '#platform/db/database.ts';
import type { PushMessageKind } from '#platform/db/schema/push.ts';
import type { Write } from '#studio/shared/change.ts';

interface StoredKeys {
  publicKey: string;
  privateKey: string;
}

export async function insertKeys({ tx, now }: Write, keys: StoredKeys): Promise<void> {
  await tx
    .insertInto('push_keys')
    .values({ public_key: keys.publicKey, private_key: keys.privateKey, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** With the devices of the former keys, for which no message can be signed any more. */
export async function replaceKeys({ tx, now }: Write, keys: StoredKeys, former: string): Promise<void> {
  const changed = await tx
    .updateTable('push_keys')
    .set({ public_key: keys.publicKey, private_key: keys.privateKey, created_at: now })
    .where('public_key', '=', former)
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) await tx.deleteFrom('push_devices').execute();
}

export interface NewDevice {
  userId: string;
  sessionId: string;
  name: string;
  subscription: string;
  endpointHash: string;
}

/** A browser has one subscription: a former one of its session, or of its address, is replaced. */
export async function saveDevice({ tx, now }: Write, device: NewDevice): Promise<void> {
  const { endpointHash, sessionId } = device;
  await tx
    .deleteFrom('push_devices')
    .where('session_id', '=', sessionId)
    .where('endpoint_hash', '!=', endpointHash)
    .execute();
  const stored = {
    user_id: device.userId,
    session_id: sessionId,
    name: device.name,
    subscription: device.subscription,
  };
  await tx
    .insertInto('push_devices')
    .values({ ...stored, endpoint_hash: endpointHash, created_at: now, used_at: null })
    .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(stored))
    .execute();
}

export async function deleteDevice(tx: Tx, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('push_devices')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deleteEndedDevice(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('push_devices').where('id', '=', id).execute();
}

interface NewMessages {
  deviceIds: readonly string[];
  kind: PushMessageKind;
  subjectId: string;
  at: Temporal.Instant;
  expiresAt: Temporal.Instant;
}

export async function insertMessages(tx: Tx, messages: NewMessages): Promise<string[]> {
  const { deviceIds, kind, subjectId, at, expiresAt } = messages;
  const rows = await tx
    .insertInto('push_messages')
    .values(
      deviceIds.map((id) => ({
        device_id: id,
        kind,
        subject_id: subjectId,
        created_at: at,
        due_at: at,
        expires_at: expiresAt,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export type MessageRow = NonNullable<Awaited<ReturnType<typeof claimMessage>>>;

/** Claims a due message until `until`; undefined: delivered, dropped, claimed or not due. */
export function claimMessage(
  q: Queries,
  { id, now, until }: { id: string; now: Temporal.Instant; until: Temporal.Instant },
) {
  return q
    .updateTable('push_messages')
    .set((set) => ({ attempts: set('attempts', '+', 1), due_at: until }))
    .where('id', '=', id)
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
}

export async function postponeMessage(tx: Tx, id: string, until: Temporal.Instant): Promise<void> {
  await tx.updateTable('push_messages').set({ due_at: until }).where('id', '=', id).execute();
}

export async function deleteMessage(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('push_messages').where('id', '=', id).execute();
}

export async function deleteMessages(tx: Tx): Promise<void> {
  await tx.deleteFrom('push_messages').execute();
}

export async function recordUse({ tx, now }: Write, deviceId: string): Promise<void> {
  await tx.updateTable('push_devices').set({ used_at: now }).where('id', '=', deviceId).execute();
}

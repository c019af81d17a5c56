import { decrypt, encrypt } from '#platform/encrypt.ts';
import { newVapidKeys, type VapidKeys } from '#platform/push/vapid.ts';
import type { PushSubscription } from '#platform/push/web-push.ts';
import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import type { May } from '#studio/shared/who.ts';
import { storedKeys } from './push.queries.ts';
import { insertKeys, replaceKeys } from './push.store.ts';

const keysPurpose = 'push-keys';
const subscriptionPurpose = 'push-subscription';

/** Null: there are none, or APP_SECRET has changed since. */
export async function readPushKeys(world: World): Promise<VapidKeys | null> {
  const stored = await storedKeys(world.db.query);
  const privateKey = stored && decrypt(world.secret, keysPurpose, stored.privateKey);
  return privateKey ? { publicKey: stored.publicKey, privateKey: Buffer.from(privateKey).toString() } : null;
}

/**
 * The public key that browsers subscribe with; made once. When APP_SECRET has changed, new keys take the place of
 * unreadable ones and all devices must be turned on again. Null without APP_SECRET, or for anybody but the owner.
 */
export async function pushKeyFor(world: World, who: May<'settings'>): Promise<string | null> {
  if (world.secretSource === 'database') return null;
  const known = await readPushKeys(world);
  if (known) return known.publicKey;
  const unreadable = await storedKeys(world.db.query);
  const { publicKey, privateKey } = newVapidKeys();
  const keys = { publicKey, privateKey: encrypt(world.secret, keysPurpose, Buffer.from(privateKey)) };
  await change(world, who, (c) =>
    unreadable ? replaceKeys(c, keys, unreadable.publicKey) : insertKeys(c, keys),
  );
  return (await readPushKeys(world))?.publicKey ?? null;
}

export function encryptSubscription(
  { secret }: Pick<World, 'secret'>,
  subscription: PushSubscription,
): string {
  return encrypt(secret, subscriptionPurpose, Buffer.from(JSON.stringify(subscription)));
}

export function decryptSubscription(
  { secret }: Pick<World, 'secret'>,
  encrypted: string,
): PushSubscription | null {
  const plain = decrypt(secret, subscriptionPurpose, encrypted);
  return plain && JSON.parse(Buffer.from(plain).toString());
}

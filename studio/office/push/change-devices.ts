import { z } from 'zod';
import { areSubscriptionKeys } from '#platform/push/encrypt-payload.ts';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { hashToken } from '#studio/shared/secret-token.ts';
import type { May } from '#studio/shared/who.ts';
import { pushDevices } from './push.queries.ts';
import { deleteDevice, saveDevice } from './push.store.ts';
import { encryptSubscription, readPushKeys } from './push-keys.ts';
import { queuePush } from './queue-push.ts';

const subscriptionInput = z.object({
  endpoint: z.string().max(2_000),
  p256dh: z.string().max(200),
  auth: z.string().max(100),
});

export type SubscriptionInput = z.input<typeof subscriptionInput>;

export type DeviceRefusal = 'no-secret' | 'invalid' | 'too-many';

export const mostDevices = 10;

interface NewDevice {
  sessionId: string | null;
  name: string;
  subscription: SubscriptionInput;
}

/** Notifications on one browser of the owner, until it is signed out. Idempotent. */
export async function addDevice(
  world: World,
  who: May<'settings'>,
  { sessionId, name, subscription }: NewDevice,
): Promise<{ ok: true } | { ok: false; refusal: DeviceRefusal }> {
  const parsed = subscriptionInput.safeParse(subscription);
  const { userId } = who;
  if (userId === null || sessionId === null || !parsed.success) return { ok: false, refusal: 'invalid' };
  const to = parsed.data;
  if (!isPushAddress(world, to.endpoint) || !areSubscriptionKeys(to))
    return { ok: false, refusal: 'invalid' };
  if (world.secretSource === 'database' || !(await readPushKeys(world)))
    return { ok: false, refusal: 'no-secret' };
  const now = world.clock.now();
  const others = (await pushDevices(world.db.query, userId, now)).filter(
    (one) => one.sessionId !== sessionId,
  );
  if (others.length >= mostDevices) return { ok: false, refusal: 'too-many' };
  await change(world, who, async (c) => {
    const device = {
      userId,
      sessionId,
      name: name.slice(0, 100),
      subscription: encryptSubscription(world, to),
      endpointHash: hashToken(to.endpoint),
    };
    await saveDevice(c, device);
    await audit(c, { action: 'push.device-added', subject: `user:${userId}` });
  });
  return { ok: true };
}

/** Push services use HTTPS; a host of CALENDAR_HOSTS is on the studio's own network. */
function isPushAddress({ settings }: World, endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  return (
    url.protocol === 'https:' || (url.protocol === 'http:' && settings.calendarHosts.includes(url.hostname))
  );
}

export async function removeDevice(world: World, who: May<'settings'>, id: string): Promise<void> {
  const { userId } = who;
  if (userId === null || !z.guid().safeParse(id).success) return;
  await change(world, who, async (c) => {
    if (!(await deleteDevice(c.tx, { id, userId }))) return;
    await audit(c, { action: 'push.device-removed', subject: `user:${userId}` });
  });
}

export async function sendTestPush(world: World, who: May<'settings'>): Promise<number> {
  const { userId } = who;
  if (userId === null) return 0;
  const devices = await pushDevices(world.db.query, userId, world.clock.now());
  return change(world, who, (c) =>
    queuePush(c, { kind: 'test', subjectId: '', deviceIds: devices.map(({ id }) => id) }),
  );
}

import type { World } from '#platform/world.ts';
import { pushDevices } from '#studio/office/push/push.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Who } from '#studio/shared/who.ts';
import { notificationsMessages } from './notifications.messages.ts';

export async function readDevices(world: World, who: Who, sessionId: string | null) {
  const { language, userId } = who;
  const words = notificationsMessages[language];
  const devices = userId ? await pushDevices(world.db.query, userId, world.clock.now()) : [];
  return devices.map((device) => {
    const isThis = device.sessionId === sessionId;
    const name = device.name || words.unknownDevice;
    return {
      id: device.id,
      isThis,
      name: isThis ? words.thisDevice(name) : name,
      added: formats[language].short(device.addedAt),
      used: device.usedAt ? formats[language].short(device.usedAt) : words.never,
    };
  });
}

export type ShownDevice = Awaited<ReturnType<typeof readDevices>>[number];

import type { PGlite } from '@electric-sql/pglite';
import { type Listeners, type NotificationSource, quotedChannel } from '../listeners.ts';
import type { Sessions } from '../sessions.ts';
import { ownCodec } from '../sql-values.ts';

export function embeddedListener(
  pglite: PGlite,
  sessions: Sessions,
  listeners: Listeners,
): NotificationSource {
  const stop = pglite.onNotification((channel, payload) => listeners.receive(channel, payload));
  const say = async (statement: string) => {
    const session = await sessions.take();
    await session.run(statement, [], ownCodec).finally(() => session.release());
  };
  return {
    listen: (channel) => say(`listen ${quotedChannel(channel)}`),
    unlisten: (channel) => say(`unlisten ${quotedChannel(channel)}`),
    close: async () => stop(),
  };
}

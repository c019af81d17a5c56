import type { PGlite } from '@electric-sql/pglite';
import { type Ear, type Listeners, quotedChannel } from '../listeners.ts';
import type { Sessions } from '../sessions.ts';
import { ownCodec } from '../sql-values.ts';

/** There is one process and one connection: what it notifies, it hears. */
export function embeddedEar(pglite: PGlite, sessions: Sessions, listeners: Listeners): Ear {
  const stop = pglite.onNotification((channel, payload) => listeners.hear(channel, payload));
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

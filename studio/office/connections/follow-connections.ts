import type { Database } from '#platform/db/database.ts';
import type { Log } from '#platform/log.ts';
import type { InstantMethod } from '#platform/payments/instant-methods.ts';
import type { Connections } from '#platform/vendors/connections.ts';
import type { EnteredKind, EnteredValues } from '#platform/vendors/entered-values.ts';
import { allContent, contentChannel } from '#studio/shared/content-changed.ts';
import { readConnections } from './connection-secrets.ts';
import { type StoredConnection, storedConnections } from './connections.queries.ts';
import { connectionsChannel } from './connections.store.ts';
import { methodsOf } from './stripe-facts.ts';

interface Parts {
  db: Database;
  log: Log;
  secret: Uint8Array;
  take: (entered: EnteredValues) => Promise<void>;
  /** For messages that were lost. */
  pollMs?: number;
}

export interface FollowedConnections extends Pick<Connections, 'methods' | 'unreadable' | 'refresh'> {
  close: () => Promise<void>;
}

/** This process uses what is stored: at once, when another process stores it, and after half a minute without a message. */
export async function followConnections(parts: Parts): Promise<FollowedConnections> {
  const { db, log, secret, take, pollMs = 30_000 } = parts;
  let taken = '';
  let unreadable: EnteredKind[] = [];
  let methods: readonly InstantMethod[] = [];
  let last: Promise<void> = Promise.resolve();
  const load = async () => {
    const stored = await storedConnections(db.query);
    if (stateOf(stored) === taken) return;
    const read = readConnections(secret, stored);
    await take(read.entered);
    for (const kind of read.unreadable)
      log.warn({ kind }, 'a stored connection was encrypted with another secret: it needs its values again');
    unreadable = read.unreadable;
    methods = methodsOf(stored.find(({ kind }) => kind === 'stripe')?.facts);
    const isFirst = taken === '';
    taken = stateOf(stored);
    // Pages name the provider; they may have been rendered since the commit.
    if (!isFirst) db.announce(contentChannel, allContent);
  };
  const refresh = () => {
    last = last.catch(() => {}).then(load);
    return last;
  };
  const attempt = () => {
    refresh().catch((error) => log.warn({ err: error }, 'stored connections could not be read'));
  };
  await refresh();
  const stop = await db.listen(connectionsChannel, attempt, attempt);
  const timer = setInterval(attempt, pollMs).unref();
  return {
    get methods() {
      return methods;
    },
    get unreadable() {
      return unreadable;
    },
    refresh,
    async close() {
      clearInterval(timer);
      await stop();
      await last.catch(() => {});
    },
  };
}

function stateOf(stored: readonly StoredConnection[]): string {
  return JSON.stringify(stored.map(({ kind, version, updatedAt }) => [kind, version, updatedAt.toString()]));
}

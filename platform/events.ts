import type { Tx } from './db/database.ts';
import type { World } from './world.ts';

/** Runs in the transaction of its cause; a throw rolls both back. */
export type EventHandler<Payload> = (world: World, tx: Tx, event: Payload) => Promise<void>;

/** Handlers by event name; the domain types the names and payloads. */
export type EventHandlers = Readonly<Record<string, readonly EventHandler<never>[]>>;

import type { Change } from './change.ts';
import type { DomainEvents } from './domain-events.ts';

export type EventName = keyof DomainEvents;

/** Runs in the transaction of its cause; a throw rolls both back. */
export type EventHandler<Payload> = (c: Change, event: Payload) => Promise<void>;

export type DomainEventHandler<Name extends EventName> = EventHandler<DomainEvents[Name]>;

export type DomainEventHandlers = {
  readonly [Name in EventName]: readonly DomainEventHandler<Name>[];
};

export type DomainEvent<Name extends EventName = EventName> = {
  [Each in Name]: { type: Each } & DomainEvents[Each];
}[Name];

/** Runs the event's handlers one after the other in the change. Throws when nothing handles the event. */
export async function publish<Name extends EventName>(c: Change, event: DomainEvent<Name>): Promise<void> {
  const handlers = c.world.events[event.type] as readonly DomainEventHandler<Name>[] | undefined;
  if (!handlers?.length) throw new Error(`No handler for the event ${event.type}`);
  for (const handle of handlers) await handle(c, event);
}

import type { Tx } from '#platform/db/database.ts';
import type { EventHandler } from '#platform/events.ts';
import type { World } from '#platform/world.ts';

/**
 * Every domain event: `subject.happened-to-it`, in alphabetical order. A payload names what the handlers cannot read
 * from the database; ids are UUIDs. `studio/event-handlers.ts` lists who reacts.
 */
export interface DomainEvents {
  'contact-message.sent': { messageId: string };
}

export type EventName = keyof DomainEvents;

export type DomainEventHandler<Name extends EventName> = EventHandler<DomainEvents[Name]>;

export type DomainEventHandlers = {
  readonly [Name in EventName]: readonly DomainEventHandler<Name>[];
};

/** Runs the event's handlers one after the other in `tx`. Throws when nothing handles the event. */
export async function publish<Name extends EventName>(
  world: World,
  tx: Tx,
  name: Name,
  event: DomainEvents[Name],
): Promise<void> {
  const handlers = world.events[name] as readonly DomainEventHandler<Name>[] | undefined;
  if (!handlers?.length) throw new Error(`No handler for the event ${name}`);
  for (const handle of handlers) await handle(world, tx, event);
}

import { orderIdOf } from '#platform/print/print.ts';
import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { findPrintEvent } from './print-orders.queries.ts';
import { insertPrintEvent, markEventHandled } from './print-orders.store.ts';
import { settlePrint } from './settle-print.ts';

/** Idempotent per event id. The payload is trusted only for which order to retrieve. */
export async function receivePrintEvent(
  world: World,
  given: { rawBody: string; signature: string | null; secret: string | null },
): Promise<'accepted' | 'repeated' | 'forged'> {
  const event = world.print?.readEvent(given.rawBody, given.signature, given.secret);
  if (!event) return 'forged';
  const { eventId, kind } = event;
  return change(world, system, async (c) => {
    const orderId = orderIdOf(event.externalId);
    if (!(await insertPrintEvent(c, { eventId, kind, orderId }))) return 'repeated';
    await world.jobs.send(c.tx, { name: 'settle-print-event', data: { eventId } });
    return 'accepted';
  });
}

/** Job 'settle-print-event'; events without an order are done. */
export async function settlePrintEvent(world: World, { eventId }: { eventId: string }): Promise<void> {
  const event = await findPrintEvent(world.db.query, eventId);
  if (!event || event.handled_at) return;
  if (event.order_id) await settlePrint(world, event.order_id);
  await change(world, system, (c) => markEventHandled(c, eventId));
}

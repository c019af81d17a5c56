import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { grantEntitlement } from '#studio/entitlements/entitlements.store.ts';
import { unitsOf } from '#studio/inventory/units.store.ts';
import type { OrderLineRow, OrderRow } from '#studio/orders/orders.store.ts';
import { publish } from '#studio/shared/events.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';

export async function grantLines(
  world: World,
  tx: Tx,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  now: Temporal.Instant,
): Promise<void> {
  if (order.instalment !== null && order.instalment > 1) return;
  const seats = (await unitsOf(tx, order.id)).filter((unit) => unit.kind === 'seat');
  for (const line of lines) {
    for (let piece = 0; piece < line.quantity; piece += 1) await grantOne(world, tx, order, line, seats, now);
  }
}

async function grantOne(
  world: World,
  tx: Tx,
  order: OrderRow,
  line: OrderLineRow,
  seats: ReadonlyArray<{ date_id: string | null }>,
  now: Temporal.Instant,
): Promise<void> {
  const grant = { offerId: line.offer_id, orderId: order.id, email: order.email };
  const validUntil = monthsFrom(now, line.credit_valid_months);
  const bought = {
    orderId: order.id,
    orderNumber: order.number,
    name: order.name,
    what: line.description,
  };
  switch (line.grants) {
    case 'credit':
      await grantEntitlement(tx, { ...grant, kind: 'credit', validUntil }, now);
      if (line.kind === 'studio-day') await publish(world, tx, 'studio-day.bought', bought);
      return;
    case 'enrolment': {
      const courseId = line.course_id ?? line.offer_id;
      await grantEntitlement(tx, { ...grant, kind: 'enrolment', courseId, validUntil: null }, now);
      return;
    }
    case 'seat': {
      const dateId = seats[0]?.date_id ?? null;
      if (dateId) {
        await grantEntitlement(tx, { ...grant, kind: 'seat', dateId, validUntil: null }, now);
        return;
      }
      await grantEntitlement(tx, { ...grant, kind: 'credit', validUntil: monthsFrom(now, 12) }, now);
      await publish(world, tx, 'seat.date-missing', bought);
      return;
    }
    case 'order':
    case 'nothing':
      return;
  }
}

function monthsFrom(now: Temporal.Instant, months: number | null): Temporal.Instant | null {
  if (months === null) return null;
  const day = now.toZonedDateTimeISO(studioTimeZone).toPlainDate().add({ months, days: 1 });
  return day.toZonedDateTime(studioTimeZone).toInstant();
}

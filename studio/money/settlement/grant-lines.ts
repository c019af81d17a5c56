import type { OrderLineRow } from '#studio/money/orders/orders.queries.ts';
import type { OrderRow } from '#studio/money/orders/orders.store.ts';
import { grantEntitlement } from '#studio/offers/entitlements/entitlements.store.ts';
import { grantGiftCard } from '#studio/offers/gift-cards/gift-cards.store.ts';
import { unitsOf } from '#studio/offers/inventory/units.queries.ts';
import type { Change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { endOfMonths } from '#studio/shared/time/studio-time.ts';

export async function grantLines(c: Change, order: OrderRow, lines: readonly OrderLineRow[]): Promise<void> {
  if (order.instalment !== null && order.instalment > 1) return;
  const dateIds = (await unitsOf(c.tx, order.id)).flatMap((unit) => unit.date_id ?? []);
  for (const line of lines) {
    for (let piece = 0; piece < line.quantity; piece += 1) {
      await grantOne(c, { order, line, dateIds });
    }
  }
}

async function grantOne(
  c: Change,
  {
    order,
    line,
    dateIds,
  }: {
    order: OrderRow;
    line: OrderLineRow;
    /** Several: the dates of a term. */
    dateIds: readonly string[];
  },
): Promise<void> {
  const grant = { offerId: line.offer_id, orderId: order.id, email: order.email };
  const validUntil = line.valid_months === null ? null : endOfMonths(c.now, line.valid_months);
  const bought = {
    orderId: order.id,
    orderNumber: order.number,
    name: order.name,
    what: line.description,
  };
  switch (line.grants) {
    case 'credit':
      await grantEntitlement(c, { ...grant, kind: 'credit', validUntil, amount: line.sessions ?? 1 });
      if (line.kind === 'studio-day') await publish(c, { type: 'studio-day.bought', ...bought });
      return;
    case 'enrolment': {
      const courseId = line.course_id ?? line.offer_id;
      await grantEntitlement(c, { ...grant, kind: 'enrolment', courseId, validUntil: null });
      return;
    }
    case 'seat': {
      for (const dateId of dateIds) {
        await grantEntitlement(c, { ...grant, kind: 'seat', dateId, validUntil: null });
      }
      if (dateIds.length > 0) return;
      await grantEntitlement(c, { ...grant, kind: 'credit', validUntil: endOfMonths(c.now, 12) });
      await publish(c, { type: 'seat.date-missing', ...bought });
      return;
    }
    case 'gift-card': {
      const value = { amount: line.unit_minor, currency: order.currency };
      const id = await grantEntitlement(c, { ...grant, kind: 'gift-card', validUntil, ...value });
      await scheduleDelivery(c, { orderId: order.id, entitlementId: id });
      return;
    }
    case 'order':
    case 'nothing':
      return;
  }
}

/** Until its date the code does not exist. */
async function scheduleDelivery(
  { world, tx }: Change,
  granted: { orderId: string; entitlementId: string },
): Promise<void> {
  const card = await grantGiftCard(tx, granted);
  if (!card) throw new Error(`order ${granted.orderId} has no details of its gift card`);
  await world.jobs.send(tx, { name: 'deliver-gift-card', data: { giftCardId: card.id }, at: card.deliverAt });
}

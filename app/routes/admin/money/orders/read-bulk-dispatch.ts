import type { World } from '#platform/world.ts';
import { type OrderToDispatch, ordersToDispatch } from '#studio/goods/dispatch/orders-to-dispatch.queries.ts';
import { orderDispatched } from '#studio/messages/notifications/orders/order-dispatched.email.ts';
import { addressLines } from '#studio/money/orders/address.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import type { Branding } from '#studio/shared/email/branding.ts';
import { formats } from '#studio/shared/format.ts';
import type { May } from '#studio/shared/who.ts';
import { bulkDispatchMessages } from './bulk-dispatch.messages.ts';

/** The chosen orders by what can happen to them, and what will. */
export async function readBulkDispatch(world: World, who: May<'orders'>, orderIds: readonly string[]) {
  const found = await ordersToDispatch(world.db.query, who, { orderIds, now: world.clock.now() });
  const branding = await readBranding(world.db.query, world.settings);
  const { language } = who;
  const words = bulkDispatchMessages[language];
  const base = (order: OrderToDispatch) => ({
    id: order.id,
    number: order.number,
    label: words.order(order.number, order.name || order.email),
    amount: formats[language].money({ amountMinor: order.totalMinor, currency: order.currency }),
  });
  return {
    ready: found
      .filter(({ readiness }) => readiness === 'ready')
      .map((order) => ({
        ...base(order),
        items: order.items.join('\n'),
        address: order.shipsTo ? addressLines(order.shipsTo, language).join('\n') : words.noAddress,
        email: order.email
          ? `${words.emailOf(subjectOf(order, branding), order.email)}, ${words.emailLanguages[order.language]}`
          : words.noEmail,
      })),
    shipped: found
      .filter(({ readiness }) => readiness === 'shipped')
      .map((order) => ({ ...base(order), text: words.shippedOf(base(order).amount) })),
    notReady: found.flatMap((order) =>
      order.readiness === 'ready' || order.readiness === 'shipped'
        ? []
        : [{ ...base(order), text: words.readiness[order.readiness] }],
    ),
  };
}

/** As the owner has edited it. */
function subjectOf({ language, number }: OrderToDispatch, branding: Branding): string {
  return orderDispatched.of({ branding, language }).subject({ number });
}

export type BulkDispatch = Awaited<ReturnType<typeof readBulkDispatch>>;

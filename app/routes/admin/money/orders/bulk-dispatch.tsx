import { data, redirect } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import type { World } from '#platform/world.ts';
import {
  type DispatchRefusal,
  dispatchOrders,
  mostDispatched,
} from '#studio/goods/dispatch/dispatch-orders.ts';
import { ordersToDispatch } from '#studio/goods/dispatch/orders-to-dispatch.queries.ts';
import type { May } from '#studio/shared/who.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { Done, Refused } from '../../refused.tsx';
import type { Route } from './+types/bulk-dispatch';
import { bulkDispatchMessages } from './bulk-dispatch.messages.ts';
import { OrdersToShip, OtherOrders } from './bulk-dispatch-parts.tsx';
import { readBulkDispatch } from './read-bulk-dispatch.ts';

/** `/admin/orders/dispatch?order=…&order=…`: what will be charged and emailed, before it happens. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const who = await ownerOnly('orders', { request, context });
  const world = worldOf(context);
  const { language } = factsOf(context);
  const orders = await readBulkDispatch(world, { ...who, language }, chosenIn(url.searchParams));
  return { language, orders, isDone: url.searchParams.get('flash') === 'dispatch' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const who = await ownerOnly('orders', { request, context });
  const world = worldOf(context);
  const { language } = factsOf(context);
  const words = bulkDispatchMessages[language];
  const form = await readForm(request);
  const orderIds = [...new Set(form.getAll('order').map(String))];
  const parcels = orderIds.map((orderId) => ({
    orderId,
    parcel: {
      carrier: textOf(form, 'carrier'),
      number: textOf(form, `number:${orderId}`),
      url: textOf(form, `url:${orderId}`).trim(),
    },
  }));
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const outcome = await dispatchOrders(world, who, parcels);
  if (!outcome.ok) {
    const isTooMany = outcome.refusal === 'too-many';
    const text = isTooMany ? words.tooMany(mostDispatched) : words.checkFields;
    const badIds = isTooMany ? [] : outcome.orderIds;
    return data({ title: words.nothingShipped, text, items: [], badIds, typed }, { status: 400 });
  }
  const failed = [...outcome.outcomes].flatMap(([id, refusal]) => (refusal ? [{ id, refusal }] : []));
  if (failed.length === 0) throw redirect(doneAddress(orderIds), 303);
  const title = words.problem(orderIds.length - failed.length, orderIds.length);
  const items = await describeFailed(world, { ...who, language }, failed);
  return data({ title, text: words.problemText, items, badIds: [], typed }, { status: 409 });
}

export default function BulkDispatch({ loaderData, actionData }: Route.ComponentProps) {
  const { orders, isDone } = loaderData;
  const words = useWords(bulkDispatchMessages);
  const isEmpty = orders.ready.length + orders.shipped.length + orders.notReady.length === 0;
  return (
    <AdminFrame
      page="orders"
      title={titleOf(loaderData)}
      lead={isEmpty ? words.none : orders.ready.length > 0 && words.lead}
      back={{ href: '/admin/orders?status=to-ship', label: words.back }}
    >
      {actionData ? <Refused {...actionData} /> : <Done text={isDone ? words.done : null} />}
      {orders.ready.length > 0 && (
        <OrdersToShip
          orders={orders.ready}
          typed={actionData?.typed ?? {}}
          badIds={actionData?.badIds ?? []}
          words={words}
        />
      )}
      <OtherOrders title={words.notReady} orders={orders.notReady} />
      <OtherOrders title={words.shipped} orders={orders.shipped} />
    </AdminFrame>
  );
}

function titleOf({ language, orders }: Route.ComponentProps['loaderData']): string {
  const words = bulkDispatchMessages[language];
  return orders.ready.length > 0 ? words.title(orders.ready.length) : words.titleOfNone;
}

function chosenIn(parameters: URLSearchParams): string[] {
  return [...new Set(parameters.getAll('order'))].slice(0, mostDispatched);
}

function doneAddress(orderIds: readonly string[]): string {
  const query = new URLSearchParams([...orderIds.map((id) => ['order', id]), ['flash', 'dispatch']]);
  return `/admin/orders/dispatch?${query}`;
}

async function describeFailed(
  world: World,
  who: May<'orders'>,
  failed: ReadonlyArray<{ id: string; refusal: DispatchRefusal }>,
) {
  const words = bulkDispatchMessages[who.language];
  const orderIds = failed.map(({ id }) => id);
  const orders = await ordersToDispatch(world.db.query, who, { orderIds, now: world.clock.now() });
  return failed.map(({ id, refusal }) => {
    const order = orders.find((one) => one.id === id);
    const label = order ? words.order(order.number, order.name || order.email) : id;
    return { text: `${label}: ${words.refusals[refusal]}`, href: `/admin/orders/${id}` };
  });
}

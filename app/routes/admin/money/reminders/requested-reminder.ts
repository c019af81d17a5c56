import { data } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { unpaidRequests } from '#studio/money/orders/invoices/reminders.queries.ts';
import { readUnpaid } from '#studio/teaching/invoices/remind-payment.ts';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/reminder';

export const reminderPage = '/admin/reminders/:kind/:id';

/** What the address names; `isUnpaid` false when it is paid, cancelled or expired. */
export async function requestedReminder({
  request,
  context,
  params,
}: Pick<Route.LoaderArgs, 'request' | 'context'> & { params: { kind: string; id: string } }) {
  const path = `/admin/reminders/${params.kind}/${params.id}`;
  const who = await ownerOnly('orders', { request, context }, path);
  const world = worldOf(context);
  const unpaid = readUnpaid(`${params.kind}:${params.id}`);
  if (!unpaid) throw data(null, { status: 404 });
  const { language } = factsOf(context);
  const found = await unpaidRequests(world.db.query, world.clock.now(), unpaid);
  const back = `/admin/${unpaid.kind}s/${unpaid.id}`;
  return { path, back, who, world, language, unpaid, isUnpaid: found.length > 0 };
}

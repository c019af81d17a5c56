import { data, redirect } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { findOrderId } from '#studio/money/orders/find-order.ts';
import { refundCourse } from '#studio/money/refunds/refund-course.ts';
import { ownPath } from '../../../calendar/booking/own-path.ts';
import type { Route } from './+types/order-guarantee';

/** Idempotent; late requests change nothing. Redirects to the order's page. */
export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const world = worldOf(context);
  const who = await whoOf(request, context);
  const orderId = await findOrderId(world, who, { token: params.token });
  if (!orderId) throw data(null, { status: 404 });
  await refundCourse(world, who, { orderId, reason: 'guarantee' });
  return redirect(ownPath(factsOf(context), `/orders/${params.token}`), 303);
}

/** GET changes nothing: redirects to the order's page. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const world = worldOf(context);
  const orderId = await findOrderId(world, await whoOf(request, context), { token: params.token });
  if (!orderId) throw data(null, { status: 404 });
  return redirect(ownPath(factsOf(context), `/orders/${params.token}`), 303);
}

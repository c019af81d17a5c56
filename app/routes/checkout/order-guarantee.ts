import { data, redirect } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { orderIdByToken } from '#studio/orders/order-by-token.ts';
import { refundCourse } from '#studio/refunds/refund-course.ts';
import { ownPath } from '../booking/own-path.ts';
import type { Route } from './+types/order-guarantee';

/**
 * The guarantee's button on an order's page: the course is given back, no questions. Pressed twice, or after its time,
 * nothing more happens; the page it leads back to says how things stand.
 */
export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const world = worldOf(context);
  const orderId = await orderIdByToken(world.db.query, params.token, world.clock.now());
  if (!orderId) throw data(null, { status: 404 });
  await refundCourse(world, await whoOf(request, context), { orderId, reason: 'guarantee' });
  return redirect(ownPath(factsOf(context), `/orders/${params.token}`), 303);
}

/** Looking changes nothing: the button stands on the order's page. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const world = worldOf(context);
  const orderId = await orderIdByToken(world.db.query, params.token, world.clock.now());
  if (!orderId) throw data(null, { status: 404 });
  return redirect(ownPath(factsOf(context), `/orders/${params.token}`), 303);
}

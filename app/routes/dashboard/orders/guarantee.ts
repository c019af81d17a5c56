import { data, redirect } from 'react-router';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { worldOf } from '#app/web/world.ts';
import { findOrderId } from '#studio/money/orders/find-order.ts';
import { refundCourse } from '#studio/money/refunds/refund-course.ts';
import type { Route } from './+types/guarantee';

/** The guarantee's button in the student area; redirects to the order's page. */
export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const here = `/dashboard/orders/${params.order}`;
  const who = await signedIn(request, context, here);
  const world = worldOf(context);
  const orderId = await findOrderId(world, who, { orderId: params.order });
  if (!orderId) throw data(null, { status: 404 });
  await refundCourse(world, who, { orderId, reason: 'guarantee' });
  return redirect(here, 303);
}

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<never> {
  await signedIn(request, context, `/dashboard/orders/${params.order}`);
  throw data(null, { status: 404 });
}

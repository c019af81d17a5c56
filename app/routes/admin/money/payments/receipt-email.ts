import { emailAnswer } from '#app/web/files/email-answer.ts';
import { worldOf } from '#app/web/world.ts';
import { previewReceipt } from '#studio/messages/notifications/orders/order-receipt.email.ts';
import { orderForOwner } from '#studio/money/orders/order-for-owner.queries.ts';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/receipt-email';

/** `/admin/orders/<id>/receipt-preview/email.html`: the receipt as email clients show it. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const who = await ownerOnly(
    'orders',
    { request, context },
    `/admin/orders/${params.order}/receipt-preview`,
  );
  const world = worldOf(context);
  const found = await orderForOwner(world.db.query, who, params.order);
  const email = found && (await previewReceipt(world, found.order.id));
  if (!email) throw new Response(null, { status: 404 });
  return emailAnswer(world, email.html, "'self'");
}

import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { answerInvoice } from '#app/routes/money/checkout/answer-receipt.ts';
import type { Route } from './+types/invoice';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  await signedIn(request, context, `/dashboard/orders/${params.order}`);
  return answerInvoice(request, { context, which: { orderId: params.order }, numberText: params.number });
}

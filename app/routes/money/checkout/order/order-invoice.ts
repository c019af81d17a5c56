import { answerInvoice } from '../answer-receipt.ts';
import type { Route } from './+types/order-invoice';

export function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  return answerInvoice(request, { context, which: { token: params.token }, numberText: params.number });
}

import { answerReceipt } from '../answer-receipt.ts';
import type { Route } from './+types/order-receipt';

export function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  return answerReceipt(request, { context, which: { token: params.token }, numberText: params.number });
}

import { jsonAnswer } from '#app/web/answers.ts';
import { readForm } from '#app/web/forms/read-form.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { cartTokenOf } from '#app/web/session/cart-cookie.ts';
import { payerHeaders } from '#app/web/session/payer-cookie.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { placeOrder } from '#studio/money/checkout/place-order.ts';
import { payHeaders } from '../../calendar/booking/answer-refusal.ts';
import { ownPath } from '../../calendar/booking/own-path.ts';
import type { Route } from './+types/checkout-pay';
import { requestOf, returnTo, typedValues } from './checkout-form.ts';
import { placeStatus } from './place-status.ts';

/** The hosted checkout's URL, or an indication that the page must show errors. */
export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const form = await readForm(request);
  const { code, ...requested } = requestOf(form);
  // The page shows the new amount first.
  if (code.trim() !== '') return jsonAnswer({ error: 'code', message: '' }, { status: 409 });
  const path = ownPath(factsOf(context), `/checkout/${params.id}`);
  const outcome = await placeOrder(worldOf(context), await whoOf(request, context), {
    ...requested,
    id: params.id,
    cartToken: cartTokenOf(request),
    values: typedValues(form),
    returnPath: returnTo(path, requested),
  });
  if (outcome.ok)
    return jsonAnswer({ url: outcome.url }, { headers: payerHeaders(worldOf(context).settings, outcome) });
  const { refusal, message } = outcome;
  const init = { status: placeStatus[refusal], headers: payHeaders(outcome) };
  return jsonAnswer({ error: refusal, message }, init);
}

export function loader(): Response {
  return jsonAnswer(
    { error: 'method-not-allowed', message: 'POST only.' },
    { status: 405, headers: { allow: 'POST' } },
  );
}

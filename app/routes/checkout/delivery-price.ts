import { data } from 'react-router';
import { readForm } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import type { Route } from './+types/delivery-price';
import { requestOf, typedValues } from './checkout-form.ts';
import { checkoutView, questionOf } from './checkout-view.ts';

export default NoView;
export const middleware = showPage('/checkout/:id');

/** `POST /checkout/<id>/delivery-price`: the page with its input and the price for the country. */
export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const { attempt, codes, shownTotalMinor: _total, code: _code, ...wished } = requestOf(form);
  const typed = { values: typedValues(form), attempt, codes };
  const view = await checkoutView(args, questionOf(args, wished), typed);
  return data({ view }, 'notOffered' in view ? { status: 400 } : {});
}

import { data } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { requestOf, typedValues } from '../checkout-form.ts';
import { checkoutView, questionOf } from '../checkout-view.ts';
import type { Route } from './+types/remove-code';

export default NoView;
export const middleware = showPage('/checkout/:id');

/** `POST /checkout/<id>/code-removal`: the page with its input, without the code. */
export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const { attempt, codes, shownTotalMinor: _total, code: _code, ...wished } = requestOf(form);
  const removed = textOf(form, 'removed') === 'giftCard' ? { giftCard: '' } : { discount: '' };
  const typed = { values: typedValues(form), attempt, codes: { ...codes, ...removed } };
  const view = await checkoutView(args, questionOf(args, wished), typed);
  return data({ view }, 'notOffered' in view ? { status: 400 } : {});
}

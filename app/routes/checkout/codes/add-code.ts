import { data } from 'react-router';
import { readForm } from '#app/web/forms/read-form.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { checkoutPageMessages } from '../checkout.messages.ts';
import { requestOf, typedValues } from '../checkout-form.ts';
import { checkoutView, questionOf } from '../checkout-view.ts';
import type { Route } from './+types/add-code';
import { addCode } from './checkout-codes.ts';

export default NoView;
export const middleware = showPage('/checkout/:id');

/** `POST /checkout/<id>/codes`: the page with its input and what the code takes off. */
export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const { attempt, codes, code, shownTotalMinor: _total, ...wished } = requestOf(form);
  const typed = { values: typedValues(form), attempt, codes };
  const { empty } = checkoutPageMessages[factsOf(args.context).language].codes;
  const isEmpty = code.trim() === '';
  const shown = isEmpty
    ? { ...typed, errors: { code: empty } }
    : { ...typed, codes: addCode(codes, code), code };
  const view = await checkoutView(args, questionOf(args, wished), shown);
  const isRefused = 'notOffered' in view || view.errors.code !== undefined;
  return data({ view }, isRefused ? { status: 400 } : {});
}

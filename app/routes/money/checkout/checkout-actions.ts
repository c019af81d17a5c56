import { data } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { checkoutPageMessages } from './checkout.messages.ts';
import { requestOf, typedValues } from './checkout-form.ts';
import { checkoutView, questionOf } from './checkout-view.ts';
import { addCode } from './codes/checkout-codes.ts';

const posts = postsBelow('/checkout/:id', {
  'code-removal': codeRemoval,
  codes,
  'delivery-price': deliveryPrice,
});

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

/** The page with its input, without the code. */
async function codeRemoval(args: PostArgs) {
  const form = await readForm(args.request);
  const { attempt, codes, shownTotalMinor: _total, code: _code, ...wished } = requestOf(form);
  const removed = textOf(form, 'removed') === 'giftCard' ? { giftCard: '' } : { discount: '' };
  const typed = { values: typedValues(form), attempt, codes: { ...codes, ...removed } };
  const view = await checkoutView(args, questionOf(args, wished), typed);
  return data({ view }, 'notOffered' in view ? { status: 400 } : {});
}

/** The page with its input and what the code takes off. */
async function codes(args: PostArgs) {
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

/** The page with its input and the price for the country. */
async function deliveryPrice(args: PostArgs) {
  const form = await readForm(args.request);
  const { attempt, codes, shownTotalMinor: _total, code: _code, ...wished } = requestOf(form);
  const typed = { values: typedValues(form), attempt, codes };
  const view = await checkoutView(args, questionOf(args, wished), typed);
  return data({ view }, 'notOffered' in view ? { status: 400 } : {});
}

import { data, redirect } from 'react-router';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { withdrawPrice } from '#studio/catalogue/withdraw-price.ts';
import { ownersForm } from '../owners-form.ts';
import type { Route } from './+types/price-withdrawal';
import { offerMessages } from './offer.messages.ts';
import { offerFromForm } from './offer-from-form.ts';

const page = '/admin/catalogue/:offer';

export default NoView;
export const middleware = showPage(page);

/** `POST /admin/catalogue/<id>/prices/<instant>/withdrawal`: what else was typed is not saved. */
export async function action(args: Route.ActionArgs) {
  const { who, world, language, path, form } = await ownersForm(args, page);
  const outcome = await withdrawPrice(world, who, { offerId: args.params.offer, from: args.params.from });
  if (outcome.ok) throw redirect(`${path}?flash=withdrawn`, 303);
  if (outcome.refusal === 'not-found') throw data(null, { status: 404 });
  const message = offerMessages[language].refusals[outcome.refusal];
  return data({ typed: offerFromForm(form), faults: {}, message }, { status: 409 });
}

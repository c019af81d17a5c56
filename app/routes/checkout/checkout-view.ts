import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { cartTokenOf } from '#app/web/session/cart-cookie.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { endedHold } from '#studio/calendar/holds/ended-hold.queries.ts';
import type { OfferQuestion } from '#studio/money/checkout/checkout-offer.queries.ts';
import { ownPath } from '../booking/own-path.ts';
import { bookPath } from '../booking/read-widget.ts';
import type { Typed } from './codes/checkout-view-types.ts';
import { readCheckout } from './read-checkout.ts';

type Args = Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>;

export function questionOf(
  { request, params }: Args,
  asked: { currency: string; parcel: string; dateId: string },
): OfferQuestion {
  return { id: params.id ?? '', cartToken: cartTokenOf(request), ...asked };
}

/** Redirects from an empty cart; unknown offers are 404. */
export async function checkoutView({ request, context }: Args, requested: OfferQuestion, typed: Typed) {
  const facts = factsOf(context);
  const who = await whoOf(request, context);
  const attempt = typed.attempt ?? '';
  const view = await readCheckout({ world: worldOf(context), who, facts }, { ...requested, attempt }, typed);
  if (view === 'empty') throw redirect('/cart', 303);
  if (!view) {
    // A session that was held here: paid meanwhile, or its time is over.
    const ended = await endedHold(worldOf(context), who, requested.id);
    if (ended) throw redirect(`${ownPath(facts, bookPath)}?ended=${ended.id}`, 303);
    throw data(null, { status: 404 });
  }
  return view;
}

import type { RouterContextProvider } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { cartCookies, cartTokenOf } from '#app/web/session/cart-cookie.ts';
import { checkoutCookie, checkoutTokenOf } from '#app/web/session/checkout-cookie.ts';
import { sentCookies } from '#app/web/session/kept-cookies.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import type { Settings } from '#platform/settings.ts';
import type { World } from '#platform/world.ts';
import { type BuyNowOutcome, buyNow } from '#studio/money/checkout/buy-now.ts';
import type { CartRefusal } from '#studio/offers/cart/cart.messages.ts';
import { addToCart, type CartOutcome, setQuantities } from '#studio/offers/cart/change-cart.ts';
import { readWhole } from '#studio/shared/whole-number.ts';
import { payHeaders, payStatus } from '../../calendar/booking/answer-refusal.ts';

type Requested = { request: Request; context: Readonly<RouterContextProvider> };

export type CartAnswer =
  | { ok: true /** Without the language's prefix. */; to: string; cookies: string[] }
  | {
      ok: false;
      refusal: CartRefusal | 'bad-currency';
      message: string;
      status: number;
      headers: Record<string, string>;
    };

/** Fields: `offerId`, or `product` without a chosen size; `quantity`; `then=checkout`; or `quantity:<offerId>` for each item, and `step:<offerId>`, one more or less. */
export async function cartAction({ request, context }: Requested): Promise<CartAnswer> {
  const form = await readForm(request);
  const world = worldOf(context);
  const who = await whoOf(request, context);
  const cartToken = cartTokenOf(request);
  const offerId = textOf(form, 'offerId');
  const product = textOf(form, 'product');
  if (!offerId && product) {
    return { ok: true, to: `/shop/${encodeURIComponent(product)}?size=missing`, cookies: [] };
  }
  if (!offerId) {
    const outcome = await setQuantities(world, who, { cartToken, quantities: quantitiesOf(form) });
    return answer(outcome, world.settings);
  }
  const currency = textOf(form, 'currency');
  if (textOf(form, 'then') === 'checkout') {
    const checkoutToken = checkoutTokenOf(request);
    return toCheckout(world, await buyNow(world, who, { offerId, checkoutToken, currency }));
  }
  const quantity = readWhole(textOf(form, 'quantity') || 1, { to: 999_999 }) ?? Number.NaN;
  const outcome = await addToCart(world, who, { cartToken, offerId, quantity, currency });
  const added = answer(outcome, world.settings);
  const check = `/cart?${new URLSearchParams({ cookies: 'check', offer: offerId })}`;
  return added.ok && !sentCookies(request) ? { ...added, to: check } : added;
}

export async function removeFromCart({ request, context }: Requested, offerId: string): Promise<CartAnswer> {
  const world = worldOf(context);
  const who = await whoOf(request, context);
  const quantities = new Map([[offerId, 0]]);
  return answer(
    await setQuantities(world, who, { cartToken: cartTokenOf(request), quantities }),
    world.settings,
  );
}

function toCheckout(world: World, outcome: BuyNowOutcome): CartAnswer {
  if (!outcome.ok) {
    const { refusal, message } = outcome;
    return { ok: false, refusal, message, status: payStatus[refusal], headers: payHeaders(outcome) };
  }
  const query = outcome.currency ? `?currency=${outcome.currency}` : '';
  const to = `/checkout/${encodeURIComponent(outcome.offerId)}${query}`;
  return { ok: true, to, cookies: [checkoutCookie(world.settings, outcome.token)] };
}

function quantitiesOf(form: FormData): Map<string, number> {
  const fields = [...form].flatMap(([name, value]): [string, number][] => {
    const [kind, offerId] = name.split(':', 2);
    if (kind !== 'quantity' || !offerId || typeof value !== 'string') return [];
    const step = Math.sign(Number(textOf(form, `step:${offerId}`)));
    return [[offerId, (readWhole(value, { to: 999_999 }) ?? Number.NaN) + step]];
  });
  return new Map(fields);
}

const statusOf: Record<CartRefusal, number> = {
  'not-for-sale': 404,
  'not-for-cart': 409,
  'other-currency': 400,
  full: 409,
  'bad-quantity': 409,
  'too-often': 429,
};

function answer(outcome: CartOutcome, settings: Settings): CartAnswer {
  if (outcome.ok) return { ok: true, to: '/cart', cookies: cartCookies(settings, outcome.token) };
  const { refusal, message } = outcome;
  return { ok: false, refusal, message, status: statusOf[refusal], headers: payHeaders(outcome) };
}

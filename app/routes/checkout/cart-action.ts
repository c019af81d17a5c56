import type { RouterContextProvider } from 'react-router';
import { cartCookies, cartTokenOf } from '#app/web/cart-cookie.ts';
import { readForm, textOf } from '#app/web/read-form.ts';
import { whoOf } from '#app/web/who.ts';
import { worldOf } from '#app/web/world.ts';
import type { CartRefusal } from '#studio/checkout/cart.messages.ts';
import { addToCart, type CartOutcome, setQuantities } from '#studio/checkout/change-cart.ts';
import { payHeaders } from '../booking/answer-refusal.ts';

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

export type CartAnswer =
  | { ok: true /** Without the language's prefix. */; to: string; cookies: string[] }
  | {
      ok: false;
      refusal: CartRefusal;
      message: string;
      status: number;
      headers: Record<string, string>;
    };

/**
 * The one endpoint of the cart. `entryId` (and `quantity`) puts something in, `then=checkout` leads straight to the
 * checkout; `remove` takes one thing out; otherwise the fields `quantity:<entryId>` say how many of each.
 */
export async function cartAction({ request, context }: Asked): Promise<CartAnswer> {
  const form = await readForm(request);
  const world = worldOf(context);
  const who = await whoOf(request, context);
  const cartToken = cartTokenOf(request);
  const entryId = textOf(form, 'entryId');
  if (!entryId) {
    const outcome = await setQuantities(world, who, { cartToken, quantities: quantitiesOf(form) });
    return answer(outcome, () => '/cart', world.settings);
  }
  const quantity = Number(textOf(form, 'quantity') || 1);
  const outcome = await addToCart(world, who, { cartToken, entryId, quantity });
  if (!outcome.ok && outcome.refusal === 'not-for-cart' && textOf(form, 'then') === 'checkout') {
    return { ok: true, to: `/checkout/${encodeURIComponent(entryId)}`, cookies: [] };
  }
  const isLeaving = textOf(form, 'then') === 'checkout';
  const toOf = (cartId: string) => (isLeaving ? `/checkout/${cartId}` : '/cart');
  return answer(outcome, toOf, world.settings);
}

function quantitiesOf(form: FormData): Map<string, number> {
  const removed = textOf(form, 'remove');
  if (removed) return new Map([[removed, 0]]);
  const fields = [...form].flatMap(([name, value]): [string, number][] => {
    const [kind, entryId] = name.split(':', 2);
    if (kind !== 'quantity' || !entryId || typeof value !== 'string') return [];
    return [[entryId, value.trim() === '' ? Number.NaN : Number(value)]];
  });
  return new Map(fields);
}

function answer(
  outcome: CartOutcome,
  toOf: (cartId: string) => string,
  settings: Parameters<typeof cartCookies>[0],
): CartAnswer {
  if (outcome.ok) {
    return { ok: true, to: toOf(outcome.cartId), cookies: cartCookies(settings, outcome.token) };
  }
  const { refusal, message } = outcome;
  const status = refusal === 'not-for-sale' ? 404 : refusal === 'too-often' ? 429 : 409;
  return { ok: false, refusal, message, status, headers: payHeaders(outcome) };
}

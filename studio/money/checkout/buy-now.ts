import { createHash } from 'node:crypto';
import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { paymentOfCheckout } from '#studio/money/payments/payments.queries.ts';
import { currentPrice, findOffer } from '#studio/offers/catalogue/offers.queries.ts';
import { type Currency, readCurrency } from '#studio/shared/money.ts';
import { newToken, tokenPattern } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';
import { checkoutMessages } from './checkout.messages.ts';
import { pageCheckoutKey } from './checkout-offer.queries.ts';

export type BuyNowOutcome =
  | {
      ok: true;
      offerId: string;
      currency: Currency | null;
      token: string;
    }
  | { ok: false; refusal: 'not-for-sale' | 'bad-currency'; message: string };

/** One piece without the cart. An unfinished attempt of the same browser is continued. */
export async function buyNow(
  world: World,
  who: Who,
  input: { offerId: string; checkoutToken: string | null; currency?: string },
): Promise<BuyNowOutcome> {
  const q = world.db.query;
  const entry = await findOffer(q, input.offerId);
  if (!entry?.isBuyable || !entry.needsCheckoutPage) {
    return refused(who, 'not-for-sale');
  }
  const currency = input.currency ? readCurrency(input.currency) : null;
  const isPriced = !input.currency || (currency && (await hasPrice(world, entry.id, currency)));
  if (!isPriced) return refused(who, 'bad-currency');
  const isUnfinished = (await unfinishedAttempt(q, input.checkoutToken, entry.id)) !== null;
  return {
    ok: true,
    offerId: entry.id,
    currency,
    token: (isUnfinished && input.checkoutToken) || newToken(),
  };
}

async function hasPrice(world: World, offerId: string, currency: Currency): Promise<boolean> {
  return (await currentPrice(world.db.query, { offerId, currency, at: world.clock.now() })) !== null;
}

function refused(who: Who, refusal: 'not-for-sale' | 'bad-currency'): BuyNowOutcome {
  return { ok: false, refusal, message: checkoutMessages[who.language].refusals[refusal] };
}

export async function unfinishedAttempt(
  q: Queries,
  checkoutToken: string | null,
  offerId: string,
): Promise<string | null> {
  if (!checkoutToken || !tokenPattern.test(checkoutToken)) return null;
  const attempt = createHash('sha256')
    .update(`${checkoutToken}\0${offerId}`)
    .digest('base64url')
    .slice(0, 22);
  const paid = await paymentOfCheckout(q, pageCheckoutKey(attempt), ['authorised', 'captured']);
  return paid ? null : attempt;
}

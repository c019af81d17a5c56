import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { formats } from '#studio/shared/format.ts';
import { isoInstant } from '#studio/shared/time/instant-text.ts';
import type { May } from '#studio/shared/who.ts';
import { type OfferOutcome, refusedOffer } from './change-offer.ts';
import { pricesOf } from './offers.queries.ts';
import { appendPrices, lockOffer } from './offers.store.ts';
import { currentPrices, withdrawalOf } from './price.ts';

const amountText = (amountMinor: number | null | undefined) =>
  amountMinor == null ? '' : formats.en.amount(amountMinor);

/** An upcoming price is replaced by an entry of the same date. Withdrawing it twice changes nothing. */
export async function withdrawPrice(
  world: World,
  who: May<'catalogue'>,
  { offerId, from }: { offerId: string; from: string },
): Promise<OfferOutcome> {
  const now = world.clock.now();
  const { data: at } = isoInstant.safeParse(from);
  if (!at) return refusedOffer('not-found');
  if (Temporal.Instant.compare(at, now) <= 0) return refusedOffer('changed');
  return change(world, who, async (c): Promise<OfferOutcome> => {
    if (!(await lockOffer(c.tx, offerId))) return refusedOffer('not-found');
    const records = await pricesOf(c.tx, offerId);
    const prices = withdrawalOf(records, at);
    if (prices.length === 0) return { ok: true, id: offerId };
    await appendPrices(c.tx, { offerId, prices, from: at });
    const withdrawn = currentPrices(records, at);
    const changes = Object.fromEntries(
      prices.map(({ currency, amountMinor }) => [
        currency,
        [amountText(withdrawn[currency]), amountText(amountMinor)],
      ]),
    );
    await audit(c, {
      action: 'offer.price-withdrawn',
      subject: `offer:${offerId}`,
      details: { changes, from: at.toString() },
    });
    await contentChanged(c.tx, 'prices');
    return { ok: true, id: offerId };
  });
}

import type { World } from '#platform/world.ts';
import { changesOf } from '#studio/shared/audit/audit-list.queries.ts';
import { currencies } from '#studio/shared/money.ts';
import { earlierValues } from '#studio/shared/records/audit-changes.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';
import { changeOffer, type OfferOutcome, refusedOffer } from './change-offer.ts';
import { type EditedOffer, editedOffer } from './offers-for-owner.queries.ts';
import { typedOf, withFieldValues } from './stored-offer.ts';
import type { TypedOffer } from './typed-offer.ts';

/**
 * Sets back what an entry of the activity log says was changed, as an ordinary change of the present version. A price
 * that has not begun is set back from the day it would begin.
 */
export async function restoreOffer(
  world: World,
  who: May<'catalogue'>,
  { id, entry, version }: { id: string; entry: number; version: number },
): Promise<OfferOutcome & { typed: TypedOffer | null }> {
  const { query: q } = world.db;
  const now = world.clock.now();
  const [logged] = await changesOf(q, who, { subject: `offer:${id}`, action: 'offer.changed', id: entry });
  const offer = await editedOffer(q, who, id);
  if (!logged || !offer) return { ...refusedOffer('not-found'), typed: null };
  const earlier = earlierValues(logged.changes);
  const upcoming = logged.from && Temporal.Instant.compare(logged.from, now) > 0 ? logged.from : null;
  const typed = upcoming
    ? beforeUpcoming(offer, { earlier, upcoming, now })
    : withFieldValues(typedOf(offer, now, 'en'), earlier);
  return { ...(await changeOffer(world, who, { id, version, typed })), typed };
}

/** Without the prices where they have been set back since. */
function beforeUpcoming(
  offer: EditedOffer,
  {
    earlier,
    upcoming,
    now,
  }: { earlier: Record<string, unknown>; upcoming: Temporal.Instant; now: Temporal.Instant },
): TypedOffer {
  const then = typedOf(offer, upcoming, 'en');
  const restored = withFieldValues(then, earlier);
  if (currencies.some((currency) => then.prices[currency] !== restored.prices[currency]))
    return { ...restored, priceFrom: studioDay(upcoming).toString() };
  return { ...restored, prices: typedOf(offer, now, 'en').prices };
}

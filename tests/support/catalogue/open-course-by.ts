import type { World } from '#platform/world.ts';
import { changeOffer } from '#studio/offers/catalogue/change-offer.ts';
import { editedOffer } from '#studio/offers/catalogue/offers-for-owner.queries.ts';
import { typedOf } from '#studio/offers/catalogue/stored-offer.ts';
import { owner } from '../who.ts';

/** As the owner: what an offer gives access to from now on. */
export async function openCourseBy(
  world: World,
  { offerId, courseId }: { offerId: string; courseId: string },
): Promise<void> {
  const offer = await editedOffer(world.db.query, owner, offerId);
  if (!offer) throw new Error(`no offer ${offerId}`);
  const typed = { ...typedOf(offer, world.clock.now(), 'en'), courseId };
  const outcome = await changeOffer(world, owner, { id: offerId, version: offer.version, typed });
  if (!outcome.ok) throw new Error(outcome.refusal);
}

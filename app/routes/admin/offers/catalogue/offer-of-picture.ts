import type { World } from '#platform/world.ts';
import { pictureOfOffer } from '#studio/offers/catalogue/offer.ts';
import { fieldsOf } from '#studio/offers/catalogue/offer-kind.ts';
import { editedOffer } from '#studio/offers/catalogue/offers-for-owner.queries.ts';
import type { May } from '#studio/shared/who.ts';

export const offerPage = '/admin/catalogue/:offer';

/** Where the offer's picture is placed; null: it has none of its own. */
export async function pictureOfOwnOffer(
  world: World,
  who: May<'catalogue' | 'website'>,
  offerId: string,
): Promise<string | null> {
  const offer = await editedOffer(world.db.query, who, offerId);
  return offer && fieldsOf(offer).includes('picture') ? pictureOfOffer(offer.id) : null;
}

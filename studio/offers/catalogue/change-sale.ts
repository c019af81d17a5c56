import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { contentChanged, slotsKey } from '#studio/shared/content-changed.ts';
import type { May } from '#studio/shared/who.ts';
import { isEditedElsewhere } from './offer-kind.ts';
import { lockOffer, updateOffer } from './offers.store.ts';

/**
 * Puts an offer on sale or takes it off; orders keep what they were placed for. Setting it twice changes nothing. False:
 * there is no such offer, or a product, which has a stock of its own.
 */
export async function changeSale(
  world: World,
  who: May<'catalogue'>,
  { id, isOnSale }: { id: string; isOnSale: boolean },
): Promise<boolean> {
  return change(world, who, async (c) => {
    const row = await lockOffer(c.tx, id);
    if (!row || isEditedElsewhere(row.kind)) return false;
    if (row.is_buyable === isOnSale) return true;
    await updateOffer(c.tx, { ...row, at: c.now }, { is_buyable: isOnSale });
    await audit(c, {
      action: 'offer.changed',
      subject: `offer:${id}`,
      details: { changes: { isOnSale: [!isOnSale, isOnSale] } },
    });
    await contentChanged(c.tx, 'prices', 'courses', slotsKey);
    return true;
  });
}

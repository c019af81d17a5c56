import type { Tx } from '#platform/db/database.ts';
import type { OfferedStarts } from './offer-hours.ts';

export async function setOfferStarts(
  tx: Tx,
  offerId: string,
  starts: readonly OfferedStarts[],
): Promise<void> {
  await tx.deleteFrom('offer_hours').where('offer_id', '=', offerId).execute();
  if (starts.length === 0) return;
  await tx
    .insertInto('offer_hours')
    .values(starts.map((one) => ({ offer_id: offerId, ...one })))
    .execute();
}

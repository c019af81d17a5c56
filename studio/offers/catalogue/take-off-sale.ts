import type { Tx } from '#platform/db/database.ts';
import { insertAuditEntry } from '#studio/shared/audit.store.ts';
import { offerTitle } from './offer-title.queries.ts';
import { lockOffer, updateOffer } from './offers.store.ts';

/**
 * Orders, credits and bookings still refer to it, under its present name, which the content documents may lose. The
 * usual session becomes one among others, so that another can take its place.
 */
export async function takeOffSale(tx: Tx, { id, at }: { id: string; at: Temporal.Instant }): Promise<void> {
  const row = await lockOffer(tx, id);
  if (!row) return;
  await updateOffer(
    tx,
    { ...row, at },
    {
      is_buyable: false,
      is_retired: true,
      name_en: row.name_en ?? (await offerTitle(tx, id, 'en')),
      name_da: row.name_da ?? (await offerTitle(tx, id, 'da')),
      ...(row.kind === 'session' ? { is_own: true } : {}),
    },
  );
  const details = { changes: { isOnSale: [row.is_buyable, false] } };
  await insertAuditEntry(tx, {
    at,
    actor: 'owner',
    action: 'offer.changed',
    subject: `offer:${id}`,
    details,
  });
}

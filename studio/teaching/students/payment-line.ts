import { z } from 'zod';
import type { Tx } from '#platform/db/database.ts';
import type { BasketLine } from '#studio/money/orders/basket.ts';
import { otherId } from '#studio/offers/catalogue/offer.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { findOffer } from '#studio/offers/catalogue/offers.queries.ts';
import { insertOffer } from '#studio/offers/catalogue/offers.store.ts';
import type { Language } from '#studio/shared/language.ts';
import { currencies } from '#studio/shared/money.ts';
import { payableOffers } from './payable-offers.queries.ts';

/** What the owner enters of something sold outside the checkout. */
export const paidForShape = {
  /** An offer, or 'other' with a description and VAT class. */
  offerId: z.string().min(1).max(100),
  description: z.string().trim().max(200),
  vatClass: z.enum(['standard', 'exempt']),
  /** Minor units; at most 100,000 of the currency. */
  amountMinor: z.int().positive().max(10_000_000),
  currency: z.enum(currencies),
};

export type PaidFor = z.output<z.ZodObject<typeof paidForShape>>;

export function isDescribed({ offerId, description }: Pick<PaidFor, 'offerId' | 'description'>): boolean {
  return offerId !== otherId || description !== '';
}

/** Null: not an offer that can be paid for outside the system. */
export async function paymentLine(
  tx: Tx,
  { offerId, description, vatClass, amountMinor }: PaidFor,
  language: Language,
): Promise<BasketLine | null> {
  const line = { quantity: 1, unitMinor: amountMinor };
  if (offerId === otherId) {
    await ensureOtherOffer(tx);
    return { ...line, offerId, description, vatClass, withdrawalRegime: 'none' };
  }
  const entry = (await payableOffers(tx)).includes(offerId) ? await findOffer(tx, offerId) : null;
  return (
    entry && {
      ...line,
      offerId: entry.id,
      description: await offerTitle(tx, entry.id, language),
      vatClass: entry.vatClass,
      withdrawalRegime: entry.withdrawalRegime,
    }
  );
}

/** Not on sale, and in no list of offers: the VAT class is that of each line. */
async function ensureOtherOffer(tx: Tx): Promise<void> {
  await insertOffer(tx, {
    id: otherId,
    kind: 'other',
    grants: 'nothing',
    vat_class: 'exempt',
    withdrawal_regime: 'none',
    name_en: 'Other',
    name_da: 'Andet',
    sort: 9999,
  });
}

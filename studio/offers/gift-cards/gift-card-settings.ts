import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';

/** Directive 2016/1065: one rate for everything it buys, taxed when sold; several rates, taxed when redeemed. */
export const giftCardPurposes = ['multi-purpose', 'single-purpose'] as const;

export type GiftCardPurpose = (typeof giftCardPurposes)[number];

const schema = z.object({ purpose: z.enum(giftCardPurposes).default('multi-purpose') });

export async function giftCardPurpose(q: Queries): Promise<GiftCardPurpose> {
  const { value } = await readSetting(q, 'gift-cards');
  return schema.parse(value ?? {}).purpose;
}

import { giftCardPurpose, giftCardPurposes } from '#studio/offers/gift-cards/gift-card-settings.ts';
import type { FieldSpec } from './field.ts';
import type { SettingGroup } from './group.ts';

const fields: readonly FieldSpec[] = [
  { name: 'giftCardPurpose', variant: 'choice', options: giftCardPurposes, part: 'voucherVat' },
];

/** Applies to gift cards sold from then on; each card keeps how it was sold. */
export const giftCardSettings: SettingGroup = {
  key: 'gift-cards',
  fields,
  show: async (q) => ({
    fields,
    values: { giftCardPurpose: await giftCardPurpose(q) },
  }),
  parse: async (_world, read) => ({ value: { purpose: read.oneOf('giftCardPurpose', giftCardPurposes) } }),
};

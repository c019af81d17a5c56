import { giftCardPurpose, giftCardPurposes } from '#studio/offers/gift-cards/gift-card-settings.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import type { FieldSpec } from './field.ts';
import type { SettingGroup } from './group.ts';
import { fieldReader } from './read-fields.ts';

const fields: readonly FieldSpec[] = [
  { name: 'giftCardPurpose', variant: 'choice', options: giftCardPurposes, part: 'voucherVat' },
];

/** Applies to gift cards sold from then on; each card keeps how it was sold. */
export const giftCardSettings: SettingGroup = {
  key: 'gift-cards',
  show: async (world) => {
    const { version } = await readSetting(world.db.query, 'gift-cards');
    return { fields, values: { giftCardPurpose: await giftCardPurpose(world.db.query) }, version };
  },
  parse: async (_world, values) => {
    const read = fieldReader(values);
    const purpose = read.oneOf('giftCardPurpose', giftCardPurposes);
    return Object.keys(read.faults).length > 0 ? { faults: read.faults } : { value: { purpose } };
  },
};

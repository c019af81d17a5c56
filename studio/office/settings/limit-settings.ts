import { limitsSchema, readLimits } from '#studio/shared/limits/limits.ts';
import type { SettingGroup } from './group.ts';
import { type PlainField, parseFields, showFields } from './plain-fields.ts';

const fields = Object.keys(limitsSchema.shape).map(
  (name): PlainField => ({ name, variant: 'number', isRequired: true, from: 1, to: 100_000 }),
);

export const limitSettings: SettingGroup = {
  key: 'limits',
  fields,
  show: async (q) => showFields(fields, await readLimits(q)),
  parse: async (_world, read) => ({ value: parseFields(fields, read) }),
};

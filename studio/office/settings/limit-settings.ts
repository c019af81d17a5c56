import { limitsSchema, readLimits } from '#studio/shared/limits/limits.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import type { FieldSpec } from './field.ts';
import type { SettingGroup } from './group.ts';
import { fieldReader } from './read-fields.ts';

const names = Object.keys(limitsSchema.shape) as Array<keyof typeof limitsSchema.shape>;
const most = 100_000;

const fields: readonly FieldSpec[] = names.map((name) => ({ name, variant: 'number', isRequired: true }));

export const limitSettings: SettingGroup = {
  key: 'limits',
  show: async (world) => {
    const limits = await readLimits(world.db.query);
    const { version } = await readSetting(world.db.query, 'limits');
    return { fields, values: Object.fromEntries(names.map((name) => [name, String(limits[name])])), version };
  },
  parse: async (_world, values) => {
    const read = fieldReader(values);
    const limits = Object.fromEntries(names.map((name) => [name, read.whole(name, 1, most)]));
    return Object.keys(read.faults).length > 0 ? { faults: read.faults } : { value: limits };
  },
};

import { invoiceSettings } from '#studio/orders/invoices/invoice-settings.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import type { FieldSpec } from './field.ts';
import type { SettingGroup } from './group.ts';
import { fieldReader } from './read-fields.ts';

const fields: readonly FieldSpec[] = [
  { name: 'invoiceDueDays', variant: 'number', isRequired: true, part: 'invoices' },
  { name: 'invoicePayTo', variant: 'lines', part: 'invoices' },
];

/** Applies to invoices issued from then on. */
export const invoiceGroup: SettingGroup = {
  key: 'invoices',
  show: async (world) => {
    const { version } = await readSetting(world.db.query, 'invoices');
    const { dueDays, payTo } = await invoiceSettings(world.db.query);
    return { fields, values: { invoiceDueDays: String(dueDays), invoicePayTo: payTo.join('\n') }, version };
  },
  parse: async (_world, values) => {
    const read = fieldReader(values);
    const value = { dueDays: read.whole('invoiceDueDays', 0, 120), payTo: read.lines('invoicePayTo') };
    return Object.keys(read.faults).length > 0 ? { faults: read.faults } : { value };
  },
};

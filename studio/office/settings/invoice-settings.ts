import { invoiceSettings } from '#studio/money/orders/invoices/invoice-settings.ts';
import type { FieldSpec } from './field.ts';
import type { SettingGroup } from './group.ts';

const fields: readonly FieldSpec[] = [
  { name: 'invoiceDueDays', variant: 'number', isRequired: true, part: 'invoices' },
  { name: 'invoicePayTo', variant: 'lines', part: 'invoices', isPrivate: true },
  { name: 'firstReminderDays', variant: 'number', isRequired: true, part: 'reminders' },
  { name: 'secondReminderDays', variant: 'number', isRequired: true, part: 'reminders' },
];

/** Due date and bank details apply to invoices issued from then on. */
export const invoiceGroup: SettingGroup = {
  key: 'invoices',
  fields,
  show: async (q) => {
    const { dueDays, payTo, reminders } = await invoiceSettings(q);
    const values = {
      invoiceDueDays: String(dueDays),
      invoicePayTo: payTo.join('\n'),
      firstReminderDays: String(reminders.firstDays),
      secondReminderDays: String(reminders.secondDays),
    };
    return { fields, values };
  },
  parse: async (_world, read) => {
    const firstDays = read.whole('firstReminderDays', 0, 120);
    // A second one comes after the first.
    const secondDays = read.whole('secondReminderDays', 0, 120);
    if (secondDays > 0 && secondDays <= firstDays && !read.faults.secondReminderDays)
      read.faults.secondReminderDays = { kind: 'number', from: firstDays + 1, to: 120 };
    const value = {
      dueDays: read.whole('invoiceDueDays', 0, 120),
      payTo: read.lines('invoicePayTo'),
      reminders: { firstDays, secondDays },
    };
    return { value };
  },
};

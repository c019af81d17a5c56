import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';

export const invoiceSettingsSchema = z.object({
  dueDays: z.int().min(0).max(120).default(14),
  /** Bank, registration and account number, IBAN. */
  payTo: z.array(z.string()).default([]),
  /** Days after the due date, or without one after the request; 0: no reminder. */
  reminders: z
    .object({ firstDays: z.int().min(0).max(120), secondDays: z.int().min(0).max(120) })
    .default({ firstDays: 0, secondDays: 0 }),
});

export type InvoiceSettings = z.output<typeof invoiceSettingsSchema>;

export async function invoiceSettings(q: Queries): Promise<InvoiceSettings> {
  return invoiceSettingsSchema.parse((await readSetting(q, 'invoices')).value ?? {});
}

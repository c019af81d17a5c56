import type { BadgeVariant } from '#app/ui/feedback/badge.tsx';
import type { InvoiceStatus } from '#studio/money/orders/invoices/invoice.ts';

export const invoiceVariants: Record<InvoiceStatus, BadgeVariant> = {
  'not-sent': 'plain',
  sent: 'waiting',
  overdue: 'wrong',
  paid: 'done',
  credited: 'quiet',
  withdrawn: 'quiet',
};

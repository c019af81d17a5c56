import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import { receiptsCsvPairs } from './receipts-csv.messages.ts';

const { columns } = receiptsCsvPairs;

export const invoicesCsvMessages = inBoth({
  columns: {
    month: columns.month,
    date: columns.date,
    number: columns.number,
    kind: columns.kind,
    credits: ['Credits invoice', 'Krediterer faktura'],
    order: columns.order,
    company: ['Company', 'Virksomhed'],
    vatNumber: ['CVR or VAT number', 'CVR- eller momsnummer'],
    reference: 'Reference',
    due: ['Due', 'Forfalder'],
    status: 'Status',
    currency: columns.currency,
    vatClass: columns.vatClass,
    rate: columns.rate,
    net: columns.net,
    vat: columns.vat,
    gross: columns.gross,
    dkkPerUnit: columns.dkkPerUnit,
  },
  kinds: { invoice: common.invoice, 'credit-note': ['Credit note', 'Kreditnota'] },
  statuses: {
    'not-sent': common.notSent,
    sent: ['Sent', 'Sendt'],
    overdue: ['Overdue', 'Forfalden'],
    paid: common.paid,
    credited: ['Credited', 'Krediteret'],
    withdrawn: common.withdrawn,
  },
  vatClasses: receiptsCsvPairs.vatClasses,
});

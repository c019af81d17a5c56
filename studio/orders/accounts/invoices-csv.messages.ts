import { da as receiptsDa, en as receiptsEn } from './receipts-csv.messages.ts';

const columnsEn = receiptsEn.columns;
const columnsDa = receiptsDa.columns;

const en = {
  columns: {
    month: columnsEn.month,
    date: columnsEn.date,
    number: columnsEn.number,
    kind: columnsEn.kind,
    credits: 'Credits invoice',
    order: columnsEn.order,
    company: 'Company',
    vatNumber: 'CVR or VAT number',
    reference: 'Reference',
    due: 'Due',
    status: 'Status',
    currency: columnsEn.currency,
    vatClass: columnsEn.vatClass,
    rate: columnsEn.rate,
    net: columnsEn.net,
    vat: columnsEn.vat,
    gross: columnsEn.gross,
    dkkPerUnit: columnsEn.dkkPerUnit,
  },
  kinds: { invoice: 'Invoice', 'credit-note': 'Credit note' },
  statuses: {
    'not-sent': 'Not sent',
    sent: 'Sent',
    overdue: 'Overdue',
    paid: 'Paid',
    credited: 'Credited',
    withdrawn: 'Withdrawn',
  },
  vatClasses: receiptsEn.vatClasses,
};

const da: typeof en = {
  columns: {
    month: columnsDa.month,
    date: columnsDa.date,
    number: columnsDa.number,
    kind: columnsDa.kind,
    credits: 'Krediterer faktura',
    order: columnsDa.order,
    company: 'Virksomhed',
    vatNumber: 'CVR- eller momsnummer',
    reference: 'Reference',
    due: 'Forfalder',
    status: 'Status',
    currency: columnsDa.currency,
    vatClass: columnsDa.vatClass,
    rate: columnsDa.rate,
    net: columnsDa.net,
    vat: columnsDa.vat,
    gross: columnsDa.gross,
    dkkPerUnit: columnsDa.dkkPerUnit,
  },
  kinds: { invoice: 'Faktura', 'credit-note': 'Kreditnota' },
  statuses: {
    'not-sent': 'Ikke sendt',
    sent: 'Sendt',
    overdue: 'Forfalden',
    paid: 'Betalt',
    credited: 'Krediteret',
    withdrawn: 'Trukket tilbage',
  },
  vatClasses: receiptsDa.vatClasses,
};

export const invoicesCsvMessages = { en, da };

import type { CreditRefusal } from '#studio/invoices/credit-invoice.ts';
import type { InvoiceStatus } from '#studio/orders/invoices/invoice.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Invoices',
  lead: 'An invoice counts in the figures when it’s paid, by the date of its receipt. Issue one from an unpaid session, an order that waits for payment, or a student’s page.',
  orders: 'Orders',
  create: 'New invoice',
  filters: { status: 'Status' },
  columns: {
    number: 'Invoice',
    company: 'Company',
    issued: 'Issued',
    due: 'Due',
    total: 'Total',
    status: 'Status',
  },
  statuses: {
    'not-sent': 'Not sent',
    sent: 'Sent',
    overdue: 'Overdue',
    paid: 'Paid',
    credited: 'Credited',
    withdrawn: 'Withdrawn',
  } satisfies Record<InvoiceStatus, string>,
  empty: { title: 'No invoices', text: 'No invoice has this status.' },
  name: {
    invoice: (number: number) => `Invoice ${number}`,
    'credit-note': (number: number) => `Credit note ${number}`,
  },
  accountant: {
    title: 'For your accountant',
    lead: 'Invoices and credit notes of a month, a line for each VAT rate.',
    count: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
    file: 'CSV',
  },
  back: 'Invoices',
  pdf: 'PDF',
  document: 'Document',
  facts: 'Details',
  sentTo: 'Sent to',
  sentOn: (email: string, when: string) => `${email}, ${when}`,
  notSent: (email: string) => `${email}, not yet`,
  order: 'Order',
  creditNote: 'Credit note',
  credits: 'Credits',
  flash: {
    sent: 'The invoice is on its way.',
    credited: 'The invoice is credited. Nothing is due on it any more.',
    issued: 'The invoice is issued, and not sent.',
  },
  problem: 'Not done',
  send: 'Preview and send',
  sendAgain: 'Preview and send again',
  remind: 'Preview a reminder',
  credit: 'Credit the invoice',
  creditSure: (number: number, company: string) =>
    `Cancel invoice ${number} to ${company}? A credit note is issued, and what was ordered isn’t reserved any more. This can’t be undone.`,
  creditYes: 'Issue the credit note',
  refusals: {
    'not-found': 'This invoice no longer exists.',
    'not-open': 'This invoice is paid or credited already. Refund a paid one on the page of its order.',
    'checkout-open':
      'The customer has a payment page open. It closes within 45 minutes; credit the invoice after that.',
  } satisfies Record<CreditRefusal, string>,
  preview: (number: number) => `Email with invoice ${number}`,
};

const da: typeof en = {
  title: 'Fakturaer',
  lead: 'En faktura tæller med i nøgletallene, når den er betalt, på kvitteringens dato. Udsted en fra en ubetalt time, en ordre, der venter på betaling, eller en elevs side.',
  orders: 'Ordrer',
  create: 'Ny faktura',
  filters: { status: 'Status' },
  columns: {
    number: 'Faktura',
    company: 'Virksomhed',
    issued: 'Udstedt',
    due: 'Forfalder',
    total: 'I alt',
    status: 'Status',
  },
  statuses: {
    'not-sent': 'Ikke sendt',
    sent: 'Sendt',
    overdue: 'Forfalden',
    paid: 'Betalt',
    credited: 'Krediteret',
    withdrawn: 'Trukket tilbage',
  },
  empty: { title: 'Ingen fakturaer', text: 'Ingen faktura har denne status.' },
  name: { invoice: (number) => `Faktura ${number}`, 'credit-note': (number) => `Kreditnota ${number}` },
  accountant: {
    title: 'Til din bogholder',
    lead: 'En måneds fakturaer og kreditnotaer, med en linje for hver momssats.',
    count: (count) => (count === 1 ? '1 bilag' : `${count} bilag`),
    file: 'CSV',
  },
  back: 'Fakturaer',
  pdf: 'PDF',
  document: 'Bilag',
  facts: 'Oplysninger',
  sentTo: 'Sendt til',
  sentOn: (email, when) => `${email}, ${when}`,
  notSent: (email) => `${email}, endnu ikke`,
  order: 'Ordre',
  creditNote: 'Kreditnota',
  credits: 'Krediterer',
  flash: {
    sent: 'Fakturaen er på vej.',
    credited: 'Fakturaen er krediteret. Der er intet at betale på den længere.',
    issued: 'Fakturaen er udstedt og ikke sendt.',
  },
  problem: 'Ikke gennemført',
  send: 'Se og send',
  sendAgain: 'Se og send igen',
  remind: 'Se en påmindelse',
  credit: 'Krediter fakturaen',
  creditSure: (number, company) =>
    `Vil du annullere faktura ${number} til ${company}? Der udstedes en kreditnota, og det bestilte er ikke længere reserveret. Det kan ikke fortrydes.`,
  creditYes: 'Udsted kreditnotaen',
  refusals: {
    'not-found': 'Fakturaen findes ikke længere.',
    'not-open':
      'Fakturaen er allerede betalt eller krediteret. En betalt faktura refunderes på ordrens side.',
    'checkout-open':
      'Køberen har en betalingsside åben. Den lukker inden for 45 minutter; krediter fakturaen bagefter.',
  },
  preview: (number) => `E-mail med faktura ${number}`,
};

export const invoicesMessages: Record<Language, typeof en> = { en, da };

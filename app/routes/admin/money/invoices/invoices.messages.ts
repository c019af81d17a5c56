import type { InvoiceStatus } from '#studio/money/orders/invoices/invoice.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import type { CreditRefusal } from '#studio/teaching/invoices/credit-invoice.ts';

export const invoicesMessages = inBoth({
  title: ['Invoices', 'Fakturaer'],
  lead: [
    'An invoice counts in the figures when it’s paid, by the date of its receipt. Issue one from an unpaid session, an order that waits for payment, or a student’s page.',
    'En faktura tæller med i nøgletallene, når den er betalt, på kvitteringens dato. Udsted en fra en ubetalt time, en ordre, der venter på betaling, eller en elevs side.',
  ],
  orders: common.orders,
  create: ['New invoice', 'Ny faktura'],
  filters: { status: 'Status' },
  columns: {
    number: common.invoice,
    company: ['Company', 'Virksomhed'],
    issued: ['Issued', 'Udstedt'],
    due: ['Due', 'Forfalder'],
    total: common.total,
    status: 'Status',
  },
  statuses: {
    'not-sent': common.notSent,
    sent: ['Sent', 'Sendt'],
    overdue: ['Overdue', 'Forfalden'],
    paid: common.paid,
    credited: ['Credited', 'Krediteret'],
    withdrawn: common.withdrawn,
  } satisfies Pairs<Record<InvoiceStatus, string>>,
  empty: {
    title: ['No invoices', 'Ingen fakturaer'],
    text: ['No invoice has this status.', 'Ingen faktura har denne status.'],
  },
  name: {
    invoice: (number: number) => [`Invoice ${number}`, `Faktura ${number}`],
    'credit-note': (number: number) => [`Credit note ${number}`, `Kreditnota ${number}`],
  },
  accountant: {
    title: ['For your accountant', 'Til din bogholder'],
    lead: [
      'Invoices and credit notes of a month, a line for each VAT rate.',
      'En måneds fakturaer og kreditnotaer, med en linje for hver momssats.',
    ],
    count: (count: number) =>
      count === 1 ? ['1 document', '1 bilag'] : [`${count} documents`, `${count} bilag`],
    file: 'CSV',
  },
  back: ['Invoices', 'Fakturaer'],
  pdf: 'PDF',
  document: ['Document', 'Bilag'],
  facts: ['Details', 'Oplysninger'],
  sentTo: ['Sent to', 'Sendt til'],
  sentOn: (email: string, when: string) => `${email}, ${when}`,
  notSent: (email: string) => [`${email}, not yet`, `${email}, endnu ikke`],
  order: common.order,
  creditNote: ['Credit note', 'Kreditnota'],
  credits: ['Credits', 'Krediterer'],
  flash: {
    sent: ['The invoice is on its way.', 'Fakturaen er på vej.'],
    credited: [
      'The invoice is credited. Nothing is due on it any more.',
      'Fakturaen er krediteret. Der er intet at betale på den længere.',
    ],
    issued: ['The invoice is issued, and not sent.', 'Fakturaen er udstedt og ikke sendt.'],
  },
  problem: ['Not done', 'Ikke gennemført'],
  send: ['Preview and send', 'Se og send'],
  sendAgain: ['Preview and send again', 'Se og send igen'],
  remind: ['Preview a reminder', 'Se en påmindelse'],
  credit: ['Credit the invoice', 'Krediter fakturaen'],
  creditSure: (number: number, company: string) => [
    `Cancel invoice ${number} to ${company}? A credit note is issued, and what was ordered isn’t reserved any more. This can’t be undone.`,
    `Vil du annullere faktura ${number} til ${company}? Der udstedes en kreditnota, og det bestilte er ikke længere reserveret. Det kan ikke fortrydes.`,
  ],
  creditYes: ['Issue the credit note', 'Udsted kreditnotaen'],
  refusals: {
    'not-found': ['This invoice no longer exists.', 'Fakturaen findes ikke længere.'],
    'not-open': [
      'This invoice is paid or credited already. Refund a paid one on the page of its order.',
      'Fakturaen er allerede betalt eller krediteret. En betalt faktura refunderes på ordrens side.',
    ],
    'checkout-open': [
      'The customer has a payment page open. It closes within 45 minutes; credit the invoice after that.',
      'Køberen har en betalingsside åben. Den lukker inden for 45 minutter. Krediter fakturaen bagefter.',
    ],
  } satisfies Pairs<Record<CreditRefusal, string>>,
  preview: (number: number) => [`Email with invoice ${number}`, `E-mail med faktura ${number}`],
});

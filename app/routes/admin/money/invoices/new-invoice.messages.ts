import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import type { InvoiceField, InvoiceRefusal } from '#studio/teaching/invoices/create-invoice.ts';

/** The fields of what is sold are those of a recorded payment. */
type CompanyField = Exclude<
  InvoiceField,
  'offerId' | 'description' | 'vatClass' | 'amountMinor' | 'currency'
>;

export const newInvoiceMessages = inBoth({
  title: ['New invoice', 'Ny faktura'],
  lead: [
    'It gets the next number and can’t be changed once issued. You see the email before it’s sent.',
    'Den får det næste nummer og kan ikke ændres, når den er udstedt. Du ser e-mailen, før den sendes.',
  ],
  choose: [
    'Choose what to invoice: an unpaid session, an order that waits for payment, or anything else on a student’s page.',
    'Vælg, hvad der skal faktureres: en ubetalt time, en ordre, der venter på betaling, eller noget andet på en elevs side.',
  ],
  from: {
    bookings: common.calendar,
    orders: common.orders,
    students: common.students,
  },
  what: 'For',
  back: ['Back', 'Tilbage'],
  labels: {
    companyName: ['Company', 'Virksomhed'],
    address: common.address,
    vatNumber: ['CVR or VAT number', 'CVR- eller momsnummer'],
    reference: 'Reference',
    email: ['Send to', 'Sendes til'],
    dueOn: ['Due date', 'Forfaldsdato'],
  } satisfies Pairs<Record<CompanyField, string>>,
  addressHint: [
    'As on an envelope, one line under the other.',
    'Som på en konvolut, én linje under den anden.',
  ],
  referenceHint: [
    'An order number or a person at the company.',
    'Et ordrenummer eller en person i virksomheden.',
  ],
  optional: common.optional,
  amount: ['Amount in DKK, including VAT', 'Beløb i DKK inkl. moms'],
  amountFault: [
    'Enter an amount, for example 1950 or 1950.50.',
    'Skriv et beløb, for eksempel 1950 eller 1950,50.',
  ],
  save: ['Issue the invoice', 'Udsted fakturaen'],
  problem: ['Invoice not issued', 'Fakturaen blev ikke udstedt'],
  invalid: common.invalid,
  faults: {
    companyName: ['Enter the company’s name.', 'Skriv virksomhedens navn.'],
    address: ['Enter the address, in at most six lines.', 'Skriv adressen på højst seks linjer.'],
    vatNumber: [
      'A CVR number has eight digits; VAT numbers of other countries begin with two letters.',
      'Et CVR-nummer har otte cifre. Momsnumre fra andre lande begynder med to bogstaver.',
    ],
    reference: ['At most 100 characters.', 'Højst 100 tegn.'],
    email: ['Enter an email address.', 'Skriv en e-mailadresse.'],
    dueOn: ['Choose a day from today, within a year.', 'Vælg en dag fra i dag og inden for et år.'],
  } satisfies Pairs<Record<CompanyField, string>>,
  refusals: {
    'not-payable': [
      'This can’t be invoiced: it’s paid, cancelled or no longer on sale.',
      'Det kan ikke faktureres: Det er betalt, aflyst eller ikke længere til salg.',
    ],
    invoiced: [
      'There’s already an invoice for this that is not paid.',
      'Der er allerede en faktura for dette, som ikke er betalt.',
    ],
  } satisfies Pairs<Record<InvoiceRefusal, string>>,
});

export type NewInvoiceWords = (typeof newInvoiceMessages)['en'];

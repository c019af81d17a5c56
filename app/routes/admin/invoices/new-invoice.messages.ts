import type { InvoiceField, InvoiceRefusal } from '#studio/invoices/create-invoice.ts';
import type { Language } from '#studio/shared/language.ts';

/** The fields of what is sold are those of a recorded payment. */
type CompanyField = Exclude<
  InvoiceField,
  'offerId' | 'description' | 'vatClass' | 'amountMinor' | 'currency'
>;

const en = {
  title: 'New invoice',
  lead: 'It gets the next number and can’t be changed once issued. You see the email before it’s sent.',
  choose:
    'Choose what to invoice: an unpaid session, an order that waits for payment, or anything else on a student’s page.',
  from: { bookings: 'Calendar', orders: 'Orders', students: 'Students' },
  what: 'For',
  back: 'Back',
  labels: {
    companyName: 'Company',
    address: 'Address',
    vatNumber: 'CVR or VAT number',
    reference: 'Reference',
    email: 'Send to',
    dueOn: 'Due date',
  } satisfies Record<CompanyField, string>,
  addressHint: 'As on an envelope, one line under the other.',
  referenceHint: 'An order number or a person at the company.',
  optional: 'optional',
  amount: 'Amount in DKK, including VAT',
  amountFault: 'Enter an amount, for example 1950 or 1950.50.',
  save: 'Issue the invoice',
  problem: 'Invoice not issued',
  invalid: 'Please correct the marked fields.',
  faults: {
    companyName: 'Enter the company’s name.',
    address: 'Enter the address, in at most six lines.',
    vatNumber: 'A CVR number has eight digits; VAT numbers of other countries begin with two letters.',
    reference: 'At most 100 characters.',
    email: 'Enter an email address.',
    dueOn: 'Choose a day from today, within a year.',
  } satisfies Record<CompanyField, string>,
  refusals: {
    'not-payable': 'This can’t be invoiced: it’s paid, cancelled or no longer on sale.',
    invoiced: 'There’s already an invoice for this that is not paid.',
  } satisfies Record<InvoiceRefusal, string>,
};

const da: typeof en = {
  title: 'Ny faktura',
  lead: 'Den får det næste nummer og kan ikke ændres, når den er udstedt. Du ser e-mailen, før den sendes.',
  choose:
    'Vælg, hvad der skal faktureres: en ubetalt time, en ordre, der venter på betaling, eller noget andet på en elevs side.',
  from: { bookings: 'Kalender', orders: 'Ordrer', students: 'Elever' },
  what: 'For',
  back: 'Tilbage',
  labels: {
    companyName: 'Virksomhed',
    address: 'Adresse',
    vatNumber: 'CVR- eller momsnummer',
    reference: 'Reference',
    email: 'Sendes til',
    dueOn: 'Forfaldsdato',
  },
  addressHint: 'Som på en konvolut, én linje under den anden.',
  referenceHint: 'Et ordrenummer eller en person i virksomheden.',
  optional: 'valgfrit',
  amount: 'Beløb i DKK inkl. moms',
  amountFault: 'Skriv et beløb, for eksempel 1950 eller 1950,50.',
  save: 'Udsted fakturaen',
  problem: 'Fakturaen blev ikke udstedt',
  invalid: 'Ret de markerede felter.',
  faults: {
    companyName: 'Skriv virksomhedens navn.',
    address: 'Skriv adressen på højst seks linjer.',
    vatNumber: 'Et CVR-nummer har otte cifre; momsnumre fra andre lande begynder med to bogstaver.',
    reference: 'Højst 100 tegn.',
    email: 'Skriv en e-mailadresse.',
    dueOn: 'Vælg en dag fra i dag og inden for et år.',
  },
  refusals: {
    'not-payable': 'Det kan ikke faktureres: det er betalt, aflyst eller ikke længere til salg.',
    invoiced: 'Der er allerede en faktura for dette, som ikke er betalt.',
  },
};

export const newInvoiceMessages: Record<Language, typeof en> = { en, da };
export type NewInvoiceWords = typeof en;

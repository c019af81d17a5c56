import type { OrderPaymentRefusal } from '#studio/checkout/record-order-payment.ts';
import type { Language } from '#studio/shared/language.ts';
import type { PaymentField } from '#studio/students/record-payment.ts';
import type { ReceivedField } from './received.messages.ts';

const en = {
  title: (name: string) => `Payment from ${name}`,
  lead: 'For what you were paid outside the system, in cash for example. It gives a receipt and counts in the figures.',
  notPaidYet: 'Not paid yet? Invoice a company',
  what: 'What for',
  other: 'Something else',
  whatHint: 'Packs give their sessions, courses their access, and workshops a place on the next date.',
  description: 'Description',
  descriptionHint: 'Only for something else. It’s on the receipt.',
  vatClass: 'VAT of something else',
  vatClasses: { exempt: 'Exempt from VAT', standard: '25% VAT, included' },
  amount: 'Amount, including VAT',
  currency: 'Currency',
  save: 'Record the payment',
  problem: 'Payment not recorded',
  invalid: 'Please correct the marked fields.',
  faults: {
    offerId: 'Choose what it was for. If you did, no place is free any more.',
    description: 'Describe what it was for, in at most 200 characters.',
    vatClass: 'Choose a VAT class.',
    amountMinor: 'Enter an amount, for example 1950 or 1950.50.',
    currency: 'Choose a currency.',
  } satisfies Record<Exclude<PaymentField, ReceivedField>, string>,
  ofOrder: {
    heading: 'Paid outside the system?',
    lead: (amount: string) =>
      `Record that you received ${amount}. The order is then paid, and gets its receipt.`,
    label: 'Mark as paid',
    invoice: 'Invoice a company',
    reminder: 'Preview a reminder',
    save: (amount: string) => `Record ${amount} as received`,
    refusals: {
      'not-found': 'This order no longer exists.',
      'bad-input': 'Choose how it was paid, and a day that is not in the future.',
      'not-payable': 'This order is no longer waiting for a payment.',
      'checkout-open':
        'The customer has a payment page open. It closes within 45 minutes; record the payment after that.',
      'not-available': 'What was ordered is no longer available, so nothing was recorded.',
    } satisfies Record<OrderPaymentRefusal, string>,
  },
  preview: {
    title: (number: string) => `Receipt for order ${number}`,
    back: 'Order',
    to: 'To',
    from: 'From',
    subject: 'Subject',
    frame: 'The email as it’s shown to the customer',
    plain: 'As plain text',
    send: (email: string) => `Send to ${email}`,
    skip: 'Don’t send',
  },
};

const da: typeof en = {
  title: (name) => `Betaling fra ${name}`,
  lead: 'Til det, du har fået betalt uden om systemet, for eksempel kontant. Det giver en kvittering og tæller med i nøgletallene.',
  notPaidYet: 'Ikke betalt endnu? Send en faktura til en virksomhed',
  what: 'For hvad',
  other: 'Noget andet',
  whatHint: 'Klippekort giver klip, kurser giver adgang, og workshops en plads på næste dato.',
  description: 'Beskrivelse',
  descriptionHint: 'Kun ved noget andet. Det står på kvitteringen.',
  vatClass: 'Moms ved noget andet',
  vatClasses: { exempt: 'Momsfri', standard: '25 % moms, inkluderet' },
  amount: 'Beløb inkl. moms',
  currency: 'Valuta',
  save: 'Registrer betalingen',
  problem: 'Betalingen blev ikke registreret',
  invalid: 'Ret de markerede felter.',
  faults: {
    offerId: 'Vælg, hvad der er betalt for. Har du valgt, er der ikke flere ledige pladser.',
    description: 'Skriv, hvad der er betalt for, med højst 200 tegn.',
    vatClass: 'Vælg en momsklasse.',
    amountMinor: 'Skriv et beløb, for eksempel 1950 eller 1950,50.',
    currency: 'Vælg en valuta.',
  },
  ofOrder: {
    heading: 'Betalt uden om systemet?',
    lead: (amount) => `Registrer, at du har modtaget ${amount}. Så er ordren betalt og får sin kvittering.`,
    label: 'Marker som betalt',
    invoice: 'Send en faktura til en virksomhed',
    reminder: 'Se en påmindelse',
    save: (amount) => `Registrer ${amount} som modtaget`,
    refusals: {
      'not-found': 'Ordren findes ikke længere.',
      'bad-input': 'Vælg, hvordan der er betalt, og en dag, der ikke ligger i fremtiden.',
      'not-payable': 'Ordren venter ikke længere på betaling.',
      'checkout-open':
        'Køberen har en betalingsside åben. Den lukker inden for 45 minutter; registrer betalingen bagefter.',
      'not-available': 'Det bestilte er ikke længere ledigt, så der er ikke registreret noget.',
    },
  },
  preview: {
    title: (number) => `Kvittering for ordre ${number}`,
    back: 'Ordren',
    to: 'Til',
    from: 'Fra',
    subject: 'Emne',
    frame: 'E-mailen, som køberen ser den',
    plain: 'Som ren tekst',
    send: (email) => `Send til ${email}`,
    skip: 'Send ikke',
  },
};

export const paymentMessages: Record<Language, typeof en> = { en, da };
export type PaymentWords = typeof en;

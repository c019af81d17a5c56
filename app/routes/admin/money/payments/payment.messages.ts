import type { OrderPaymentRefusal } from '#studio/money/checkout/record-order-payment.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import type { PaymentField } from '#studio/teaching/students/record-payment.ts';
import type { ReceivedField } from './received.messages.ts';

export const paymentMessages = inBoth({
  title: (name: string) => [`Payment from ${name}`, `Betaling fra ${name}`],
  lead: [
    'For what you were paid outside the system, in cash for example. It’s receipted and counts in the figures.',
    'Til det, du har fået betalt uden om systemet, for eksempel kontant. Det giver en kvittering og tæller med i nøgletallene.',
  ],
  notPaidYet: ['Not paid yet? Invoice a company', 'Ikke betalt endnu? Send en faktura til en virksomhed'],
  what: ['What for', 'For hvad'],
  other: ['Something else', 'Noget andet'],
  whatHint: [
    'Packs give their sessions, courses their access, and workshops a place on the next date.',
    'Klippekort giver klip, kurser giver adgang, og workshops en plads på næste dato.',
  ],
  description: ['Description', 'Beskrivelse'],
  descriptionHint: [
    'Only for something else. It’s on the receipt.',
    'Kun ved noget andet. Det står på kvitteringen.',
  ],
  vatClass: ['VAT of something else', 'Moms ved noget andet'],
  vatClasses: {
    exempt: ['Exempt from VAT', 'Momsfri'],
    standard: ['25% VAT, included', '25 % moms, inkluderet'],
  },
  amount: ['Amount, including VAT', 'Beløb inkl. moms'],
  currency: common.currency,
  save: ['Record the payment', 'Registrer betalingen'],
  problem: ['Payment not recorded', 'Betalingen blev ikke registreret'],
  invalid: common.invalid,
  faults: {
    offerId: [
      'Choose what it was for. If you did, no place is free any more.',
      'Vælg, hvad der er betalt for. Har du valgt, er der ikke flere ledige pladser.',
    ],
    description: [
      'Describe what it was for, in at most 200 characters.',
      'Skriv, hvad der er betalt for, med højst 200 tegn.',
    ],
    vatClass: ['Choose a VAT class.', 'Vælg en momsklasse.'],
    amountMinor: [
      'Enter an amount, for example 1950 or 1950.50.',
      'Skriv et beløb, for eksempel 1950 eller 1950,50.',
    ],
    currency: ['Choose a currency.', 'Vælg en valuta.'],
  } satisfies Pairs<Record<Exclude<PaymentField, ReceivedField>, string>>,
  ofOrder: {
    heading: ['Paid outside the system?', 'Betalt uden om systemet?'],
    lead: (amount: string) => [
      `Record that you received ${amount}. The order is then paid, and gets its receipt.`,
      `Registrer, at du har modtaget ${amount}. Så er ordren betalt og får sin kvittering.`,
    ],
    label: ['Mark as paid', 'Marker som betalt'],
    invoice: ['Invoice a company', 'Send en faktura til en virksomhed'],
    reminder: ['Preview a reminder', 'Se en påmindelse'],
    save: (amount: string) => [`Record ${amount} as received`, `Registrer ${amount} som modtaget`],
    refusals: {
      'not-found': ['This order no longer exists.', 'Ordren findes ikke længere.'],
      invalid: [
        'Choose how it was paid, and a day that is not in the future.',
        'Vælg, hvordan der er betalt, og en dag, der ikke ligger i fremtiden.',
      ],
      'not-payable': [
        'This order is no longer waiting for a payment.',
        'Ordren venter ikke længere på betaling.',
      ],
      'checkout-open': [
        'The customer has a payment page open. It closes within 45 minutes; record the payment after that.',
        'Køberen har en betalingsside åben. Den lukker inden for 45 minutter. Registrer betalingen bagefter.',
      ],
      'not-available': [
        'What was ordered is no longer available, so nothing was recorded.',
        'Det bestilte er ikke længere ledigt, så der er ikke registreret noget.',
      ],
    } satisfies Pairs<Record<OrderPaymentRefusal, string>>,
  },
  preview: {
    title: (number: string) => [`Receipt for order ${number}`, `Kvittering for ordre ${number}`],
    back: ['Order', 'Ordren'],
    to: ['To', 'Til'],
    from: ['From', 'Fra'],
    subject: ['Subject', 'Emne'],
    frame: ['The email as it’s shown to the customer', 'E-mailen, som køberen ser den'],
    plain: ['As plain text', 'Som ren tekst'],
    send: (email: string) => [`Send to ${email}`, `Send til ${email}`],
    skip: ['Don’t send', 'Send ikke'],
  },
});

export type PaymentWords = (typeof paymentMessages)['en'];

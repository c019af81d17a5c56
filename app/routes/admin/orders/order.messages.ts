import type { PaymentProvider, PaymentState, RefundState } from '#platform/db/schema/money.ts';
import type { DispatchState } from '#platform/db/schema/orders.ts';
import type { SendReceiptRefusal } from '#studio/orders/send-receipt-again.ts';
import type { RefundOrderOutcome } from '#studio/refunds/refund-order.ts';
import type { Language } from '#studio/shared/language.ts';

type RefundRefusal = Extract<RefundOrderOutcome, { ok: false }>['refusal'];

const en = {
  back: 'All orders',
  title: (number: string) => `Order ${number}`,
  lines: 'Items',
  total: 'Total',
  discount: 'Discount',
  giftCard: 'Paid with gift card',
  vat: (percent: string) => `Including ${percent}% VAT`,
  vatAlone: 'VAT',
  exempt: 'Exempt from VAT',
  refunded: 'Refunded',
  facts: 'Customer',
  state: 'Status',
  name: 'Name',
  email: 'Email',
  placed: 'Placed',
  takenBy: 'Reserved until',
  payUntil: 'On hold for the customer until',
  goesTo: 'Delivery address',
  language: 'Language',
  languages: { da: 'Danish', en: 'English' },
  terms: 'Terms',
  termsVersion: (version: string) => `Version ${version}`,
  belongsTo: 'Belongs to',
  application: 'Application',
  booking: 'Booked session',
  related: (number: string) => `Order ${number}`,
  answers: 'The customer’s answers',
  consents: 'What the customer agreed to',
  noConsents: 'Nothing had to be agreed to.',
  payments: 'Payments',
  noPayments: 'No payment was started.',
  paymentId: { label: 'Payment ID', copy: 'Copy', copied: 'Copied.' },
  providers: {
    stripe: 'Stripe',
    test: 'Test checkout',
    manual: 'At the session',
    'gift-card': 'Gift card',
    none: 'Nothing to pay',
  } satisfies Record<PaymentProvider, string>,
  paymentStates: {
    creating: 'being opened',
    open: 'awaiting payment',
    abandoned: 'failed',
    expired: 'expired',
    authorised: 'authorised',
    captured: 'charged',
    voided: 'authorisation cancelled',
  } satisfies Record<PaymentState, string>,
  refundStates: {
    due: 'refund pending',
    pending: 'refund pending at the provider',
    succeeded: 'refunded',
    refused: 'refund refused by the provider',
  } satisfies Record<RefundState, string>,
  parcelStates: {
    requested: 'A parcel is on its way; charging the payment',
    sent: 'A parcel was sent and the payment charged',
    cancelled: 'A parcel wasn’t sent after all',
  } satisfies Record<DispatchState, string>,
  documents: 'Documents',
  packingSlip: 'Packing slip',
  packingSlipNote: 'to print, without prices',
  noPapers: 'A receipt is issued once the payment is charged.',
  receipt: (number: number) => `Receipt ${number} (PDF)`,
  'credit-note': (number: number) => `Credit note ${number} (PDF)`,
  forAccountant: 'without a rate: for the accountant',
  history: 'History',
  events: {
    placed: 'Ordered',
    withdrawal: 'The customer withdrew',
    receipt: (number: number) => `Receipt ${number} issued`,
    'credit-note': (number: number) => `Credit note ${number} issued`,
  },
  by: { owner: 'you', system: 'automatic', visitor: 'the customer' },
  refund: {
    heading: 'Refund',
    left: (amount: string) => `You can refund up to ${amount}. The customer gets an email and a credit note.`,
    amount: (currency: string) => `Amount in ${currency}`,
    split: (card: string | null, giftCard: string) =>
      card
        ? `The original card comes first: a full refund returns ${card} to it and ${giftCard} to the gift card.`
        : `It’s refunded to the gift card: ${giftCard}.`,
    unused: (unused: number, sessions: number, amount: string) =>
      `${unused} of ${sessions} sessions aren’t used. Their share of the price is ${amount}.`,
    unusedButton: (amount: string) => `Refund the unused sessions, ${amount}`,
    unusedSure: (unused: number, amount: string, name: string) =>
      `Refund ${amount} to ${name} for ${unused} unused ${unused === 1 ? 'session' : 'sessions'}? They can no longer be booked. Sessions already booked stay booked. This can’t be undone.`,
    part: 'Refund part of it',
    whole: (amount: string) => `Refund everything, ${amount}`,
    partSure: (name: string, number: string) =>
      `Refund this amount to ${name} for order ${number}? They keep what they bought. This can’t be undone.`,
    wholeSure: (amount: string, name: string, number: string) =>
      `Refund ${amount} to ${name} for order ${number}? Their place, credits and course access end. A booked session stays booked until you cancel it. This can’t be undone.`,
    yesWhole: (amount: string) => `Yes, refund ${amount}`,
    yesPart: 'Yes, give it back',
  },
  release: {
    heading: 'Authorised, not charged',
    text: (amount: string) => `${amount} is reserved on the card. Nothing has been charged yet.`,
    button: 'Release the reservation',
    sure: (amount: string, name: string, number: string) =>
      `Release the ${amount} reserved for order ${number}? ${name} gets an email. This can’t be undone.`,
    yes: 'Yes, give it back',
    onApplication: 'It’s charged when you accept the application.',
  },
  dispatch: {
    heading: 'Ship',
    text: 'The payment is charged when you mark the order as shipped.',
    whole: 'Everything is on its way',
    part: 'Only a part of it',
  },
  flash: {
    refund: 'Refund on its way. The email and the credit note follow once the provider confirms.',
    release: 'Reservation released. We’ve emailed the customer.',
    dispatch: 'Shipped. The payment is charged, and we’ve emailed the customer.',
    receipt: 'Receipt sent again.',
  },
  receiptAgain: (email: string) => `Send receipt again to ${email}`,
  receiptRefusals: {
    'not-found': 'This order no longer exists.',
    'no-receipt': 'No receipt has been issued yet.',
    'no-email': 'The order has no email address.',
  } satisfies Record<SendReceiptRefusal, string>,
  problem: 'That didn’t work',
  refusals: {
    'not-found': 'This order no longer exists.',
    'bad-amount': 'Please write an amount, like 195 or 195.50.',
    'too-much': 'That’s more than can still be refunded.',
    'nothing-left': 'There’s nothing left to refund.',
    changed:
      'The order has changed while you were looking: a refund was made, or is on its way. Look at the new figures, then press again.',
  } satisfies Record<RefundRefusal, string>,
};

const da: typeof en = {
  back: 'Alle ordrer',
  title: (number) => `Ordre ${number}`,
  lines: 'Indhold',
  total: 'I alt',
  discount: 'Rabat',
  giftCard: 'Betalt med gavekort',
  vat: (percent) => `Heraf moms, ${percent} %`,
  vatAlone: 'Moms',
  exempt: 'Fritaget for moms',
  refunded: 'Refunderet',
  facts: 'Køber',
  state: 'Status',
  name: 'Navn',
  email: 'E-mail',
  placed: 'Bestilt',
  takenBy: 'Reserveret indtil',
  payUntil: 'Gemmes til køberen indtil',
  goesTo: 'Sendes til',
  language: 'Sprog',
  languages: { da: 'Dansk', en: 'Engelsk' },
  terms: 'Vilkår',
  termsVersion: (version) => `Version ${version}`,
  belongsTo: 'Hører til',
  application: 'Ansøgningen',
  booking: 'Den bookede time',
  related: (number) => `Ordre ${number}`,
  answers: 'Køberens svar',
  consents: 'Køberen sagde ja til',
  noConsents: 'Der var intet at sige ja til.',
  payments: 'Betalinger',
  noPayments: 'Ingen betaling er begyndt.',
  paymentId: { label: 'Betalings-id', copy: 'Kopier', copied: 'Kopieret.' },
  providers: {
    stripe: 'Stripe',
    test: 'Testbetaling',
    manual: 'Ved timen',
    'gift-card': 'Gavekort',
    none: 'Intet at betale',
  },
  paymentStates: {
    creating: 'er ved at blive åbnet',
    open: 'afventer betaling',
    abandoned: 'mislykket',
    expired: 'udløbet',
    authorised: 'reserveret',
    captured: 'trukket',
    voided: 'reservationen annulleret',
  },
  refundStates: {
    due: 'refundering afventer',
    pending: 'refundering afventer hos udbyderen',
    succeeded: 'refunderet',
    refused: 'refundering afvist af betalingsudbyderen',
  },
  parcelStates: {
    requested: 'En pakke er på vej; pengene er ved at blive trukket',
    sent: 'En pakke blev sendt, og pengene trukket',
    cancelled: 'En pakke blev alligevel ikke sendt',
  },
  documents: 'Dokumenter',
  packingSlip: 'Følgeseddel',
  packingSlipNote: 'til udskrift, uden priser',
  noPapers: 'Kvitteringen kommer, når pengene er trukket.',
  receipt: (number) => `Kvittering ${number} (PDF)`,
  'credit-note': (number) => `Kreditnota ${number} (PDF)`,
  forAccountant: 'uden kurs: til revisor',
  history: 'Historik',
  events: {
    placed: 'Bestilt',
    withdrawal: 'Køberen fortrød',
    receipt: (number) => `Kvittering ${number} udstedt`,
    'credit-note': (number) => `Kreditnota ${number} udstedt`,
  },
  by: { owner: 'dig', system: 'systemet', visitor: 'køberen' },
  refund: {
    heading: 'Refunder',
    left: (amount) => `Du kan refundere op til ${amount}. Køberen får en e-mail og en kreditnota.`,
    amount: (currency) => `Beløb i ${currency}`,
    split: (card, giftCard) =>
      card
        ? `Det oprindelige kort kommer først: En fuld refundering sender ${card} til kortet og ${giftCard} til gavekortet.`
        : `Beløbet føres tilbage til gavekortet: ${giftCard}.`,
    unused: (unused, sessions, amount) =>
      `${unused} af ${sessions} timer er ikke brugt. Deres andel af prisen er ${amount}.`,
    unusedButton: (amount) => `Refunder de ubrugte timer, ${amount}`,
    unusedSure: (unused, amount, name) =>
      `Refunder ${amount} til ${name} for ${unused} ${unused === 1 ? 'ubrugt time' : 'ubrugte timer'}? De kan ikke længere bookes. Timer, der allerede er booket, består. Det kan ikke fortrydes.`,
    part: 'Refunder en del',
    whole: (amount) => `Refunder det hele, ${amount}`,
    partSure: (name, number) =>
      `Refunder beløbet til ${name} for ordre ${number}? Køberen beholder det, der er købt. Det kan ikke fortrydes.`,
    wholeSure: (amount, name, number) =>
      `Refunder ${amount} til ${name} for ordre ${number}? Pladser bliver ledige, og klip og kurser lukkes. En booket time består, til du aflyser den. Det kan ikke fortrydes.`,
    yesWhole: (amount) => `Ja, refunder ${amount}`,
    yesPart: 'Ja, refunder',
  },
  release: {
    heading: 'Reserveret, ikke trukket',
    text: (amount) => `Banken har reserveret ${amount}. Der er ikke trukket noget endnu.`,
    button: 'Annuller reservationen',
    sure: (amount, name, number) =>
      `Reservationen på ${amount} til ordre ${number} annulleres, og ${name} får en e-mail. Det kan ikke fortrydes.`,
    yes: 'Ja, annuller den',
    onApplication: 'Det trækkes, når du siger ja til ansøgningen.',
  },
  dispatch: {
    heading: 'Forsendelse',
    text: 'Betalingen trækkes, når du markerer ordren som sendt.',
    whole: 'Det hele er på vej',
    part: 'Kun en del er på vej',
  },
  flash: {
    refund: 'På vej tilbage. E-mail og kreditnota følger, når betalingsudbyderen har bekræftet.',
    release: 'Reservationen er annulleret. Køberen får en e-mail.',
    dispatch: 'På vej. Pengene er trukket, og køberen får en e-mail.',
    receipt: 'Kvitteringen er sendt igen.',
  },
  receiptAgain: (email) => `Send kvitteringen igen til ${email}`,
  receiptRefusals: {
    'not-found': 'Ordren findes ikke længere.',
    'no-receipt': 'Der er ikke udstedt en kvittering endnu.',
    'no-email': 'Ordren har ingen e-mailadresse.',
  },
  problem: 'Det lykkedes ikke',
  refusals: {
    'not-found': 'Ordren findes ikke længere.',
    'bad-amount': 'Skriv et beløb, som 195 eller 195,50.',
    'too-much': 'Det er mere, end der kan refunderes.',
    'nothing-left': 'Der er ikke mere at refundere.',
    changed:
      'Ordren er ændret, mens du så på den: en refundering er gennemført eller på vej. Se de nye tal, og tryk igen.',
  },
};

export const orderPageMessages: Record<Language, typeof en> = { en, da };
export type OwnersOrderWords = typeof en;

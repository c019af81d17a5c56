import type { PaymentProvider, PaymentState, RefundState } from '#platform/db/schema/money.ts';
import type { DispatchState } from '#platform/db/schema/orders.ts';
import type { SendReceiptRefusal } from '#studio/money/orders/send-receipt-again.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const orderPageMessages = inBoth({
  back: ['All orders', 'Alle ordrer'],
  title: (number: string) => [`Order ${number}`, `Ordre ${number}`],
  lines: ['Items', 'Indhold'],
  total: common.total,
  discount: common.discount,
  giftCard: ['Paid with gift card', 'Betalt med gavekort'],
  refunded: common.refunded,
  facts: ['Customer', 'Køber'],
  state: 'Status',
  name: common.name,
  email: common.email,
  message: ['Message', 'Besked'],
  write: ['Write a message', 'Skriv en besked'],
  subject: (number: string) => [`Your order ${number}`, `Din ordre ${number}`],
  placed: ['Placed', 'Bestilt'],
  takenBy: ['Reserved until', 'Reserveret indtil'],
  payUntil: ['On hold for the customer until', 'Gemmes til køberen indtil'],
  invoice: {
    invoice: common.invoice,
    'credit-note': ['Credit note for the invoice', 'Kreditnota til fakturaen'],
  },
  goesTo: ['Delivery address', 'Leveringsadresse'],
  language: common.language,
  languages: { da: common.danish, en: common.english },
  terms: ['Terms', 'Vilkår'],
  termsVersion: (version: string) => `Version ${version}`,
  belongsTo: ['Belongs to', 'Hører til'],
  application: ['Application', 'Ansøgningen'],
  booking: ['Booked session', 'Den bookede time'],
  related: (number: string) => [`Order ${number}`, `Ordre ${number}`],
  answers: ['The customer’s answers', 'Køberens svar'],
  consents: ['What the customer agreed to', 'Det har køberen accepteret'],
  noConsents: ['No consent was needed.', 'Der krævedes intet samtykke.'],
  payments: ['Payments', 'Betalinger'],
  noPayments: ['No payment was started.', 'Ingen betaling er begyndt.'],
  paymentId: {
    label: ['Payment ID', 'Betalings-id'],
    copy: ['Copy', 'Kopier'],
    copied: ['Copied.', 'Kopieret.'],
  },
  providers: {
    stripe: 'Stripe',
    test: ['Test checkout', 'Testbetaling'],
    manual: ['Outside the system', 'Uden om systemet'],
    'gift-card': ['Gift card', 'Gavekort'],
    none: ['Nothing to pay', 'Intet at betale'],
  } satisfies Pairs<Record<PaymentProvider, string>>,
  paymentStates: {
    creating: ['being opened', 'er ved at blive åbnet'],
    open: ['awaiting payment', 'afventer betaling'],
    abandoned: ['failed', 'mislykket'],
    expired: ['expired', 'udløbet'],
    authorised: ['authorised', 'reserveret'],
    captured: ['charged', 'trukket'],
    voided: ['authorisation cancelled', 'reservationen annulleret'],
  } satisfies Pairs<Record<PaymentState, string>>,
  refundStates: {
    due: ['refund pending', 'refundering afventer'],
    pending: ['refund pending at the provider', 'refundering afventer hos udbyderen'],
    succeeded: ['refunded', 'refunderet'],
    refused: ['refund refused by the provider', 'refundering afvist af betalingsudbyderen'],
  } satisfies Pairs<Record<RefundState, string>>,
  parcelStates: {
    requested: [
      'A parcel is on its way; charging the payment',
      'En pakke er på vej, og pengene er ved at blive trukket',
    ],
    sent: ['A parcel was sent and the payment charged', 'En pakke blev sendt, og pengene trukket'],
    cancelled: ['A parcel wasn’t sent after all', 'En pakke blev alligevel ikke sendt'],
  } satisfies Pairs<Record<DispatchState, string>>,
  documents: ['Documents', 'Dokumenter'],
  packingSlip: ['Packing slip', 'Følgeseddel'],
  packingSlipNote: ['to print, without prices', 'til udskrift, uden priser'],
  noPapers: [
    'A receipt is issued once the payment is charged.',
    'Kvitteringen udstedes, når beløbet er trukket.',
  ],
  receipt: (number: number) => [`Receipt ${number} (PDF)`, `Kvittering ${number} (PDF)`],
  'credit-note': (number: number) => [`Credit note ${number} (PDF)`, `Kreditnota ${number} (PDF)`],
  forAccountant: ['without a rate: for the accountant', 'uden kurs: til revisor'],
  history: ['History', 'Historik'],
  events: {
    placed: ['Ordered', 'Bestilt'],
    withdrawal: ['The customer withdrew', 'Køberen fortrød'],
    receipt: (number: number) => [`Receipt ${number} issued`, `Kvittering ${number} udstedt`],
    'credit-note': (number: number) => [`Credit note ${number} issued`, `Kreditnota ${number} udstedt`],
  },
  by: { owner: ['you', 'dig'], system: ['automatic', 'systemet'], visitor: ['the customer', 'køberen'] },
  refund: (amount: string) => [`Refund up to ${amount}`, `Refunder op til ${amount}`],
  release: {
    heading: ['Authorised, not charged', 'Reserveret, ikke trukket'],
    text: (amount: string) => [
      `${amount} is reserved on the card. Nothing has been charged yet.`,
      `Banken har reserveret ${amount}. Der er ikke trukket noget endnu.`,
    ],
    onGiftCard: (amount: string) => [
      `${amount} is reserved on the gift card.`,
      `${amount} er reserveret på gavekortet.`,
    ],
    button: ['Release the reservation', 'Annuller reservationen'],
    sure: (amount: string, name: string, number: string) => [
      `Release the ${amount} reserved for order ${number}? Nothing is charged or refunded, what was reserved is for sale again, and ${name} gets an email. This can’t be undone.`,
      `Reservationen på ${amount} til ordre ${number} annulleres. Der trækkes og refunderes intet, det reserverede kommer til salg igen, og ${name} får en e-mail. Det kan ikke fortrydes.`,
    ],
    yes: (amount: string) => [`Release ${amount}`, `Frigiv ${amount}`],
    onApplication: [
      'It’s charged when you accept the application.',
      'Det trækkes, når du optager ansøgeren.',
    ],
  },
  dispatch: {
    heading: ['Ship', 'Forsendelse'],
    text: [
      'The payment is charged when you mark the order as shipped.',
      'Betalingen trækkes, når du markerer ordren som sendt.',
    ],
    whole: ['Everything is on its way', 'Det hele er på vej'],
    part: ['Only a part of it', 'Kun en del er på vej'],
  },
  flash: {
    refund: [
      'Refund on its way. The email and the credit note follow once the provider confirms.',
      'Refunderingen er på vej. E-mail og kreditnota følger, når betalingsudbyderen har bekræftet.',
    ],
    release: [
      'Reservation released. We’ve emailed the customer.',
      'Reservationen er annulleret. Køberen får en e-mail.',
    ],
    dispatch: [
      'Shipped. The payment is charged, and we’ve emailed the customer.',
      'Sendt. Beløbet er trukket, og køberen får en e-mail.',
    ],
    receipt: ['Receipt sent.', 'Kvitteringen er sendt.'],
    paid: [
      'Payment recorded. The receipt is issued.',
      'Betalingen er registreret, og kvitteringen er udstedt.',
    ],
    reminded: ['The reminder is on its way.', 'Påmindelsen er på vej.'],
  },
  receiptAgain: (email: string) => [`Send receipt again to ${email}`, `Send kvitteringen igen til ${email}`],
  previewReceipt: ['Preview the email', 'Se e-mailen'],
  receiptRefusals: {
    'not-found': ['This order no longer exists.', 'Ordren findes ikke længere.'],
    'no-receipt': ['No receipt has been issued yet.', 'Der er ikke udstedt en kvittering endnu.'],
    'no-email': ['The order has no email address.', 'Ordren har ingen e-mailadresse.'],
  } satisfies Pairs<Record<SendReceiptRefusal, string>>,
  problem: common.failed,
});

export type OwnersOrderWords = (typeof orderPageMessages)['en'];

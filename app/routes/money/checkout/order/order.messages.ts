import type { OrderStatus } from '#studio/money/orders/order-status.ts';
import type { Tender } from '#studio/money/orders/tender/tender.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const orderPageMessages = inBoth({
  title: ['Your order', 'Din ordre'],
  headline: (number: string) => [`Order ${number}`, `Ordre ${number}`],
  status: 'Status',
  notes: {
    'awaiting-payment': ['You haven’t been charged yet.', 'Vi har ikke trukket noget endnu.'],
    paid: ['Thank you.', 'Tak.'],
    authorised: '',
    failed: ['The payment didn’t go through.', 'Betalingen gik ikke igennem.'],
    expired: [
      'It wasn’t paid in time. You haven’t been charged.',
      'Ordren blev ikke betalt i tide. Vi har ikke trukket noget.',
    ],
    cancelled: [
      'We’ve released the reserved amount. You haven’t been charged.',
      'Det reserverede beløb er frigivet. Vi har ikke trukket noget.',
    ],
    'refund-pending': ['Your refund is on its way.', 'Pengene er på vej tilbage til dig.'],
    'partially-refunded': '',
    refunded: ['You’ve been refunded in full.', 'Du har fået pengene tilbage.'],
  } satisfies Pairs<Record<OrderStatus, string>>,
  shipped: ['Your order is on its way. Thank you.', 'Din ordre er på vej. Tak.'],
  chargedOnDispatch: {
    card: [
      'We’ve reserved the amount on your card. We charge you only when we ship.',
      'Din bank har reserveret beløbet. Vi trækker det først, når vi sender.',
    ],
    giftCard: [
      'We’ve reserved the amount on your gift card. It’s used only when we ship.',
      'Beløbet er reserveret på dit gavekort. Det bruges først, når vi sender.',
    ],
    both: [
      'We’ve reserved the amount on your card and your gift card. We charge you only when we ship.',
      'Beløbet er reserveret på dit kort og dit gavekort. Vi trækker det først, når vi sender.',
    ],
    nothing: [
      'There’s nothing to pay. We’ll email you when we ship.',
      'Der er intet at betale. Du får en e-mail, når vi sender.',
    ],
  } satisfies Pairs<Record<Tender, string>>,
  chargedOnAcceptance: {
    card: [
      'We’ve reserved the amount on your card. We charge you only if we accept your application.',
      'Din bank har reserveret beløbet. Vi trækker det først, når du er optaget.',
    ],
    giftCard: [
      'We’ve reserved the amount on your gift card. It’s used only if we accept your application.',
      'Beløbet er reserveret på dit gavekort. Det bruges først, når du er optaget.',
    ],
    both: [
      'We’ve reserved the amount on your card and your gift card. We charge you only if we accept your application.',
      'Beløbet er reserveret på dit kort og dit gavekort. Vi trækker det først, når du er optaget.',
    ],
    nothing: [
      'There’s nothing to pay. We’ll email you when we’ve decided about your application.',
      'Der er intet at betale. Du får en e-mail, når vi har svaret på din ansøgning.',
    ],
  } satisfies Pairs<Record<Tender, string>>,
  partlyRefunded: (amount: string, charged: string) => [
    `${amount} of ${charged} has been refunded.`,
    `${amount} af ${charged} er refunderet.`,
  ],
  discount: common.discount,
  giftCard: ['Paid with gift card', 'Betalt med gavekort'],
  byCard: ['Paid by card', 'Betalt med kort'],
  reservedOnGiftCard: ['Reserved on the gift card', 'Reserveret på gavekortet'],
  reservedOnCard: ['Reserved on the card', 'Reserveret på kortet'],
  charged: ['Charged so far', 'Trukket indtil nu'],
  stillDue: ['Still due', 'Mangler'],
  refunded: common.refunded,
  what: ['What you ordered', 'Det har du bestilt'],
  total: common.total,
  facts: ['Order details', 'Ordreoplysninger'],
  number: ['Order number', 'Ordrenummer'],
  when: common.when,
  where: common.where,
  date: ['Ordered', 'Bestilt'],
  email: common.email,
  goesTo: ['Delivery address', 'Leveringsadresse'],
  sendBy: ['Ships by', 'Sendes senest'],
  documents: ['Receipts', 'Kvitteringer'],
  receipt: (number: number) => [`Receipt ${number} (PDF)`, `Kvittering ${number} (PDF)`],
  'credit-note': (number: number) => [`Credit note ${number} (PDF)`, `Kreditnota ${number} (PDF)`],
  noPapers: ['We’ll issue the receipt when you’re charged.', 'Kvitteringen kommer, når beløbet er trukket.'],
  parcels: ['Parcels', 'Pakker'],
  parcel: (date: string) => [`Sent ${date}`, `Sendt ${date}`],
  track: ['Track parcel', 'Følg pakken'],
  invoices: {
    invoice: (number: number) => [`Invoice ${number} (PDF)`, `Faktura ${number} (PDF)`],
    'credit-note': (number: number) => [
      `Credit note ${number} for the invoice (PDF)`,
      `Kreditnota ${number} til fakturaen (PDF)`,
    ],
  },
  waitingTitle: ['Payment due', 'Til betaling'],
  invoiceDue: (amount: string, date: string) => [
    `The invoice of ${amount} is due on ${date}. Pay it here by card, or by bank transfer as the invoice says.`,
    `Fakturaen på ${amount} forfalder ${date}. Betal den her med kort eller med bankoverførsel, som der står på fakturaen.`,
  ],
  waiting: (number: string, amount: string, until: string) => [
    `We’re holding order ${number}, ${amount}, until ${until}. You haven’t been charged for it.`,
    `Vi gemmer ordre ${number} på ${amount} til dig til og med ${until}. Vi har ikke trukket noget for den.`,
  ],
  pay: (amount: string) => [`Pay ${amount}`, `Betal ${amount}`],
  paying: ['Redirecting to payment...', 'Sender dig videre til betaling...'],
  problem: ['Not paid yet', 'Ikke betalt endnu'],
  withdraw: ['Withdraw from contract here', 'Fortryd aftale her'],
  withdrawNote: [
    'The terms explain your right to withdraw and how it applies to this order.',
    'Din fortrydelsesret, og hvad den betyder for denne ordre, står i handelsbetingelserne.',
  ],
  terms: ['Terms of sale', 'Handelsbetingelser'],
  keepLink: [
    'Keep this link private: anyone who has it can see the order.',
    'Del ikke sidens adresse. Alle, der har den, kan se ordren.',
  ],
});

export type OrderPageWords = (typeof orderPageMessages)['en'];

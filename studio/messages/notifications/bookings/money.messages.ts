import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const moneyMessages = inBoth({
  refunded: (amount: string) => [
    `We’re refunding ${amount} to the card or wallet you paid with. Banks can take up to five working days to show it.`,
    `Du får ${amount} tilbage på det kort eller i den wallet, du betalte med. Der kan gå op til fem bankdage, før du kan se beløbet.`,
  ],
  refundedToGiftCard: (amount: string) => [
    `${amount} is back on your gift card. Its code stays the same.`,
    `${amount} står igen på dit gavekort. Koden er den samme.`,
  ],
  refundedManually: (amount: string) => [
    `The studio refunds you directly the ${amount} you paid at the session.`,
    `${amount}, som du betalte ved timen, får du tilbage direkte fra studiet.`,
  ],
  voided: (amount: string) => [
    `${amount} was only reserved, and we’ve released it. You haven’t been charged.`,
    `${amount} var kun reserveret, og reservationen er annulleret. Vi har ikke trukket penge.`,
  ],
  creditReturned: [
    'Your session credit is available again: use the link you booked with.',
    'Du har fået dit klip tilbage. Linket, du bookede med, virker stadig.',
  ],
  creditKept: [
    'The session counts as used, because it was cancelled too late to return the credit.',
    'Dit klip er brugt, fordi timen blev aflyst for sent.',
  ],
  kept: (amount: string) => [
    `${amount} can’t be refunded, because the session was cancelled too late.`,
    `Vi betaler ikke ${amount} tilbage, fordi timen blev aflyst for sent.`,
  ],
  nothingPaid: [
    'You hadn’t paid anything, so there’s nothing to refund.',
    'Du havde ikke betalt noget, så der er ikke noget at betale tilbage.',
  ],
  invoiceCancelled: (number: string) => [
    `Invoice ${number} is cancelled, so there’s nothing to pay.`,
    `Faktura ${number} er annulleret, så der er ikke noget at betale.`,
  ],
  invoiceDue: (number: string) => [
    `Invoice ${number} is still to be paid, because the session was cancelled too late.`,
    `Faktura ${number} skal stadig betales, fordi timen blev aflyst for sent.`,
  ],
  toOwner: {
    refunded: (amount: string) => [`${amount} is refunded`, `${amount} betales tilbage`],
    refundedToGiftCard: (amount: string) => [
      `${amount} is refunded to the gift card`,
      `${amount} føres tilbage til gavekortet`,
    ],
    refundedManually: (amount: string) => [
      `${amount}, paid at the session, is for you to refund`,
      `${amount}, betalt ved timen, skal du selv betale tilbage`,
    ],
    voided: (amount: string) => [
      `The reservation of ${amount} is given back`,
      `Reservationen på ${amount} er annulleret`,
    ],
    creditReturned: ['The session credit is given back', 'Du har fået dit klip tilbage'],
    creditKept: ['The session credit is used up', 'Klippet er brugt'],
    kept: (amount: string) => [`${amount} is kept`, `${amount} beholdes`],
    nothingPaid: ['Nothing had been paid', 'Der var ikke betalt noget'],
    invoiceCancelled: (number: string) => [
      `Invoice ${number} is cancelled`,
      `Faktura ${number} er annulleret`,
    ],
    invoiceDue: (number: string) => [
      `Invoice ${number} is still to be paid`,
      `Faktura ${number} skal stadig betales`,
    ],
  },
  order: common.order,
  amount: common.amount,
  status: 'Status',
  reason: ['Reason', 'Årsag'],
  refund: {
    subject: (amount: string) => [`Refund of ${amount}`, `Tilbagebetaling af ${amount}`],
    headline: ['Your refund is on its way', 'Dine penge er på vej tilbage'],
  },
  void: {
    subject: ['You haven’t been charged', 'Vi har ikke trukket beløbet'],
    headline: ['You haven’t been charged', 'Vi har ikke trukket penge'],
    seatKept: (until: string) => [
      `We’re holding your place until ${until}.`,
      `Din plads er reserveret til dig til og med ${until}.`,
    ],
    reservedGoods: (until: string) => [
      `We couldn’t ship your order in time. We’ll keep the items for you until ${until}: pay again whenever you like and we’ll send them.`,
      `Vi nåede ikke at sende dine varer i tide. Vi gemmer dem til dig til og med ${until}. Betal igen, når du vil, så sender vi dem.`,
    ],
    pay: ['Pay and ship my order', 'Betal, og få varerne sendt'],
    seatAwaits: [
      'We’re holding your place while we read your application. If we accept you, we’ll send you a link to pay.',
      'Din plads er reserveret, mens vi læser din ansøgning. Bliver du optaget, får du et link til betaling.',
    ],
  },
});

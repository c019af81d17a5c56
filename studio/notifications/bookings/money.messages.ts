export const en = {
  refunded: (amount: string) =>
    `We’re refunding ${amount} to the card or wallet you paid with. Banks can take up to five working days to show it.`,
  refundedToGiftCard: (amount: string) => `${amount} is back on your gift card. Its code stays the same.`,
  refundedManually: (amount: string) =>
    `The studio refunds you directly the ${amount} you paid at the session.`,
  voided: (amount: string) => `${amount} was only reserved, and we’ve released it. You haven’t been charged.`,
  creditReturned: 'Your session credit is available again: use the link you booked with.',
  creditKept: 'The session counts as used, because it was cancelled too late to return the credit.',
  kept: (amount: string) => `${amount} can’t be refunded, because the session was cancelled too late.`,
  nothingPaid: 'You hadn’t paid anything, so there’s nothing to refund.',
  invoiceCancelled: (number: string) => `Invoice ${number} is cancelled, so there’s nothing to pay.`,
  invoiceDue: (number: string) =>
    `Invoice ${number} is still to be paid, because the session was cancelled too late.`,
  toOwner: {
    refunded: (amount: string) => `${amount} is refunded`,
    refundedToGiftCard: (amount: string) => `${amount} is refunded to the gift card`,
    refundedManually: (amount: string) => `${amount}, paid at the session, is for you to refund`,
    voided: (amount: string) => `The reservation of ${amount} is given back`,
    creditReturned: 'The session credit is given back',
    creditKept: 'The session credit is used up',
    kept: (amount: string) => `${amount} is kept`,
    nothingPaid: 'Nothing had been paid',
    invoiceCancelled: (number: string) => `Invoice ${number} is cancelled`,
    invoiceDue: (number: string) => `Invoice ${number} is still to be paid`,
  },
  order: 'Order',
  amount: 'Amount',
  status: 'Status',
  reason: 'Reason',
  refund: {
    subject: (amount: string) => `Refund of ${amount}`,
    headline: 'Your refund is on its way',
  },
  void: {
    subject: 'You haven’t been charged',
    headline: 'You haven’t been charged',
    seatKept: (until: string) => `We’re holding your place until ${until}.`,
    reservedGoods: (until: string) =>
      `We couldn’t ship your order in time. We’ll keep the items for you until ${until}: pay again whenever you like and we’ll send them.`,
    pay: 'Pay and ship my order',
    seatAwaits:
      'We’re holding your place while we read your application. If we accept you, we’ll send you a link to pay.',
  },
};

export const da: typeof en = {
  refunded: (amount) =>
    `Du får ${amount} tilbage på det kort eller i den wallet, du betalte med. Der kan gå op til fem bankdage, før du kan se beløbet.`,
  refundedToGiftCard: (amount) => `${amount} står igen på dit gavekort. Koden er den samme.`,
  refundedManually: (amount) => `${amount}, som du betalte ved timen, får du tilbage direkte fra studiet.`,
  voided: (amount) =>
    `${amount} var kun reserveret, og reservationen er annulleret. Vi har ikke trukket penge.`,
  creditReturned: 'Du har fået dit klip tilbage. Linket, du bookede med, virker stadig.',
  creditKept: 'Dit klip er brugt, fordi timen blev aflyst for sent.',
  kept: (amount) => `Vi betaler ikke ${amount} tilbage, fordi timen blev aflyst for sent.`,
  nothingPaid: 'Du havde ikke betalt noget, så der er ikke noget at betale tilbage.',
  invoiceCancelled: (number) => `Faktura ${number} er annulleret, så der er ikke noget at betale.`,
  invoiceDue: (number) => `Faktura ${number} skal stadig betales, fordi timen blev aflyst for sent.`,
  toOwner: {
    refunded: (amount) => `${amount} betales tilbage`,
    refundedToGiftCard: (amount) => `${amount} føres tilbage til gavekortet`,
    refundedManually: (amount) => `${amount}, betalt ved timen, skal du selv betale tilbage`,
    voided: (amount) => `Reservationen på ${amount} er annulleret`,
    creditReturned: 'Du har fået dit klip tilbage',
    creditKept: 'Klippet er brugt',
    kept: (amount) => `${amount} beholdes`,
    nothingPaid: 'Der var ikke betalt noget',
    invoiceCancelled: (number) => `Faktura ${number} er annulleret`,
    invoiceDue: (number) => `Faktura ${number} skal stadig betales`,
  },
  order: 'Ordre',
  amount: 'Beløb',
  status: 'Status',
  reason: 'Årsag',
  refund: {
    subject: (amount) => `Tilbagebetaling af ${amount}`,
    headline: 'Dine penge er på vej tilbage',
  },
  void: {
    subject: 'Vi har ikke trukket beløbet',
    headline: 'Vi har ikke trukket penge',
    seatKept: (until) => `Din plads er reserveret til dig til og med ${until}.`,
    reservedGoods: (until) =>
      `Vi nåede ikke at sende dine varer i tide. Vi gemmer dem til dig til og med ${until}. Betal igen, når du vil, så sender vi dem.`,
    pay: 'Betal, og få varerne sendt',
    seatAwaits:
      'Din plads er reserveret, mens vi læser din ansøgning. Bliver du optaget, får du et link til betaling.',
  },
};

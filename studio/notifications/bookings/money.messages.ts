export const en = {
  refunded: (amount: string) =>
    `${amount} goes back to the card or wallet you paid with. Banks take up to five working days to show it.`,
  refundedManually: (amount: string) =>
    `${amount}, which you paid at the lesson, is refunded to you by the studio directly.`,
  voided: (amount: string) =>
    `${amount} was only reserved, and the reservation has been given back. No money was taken.`,
  creditReturned: 'The session is yours to use again: the link it was booked with works as before.',
  creditKept: 'The session counts as used, because it was cancelled too late to be given back.',
  kept: (amount: string) =>
    `${amount} is not paid back, because the session was cancelled too late for that.`,
  nothingPaid: 'Nothing had been paid, so nothing is paid back.',
  toOwner: {
    refunded: (amount: string) => `${amount} is refunded`,
    refundedManually: (amount: string) => `${amount}, paid at the lesson, is to be returned by you`,
    voided: (amount: string) => `The reservation of ${amount} is given back`,
    creditReturned: 'The session credit is given back',
    creditKept: 'The session credit is used up',
    kept: (amount: string) => `${amount} is kept`,
    nothingPaid: 'Nothing had been paid',
  },
  order: 'Order',
  amount: 'Amount',
  status: 'Status',
  reason: 'Reason',
  refund: {
    subject: (amount: string) => `Refund of ${amount}`,
    headline: 'Your money is on its way back',
  },
  void: {
    subject: 'Your payment was not taken',
    headline: 'No money was taken',
    seatKept: (until: string) => `Your seat stays reserved for you until ${until}.`,
    goodsKept: (until: string) =>
      `We could not send your goods in time. They are kept for you until ${until}: pay again when you like, and we send them.`,
    pay: 'Pay and have it sent',
    seatAwaits: 'Your seat stays reserved while we read your application. With our yes comes a link to pay.',
  },
};

export const da: typeof en = {
  refunded: (amount) =>
    `${amount} går tilbage til det kort eller den wallet, du betalte med. Banken kan bruge op til fem bankdage på at vise det.`,
  refundedManually: (amount) => `${amount}, som du betalte ved timen, får du tilbage direkte fra studiet.`,
  voided: (amount) =>
    `${amount} var kun reserveret, og reservationen er annulleret. Der er ikke hævet penge.`,
  creditReturned: 'Timen kan bruges igen: linket, den blev booket med, virker som før.',
  creditKept: 'Timen er brugt, fordi den blev afbestilt for sent til at give den tilbage.',
  kept: (amount) => `${amount} betales ikke tilbage, fordi timen blev afbestilt for sent til det.`,
  nothingPaid: 'Der var ikke betalt noget, så der betales ikke noget tilbage.',
  toOwner: {
    refunded: (amount) => `${amount} betales tilbage`,
    refundedManually: (amount) => `${amount}, betalt ved timen, skal du selv betale tilbage`,
    voided: (amount) => `Reservationen på ${amount} er annulleret`,
    creditReturned: 'Klippet er givet tilbage',
    creditKept: 'Klippet er brugt',
    kept: (amount) => `${amount} beholdes`,
    nothingPaid: 'Der var ikke betalt noget',
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
    subject: 'Din betaling er ikke hævet',
    headline: 'Der er ikke hævet penge',
    seatKept: (until) => `Din plads er reserveret til dig til og med ${until}.`,
    goodsKept: (until) =>
      `Vi nåede ikke at sende dine varer i tide. De gemmes til dig til og med ${until}: Betal igen, når du vil, så sender vi dem.`,
    pay: 'Betal og få det sendt',
    seatAwaits:
      'Din plads er reserveret, mens vi læser din ansøgning. Med vores ja følger et link til at betale.',
  },
};

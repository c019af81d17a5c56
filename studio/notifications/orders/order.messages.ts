export const en = {
  days: 'Days',
  validUntil: 'Valid until',
  reserved: 'Reserved',
  paid: 'Paid',

  programme: {
    subject: (programme: string) => `Your seat in ${programme} is reserved`,
    headline: 'Your seat is reserved',
    lead: (amount: string) =>
      `${amount} is reserved on your card. It is taken only when we have accepted your application, and given back if we do not.`,
    form: 'What is missing is your application: about ten minutes, with this same e-mail address, so that it finds your seat.',
    hasForm: 'We have your application, read it, and answer within 2 to 3 business days.',
    write: 'Write your application',
    until: (date: string) =>
      `A bank keeps a reservation only for a few days. If we have not agreed by ${date}, it is given back to you, and we write to you.`,
  },
  accepted: {
    subject: (programme: string) => `Accepted: ${programme}`,
    headline: 'You are in',
    lead: (programme: string) => `We have read your application to ${programme}, and we want you there.`,
    taken: (amount: string) => `${amount}, which was reserved on your card, has now been taken.`,
  },
  declined: {
    subject: (programme: string) => `Your application to ${programme}`,
    headline: 'Not this time',
    lead: (programme: string) =>
      `Thank you for applying to ${programme}. We cannot offer you a seat this time. That is a decision about this group and these dates, not about your voice.`,
  },
  credit: {
    subject: (thing: string) => `Yours to book: ${thing}`,
    headline: 'Choose your hour',
    lead: (thing: string) =>
      `You have paid for ${thing}. Choose the hour whenever it suits you; nothing more is to be paid.`,
    agree: (coach: string) => `${coach} writes to you to agree on the day.`,
    book: 'Choose your hour',
    keepLink: 'This link is yours alone. Whoever has it can use what you bought.',
  },
  nextDate: {
    subject: (thing: string) => `Your place on the next date: ${thing}`,
    headline: 'You have a place on the next date',
    lead: (thing: string) => `You have paid for ${thing}. The next date isn’t set yet.`,
    next: 'We’ll email you as soon as it is. If it doesn’t suit you, we’ll find another one or refund you.',
  },
  class: {
    subject: (thing: string) => `You are in: ${thing}`,
    headline: 'See you in class',
    lead: (thing: string) => `You have joined ${thing}. This is your next class:`,
    everyWeek: 'We meet at the same hour every week, behind the same link.',
    join: 'Open the meeting',
  },
  seat: {
    subject: (thing: string) => `Your seat: ${thing}`,
    headline: 'Your seat is booked',
    lead: (thing: string) => `You have a seat in ${thing}. Nothing more is to be paid.`,
  },
  receipt: {
    subject: (number: string) => `Receipt for order ${number}`,
    headline: 'Thank you',
    lead: 'This is your receipt. Keep it.',
    number: 'Receipt',
    order: 'Order',
    date: 'Date',
    status: 'Status',
    paidBy: 'Paid at the lesson',
    price: (count: number) => `Price, in ${count} payments`,
    due: (date: string) => `Due ${date}`,
    total: 'Total',
    vat: (percent: string) => `Of which VAT ${percent} %`,
    vatFree: 'VAT',
    noVat: 'Exempt from VAT',
    terms: 'Terms of sale',
    accepted: 'You accepted when ordering:',
    deliveredTo: 'Goes to',
    open: 'See your order',
    keepLink: 'The link is yours alone: whoever has it sees the order.',
  },
  confirmed: {
    subject: (number: string) => `Your order ${number}`,
    headline: 'We have your order',
    lead: 'Your bank has reserved the amount. It is taken when the goods leave us, and you get a mail then. If we do not send within six days, the reservation is given back.',
  },
  dispatched: {
    subject: (number: string) => `On its way: order ${number}`,
    headline: 'It is on its way',
    lead: (amount: string) => `Your goods have left us, and ${amount} has been taken from your card.`,
    sent: 'In the parcel',
    carrier: 'Carrier',
    tracking: 'Tracking number',
    track: 'Follow the parcel',
    rest: (amount: string, until: string) =>
      `The rest is still to come, and nothing has been taken for it. It is kept for you until ${until}; pay ${amount} for it when you like.`,
    payRest: 'Pay for the rest',
  },
  withdrawal: {
    goods: 'You can withdraw from the purchase within 14 days after you have received the goods.',
    service: 'You can withdraw from the purchase within 14 days.',
    credit:
      'You can withdraw from the purchase within 14 days. Unused, it is refunded in full; sessions already used are charged at their price.',
    digital:
      'You asked for the content at once and accepted that the right to withdraw within 14 days ends with that.',
    dated:
      'The purchase is for a fixed date, and the law’s right to withdraw within 14 days does not cover that.',
    none: '',
  },
};

export const da: typeof en = {
  days: 'Dage',
  validUntil: 'Gælder til',
  reserved: 'Reserveret',
  paid: 'Betalt',

  programme: {
    subject: (programme) => `Din plads på ${programme} er reserveret`,
    headline: 'Din plads er reserveret',
    lead: (amount) =>
      `${amount} er reserveret på dit kort. Beløbet hæves først, når vi har sagt ja til din ansøgning, og reservationen annulleres, hvis vi ikke gør.`,
    form: 'Det, der mangler, er din ansøgning: cirka ti minutter, med den samme e-mailadresse, så den finder din plads.',
    hasForm: 'Vi har din ansøgning, læser den og svarer inden for 2 til 3 arbejdsdage.',
    write: 'Skriv din ansøgning',
    until: (date) =>
      `En bank holder kun en reservation nogle få dage. Er vi ikke blevet enige senest ${date}, annulleres den, og vi skriver til dig.`,
  },
  accepted: {
    subject: (programme) => `Optaget: ${programme}`,
    headline: 'Du er med',
    lead: (programme) => `Vi har læst din ansøgning til ${programme}, og vi vil gerne have dig med.`,
    taken: (amount) => `${amount}, som var reserveret på dit kort, er nu hævet.`,
  },
  declined: {
    subject: (programme) => `Din ansøgning til ${programme}`,
    headline: 'Ikke denne gang',
    lead: (programme) =>
      `Tak for din ansøgning til ${programme}. Vi kan ikke tilbyde dig en plads denne gang. Det handler om dette hold og disse datoer, ikke om din stemme.`,
  },
  credit: {
    subject: (thing) => `Klar til at booke: ${thing}`,
    headline: 'Vælg din time',
    lead: (thing) =>
      `Du har betalt for ${thing}. Vælg tidspunktet, når det passer dig; du skal ikke betale mere.`,
    agree: (coach) => `${coach} skriver til dig for at aftale dagen.`,
    book: 'Vælg din time',
    keepLink: 'Linket er kun dit. Den, der har det, kan bruge det, du har købt.',
  },
  nextDate: {
    subject: (thing) => `Din plads på næste hold: ${thing}`,
    headline: 'Du har en plads på næste hold',
    lead: (thing) => `Du har betalt for ${thing}. Den næste dato er ikke fastsat endnu.`,
    next: 'Du får en e-mail, så snart den er. Passer datoen dig ikke, finder vi en anden eller betaler dig tilbage.',
  },
  class: {
    subject: (thing) => `Du er med: ${thing}`,
    headline: 'Vi ses til undervisningen',
    lead: (thing) => `Du er tilmeldt ${thing}. Her er din næste gang:`,
    everyWeek: 'Vi mødes på samme tid hver uge, bag det samme link.',
    join: 'Åbn mødet',
  },
  seat: {
    subject: (thing) => `Din plads: ${thing}`,
    headline: 'Din plads er booket',
    lead: (thing) => `Du har en plads på ${thing}. Du skal ikke betale mere.`,
  },
  receipt: {
    subject: (number) => `Kvittering for ordre ${number}`,
    headline: 'Tak',
    lead: 'Her er din kvittering. Gem den.',
    number: 'Kvittering',
    order: 'Ordre',
    date: 'Dato',
    status: 'Status',
    paidBy: 'Betalt ved timen',
    price: (count) => `Pris, i ${count} betalinger`,
    due: (date) => `Trækkes ${date}`,
    total: 'I alt',
    vat: (percent) => `Heraf moms ${percent} %`,
    vatFree: 'Moms',
    noVat: 'Momsfri',
    terms: 'Handelsbetingelser',
    accepted: 'Det sagde du ja til, da du bestilte:',
    deliveredTo: 'Sendes til',
    open: 'Se din ordre',
    keepLink: 'Linket er kun dit: Den, der har det, kan se ordren.',
  },
  confirmed: {
    subject: (number) => `Din ordre ${number}`,
    headline: 'Vi har din ordre',
    lead: 'Din bank har reserveret beløbet. Det hæves, når vi sender varerne, og så får du en mail. Sender vi ikke inden for seks dage, annulleres reservationen.',
  },
  dispatched: {
    subject: (number) => `På vej: ordre ${number}`,
    headline: 'Den er på vej',
    lead: (amount) => `Dine varer er sendt, og ${amount} er hævet på dit kort.`,
    sent: 'I pakken',
    carrier: 'Fragtfirma',
    tracking: 'Sporingsnummer',
    track: 'Følg pakken',
    rest: (amount, until) =>
      `Resten mangler endnu, og der er ikke hævet noget for den. Den gemmes til dig til og med ${until}; betal ${amount} for den, når du vil.`,
    payRest: 'Betal resten',
  },
  withdrawal: {
    goods: 'Du kan fortryde købet inden for 14 dage, efter at du har fået varen.',
    service: 'Du kan fortryde købet inden for 14 dage.',
    credit:
      'Du kan fortryde købet inden for 14 dage. Er det ubrugt, får du hele beløbet tilbage; brugte timer betales til deres pris.',
    digital:
      'Du bad om at få indholdet med det samme og sagde ja til, at fortrydelsesretten på 14 dage dermed falder bort.',
    dated: 'Købet gælder en bestemt dato, og det dækker lovens fortrydelsesret på 14 dage ikke.',
    none: '',
  },
};

export const en = {
  days: 'Dates',
  validUntil: 'Valid until',
  reserved: 'Authorised',
  paid: 'Paid',

  programme: {
    subject: (programme: string) => `Your place on ${programme} is reserved`,
    headline: 'Your place is reserved',
    lead: (amount: string) =>
      `${amount} is reserved on your card. We charge it only if we accept your application, and release it if we don’t.`,
    form: 'One thing is left: your application, about ten minutes. Use this same email address so we can match it to your place.',
    hasForm: 'We’ve received your application and will reply within 2 to 3 business days.',
    write: 'Write your application',
    until: (date: string) =>
      `Banks only hold a reservation for a few days. If nothing is agreed by ${date}, it’s released and we’ll email you.`,
  },
  accepted: {
    subject: (programme: string) => `You’re in: ${programme}`,
    headline: 'You’re in',
    lead: (programme: string) => `We’ve read your application to ${programme}, and we’d love to have you.`,
    taken: (amount: string) => `We’ve now charged the ${amount} that was reserved on your card.`,
  },
  declined: {
    subject: (programme: string) => `Your application to ${programme}`,
    headline: 'Not this time',
    lead: (programme: string) =>
      `Thank you for applying to ${programme}. We can’t offer you a place this time. That’s a decision about this group and these dates, not about your voice.`,
  },
  credit: {
    subject: (title: string) => `Ready to book: ${title}`,
    headline: 'Choose your time',
    lead: (title: string) =>
      `You’ve paid for ${title}. Choose a time whenever it suits you; there’s nothing more to pay.`,
    agree: (coach: string) => `${coach} will email you to agree a date.`,
    book: 'Choose a time',
    keepLink: 'Keep this link private: anyone who has it can use what you bought.',
  },
  nextDate: {
    subject: (title: string) => `Your place on the next date: ${title}`,
    headline: 'You have a place on the next date',
    lead: (title: string) => `You’ve paid for ${title}. The next date isn’t set yet.`,
    next: 'We’ll email you as soon as it is. If it doesn’t suit you, we’ll find another one or refund you.',
  },
  class: {
    subject: (title: string) => `You’re in: ${title}`,
    headline: 'See you in class',
    lead: (title: string) => `You’ve joined ${title}. Your next class:`,
    everyWeek: 'We meet at the same time every week, on the same link.',
    join: 'Join the class',
  },
  seat: {
    subject: (title: string) => `Your place: ${title}`,
    headline: 'Your place is booked',
    lead: (title: string) => `You have a place on ${title}. There’s nothing more to pay.`,
  },
  receipt: {
    subject: (number: string) => `Receipt for order ${number}`,
    headline: 'Thank you',
    lead: 'This is your receipt. Keep it.',
    number: 'Receipt',
    order: 'Order',
    date: 'Date',
    status: 'Status',
    paidBy: 'Paid at the session',
    price: (count: number) => `Price, in ${count} payments`,
    due: (date: string) => `Due ${date}`,
    total: 'Total',
    vat: (percent: string) => `Including ${percent}% VAT`,
    vatFree: 'VAT',
    noVat: 'Exempt from VAT',
    terms: 'Terms of sale',
    accepted: 'You accepted when ordering:',
    deliveredTo: 'Delivery address',
    open: 'See your order',
    keepLink: 'Keep this link private: anyone who has it can see the order.',
  },
  confirmed: {
    subject: (number: string) => `Order ${number} confirmed`,
    headline: 'We have your order',
    lead: 'We’ve reserved the amount on your card. We charge it when we ship, and email you when we do. If we don’t ship within six days, the reservation is released.',
  },
  dispatched: {
    subject: (number: string) => `On its way: order ${number}`,
    headline: 'It’s on its way',
    lead: (amount: string) => `Your order has shipped, and we’ve charged ${amount} to your card.`,
    sent: 'In the parcel',
    carrier: 'Carrier',
    tracking: 'Tracking number',
    track: 'Track your parcel',
    rest: (amount: string, until: string) =>
      `The rest hasn’t shipped, and you haven’t been charged for it. We’ll keep it for you until ${until}; pay ${amount} for it whenever you like.`,
    payRest: 'Pay for the rest',
  },
  withdrawal: {
    goods: 'You can withdraw from the purchase within 14 days of receiving the goods.',
    service: 'You can withdraw from the purchase within 14 days.',
    credit:
      'You can withdraw from the purchase within 14 days. If it’s unused, we refund it in full; sessions you’ve used are charged at their price.',
    digital: 'You asked for immediate access and accepted that your 14-day right to withdraw ends with it.',
    dated: 'The purchase is for a fixed date, so the statutory 14-day right to withdraw doesn’t apply.',
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
      `${amount} er reserveret på dit kort. Vi trækker beløbet, når du er optaget, og annullerer reservationen, hvis du ikke bliver det.`,
    form: 'Nu mangler vi kun din ansøgning. Den tager cirka ti minutter. Brug den samme e-mailadresse, så kobler vi den til din plads.',
    hasForm: 'Vi har din ansøgning, læser den og svarer inden for 2-3 hverdage.',
    write: 'Skriv din ansøgning',
    until: (date) =>
      `En bank holder kun en reservation nogle få dage. Er vi ikke blevet enige senest ${date}, annulleres den, og vi skriver til dig.`,
  },
  accepted: {
    subject: (programme) => `Optaget: ${programme}`,
    headline: 'Du er med',
    lead: (programme) => `Vi har læst din ansøgning til ${programme}, og vi vil gerne have dig med.`,
    taken: (amount) => `${amount} var reserveret på dit kort og er nu trukket.`,
  },
  declined: {
    subject: (programme) => `Din ansøgning til ${programme}`,
    headline: 'Ikke denne gang',
    lead: (programme) =>
      `Tak for din ansøgning til ${programme}. Vi kan ikke tilbyde dig en plads denne gang. Det handler om dette hold og disse datoer, ikke om din stemme.`,
  },
  credit: {
    subject: (title) => `Klar til at booke: ${title}`,
    headline: 'Vælg din time',
    lead: (title) =>
      `Du har betalt for ${title}. Vælg tidspunktet, når det passer dig; du skal ikke betale mere.`,
    agree: (coach) => `${coach} skriver til dig for at aftale dagen.`,
    book: 'Vælg din time',
    keepLink: 'Del ikke linket. Alle, der har det, kan bruge det, du har købt.',
  },
  nextDate: {
    subject: (title) => `Din plads på næste hold: ${title}`,
    headline: 'Du har en plads på næste hold',
    lead: (title) => `Du har betalt for ${title}. Den næste dato er ikke fastsat endnu.`,
    next: 'Du får en e-mail, så snart den er. Passer datoen dig ikke, finder vi en anden eller betaler dig tilbage.',
  },
  class: {
    subject: (title) => `Du er med: ${title}`,
    headline: 'Vi ses til undervisningen',
    lead: (title) => `Du er tilmeldt ${title}. Næste gang er:`,
    everyWeek: 'Vi mødes på samme tid hver uge via det samme link.',
    join: 'Gå til mødet',
  },
  seat: {
    subject: (title) => `Din plads: ${title}`,
    headline: 'Din plads er booket',
    lead: (title) => `Du har en plads på ${title}. Du skal ikke betale mere.`,
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
    accepted: 'Du accepterede, da du bestilte:',
    deliveredTo: 'Sendes til',
    open: 'Se din ordre',
    keepLink: 'Del ikke linket. Alle, der har det, kan se ordren.',
  },
  confirmed: {
    subject: (number) => `Din ordre ${number}`,
    headline: 'Vi har din ordre',
    lead: 'Din bank har reserveret beløbet. Vi trækker det, når vi sender varerne, og så får du en e-mail. Sender vi ikke inden for seks dage, annullerer vi reservationen.',
  },
  dispatched: {
    subject: (number) => `På vej: ordre ${number}`,
    headline: 'Din pakke er på vej',
    lead: (amount) => `Vi har sendt dine varer og trukket ${amount} på dit kort.`,
    sent: 'I pakken',
    carrier: 'Fragtfirma',
    tracking: 'Sporingsnummer',
    track: 'Følg pakken',
    rest: (amount, until) =>
      `Resten mangler endnu, og vi har ikke trukket noget for den. Vi gemmer den til dig til og med ${until}. Betal ${amount}, når du vil have den sendt.`,
    payRest: 'Betal resten',
  },
  withdrawal: {
    goods: 'Du kan fortryde købet inden for 14 dage, efter at du har fået varen.',
    service: 'Du kan fortryde købet inden for 14 dage.',
    credit:
      'Du kan fortryde købet inden for 14 dage. Har du ikke brugt noget, får du hele beløbet tilbage. Brugte timer betaler du til deres pris.',
    digital:
      'Du bad om at få indholdet med det samme og sagde ja til, at fortrydelsesretten på 14 dage dermed falder bort.',
    dated: 'Købet gælder en bestemt dato og er ikke omfattet af lovens fortrydelsesret på 14 dage.',
    none: '',
  },
};

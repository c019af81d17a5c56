import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const orderMessages = inBoth({
  days: ['Dates', 'Dage'],
  validUntil: ['Valid until', 'Gælder til'],
  reserved: ['Authorised', 'Reserveret'],
  paid: common.paid,
  sessions: common.sessions,

  programme: {
    subject: (programme: string) => [
      `Your place on ${programme} is reserved`,
      `Din plads på ${programme} er reserveret`,
    ],
    headline: ['Your place is reserved', 'Din plads er reserveret'],
    lead: (amount: string) => [
      `${amount} is reserved on your card. We charge it only if we accept your application, and release it if we don’t.`,
      `${amount} er reserveret på dit kort. Vi trækker beløbet, når du er optaget, og annullerer reservationen, hvis du ikke bliver det.`,
    ],
    form: [
      'One thing is left: your application, about ten minutes. Use this same email address so we can match it to your place.',
      'Nu mangler vi kun din ansøgning. Den tager cirka ti minutter. Brug den samme e-mailadresse, så kobler vi den til din plads.',
    ],
    hasForm: [
      'We’ve received your application and will reply within 2 to 3 business days.',
      'Vi har din ansøgning, læser den og svarer inden for 2-3 hverdage.',
    ],
    write: ['Write your application', 'Skriv din ansøgning'],
    until: (date: string) => [
      `Banks only hold a reservation for a few days. If nothing is agreed by ${date}, it’s released and we’ll email you.`,
      `En bank holder kun en reservation nogle få dage. Er vi ikke blevet enige senest ${date}, annulleres den, og vi skriver til dig.`,
    ],
  },
  accepted: {
    subject: (programme: string) => [`You’re in: ${programme}`, `Optaget: ${programme}`],
    headline: ['You’re in', 'Du er med'],
    lead: (programme: string) => [
      `We’ve read your application to ${programme}, and we’d love to have you.`,
      `Vi har læst din ansøgning til ${programme}, og vi vil gerne have dig med.`,
    ],
    taken: (amount: string) => [
      `We’ve now charged the ${amount} that was reserved on your card.`,
      `${amount} var reserveret på dit kort og er nu trukket.`,
    ],
  },
  declined: {
    subject: (programme: string) => [`Your application to ${programme}`, `Din ansøgning til ${programme}`],
    headline: ['Not this time', 'Ikke denne gang'],
    lead: (programme: string) => [
      `Thank you for applying to ${programme}. We can’t offer you a place this time. That’s a decision about this group and these dates, not about your voice.`,
      `Tak for din ansøgning til ${programme}. Vi kan ikke tilbyde dig en plads denne gang. Det handler om dette hold og disse datoer, ikke om din stemme.`,
    ],
  },
  credit: {
    subject: (title: string) => [`Ready to book: ${title}`, `Klar til at booke: ${title}`],
    headline: ['Choose your time', 'Vælg din time'],
    lead: (title: string) => [
      `You’ve paid for ${title}. Choose a time whenever it suits you; there’s nothing more to pay.`,
      `Du har betalt for ${title}. Vælg tidspunktet, når det passer dig; du skal ikke betale mere.`,
    ],
    agree: (coach: string) => [
      `${coach} will email you to agree a date.`,
      `${coach} skriver til dig for at aftale dagen.`,
    ],
    book: ['Choose a time', 'Vælg din time'],
    keepLink: [
      'Keep this link private: anyone who has it can use what you bought.',
      'Del ikke linket. Alle, der har det, kan bruge det, du har købt.',
    ],
  },
  nextDate: {
    subject: (title: string) => [
      `Your place on the next date: ${title}`,
      `Din plads på næste hold: ${title}`,
    ],
    headline: ['You have a place on the next date', 'Du har en plads på næste hold'],
    lead: (title: string) => [
      `You’ve paid for ${title}. The next date isn’t set yet.`,
      `Du har betalt for ${title}. Den næste dato er ikke fastsat endnu.`,
    ],
    next: [
      'We’ll email you as soon as it is. If it doesn’t suit you, we’ll find another one or refund you.',
      'Du får en e-mail, så snart den er. Passer datoen dig ikke, finder vi en anden eller betaler dig tilbage.',
    ],
  },
  class: {
    subject: (title: string) => [`You’re in: ${title}`, `Du er med: ${title}`],
    headline: ['See you in class', 'Vi ses til undervisningen'],
    lead: (title: string) => [
      `You’ve joined ${title}. Your next class:`,
      `Du er tilmeldt ${title}. Næste gang er:`,
    ],
    everyWeek: [
      'We meet at the same time every week, on the same link.',
      'Vi mødes på samme tid hver uge via det samme link.',
    ],
    join: ['Join the class', 'Gå til mødet'],
  },
  seat: {
    subject: (title: string) => [`Your place: ${title}`, `Din plads: ${title}`],
    headline: ['Your place is booked', 'Din plads er booket'],
    lead: (title: string) => [
      `You have a place on ${title}. There’s nothing more to pay.`,
      `Du har en plads på ${title}. Du skal ikke betale mere.`,
    ],
  },
  receipt: {
    subject: (number: string) => [`Receipt for order ${number}`, `Kvittering for ordre ${number}`],
    headline: ['Thank you', 'Tak'],
    lead: ['This is your receipt. Keep it.', 'Her er din kvittering. Gem den.'],
    number: ['Receipt', 'Kvittering'],
    order: common.order,
    date: common.date,
    status: 'Status',
    paidBy: ['Paid at the session', 'Betalt ved timen'],
    paid: ['Paid by', 'Betalt med'],
    price: (count: number) => [`Price, in ${count} payments`, `Pris, i ${count} betalinger`],
    due: (date: string) => [`Due ${date}`, `Trækkes ${date}`],
    total: common.total,
    vat: (percent: string) => [`Including ${percent}% VAT`, `Heraf moms ${percent} %`],
    vatFree: common.vat,
    noVat: ['Exempt from VAT', 'Momsfri'],
    discount: common.discount,
    giftCard: ['Paid with gift card', 'Betalt med gavekort'],
    charged: ['Paid by card', 'Betalt med kort'],
    voucherVat: ['Charged when the gift card is used', 'Beregnes, når gavekortet bruges'],
    terms: ['Terms of sale', 'Handelsbetingelser'],
    accepted: ['You accepted when ordering:', 'Du accepterede, da du bestilte:'],
    deliveredTo: ['Delivery address', 'Sendes til'],
    open: ['See your order', 'Se din ordre'],
    keepLink: [
      'Keep this link private: anyone who has it can see the order.',
      'Del ikke linket. Alle, der har det, kan se ordren.',
    ],
  },
  confirmed: {
    subject: (number: string) => [`Order ${number} confirmed`, `Din ordre ${number}`],
    headline: ['We have your order', 'Vi har din ordre'],
    lead: [
      'We’ve reserved the amount on your card. We charge it when we ship, and email you when we do. If we don’t ship within six days, the reservation is released.',
      'Din bank har reserveret beløbet. Vi trækker det, når vi sender varerne, og så får du en e-mail. Sender vi ikke inden for seks dage, annullerer vi reservationen.',
    ],
  },
  dispatched: {
    subject: (number: string) => [`On its way: order ${number}`, `På vej: ordre ${number}`],
    headline: ['It’s on its way', 'Din pakke er på vej'],
    lead: (amount: string) => [
      `Your order has shipped, and we’ve charged ${amount} to your card.`,
      `Vi har sendt dine varer og trukket ${amount} på dit kort.`,
    ],
    sent: ['In the parcel', 'I pakken'],
    carrier: ['Carrier', 'Fragtfirma'],
    tracking: ['Tracking number', 'Sporingsnummer'],
    track: ['Track your parcel', 'Følg pakken'],
    rest: (amount: string, until: string) => [
      `The rest hasn’t shipped, and you haven’t been charged for it. We’ll keep it for you until ${until}; pay ${amount} for it whenever you like.`,
      `Resten mangler endnu, og vi har ikke trukket noget for den. Vi gemmer den til dig til og med ${until}. Betal ${amount}, når du vil have den sendt.`,
    ],
    payRest: ['Pay for the rest', 'Betal resten'],
  },
  withdrawal: {
    goods: [
      'You can withdraw from the purchase within 14 days of receiving the goods.',
      'Du kan fortryde købet inden for 14 dage, efter at du har fået varen.',
    ],
    service: [
      'You can withdraw from the purchase within 14 days.',
      'Du kan fortryde købet inden for 14 dage.',
    ],
    credit: [
      'You can withdraw from the purchase within 14 days. If it’s unused, we refund it in full; sessions you’ve used are charged at their price.',
      'Du kan fortryde købet inden for 14 dage. Har du ikke brugt noget, får du hele beløbet tilbage. Brugte timer betaler du til deres pris.',
    ],
    digital: [
      'You asked for immediate access and accepted that your 14-day right to withdraw ends with it.',
      'Du bad om at få indholdet med det samme og sagde ja til, at fortrydelsesretten på 14 dage dermed falder bort.',
    ],
    dated: [
      'The purchase is for a fixed date, so the statutory 14-day right to withdraw doesn’t apply.',
      'Købet gælder en bestemt dato og er ikke omfattet af lovens fortrydelsesret på 14 dage.',
    ],
    none: '',
  },
});

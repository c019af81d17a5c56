import type { Language } from '#studio/shared/language.ts';

const en = {
  status: 'See how it stands',
  keepLink: 'This link is yours alone. Whoever has it can read how your application stands.',
  answerBy: 'Answer by',
  files: 'Files',
  phone: 'Phone',
  received: {
    subject: (programme: string) => `We have your application to ${programme}`,
    headline: 'Your application is here',
    lead: (programme: string) =>
      `Thank you for applying to ${programme}. We read every application ourselves.`,
    answer: (date: string) =>
      `You hear from us within 2 to 3 business days, by ${date} at the latest. We call you first, at a time you named.`,
    reserved: 'Your seat is reserved and the amount on your card too. It is taken only when we say yes.',
  },
  accepted: {
    subject: (programme: string) => `Yes: your seat in ${programme}`,
    headline: 'You are in',
    lead: (programme: string) => `We have read your application to ${programme}, and we want you there.`,
    pay: (amount: string, until: string) =>
      `Your seat is kept for you until ${until}. It is yours once ${amount} has been paid.`,
    payParts: (parts: number, first: string, until: string) =>
      `You pay in ${parts} instalments. Your seat is kept for you until ${until}, and is yours once the first one, ${first}, has been paid.`,
    button: 'Pay and take your seat',
    instalment: (number: number) => `Instalment ${number}`,
    due: (amount: string, date: string) => `${amount}, by ${date}`,
  },
  declined: {
    subject: (programme: string) => `Our answer: ${programme}`,
    unpaid: 'Nothing was paid, so nothing goes back.',
  },
  paid: {
    subject: (programme: string) => `Payment received: ${programme}`,
    headline: 'Your seat is yours',
    lead: (amount: string, number: number, of: number) =>
      `${amount} has arrived: instalment ${number} of ${of}.`,
    whole: (amount: string) => `${amount} has arrived. Nothing more is to be paid.`,
    last: 'That was the last one. Nothing more is to be paid.',
    next: (amount: string, date: string) => `The next one, ${amount}, is due by ${date}.`,
    payNext: 'See your instalments',
  },
  late: {
    subject: (programme: string) => `Still to be paid: ${programme}`,
    again: (programme: string) => `Once more, still to be paid: ${programme}`,
    headline: 'An instalment is waiting',
    lead: (amount: string, number: number, of: number, date: string) =>
      of === 1
        ? `${amount} was to be paid by ${date}, and we have not received it yet.`
        : `Instalment ${number} of ${of}, ${amount}, was to be paid by ${date}, and we have not received it yet.`,
    crossed: 'Have you paid in these days? Then this mail has crossed your payment, and you need do nothing.',
    seat: 'Your seat was kept until that day. It may still be free: pay now, and it is yours. If it is not, the page says so and nothing is taken.',
    trouble: 'Is something in the way? Answer this mail, and we find a solution together.',
    last: 'If we hear nothing within a week, we call you.',
    button: 'Pay now',
  },
  owner: {
    subject: (programme: string, name: string) => `Application: ${programme}, ${name}`,
    headline: 'A new application',
    read: 'Read and answer',
    reserved: (amount: string) => `${amount} is reserved on the applicant’s card.`,
    unpaid: 'Nothing is paid yet.',
  },
};

const da: typeof en = {
  status: 'Se, hvordan det går',
  keepLink: 'Linket er kun dit. Den, der har det, kan se, hvordan det går med din ansøgning.',
  answerBy: 'Svar senest',
  files: 'Filer',
  phone: 'Telefon',
  received: {
    subject: (programme) => `Vi har din ansøgning til ${programme}`,
    headline: 'Din ansøgning er her',
    lead: (programme) => `Tak for din ansøgning til ${programme}. Vi læser hver eneste selv.`,
    answer: (date) =>
      `Du hører fra os inden for 2 til 3 arbejdsdage, senest ${date}. Vi ringer først, på et tidspunkt du har nævnt.`,
    reserved:
      'Din plads er reserveret, og det er beløbet på dit kort også. Det hæves først, når vi siger ja.',
  },
  accepted: {
    subject: (programme) => `Ja: din plads på ${programme}`,
    headline: 'Du er med',
    lead: (programme) => `Vi har læst din ansøgning til ${programme}, og vi vil gerne have dig med.`,
    pay: (amount, until) =>
      `Din plads holdes til dig til og med ${until}. Den er din, når ${amount} er betalt.`,
    payParts: (parts, first, until) =>
      `Du betaler i ${parts} rater. Din plads holdes til dig til og med ${until} og er din, når den første, ${first}, er betalt.`,
    button: 'Betal, og tag din plads',
    instalment: (number) => `Rate ${number}`,
    due: (amount, date) => `${amount}, senest ${date}`,
  },
  declined: {
    subject: (programme) => `Vores svar: ${programme}`,
    unpaid: 'Der var ikke betalt noget, så der går ikke noget tilbage.',
  },
  paid: {
    subject: (programme) => `Betaling modtaget: ${programme}`,
    headline: 'Pladsen er din',
    lead: (amount, number, of) => `${amount} er kommet: rate ${number} af ${of}.`,
    whole: (amount) => `${amount} er kommet. Du skal ikke betale mere.`,
    last: 'Det var den sidste. Du skal ikke betale mere.',
    next: (amount, date) => `Den næste, ${amount}, skal betales senest ${date}.`,
    payNext: 'Se dine rater',
  },
  late: {
    subject: (programme) => `Endnu ikke betalt: ${programme}`,
    again: (programme) => `Stadig ikke betalt: ${programme}`,
    headline: 'En rate venter',
    lead: (amount, number, of, date) =>
      of === 1
        ? `${amount} skulle betales senest ${date}, og vi har ikke modtaget beløbet endnu.`
        : `Rate ${number} af ${of}, ${amount}, skulle betales senest ${date}, og vi har ikke modtaget den endnu.`,
    crossed:
      'Har du betalt inden for de seneste dage? Så har mailen krydset din betaling, og du skal ikke gøre noget.',
    seat: 'Din plads blev holdt til den dag. Den er måske stadig ledig: betal nu, så er den din. Er den ikke, siger siden det, og der hæves ikke noget.',
    trouble: 'Er der noget i vejen? Svar på mailen, så finder vi en løsning sammen.',
    last: 'Hører vi ikke fra dig inden for en uge, ringer vi.',
    button: 'Betal nu',
  },
  owner: {
    subject: (programme, name) => `Ansøgning: ${programme}, ${name}`,
    headline: 'En ny ansøgning',
    read: 'Læs og svar',
    reserved: (amount) => `${amount} er reserveret på ansøgerens kort.`,
    unpaid: 'Der er ikke betalt noget endnu.',
  },
};

export const applicationMailWords: Record<Language, typeof en> = { en, da };

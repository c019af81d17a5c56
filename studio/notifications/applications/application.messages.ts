export const en = {
  status: 'Check your application',
  keepLink: 'Keep this link private: anyone who has it can see your application.',
  answerBy: 'Answer by',
  files: 'Files',
  phone: 'Phone',
  received: {
    subject: (programme: string) => `We have your application to ${programme}`,
    headline: 'Application received',
    lead: (programme: string) =>
      `Thank you for applying to ${programme}. We read every application ourselves.`,
    answer: (date: string) =>
      `You’ll hear from us within 2 to 3 business days, by ${date} at the latest. We’ll call you first, at one of the times you suggested.`,
    reserved:
      'Your place is reserved, and so is the amount on your card. We charge it only if we accept you.',
  },
  accepted: {
    subject: (programme: string) => `You’re in: ${programme}`,
    headline: 'You’re in',
    lead: (programme: string) => `We’ve read your application to ${programme}, and we’d love to have you.`,
    pay: (amount: string, until: string) =>
      `We’re holding your place until ${until}. It’s yours once you’ve paid ${amount}.`,
    payParts: (parts: number, first: string, until: string) =>
      `You pay in ${parts} instalments. We’re holding your place until ${until}; it’s yours once you’ve paid the first, ${first}.`,
    button: 'Pay and confirm your place',
    instalment: (number: number) => `Instalment ${number}`,
    due: (amount: string, date: string) => `${amount}, by ${date}`,
  },
  declined: {
    subject: (programme: string) => `Your application to ${programme}`,
    unpaid: 'You haven’t paid anything, so there’s nothing to refund.',
  },
  paid: {
    subject: (programme: string) => `Payment received: ${programme}`,
    headline: 'Your place is confirmed',
    lead: (amount: string, number: number, of: number) =>
      `We’ve received ${amount}: instalment ${number} of ${of}.`,
    whole: (amount: string) => `We’ve received ${amount}. There’s nothing more to pay.`,
    last: 'That was the last instalment. There’s nothing more to pay.',
    next: (amount: string, date: string) => `The next one, ${amount}, is due by ${date}.`,
    payNext: 'See your instalments',
  },
  late: {
    subject: (programme: string) => `Payment due: ${programme}`,
    subjectAgain: (programme: string) => `Reminder, payment due: ${programme}`,
    headline: 'A payment is overdue',
    whole: (amount: string, date: string) => `${amount} was due by ${date}, and we haven’t received it yet.`,
    lead: (amount: string, number: string, date: string) =>
      `Instalment ${number}, ${amount}, was due by ${date}, and we haven’t received it yet.`,
    numberOf: (number: number, of: number) => `${number} of ${of}`,
    crossed:
      'Paid in the last few days? Then this email has crossed your payment and you don’t need to do anything.',
    seat: 'We held your place until that day. It may still be free: pay now and it’s yours. If it’s gone, the page will say so and you won’t be charged.',
    trouble: 'Is something in the way? Reply to this email and we’ll find a solution together.',
    last: 'If we don’t hear from you within a week, we’ll call.',
    button: 'Pay now',
  },
  owner: {
    subject: (programme: string, name: string) => `Application: ${programme}, ${name}`,
    headline: 'A new application',
    read: 'Read and reply',
    reserved: (amount: string) => `${amount} is reserved on the applicant’s card.`,
    unpaid: 'Nothing has been paid yet.',
  },
};

export const da: typeof en = {
  status: 'Se din ansøgning',
  keepLink: 'Del ikke linket. Alle, der har det, kan følge din ansøgning.',
  answerBy: 'Svar senest',
  files: 'Filer',
  phone: 'Telefon',
  received: {
    subject: (programme) => `Vi har modtaget din ansøgning til ${programme}`,
    headline: 'Tak for din ansøgning',
    lead: (programme) => `Vi har modtaget din ansøgning til ${programme}. Vi læser selv alle ansøgninger.`,
    answer: (date) =>
      `Du hører fra os inden for 2-3 hverdage, senest ${date}. Vi ringer først på et tidspunkt, du har foreslået.`,
    reserved:
      'Din plads er reserveret, og beløbet er reserveret på dit kort. Vi trækker det først, når du er optaget.',
  },
  accepted: {
    subject: (programme) => `Du er optaget på ${programme}`,
    headline: 'Du er med',
    lead: (programme) => `Vi har læst din ansøgning til ${programme}, og vi vil gerne have dig med.`,
    pay: (amount, until) =>
      `Din plads er reserveret til og med ${until}. Den er din, når du har betalt ${amount}.`,
    payParts: (parts, first, until) =>
      `Du betaler i ${parts} rater. Din plads er reserveret til og med ${until} og er din, når du har betalt første rate på ${first}.`,
    button: 'Betal for din plads',
    instalment: (number) => `Rate ${number}`,
    due: (amount, date) => `${amount}, senest ${date}`,
  },
  declined: {
    subject: (programme) => `Vores svar: ${programme}`,
    unpaid: 'Du har ikke betalt noget, så der er ikke noget at betale tilbage.',
  },
  paid: {
    subject: (programme) => `Betaling modtaget: ${programme}`,
    headline: 'Pladsen er din',
    lead: (amount, number, of) => `Vi har modtaget ${amount}: rate ${number} af ${of}.`,
    whole: (amount) => `Vi har modtaget ${amount}. Du skal ikke betale mere.`,
    last: 'Det var den sidste rate. Du skal ikke betale mere.',
    next: (amount, date) => `Næste rate på ${amount} skal betales senest ${date}.`,
    payNext: 'Se dine rater',
  },
  late: {
    subject: (programme) => `Vi mangler din betaling: ${programme}`,
    subjectAgain: (programme) => `Vi mangler stadig din betaling: ${programme}`,
    headline: 'Vi mangler din betaling',
    whole: (amount, date) =>
      `${amount} skulle betales senest ${date}, og vi har ikke modtaget beløbet endnu.`,
    lead: (amount, number, date) =>
      `Rate ${number}, ${amount}, skulle betales senest ${date}, og vi har ikke modtaget den endnu.`,
    numberOf: (number, of) => `${number} af ${of}`,
    crossed: 'Har du betalt inden for de seneste dage? Så skal du ikke gøre noget.',
    seat: 'Din plads var reserveret til den dag. Den er måske stadig ledig. Betal nu, så er den din. Er den optaget, ser du det på siden, og vi trækker ikke noget.',
    trouble: 'Er der noget i vejen? Svar på denne e-mail, så finder vi en løsning sammen.',
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

import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const applicationMessages = inBoth({
  status: ['Check your application', 'Se din ansøgning'],
  keepLink: [
    'Keep this link private: anyone who has it can see your application.',
    'Del ikke linket. Alle, der har det, kan følge din ansøgning.',
  ],
  answerBy: ['Answer by', 'Svar senest'],
  files: common.files,
  phone: common.phone,
  received: {
    subject: (programme: string) => [
      `We have your application to ${programme}`,
      `Vi har modtaget din ansøgning til ${programme}`,
    ],
    headline: ['Application received', 'Tak for din ansøgning'],
    lead: (programme: string) => [
      `Thank you for applying to ${programme}. We read every application ourselves.`,
      `Vi har modtaget din ansøgning til ${programme}. Vi læser selv alle ansøgninger.`,
    ],
    answer: (date: string) => [
      `You’ll hear from us within 2 to 3 business days, by ${date} at the latest. We’ll call you first, at one of the times you suggested.`,
      `Du hører fra os inden for 2-3 hverdage, senest ${date}. Vi ringer først på et tidspunkt, du har foreslået.`,
    ],
    reserved: [
      'Your place is reserved, and so is the amount on your card. We charge it only if we accept you.',
      'Din plads er reserveret, og beløbet er reserveret på dit kort. Vi trækker det først, når du er optaget.',
    ],
  },
  accepted: {
    subject: (programme: string) => [`You’re in: ${programme}`, `Du er optaget på ${programme}`],
    headline: ['You’re in', 'Du er med'],
    lead: (programme: string) => [
      `We’ve read your application to ${programme}, and we’d love to have you.`,
      `Vi har læst din ansøgning til ${programme}, og vi vil gerne have dig med.`,
    ],
    pay: (amount: string, until: string) => [
      `We’re holding your place until ${until}. It’s yours once you’ve paid ${amount}.`,
      `Din plads er reserveret til og med ${until}. Den er din, når du har betalt ${amount}.`,
    ],
    payParts: (parts: number, first: string, until: string) => [
      `You pay in ${parts} instalments. We’re holding your place until ${until}; it’s yours once you’ve paid the first, ${first}.`,
      `Du betaler i ${parts} rater. Din plads er reserveret til og med ${until} og er din, når du har betalt første rate på ${first}.`,
    ],
    button: ['Pay and confirm your place', 'Betal for din plads'],
    instalment: (number: number) => [`Instalment ${number}`, `Rate ${number}`],
    due: (amount: string, date: string) => [`${amount}, by ${date}`, `${amount}, senest ${date}`],
  },
  declined: {
    subject: (programme: string) => [`Your application to ${programme}`, `Vores svar: ${programme}`],
    unpaid: [
      'You haven’t paid anything, so there’s nothing to refund.',
      'Du har ikke betalt noget, så der er ikke noget at betale tilbage.',
    ],
  },
  paid: {
    subject: (programme: string) => [`Payment received: ${programme}`, `Betaling modtaget: ${programme}`],
    headline: ['Your place is confirmed', 'Pladsen er din'],
    lead: (amount: string, number: number, of: number) => [
      `We’ve received ${amount}: instalment ${number} of ${of}.`,
      `Vi har modtaget ${amount}: rate ${number} af ${of}.`,
    ],
    whole: (amount: string) => [
      `We’ve received ${amount}. There’s nothing more to pay.`,
      `Vi har modtaget ${amount}. Du skal ikke betale mere.`,
    ],
    last: [
      'That was the last instalment. There’s nothing more to pay.',
      'Det var den sidste rate. Du skal ikke betale mere.',
    ],
    next: (amount: string, date: string) => [
      `The next one, ${amount}, is due by ${date}.`,
      `Næste rate på ${amount} skal betales senest ${date}.`,
    ],
    payNext: ['See your instalments', 'Se dine rater'],
  },
  late: {
    subject: (programme: string) => [`Payment due: ${programme}`, `Vi mangler din betaling: ${programme}`],
    subjectAgain: (programme: string) => [
      `Reminder, payment due: ${programme}`,
      `Vi mangler stadig din betaling: ${programme}`,
    ],
    headline: ['A payment is overdue', 'Vi mangler din betaling'],
    whole: (amount: string, date: string) => [
      `${amount} was due by ${date}, and we haven’t received it yet.`,
      `${amount} skulle betales senest ${date}, og vi har ikke modtaget beløbet endnu.`,
    ],
    lead: (amount: string, number: string, date: string) => [
      `Instalment ${number}, ${amount}, was due by ${date}, and we haven’t received it yet.`,
      `Rate ${number}, ${amount}, skulle betales senest ${date}, og vi har ikke modtaget den endnu.`,
    ],
    numberOf: (number: number, of: number) => [`${number} of ${of}`, `${number} af ${of}`],
    crossed: [
      'Paid in the last few days? Then this email has crossed your payment and you don’t need to do anything.',
      'Har du betalt inden for de seneste dage? Så skal du ikke gøre noget.',
    ],
    seat: [
      'We held your place until that day. It may still be free: pay now and it’s yours. If it’s gone, the page will say so and you won’t be charged.',
      'Din plads var reserveret til den dag. Den er måske stadig ledig. Betal nu, så er den din. Er den optaget, ser du det på siden, og vi trækker ikke noget.',
    ],
    trouble: [
      'Is something in the way? Reply to this email and we’ll find a solution together.',
      'Er der noget i vejen? Svar på denne e-mail, så finder vi en løsning sammen.',
    ],
    last: [
      'If we don’t hear from you within a week, we’ll call.',
      'Hører vi ikke fra dig inden for en uge, ringer vi.',
    ],
    button: ['Pay now', 'Betal nu'],
  },
  owner: {
    subject: (programme: string, name: string) => [
      `Application: ${programme}, ${name}`,
      `Ansøgning: ${programme}, ${name}`,
    ],
    headline: ['A new application', 'En ny ansøgning'],
    read: ['Read and reply', 'Læs og svar'],
    reserved: (amount: string) => [
      `${amount} is reserved on the applicant’s card.`,
      `${amount} er reserveret på ansøgerens kort.`,
    ],
    unpaid: ['Nothing has been paid yet.', 'Der er ikke betalt noget endnu.'],
  },
});

import type { Tender } from '#studio/money/orders/tender/tender.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const statusMessages = inBoth({
  title: ['Your application', 'Din ansøgning'],
  headlines: {
    received: ['In review', 'Vi læser'],
    accepted: ['You’re in', 'Du er med'],
    declined: ['Not this time', 'Ikke denne gang'],
    withdrawn: common.withdrawn,
  },
  leads: {
    received: (date: string) => [
      `You’ll hear from us by ${date}. We call before we decide.`,
      `Du hører fra os senest ${date}. Vi ringer, før vi beslutter os.`,
    ],
    accepted: [
      'We’d love to have you. Your next steps are below.',
      'Vi vil gerne have dig med. Her er det, du mangler.',
    ],
    seated: [
      'We’d love to have you, and your place is confirmed.',
      'Vi vil gerne have dig med, og pladsen er din.',
    ],
    declined: [
      'We can’t offer you a place this time. That’s a decision about this group and these dates, not about your voice.',
      'Vi kan ikke tilbyde dig en plads denne gang. Det handler om dette hold og disse datoer, ikke om din stemme.',
    ],
    withdrawn: [
      'You’ve withdrawn this application. You can send another one whenever you like.',
      'Du trak ansøgningen tilbage. Du kan sende en ny, når du vil.',
    ],
  },
  programme: ['Programme', 'Forløb'],
  sentOn: ['Sent', 'Sendt'],
  answerBy: ['You’ll hear from us by', 'Du hører fra os senest'],
  files: common.files,
  noFiles: ['none', 'ingen'],
  money: common.payment,
  reserved: {
    card: (amount: string) => [
      `${amount} is reserved on your card; we charge it only if we accept you.`,
      `${amount} er reserveret på dit kort. Vi trækker først beløbet, når du er optaget.`,
    ],
    giftCard: (amount: string) => [
      `${amount} is reserved on your gift card; it’s used only if we accept you.`,
      `${amount} er reserveret på dit gavekort. Det bruges først, når du er optaget.`,
    ],
    both: (amount: string) => [
      `${amount} is reserved on your card and your gift card; we charge it only if we accept you.`,
      `${amount} er reserveret på dit kort og dit gavekort. Vi trækker først beløbet, når du er optaget.`,
    ],
    nothing: () => ['There’s nothing to pay.', 'Der er intet at betale.'],
  } satisfies Pairs<Record<Tender, (amount: string) => string>>,
  taken: (amount: string) => [
    `${amount} is paid. There’s nothing more to pay.`,
    `${amount} er betalt. Du skal ikke betale mere.`,
  ],
  unpaid: ['Nothing has been paid yet.', 'Der er ikke betalt noget endnu.'],
  back: [
    'Anything reserved or paid is returned to you.',
    'Du får tilbage, hvad du har betalt, og reservationer annulleres.',
  ],
  seatKept: (date: string) => [
    `We’re holding your place until ${date}.`,
    `Din plads er reserveret til og med ${date}.`,
  ],
  instalments: ['Your payment', 'Din betaling'],
  instalment: (number: number, of: number) =>
    of === 1 ? ['In full', 'På én gang'] : [`Instalment ${number} of ${of}`, `Rate ${number} af ${of}`],
  due: (amount: string, date: string) => [`${amount}, by ${date}`, `${amount}, senest ${date}`],
  paid: (amount: string) => [`${amount}, paid`, `${amount}, betalt`],
  pay: (amount: string) => [`Pay ${amount}`, `Betal ${amount}`],
  reserve: (amount: string) => [`Reserve with ${amount}`, `Reserver med ${amount}`],
  reserveLead: (amount: string) => [
    `We reserve ${amount} on your card and charge it only if we accept you. You can also wait for our reply.`,
    `${amount} bliver kun reserveret på dit kort. Vi trækker det, når du er optaget. Du kan også vente på vores svar.`,
  ],
  withdraw: ['Withdraw application', 'Træk ansøgningen tilbage'],
  withdrawSure: [
    'Withdraw? We’ll release your place and any reserved amount.',
    'Vil du trække den tilbage? Pladsen bliver ledig, og et reserveret beløb frigives.',
  ],
  withdrawYes: ['Yes, withdraw', 'Ja, træk den tilbage'],
  answered: [
    'We’ve replied in the meantime. Write to us and we’ll sort it out.',
    'Vi har svaret i mellemtiden. Skriv til os, så finder vi en løsning.',
  ],
  noAnswer: [
    'The bank isn’t responding. Nothing is lost; try again in a minute.',
    'Banken svarer ikke lige nu. Intet er gået tabt. Prøv igen om et minut.',
  ],
  keepLink: [
    'Keep this link private: anyone who has it can see your application.',
    'Del ikke sidens adresse. Alle, der har den, kan læse siden.',
  ],
  again: ['Write another application', 'Skriv en ny ansøgning'],
  paying: [
    'We’ve received your payment. It may take a moment to show here.',
    'Vi har modtaget din betaling. Der kan gå et øjeblik, før den vises her.',
  ],
});

export type StatusWords = (typeof statusMessages)['en'];

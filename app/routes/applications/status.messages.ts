import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Your application',
  headlines: {
    received: 'In review',
    accepted: 'You’re in',
    declined: 'Not this time',
    withdrawn: 'Withdrawn',
  },
  leads: {
    received: (date: string) => `You hear from us by ${date} at the latest. We call before we decide.`,
    accepted: 'We’d love to have you. Your next steps are below.',
    seated: 'We’d love to have you, and your place is confirmed.',
    declined:
      'We can’t offer you a place this time. That’s a decision about this group and these dates, not about your voice.',
    withdrawn: 'You’ve withdrawn this application. You can send another one whenever you like.',
  },
  programme: 'Programme',
  sentOn: 'Sent',
  answerBy: 'Answer by',
  files: 'Files',
  noFiles: 'none',
  money: 'Payment',
  reserved: (amount: string) => `${amount} is reserved on your card; we charge it only if we accept you.`,
  taken: (amount: string) => `${amount} is paid. Nothing more is to be paid.`,
  unpaid: 'Nothing has been paid yet.',
  back: 'Anything reserved or paid is returned to you.',
  seatKept: (date: string) => `We’re holding your place until ${date}.`,
  instalments: 'Your payment',
  instalment: (number: number, of: number) => (of === 1 ? 'In full' : `Instalment ${number} of ${of}`),
  due: (amount: string, date: string) => `${amount}, by ${date}`,
  paid: (amount: string) => `${amount}, paid`,
  pay: (amount: string) => `Pay ${amount}`,
  reserve: (amount: string) => `Reserve with ${amount}`,
  reserveLead: (amount: string) =>
    `We reserve ${amount} on your card and charge it only if we accept you. You can also wait for our reply.`,
  withdraw: 'Withdraw application',
  withdrawSure: 'Withdraw? We’ll release your place and any amount reserved on your card.',
  withdrawYes: 'Yes, withdraw',
  answered: 'We’ve replied in the meantime. Write to us and we’ll sort it out.',
  noAnswer: 'The bank isn’t responding. Nothing is lost; try again in a minute.',
  keepLink: 'Keep this link private: anyone who has it can see your application.',
  again: 'Write another application',
  paying: 'We’ve received your payment. It may take a moment to show here.',
};

const da: typeof en = {
  title: 'Din ansøgning',
  headlines: {
    received: 'Vi læser',
    accepted: 'Du er med',
    declined: 'Ikke denne gang',
    withdrawn: 'Trukket tilbage',
  },
  leads: {
    received: (date) => `Du hører fra os senest ${date}. Vi ringer, før vi beslutter os.`,
    accepted: 'Vi vil gerne have dig med. Her er det, du mangler.',
    seated: 'Vi vil gerne have dig med, og pladsen er din.',
    declined:
      'Vi kan ikke tilbyde dig en plads denne gang. Det handler om dette hold og disse datoer, ikke om din stemme.',
    withdrawn: 'Du trak ansøgningen tilbage. Du kan sende en ny, når du vil.',
  },
  programme: 'Forløb',
  sentOn: 'Sendt',
  answerBy: 'Svar senest',
  files: 'Filer',
  noFiles: 'ingen',
  money: 'Betaling',
  reserved: (amount) => `${amount} er reserveret på dit kort. Vi trækker først beløbet, når du er optaget.`,
  taken: (amount) => `${amount} er betalt. Du skal ikke betale mere.`,
  unpaid: 'Der er ikke betalt noget endnu.',
  back: 'Du får tilbage, hvad du har betalt, og reservationer frigives.',
  seatKept: (date) => `Din plads er reserveret til og med ${date}.`,
  instalments: 'Din betaling',
  instalment: (number, of) => (of === 1 ? 'På én gang' : `Rate ${number} af ${of}`),
  due: (amount, date) => `${amount}, senest ${date}`,
  paid: (amount) => `${amount}, betalt`,
  pay: (amount) => `Betal ${amount}`,
  reserve: (amount) => `Reserver med ${amount}`,
  reserveLead: (amount) =>
    `${amount} bliver kun reserveret på dit kort. Vi trækker det, når du er optaget. Du kan også vente på vores svar.`,
  withdraw: 'Træk ansøgningen tilbage',
  withdrawSure: 'Vil du trække den tilbage? Pladsen bliver ledig, og reservationen på dit kort frigives.',
  withdrawYes: 'Ja, træk den tilbage',
  answered: 'Den er blevet besvaret imens. Skriv til os, så finder vi en løsning.',
  noAnswer: 'Banken svarer ikke lige nu. Intet er gået tabt; prøv igen om et minut.',
  keepLink: 'Del ikke sidens adresse. Alle, der har den, kan læse siden.',
  again: 'Skriv en ny ansøgning',
  paying: 'Vi har modtaget din betaling. Der kan gå et øjeblik, før den vises her.',
};

export const statusMessages: Record<Language, typeof en> = { en, da };
export type StatusWords = typeof en;

import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Your application',
  headlines: {
    received: 'We are reading',
    accepted: 'You are in',
    declined: 'Not this time',
    withdrawn: 'Taken back',
  },
  leads: {
    received: (date: string) => `You hear from us by ${date} at the latest. We call before we decide.`,
    accepted: 'We want you there. What is left to do stands below.',
    seated: 'We want you there, and your seat is yours.',
    declined:
      'We cannot offer you a seat this time. That is a decision about this group and these dates, not about your voice.',
    withdrawn: 'You took this application back. You can send another one whenever you like.',
  },
  programme: 'Programme',
  sentOn: 'Sent',
  answerBy: 'Answer by',
  files: 'Files',
  noFiles: 'none',
  money: 'Payment',
  reserved: (amount: string) => `${amount} is reserved on your card; nothing is taken before our yes.`,
  taken: (amount: string) => `${amount} is paid. Nothing more is to be paid.`,
  unpaid: 'Nothing is paid yet.',
  back: 'What was reserved or paid goes back to you.',
  seatKept: (date: string) => `Your seat is kept for you until ${date}.`,
  instalments: 'Your payment',
  instalment: (number: number, of: number) => (of === 1 ? 'In one' : `Instalment ${number} of ${of}`),
  due: (amount: string, date: string) => `${amount}, by ${date}`,
  paid: (amount: string) => `${amount}, paid`,
  pay: (amount: string) => `Pay ${amount}`,
  reserve: (amount: string) => `Reserve with ${amount}`,
  reserveLead: (amount: string) =>
    `${amount} is only reserved on your card, and taken when we accept you. You can also wait for our answer.`,
  withdraw: 'Take the application back',
  withdrawSure: 'Take it back? Your seat is given free, and so is what is reserved on your card.',
  withdrawYes: 'Yes, take it back',
  answered: 'It has been answered meanwhile. Write to us, and we find a way.',
  noAnswer: 'The bank does not answer just now. Nothing is lost; try again in a minute.',
  keepLink: 'This address is yours alone. Whoever has it can read this page.',
  again: 'Write another application',
  paying: 'Your payment has arrived. It may take a moment until it shows here.',
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
    accepted: 'Vi vil gerne have dig med. Det, der mangler, står herunder.',
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
  reserved: (amount) => `${amount} er reserveret på dit kort; intet hæves før vores ja.`,
  taken: (amount) => `${amount} er betalt. Du skal ikke betale mere.`,
  unpaid: 'Der er ikke betalt noget endnu.',
  back: 'Det, der var reserveret eller betalt, går tilbage til dig.',
  seatKept: (date) => `Din plads holdes til dig til og med ${date}.`,
  instalments: 'Din betaling',
  instalment: (number, of) => (of === 1 ? 'På én gang' : `Rate ${number} af ${of}`),
  due: (amount, date) => `${amount}, senest ${date}`,
  paid: (amount) => `${amount}, betalt`,
  pay: (amount) => `Betal ${amount}`,
  reserve: (amount) => `Reservér med ${amount}`,
  reserveLead: (amount) =>
    `${amount} bliver kun reserveret på dit kort og hæves, når vi siger ja. Du kan også vente på vores svar.`,
  withdraw: 'Træk ansøgningen tilbage',
  withdrawSure: 'Vil du trække den tilbage? Pladsen gives fri, og det gør reservationen på dit kort også.',
  withdrawYes: 'Ja, træk den tilbage',
  answered: 'Den er blevet besvaret imens. Skriv til os, så finder vi en vej.',
  noAnswer: 'Banken svarer ikke lige nu. Intet er gået tabt; prøv igen om et minut.',
  keepLink: 'Adressen er kun din. Den, der har den, kan læse siden.',
  again: 'Skriv en ny ansøgning',
  paying: 'Din betaling er kommet. Der kan gå et øjeblik, før den står her.',
};

export const statusMessages: Record<Language, typeof en> = { en, da };
export type StatusWords = typeof en;

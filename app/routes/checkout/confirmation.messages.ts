import type { Language } from '#studio/shared/language.ts';

const en = {
  confirmation: 'Confirmation',
  sentTo: 'Sent to',
  spam: 'Not there in five minutes? Look in your spam folder.',
  noAddress: 'The payment page gave us no email address. Enter yours to receive the confirmation.',
  noAddressElsewhere: 'The payment page gave us no email address. Enter one in the browser you paid in.',
  elsewhere:
    'You’re not in the browser you paid in, so we’ve hidden the email address. Use the links in our email to change anything.',
  linkInEmail: 'The meeting link is in our email',
  corrected: 'We’ve sent the confirmation again. If it doesn’t arrive, write to us.',
  wrongAddress: 'Wrong address, or nothing arrived?',
  email: 'Email',
  emailHint: 'You can correct it once. Links in emails sent so far stop working.',
  sendAgain: 'Send again',
  problems: {
    'bad-email': 'Please enter a valid email address, such as name@example.com.',
    'other-browser':
      'The address can only be changed in the browser you paid in. Write to us, and we’ll correct it.',
    closed: 'The address can no longer be changed here. Write to us, and we’ll correct it.',
    'too-often': 'Too many emails in a short time. Please try again later.',
    'not-found': 'We couldn’t find this payment.',
  },
  bring: 'What to bring',
  changes: 'If something comes up',
  changeUntil: (until: string) => `Reschedule or cancel free of charge until ${until}.`,
  changeLate: (hours: number) =>
    `It starts in less than ${hours} hours. You can still request another time; if you cancel, there’s no refund.`,
  finding: 'How to find us',
  map: 'Map with the studio',
  sketch: (street: string, number: string) => `Sketch of ${street}: a note marks number ${number}`,
  maps: 'Open in maps',
  online: 'Your session is online. Open the meeting link a few minutes before it starts.',
  next: 'Next step',
  nextSignedIn: 'Your sessions, notes and recordings are in your student area.',
  openArea: 'Open your student area',
  nextSignUp: 'Keep your sessions, notes and recordings in one place. Sign up with the same email address.',
  createAccount: 'Create an account',
  nextSong: (coach: string) =>
    `Tell ${coach} which song you’re working on, so you can start singing right away.`,
  writeToUs: 'Write to us',
  date: 'Date',
  place: 'Where',
};

const da: typeof en = {
  confirmation: 'Bekræftelse',
  sentTo: 'Sendt til',
  spam: 'Er den ikke kommet efter fem minutter? Se i din spammappe.',
  noAddress: 'Vi fik ingen e-mailadresse fra betalingssiden. Skriv din, så sender vi bekræftelsen.',
  noAddressElsewhere: 'Vi fik ingen e-mailadresse fra betalingssiden. Skriv din i den browser, du betalte i.',
  elsewhere:
    'Du er ikke i den browser, du betalte i, så vi viser ikke hele e-mailadressen. Brug linkene i vores e-mail, hvis du vil ændre noget.',
  linkInEmail: 'Mødelinket står i vores e-mail',
  corrected: 'Vi har sendt bekræftelsen igen. Kommer den ikke frem, så skriv til os.',
  wrongAddress: 'Forkert adresse, eller kom der ikke noget?',
  email: 'E-mail',
  emailHint: 'Du kan rette den én gang. Links i de e-mails, vi allerede har sendt, holder op med at virke.',
  sendAgain: 'Send igen',
  problems: {
    'bad-email': 'Skriv en gyldig e-mailadresse, for eksempel navn@eksempel.dk.',
    'other-browser': 'Adressen kan kun rettes i den browser, du betalte i. Skriv til os, så retter vi den.',
    closed: 'Adressen kan ikke længere rettes her. Skriv til os, så retter vi den.',
    'too-often': 'Der er sendt for mange e-mails på kort tid. Prøv igen senere.',
    'not-found': 'Vi kunne ikke finde betalingen.',
  },
  bring: 'Tag med',
  changes: 'Hvis du bliver forhindret',
  changeUntil: (until) => `Du kan flytte eller aflyse gratis indtil ${until}.`,
  changeLate: (hours) =>
    `Der er mindre end ${hours} timer til start. Du kan stadig bede om en anden tid, men får ikke pengene tilbage, hvis du aflyser.`,
  finding: 'Sådan finder du os',
  map: 'Kort med studiet',
  sketch: (street, number) => `Skitse af ${street}: en node viser nummer ${number}`,
  maps: 'Åbn i kort',
  online: 'Timen er online. Åbn mødelinket et par minutter før start.',
  next: 'Næste skridt',
  nextSignedIn: 'Du finder dine timer, noter og optagelser på Min side.',
  openArea: 'Åbn Min side',
  nextSignUp: 'Saml dine timer, noter og optagelser ét sted. Opret en konto med den samme e-mailadresse.',
  createAccount: 'Opret en konto',
  nextSong: (coach) => `Fortæl ${coach}, hvilken sang du arbejder med, så I kan gå i gang med det samme.`,
  writeToUs: 'Skriv til os',
  date: 'Dato',
  place: 'Sted',
};

export type ConfirmationWords = typeof en;
export const confirmationMessages: Record<Language, ConfirmationWords> = { en, da };

import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import { rangeLinkMessages } from '#studio/site/range/range-link.messages.ts';

export const confirmationMessages = inBoth({
  confirmation: ['Confirmation', 'Bekræftelse'],
  sentTo: ['Sent to', 'Sendt til'],
  spam: [
    'Not there in five minutes? Look in your spam folder.',
    'Er den ikke kommet efter fem minutter? Se i din spammappe.',
  ],
  noAddress: [
    'The payment page gave us no email address. Enter yours to receive the confirmation.',
    'Vi fik ingen e-mailadresse fra betalingssiden. Skriv din, så sender vi bekræftelsen.',
  ],
  noAddressElsewhere: [
    'The payment page gave us no email address. Enter one in the browser you paid in.',
    'Vi fik ingen e-mailadresse fra betalingssiden. Skriv din i den browser, du betalte i.',
  ],
  elsewhere: [
    'You’re not in the browser you paid in, so we’ve hidden the email address. Use the links in our email to change anything.',
    'Du er ikke i den browser, du betalte i, så vi viser ikke hele e-mailadressen. Brug linkene i vores e-mail, hvis du vil ændre noget.',
  ],
  linkInEmail: ['The meeting link is in our email', 'Mødelinket står i vores e-mail'],
  corrected: [
    'We’ve sent the confirmation again. If it doesn’t arrive, write to us.',
    'Vi har sendt bekræftelsen igen. Kommer den ikke frem, så skriv til os.',
  ],
  wrongAddress: ['Wrong address, or nothing arrived?', 'Forkert adresse, eller kom der ikke noget?'],
  email: common.email,
  emailHint: [
    'You can correct it once. Links in emails sent so far stop working.',
    'Du kan rette den én gang. Links i de e-mails, vi allerede har sendt, holder op med at virke.',
  ],
  sendAgain: ['Send again', 'Send igen'],
  problems: {
    'bad-email': [
      'Please enter a valid email address, such as name@example.com.',
      'Skriv en gyldig e-mailadresse, for eksempel navn@eksempel.dk.',
    ],
    'other-browser': [
      'The address can only be changed in the browser you paid in. Write to us, and we’ll correct it.',
      'Adressen kan kun rettes i den browser, du betalte i. Skriv til os, så retter vi den.',
    ],
    closed: [
      'The address can no longer be changed here. Write to us, and we’ll correct it.',
      'Adressen kan ikke længere rettes her. Skriv til os, så retter vi den.',
    ],
    'too-often': [
      'Too many emails in a short time. Please try again later.',
      'Der er sendt for mange e-mails på kort tid. Prøv igen senere.',
    ],
    'not-found': ['We couldn’t find this payment.', 'Vi kunne ikke finde betalingen.'],
  },
  bring: ['What to bring', 'Tag med'],
  changes: ['If something comes up', 'Hvis du bliver forhindret'],
  changeUntil: (until: string) => [
    `Reschedule or cancel free of charge until ${until}.`,
    `Du kan flytte eller aflyse gratis indtil ${until}.`,
  ],
  changeLate: (hours: number) => [
    `It starts in less than ${hours} hours. You can still request another time; if you cancel, there’s no refund.`,
    `Der er mindre end ${hours} timer til start. Du kan stadig bede om en anden tid, men får ikke pengene tilbage, hvis du aflyser.`,
  ],
  beforeFirst: [rangeLinkMessages.en.before, rangeLinkMessages.da.before],
  findRange: [rangeLinkMessages.en.find, rangeLinkMessages.da.find],
  finding: ['How to find us', 'Sådan finder du os'],
  map: ['Map showing the studio', 'Kort, der viser studiet'],
  sketch: (street: string, number: string) => [
    `Sketch of ${street}: a note marks number ${number}`,
    `Skitse af ${street}: en node viser nummer ${number}`,
  ],
  maps: ['Open in maps', 'Åbn i kort'],
  online: [
    'Your session is online. Open the meeting link a few minutes before it starts.',
    'Timen er online. Åbn mødelinket et par minutter før start.',
  ],
  next: ['Next step', 'Næste skridt'],
  nextSignedIn: [
    'Your sessions, notes and recordings are in your student area.',
    'Du finder dine timer, noter og optagelser på Min side.',
  ],
  openArea: ['Open your student area', 'Åbn Min side'],
  nextSignUp: [
    'Keep your sessions, notes and recordings in one place. Sign up with the same email address.',
    'Saml dine timer, noter og optagelser ét sted. Opret en konto med den samme e-mailadresse.',
  ],
  createAccount: ['Create an account', 'Opret en konto'],
  nextSong: (coach: string) => [
    `Tell ${coach} which song you’re working on, so you can start singing right away.`,
    `Fortæl ${coach}, hvilken sang du arbejder med, så I kan gå i gang med det samme.`,
  ],
  writeToUs: common.writeToUs,
  date: common.date,
  place: common.where,
});

export type ConfirmationWords = (typeof confirmationMessages)['en'];

import type { GoogleRefusal } from '#studio/calendar/external-calendars/connect-google.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const googleMessages = inBoth({
  title: ['Google Calendar', 'Google Kalender'],
  lead: [
    'Connect a Google account, and choose which of its calendars make you busy. Connect it again to find new calendars. You allow it on Google’s own page; we never see your password.',
    'Tilslut en Google-konto, og vælg, hvilke af dens kalendere der gør dig optaget. Tilslut den igen for at finde nye kalendere. Du giver adgang på Googles egen side. Vi ser aldrig din adgangskode.',
  ],
  connect: ['Connect a Google account', 'Tilslut en Google-konto'],
  connectAgain: ['Connect again', 'Tilslut igen'],
  disconnected: (account: string) => [`${account} is disconnected`, `Forbindelsen til ${account} er afbrudt`],
  disconnectedText: [
    'Google no longer gives access, for example because it was removed in your Google account. Busy times from the last check still apply, and bookings aren’t written until you connect again.',
    'Google giver ikke længere adgang, for eksempel fordi den er fjernet i din Google-konto. Optagne tider fra sidste tjek gælder stadig, og bookinger skrives ikke, før du tilslutter igen.',
  ],
  notRevoked: (account: string) => [
    `${account} is disconnected here, but we haven’t been able to end our access at Google yet. We keep trying for a week. You can remove it at myaccount.google.com/connections.`,
    `${account} er afbrudt her, men vi har endnu ikke kunnet fjerne vores adgang hos Google. Vi bliver ved med at prøve i en uge. Du kan selv fjerne den på myaccount.google.com/connections.`,
  ],
  notConfigured: [
    'Google Calendar isn’t set up on this site yet. Ask your technician to create an OAuth client at Google, and to set these where the site is started:',
    'Google Kalender er ikke sat op på siden endnu. Bed din tekniker om at oprette en OAuth-klient hos Google og sætte disse dér, hvor siden startes:',
  ],
  variables: common.settings,
  redirectUri: ['Redirect URI at Google', 'Omdirigerings-URI hos Google'],
  refusals: {
    'not-configured': [
      'Google Calendar isn’t set up on this site yet. Ask your technician.',
      'Google Kalender er ikke sat op på siden endnu. Spørg din tekniker.',
    ],
    'no-secret': [
      'The access can’t be stored safely: its key would be in the same database. Set APP_SECRET where the studio is started, then start it again.',
      'Adgangen kan ikke gemmes sikkert: Dens nøgle ville ligge i samme database. Sæt APP_SECRET dér, hvor studiet startes, og start det igen.',
    ],
    'too-many-accounts': [
      'Five accounts are connected. Disconnect one first.',
      'Fem konti er tilsluttet. Afbryd først forbindelsen til en af dem.',
    ],
    'wrong-state': [
      'The answer from Google didn’t belong to this sign-in, or came too late. Connect again.',
      'Svaret fra Google hørte ikke til dette login, eller det kom for sent. Tilslut igen.',
    ],
    denied: [
      'You didn’t allow access on Google’s page. Nothing was connected.',
      'Du gav ikke adgang på Googles side. Der er ikke tilsluttet noget.',
    ],
    'code-refused': [
      'Google’s answer was already used or has expired. Connect again.',
      'Svaret fra Google er allerede brugt eller udløbet. Tilslut igen.',
    ],
    'scopes-missing': [
      'Some access wasn’t allowed. Connect again, and tick every box on Google’s page: we need your list of calendars and their events.',
      'En del af adgangen blev ikke givet. Tilslut igen, og sæt kryds i alle felter på Googles side: Vi skal bruge listen over dine kalendere og deres begivenheder.',
    ],
    'no-calendars': ['This Google account has no calendars.', 'Google-kontoen har ingen kalendere.'],
    'rate-limited': [
      'Google is limiting requests right now. Try again in a few minutes.',
      'Google begrænser forespørgsler lige nu. Prøv igen om et par minutter.',
    ],
    'not-enabled': [
      'The Google Calendar API isn’t enabled. Ask your technician to enable it in the Google Cloud project.',
      'Google Calendar API er ikke slået til. Bed din tekniker om at slå det til i Google Cloud.',
    ],
    'client-refused': [
      'Google doesn’t accept this site. Ask your technician to check GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.',
      'Google godkender ikke siden. Bed din tekniker om at tjekke GOOGLE_CLIENT_ID og GOOGLE_CLIENT_SECRET.',
    ],
    unavailable: [
      'Google couldn’t be reached, or answered with an error. Try again in a moment.',
      'Google kunne ikke nås eller svarede med en fejl. Prøv igen om lidt.',
    ],
  } satisfies Pairs<Record<GoogleRefusal, string>>,
  notConnected: ['Google Calendar wasn’t connected', 'Google Kalender blev ikke tilsluttet'],
});

export type GoogleWords = (typeof googleMessages)['en'];

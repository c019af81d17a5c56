import type { AccountField, AccountRefusal } from '#studio/calendar/external-calendars/change-accounts.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const accountsMessages = inBoth({
  title: ['iCloud, Nextcloud and Fastmail', 'iCloud, Nextcloud og Fastmail'],
  lead: [
    'Connect an account with CalDAV, and choose which of its calendars make you busy. Connect it again to enter a new password or to find new calendars.',
    'Tilslut en konto med CalDAV, og vælg, hvilke af dens kalendere der gør dig optaget. Tilslut den igen for at skrive en ny adgangskode eller finde nye kalendere.',
  ],
  busy: ['Calendars that make you busy', 'Kalendere, der gør dig optaget'],
  save: common.save,
  disconnect: ['Disconnect', 'Afbryd forbindelsen'],
  disconnectOf: (name: string) => [`Disconnect ${name}`, `Afbryd forbindelsen til ${name}`],
  connectTitle: ['Connect an account', 'Tilslut en konto'],
  fields: {
    server: ['Server address', 'Serveradresse'],
    user: ['User name', 'Brugernavn'],
    password: ['App password', 'App-adgangskode'],
  } satisfies Pairs<Record<AccountField, string>>,
  hints: {
    server: [
      'iCloud: caldav.icloud.com. Fastmail: caldav.fastmail.com. Nextcloud: the address you sign in at.',
      'iCloud: caldav.icloud.com. Fastmail: caldav.fastmail.com. Nextcloud: adressen, hvor du logger ind.',
    ],
    user: ['Usually your email address.', 'Som regel din e-mailadresse.'],
    password: [
      'Create one in your account’s security settings. Your ordinary password often doesn’t work. Stored encrypted.',
      'Opret en under sikkerhed i din konto. Din almindelige adgangskode virker ofte ikke. Gemmes krypteret.',
    ],
  } satisfies Pairs<Record<AccountField, string>>,
  faults: {
    server: [
      'Enter a server address, like caldav.icloud.com. It must use https.',
      'Skriv en serveradresse, for eksempel caldav.icloud.com. Den skal bruge https.',
    ],
    user: [
      'Enter your user name. It can’t contain a colon.',
      'Skriv dit brugernavn. Det må ikke indeholde kolon.',
    ],
    password: [
      'Enter an app password of at most 200 characters.',
      'Skriv en app-adgangskode på højst 200 tegn.',
    ],
  } satisfies Pairs<Record<AccountField, string>>,
  connect: ['Connect', 'Tilslut'],
  refusals: {
    'no-secret': [
      'The password can’t be stored safely: its key would be in the same database. Set APP_SECRET where the studio is started, then start it again.',
      'Adgangskoden kan ikke gemmes sikkert: Dens nøgle ville ligge i samme database. Sæt APP_SECRET dér, hvor studiet startes, og start det igen.',
    ],
    'too-many-accounts': [
      'Five accounts are connected. Disconnect one first.',
      'Fem konti er tilsluttet. Afbryd først forbindelsen til en af dem.',
    ],
    credentials: [
      'The server didn’t accept the user name or password. Check both, and use an app password if your account has two-factor authentication.',
      'Serveren godkendte ikke brugernavnet eller adgangskoden. Tjek begge dele, og brug en app-adgangskode, hvis din konto har totrinsgodkendelse.',
    ],
    'no-calendars': [
      'No calendars were found at this address. Check it, or create a calendar there first.',
      'Der blev ikke fundet kalendere på adressen. Tjek den, eller opret først en kalender dér.',
    ],
    timeout: [
      'The server didn’t answer within 15 seconds. Try again in a moment.',
      'Serveren svarede ikke inden for 15 sekunder. Prøv igen om lidt.',
    ],
    network: [
      'The server couldn’t be reached. Check the address.',
      'Serveren kunne ikke nås. Tjek adressen.',
    ],
    'private-address': ['The address is on a private network.', 'Adressen ligger på et privat netværk.'],
    'bad-address': ['The address is not a web address.', 'Adressen er ikke en webadresse.'],
    redirects: ['The address leads to one that isn’t secure.', 'Adressen fører til en, der ikke er sikker.'],
    'too-large': ['The server’s answer was larger than 5 MB.', 'Serverens svar var større end 5 MB.'],
    status: [
      'The server answered with an error. Try again in a moment.',
      'Serveren svarede med en fejl. Prøv igen om lidt.',
    ],
  } satisfies Pairs<Record<AccountRefusal, string>>,
});

export type AccountsWords = (typeof accountsMessages)['en'];

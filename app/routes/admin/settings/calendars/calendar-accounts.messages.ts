import type { AccountField, AccountRefusal } from '#studio/external-calendars/change-accounts.ts';
import type { Language } from '#studio/shared/language.ts';

export interface AccountsWords {
  title: string;
  lead: string;
  busy: string;
  save: string;
  disconnect: string;
  disconnectOf: (name: string) => string;
  connectTitle: string;
  fields: Record<AccountField, string>;
  hints: Record<AccountField, string>;
  faults: Record<AccountField, string>;
  connect: string;
  refusals: Record<AccountRefusal, string>;
}

const en: AccountsWords = {
  title: 'iCloud, Nextcloud and Fastmail',
  lead: 'Connect an account with CalDAV, and choose which of its calendars make you busy. Connect it again to enter a new password or to find new calendars.',
  busy: 'Calendars that make you busy',
  save: 'Save',
  disconnect: 'Disconnect',
  disconnectOf: (name) => `Disconnect ${name}`,
  connectTitle: 'Connect an account',
  fields: { server: 'Server address', user: 'User name', password: 'App password' },
  hints: {
    server:
      'iCloud: caldav.icloud.com. Fastmail: caldav.fastmail.com. Nextcloud: the address you sign in at.',
    user: 'Usually your email address.',
    password:
      'Create one in your account’s security settings. Your ordinary password often doesn’t work. Stored encrypted.',
  },
  faults: {
    server: 'Enter a server address, like caldav.icloud.com. It must use https.',
    user: 'Enter your user name. It can’t contain a colon.',
    password: 'Enter an app password of at most 200 characters.',
  },
  connect: 'Connect',
  refusals: {
    'no-secret': 'Set APP_SECRET where the site is started first: the password is stored encrypted with it.',
    'too-many-accounts': 'Five accounts are connected. Disconnect one first.',
    credentials:
      'The server didn’t accept the user name or password. Check both, and use an app password if your account has two-factor authentication.',
    'no-calendars': 'No calendars were found at this address. Check it, or create a calendar there first.',
    timeout: 'The server didn’t answer within 15 seconds. Try again in a moment.',
    network: 'The server couldn’t be reached. Check the address.',
    'private-address': 'The address is on a private network.',
    'bad-address': 'The address is not a web address.',
    redirects: 'The address leads to one that isn’t secure.',
    'too-large': 'The server’s answer was larger than 5 MB.',
    status: 'The server answered with an error. Try again in a moment.',
  },
};

const da: AccountsWords = {
  title: 'iCloud, Nextcloud og Fastmail',
  lead: 'Tilslut en konto med CalDAV, og vælg, hvilke af dens kalendere der gør dig optaget. Tilslut den igen for at skrive en ny adgangskode eller finde nye kalendere.',
  busy: 'Kalendere, der gør dig optaget',
  save: 'Gem',
  disconnect: 'Afbryd forbindelsen',
  disconnectOf: (name) => `Afbryd forbindelsen til ${name}`,
  connectTitle: 'Tilslut en konto',
  fields: { server: 'Serveradresse', user: 'Brugernavn', password: 'App-adgangskode' },
  hints: {
    server:
      'iCloud: caldav.icloud.com. Fastmail: caldav.fastmail.com. Nextcloud: adressen, hvor du logger ind.',
    user: 'Som regel din e-mailadresse.',
    password:
      'Opret en under sikkerhed i din konto. Din almindelige adgangskode virker ofte ikke. Gemmes krypteret.',
  },
  faults: {
    server: 'Skriv en serveradresse, fx caldav.icloud.com. Den skal bruge https.',
    user: 'Skriv dit brugernavn. Det må ikke indeholde kolon.',
    password: 'Skriv en app-adgangskode på højst 200 tegn.',
  },
  connect: 'Tilslut',
  refusals: {
    'no-secret': 'Sæt først APP_SECRET dér, hvor siden startes: adgangskoden gemmes krypteret med den.',
    'too-many-accounts': 'Fem konti er tilsluttet. Afbryd først forbindelsen til en af dem.',
    credentials:
      'Serveren godkendte ikke brugernavnet eller adgangskoden. Tjek begge dele, og brug en app-adgangskode, hvis din konto har totrinsgodkendelse.',
    'no-calendars':
      'Der blev ikke fundet kalendere på adressen. Tjek den, eller opret først en kalender dér.',
    timeout: 'Serveren svarede ikke inden for 15 sekunder. Prøv igen om lidt.',
    network: 'Serveren kunne ikke nås. Tjek adressen.',
    'private-address': 'Adressen ligger på et privat netværk.',
    'bad-address': 'Adressen er ikke en webadresse.',
    redirects: 'Adressen fører til en, der ikke er sikker.',
    'too-large': 'Serverens svar var større end 5 MB.',
    status: 'Serveren svarede med en fejl. Prøv igen om lidt.',
  },
};

export const accountsMessages: Record<Language, AccountsWords> = { en, da };

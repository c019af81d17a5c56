import type { CalendarFailure } from '#studio/external-calendars/external-calendar.ts';
import type { Language } from '#studio/shared/language.ts';

export interface CalendarsWords {
  lead: string;
  caption: string;
  columns: Record<'name' | 'state' | 'read' | 'remove', string>;
  none: string;
  connected: string;
  waiting: string;
  failures: Record<CalendarFailure, string>;
  failedSince: (failure: string, since: string | null, retryAt: string | null) => string;
  retry: string;
  retryOf: (name: string) => string;
  remove: string;
  removeOf: (name: string) => string;
  addTitle: string;
  addLead: string;
  name: string;
  nameHint: string;
  address: string;
  addressHint: string;
  add: string;
  faults: Record<'name' | 'address', string>;
  refusals: Record<'no-secret' | 'too-many', string>;
  conflicts: string;
  conflict: (person: string, when: string, calendar: string) => string;
  feed: {
    title: string;
    lead: string;
    on: string;
    create: string;
    replace: string;
    revoke: string;
    address: string;
    once: string;
  };
  flash: Record<
    | 'added'
    | 'removed'
    | 'revoked'
    | 'connected'
    | 'chosen'
    | 'disconnected'
    | 'retried'
    | 'rescheduled'
    | 'restored',
    string
  >;
}

const en: CalendarsWords = {
  lead: 'Busy times there can’t be booked here. We check every five minutes, and again right before a booking. A calendar that fails is checked less often, at least once an hour.',
  caption: 'Your other calendars',
  columns: { name: 'Calendar', state: 'State', read: 'Checked', remove: 'Remove' },
  none: 'No calendar is connected.',
  connected: 'Connected',
  waiting: 'Not checked yet',
  failures: {
    'bad-address': 'The address is not a web address',
    'private-address': 'The address is on a private network',
    redirects: 'The address leads somewhere else',
    'too-large': 'The calendar is larger than 5 MB',
    timeout: 'The calendar could not be read within 10 seconds',
    network: 'The calendar could not be reached',
    'not-found':
      'The calendar no longer exists at this address. Copy the address again from your calendar app',
    'not-shared': 'The calendar is no longer shared at this address. Share it again in your calendar app',
    'server-error': 'The calendar’s server has a fault',
    status: 'The calendar’s server answered with an error',
    credentials: 'The password is no longer accepted. Connect the account again with a new app password',
    'no-calendars': 'The account has no calendars',
    'no-calendar': 'What the address answers is not a calendar, or is damaged',
    'too-complex':
      'The calendar takes too long to read. A repeating event in it may never end, or it has too many events',
    busy: 'Too much is being read right now',
    'unreadable-address': 'APP_SECRET has changed. Remove the calendar and add it again',
    disconnected: 'Google no longer gives access. Connect the account again',
    'rate-limited': 'The calendar’s server is limiting requests right now',
    'not-enabled': 'The Google Calendar API isn’t enabled. Ask your technician',
    'client-refused': 'Google doesn’t accept this site, or it isn’t set up any more. Ask your technician',
  },
  failedSince: (failure, since, retryAt) =>
    [
      `${failure}.`,
      ...(since ? [`Last read ${since}; the busy times from then still apply.`] : []),
      ...(retryAt ? [`Next try ${retryAt}.`] : []),
    ].join(' '),
  retry: 'Try again',
  retryOf: (name) => `Try again to read ${name}`,
  remove: 'Remove',
  removeOf: (name) => `Remove ${name}`,
  addTitle: 'Add a calendar',
  addLead: 'Google, Apple, Outlook and most others offer a private address in ICS format in their settings.',
  name: 'Name',
  nameHint: 'Only you see it.',
  address: 'Private address (ICS)',
  addressHint: 'Begins with https:// or webcal://. Stored encrypted.',
  add: 'Add this calendar',
  faults: {
    name: 'Give it a name of at most 80 characters.',
    address: 'Enter a web address, like https://example.com/calendar.ics.',
  },
  refusals: {
    'no-secret': 'Set APP_SECRET where the site is started first: the address is stored encrypted with it.',
    'too-many': 'Twenty calendars are connected. Remove one first.',
  },
  conflicts: 'Sessions at a time when you’re busy elsewhere',
  conflict: (person, when, calendar) => `${person}, ${when}: busy in ${calendar}`,
  feed: {
    title: 'Subscribe from another app',
    lead: 'A private address with everything in this calendar, for any calendar app. Anyone who has it can read your bookings.',
    on: 'An address is in use.',
    create: 'Create an address',
    replace: 'Replace the address',
    revoke: 'Revoke the address',
    address: 'Address',
    once: 'Copy it now: it is shown only once.',
  },
  flash: {
    added: 'Calendar added.',
    removed: 'Calendar removed. Its busy times are available again.',
    revoked: 'The address no longer works.',
    connected: 'Connected. Choose the calendars that make you busy.',
    chosen: 'Saved.',
    disconnected: 'Disconnected. Its busy times are available again.',
    retried: 'We checked again.',
    rescheduled: 'Rescheduled. We’ve emailed the new time.',
    restored: 'The event is being written again.',
  },
};

const da: CalendarsWords = {
  lead: 'Optagne tider dér kan ikke bookes her. Vi tjekker hvert femte minut og igen lige før en booking. En kalender, der fejler, tjekkes sjældnere, men mindst én gang i timen.',
  caption: 'Dine andre kalendere',
  columns: { name: 'Kalender', state: 'Status', read: 'Tjekket', remove: 'Fjern' },
  none: 'Ingen kalender er tilsluttet.',
  connected: 'Tilsluttet',
  waiting: 'Ikke tjekket endnu',
  failures: {
    'bad-address': 'Adressen er ikke en webadresse',
    'private-address': 'Adressen ligger på et privat netværk',
    redirects: 'Adressen fører et andet sted hen',
    'too-large': 'Kalenderen er større end 5 MB',
    timeout: 'Kalenderen kunne ikke læses inden for 10 sekunder',
    network: 'Kalenderen kunne ikke nås',
    'not-found': 'Kalenderen findes ikke længere på adressen. Kopiér adressen igen fra din kalenderapp',
    'not-shared': 'Kalenderen er ikke længere delt på adressen. Del den igen i din kalenderapp',
    'server-error': 'Kalenderens server har en fejl',
    status: 'Kalenderens server svarede med en fejl',
    credentials: 'Adgangskoden godkendes ikke længere. Tilslut kontoen igen med en ny app-adgangskode',
    'no-calendars': 'Kontoen har ingen kalendere',
    'no-calendar': 'Det, adressen svarer med, er ikke en kalender eller er beskadiget',
    'too-complex':
      'Det tager for lang tid at læse kalenderen. En gentaget begivenhed i den slutter måske aldrig, eller den har for mange begivenheder',
    busy: 'Der læses for meget lige nu',
    'unreadable-address': 'APP_SECRET er ændret. Fjern kalenderen, og tilføj den igen',
    disconnected: 'Google giver ikke længere adgang. Tilslut kontoen igen',
    'rate-limited': 'Kalenderens server begrænser forespørgsler lige nu',
    'not-enabled': 'Google Calendar API er ikke slået til. Spørg din tekniker',
    'client-refused': 'Google godkender ikke siden, eller den er ikke længere sat op. Spørg din tekniker',
  },
  failedSince: (failure, since, retryAt) =>
    [
      `${failure}.`,
      ...(since ? [`Sidst læst ${since}; de optagne tider derfra gælder stadig.`] : []),
      ...(retryAt ? [`Næste forsøg ${retryAt}.`] : []),
    ].join(' '),
  retry: 'Prøv igen',
  retryOf: (name) => `Prøv igen at læse ${name}`,
  remove: 'Fjern',
  removeOf: (name) => `Fjern ${name}`,
  addTitle: 'Tilføj en kalender',
  addLead:
    'Google, Apple, Outlook og de fleste andre har en privat adresse i ICS-format i deres indstillinger.',
  name: 'Navn',
  nameHint: 'Kun du ser det.',
  address: 'Privat adresse (ICS)',
  addressHint: 'Begynder med https:// eller webcal://. Gemmes krypteret.',
  add: 'Tilføj kalenderen',
  faults: {
    name: 'Giv den et navn på højst 80 tegn.',
    address: 'Skriv en webadresse, fx https://example.com/calendar.ics.',
  },
  refusals: {
    'no-secret': 'Sæt først APP_SECRET dér, hvor siden startes: adressen gemmes krypteret med den.',
    'too-many': 'Tyve kalendere er tilsluttet. Fjern først en.',
  },
  conflicts: 'Timer på tidspunkter, hvor du er optaget andetsteds',
  conflict: (person, when, calendar) => `${person}, ${when}: optaget i ${calendar}`,
  feed: {
    title: 'Abonnér fra en anden app',
    lead: 'En privat adresse med alt i kalenderen, til enhver kalenderapp. Alle, der har den, kan læse dine bookinger.',
    on: 'En adresse er i brug.',
    create: 'Opret en adresse',
    replace: 'Udskift adressen',
    revoke: 'Tilbagekald adressen',
    address: 'Adresse',
    once: 'Kopiér den nu: den vises kun én gang.',
  },
  flash: {
    added: 'Kalenderen er tilføjet.',
    removed: 'Kalenderen er fjernet. Dens optagne tider er ledige igen.',
    revoked: 'Adressen virker ikke længere.',
    connected: 'Kontoen er tilsluttet. Vælg de kalendere, der gør dig optaget.',
    chosen: 'Gemt.',
    disconnected: 'Forbindelsen er afbrudt. Optagne tider derfra er ledige igen.',
    retried: 'Vi har tjekket igen.',
    rescheduled: 'Flyttet. E-mailen med den nye tid er på vej.',
    restored: 'Begivenheden skrives igen.',
  },
};

export const calendarsMessages: Record<Language, CalendarsWords> = { en, da };

import type { CalendarFailure } from '#studio/calendar/external-calendars/external-calendar.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const calendarsMessages = inBoth({
  lead: [
    'Busy times there can’t be booked here. We check every five minutes, and again right before a booking. A calendar that fails is checked less often, at least once an hour.',
    'Optagne tider dér kan ikke bookes her. Vi tjekker hvert femte minut og igen lige før en booking. En kalender, der fejler, tjekkes sjældnere, men mindst én gang i timen.',
  ],
  caption: ['Your other calendars', 'Dine andre kalendere'],
  columns: {
    name: common.calendar,
    state: common.state,
    read: ['Checked', 'Tjekket'],
    remove: common.remove,
  },
  none: ['No calendar is connected.', 'Ingen kalender er tilsluttet.'],
  connected: ['Connected', 'Tilsluttet'],
  waiting: ['Not checked yet', 'Ikke tjekket endnu'],
  failures: {
    'bad-address': ['The address is not a web address', 'Adressen er ikke en webadresse'],
    'private-address': ['The address is on a private network', 'Adressen ligger på et privat netværk'],
    redirects: ['The address leads somewhere else', 'Adressen fører et andet sted hen'],
    'too-large': ['The calendar is larger than 5 MB', 'Kalenderen er større end 5 MB'],
    timeout: [
      'The calendar could not be read within 10 seconds',
      'Kalenderen kunne ikke læses inden for 10 sekunder',
    ],
    network: ['The calendar could not be reached', 'Kalenderen kunne ikke nås'],
    'not-found': [
      'The calendar no longer exists at this address. Copy the address again from your calendar app',
      'Kalenderen findes ikke længere på adressen. Kopiér adressen igen fra din kalenderapp',
    ],
    'not-shared': [
      'The calendar is no longer shared at this address. Share it again in your calendar app',
      'Kalenderen er ikke længere delt på adressen. Del den igen i din kalenderapp',
    ],
    'server-error': ['The calendar’s server has a fault', 'Kalenderens server har en fejl'],
    status: ['The calendar’s server answered with an error', 'Kalenderens server svarede med en fejl'],
    credentials: [
      'The password is no longer accepted. Connect the account again with a new app password',
      'Adgangskoden godkendes ikke længere. Tilslut kontoen igen med en ny app-adgangskode',
    ],
    'no-calendars': ['The account has no calendars', 'Kontoen har ingen kalendere'],
    'no-calendar': [
      'There is no calendar at this address, but something else, such as a web page',
      'Der er ingen kalender på adressen, men noget andet, fx en webside',
    ],
    incomplete: [
      'The calendar is cut off in the middle of an entry',
      'Kalenderen er skåret over midt i en begivenhed',
    ],
    unreadable: [
      'This calendar contains something that can’t be read',
      'Kalenderen indeholder noget, der ikke kan læses',
    ],
    'too-complex': [
      'The calendar takes too long to read. A repeating event in it may never end, or it has too many events',
      'Det tager for lang tid at læse kalenderen. En gentaget begivenhed i den slutter måske aldrig, eller den har for mange begivenheder',
    ],
    busy: ['Too much is being read right now', 'Der læses for meget lige nu'],
    'unreadable-address': [
      'APP_SECRET has changed. Remove the calendar and add it again',
      'APP_SECRET er ændret. Fjern kalenderen, og tilføj den igen',
    ],
    disconnected: [
      'Google no longer gives access. Connect the account again',
      'Google giver ikke længere adgang. Tilslut kontoen igen',
    ],
    'rate-limited': [
      'The calendar’s server is limiting requests right now',
      'Kalenderens server begrænser forespørgsler lige nu',
    ],
    'not-enabled': [
      'The Google Calendar API isn’t enabled. Ask your technician',
      'Google Calendar API er ikke slået til. Spørg din tekniker',
    ],
    'client-refused': [
      'Google doesn’t accept this site, or it isn’t set up any more. Ask your technician',
      'Google godkender ikke siden, eller den er ikke længere sat op. Spørg din tekniker',
    ],
  } satisfies Pairs<Record<CalendarFailure, string>>,
  failedSince: (failure: string, since: string | null, retryAt: string | null) => [
    [
      `${failure}.`,
      ...(since ? [`Last read ${since}; the busy times from then still apply.`] : []),
      ...(retryAt ? [`Next try ${retryAt}.`] : []),
    ].join(' '),
    [
      `${failure}.`,
      ...(since ? [`Sidst læst ${since}; de optagne tider derfra gælder stadig.`] : []),
      ...(retryAt ? [`Næste forsøg ${retryAt}.`] : []),
    ].join(' '),
  ],
  leftOut: {
    entries: (count: number, named: readonly string[], hasMore: boolean) => [
      `${count === 1 ? '1 entry' : `${count} entries`} couldn’t be read${named.length === 0 ? '' : `: ${named.join(', ')}${hasMore ? ' …' : ''}`}.`,
      `${count === 1 ? '1 begivenhed' : `${count} begivenheder`} kunne ikke læses${named.length === 0 ? '' : `: ${named.join(', ')}${hasMore ? ' …' : ''}`}.`,
    ],
    quoted: (title: string) => [`“${title}”`, `»${title}«`],
    zone: (zone: string, when: string | null) => [
      `The time zone “${zone}” isn’t known. Entries in it${when ? `, from ${when},` : ''} are blocked as Danish time.`,
      `Tidszonen »${zone}« er ukendt. Begivenheder i den${when ? `, fra ${when},` : ''} spærres som dansk tid.`,
    ],
    end: [
      'The calendar has no end, so entries may be missing.',
      'Kalenderen har ingen slutning, så der kan mangle begivenheder.',
    ],
  },
  addresses: {
    title: ['Invitations you’ve declined', 'Invitationer, du har afvist'],
    lead: [
      'An invitation that one of your email addresses has declined doesn’t make you busy. The address you sign in with, and those of connected accounts, count already.',
      'En invitation, som en af dine e-mailadresser har afvist, gør dig ikke optaget. Den adresse, du logger ind med, og adresserne på tilsluttede konti tæller allerede med.',
    ],
    label: ['Your other email addresses', 'Dine andre e-mailadresser'],
    hint: ['One per line, at most 20.', 'En pr. linje, højst 20.'],
    fault: [
      'Enter email addresses, one per line, at most 20.',
      'Skriv e-mailadresser, en pr. linje, højst 20.',
    ],
    save: common.save,
  },
  retry: ['Try again', 'Prøv igen'],
  retryOf: (name: string) => [`Try again to read ${name}`, `Prøv igen at læse ${name}`],
  remove: common.remove,
  removeOf: (name: string) => [`Remove ${name}`, `Fjern ${name}`],
  addTitle: ['Add a calendar', 'Tilføj en kalender'],
  addLead: [
    'Google, Apple, Outlook and most others offer a private address in ICS format in their settings.',
    'Google, Apple, Outlook og de fleste andre har en privat adresse i ICS-format i deres indstillinger.',
  ],
  name: common.name,
  nameHint: ['Only you see it.', 'Kun du ser det.'],
  address: ['Private address (ICS)', 'Privat adresse (ICS)'],
  addressHint: [
    'Begins with https:// or webcal://. Stored encrypted.',
    'Begynder med https:// eller webcal://. Gemmes krypteret.',
  ],
  add: ['Add this calendar', 'Tilføj kalenderen'],
  faults: {
    name: ['Give it a name of at most 80 characters.', 'Giv den et navn på højst 80 tegn.'],
    address: [
      'Enter a web address, like https://example.com/calendar.ics.',
      'Skriv en webadresse, fx https://example.com/calendar.ics.',
    ],
  },
  refusals: {
    'no-secret': [
      'Set APP_SECRET where the site is started first: the address is stored encrypted with it.',
      'Sæt først APP_SECRET dér, hvor siden startes: adressen gemmes krypteret med den.',
    ],
    insecure: [
      'The address contains a password, so it must begin with https://.',
      'Adressen indeholder en adgangskode, så den skal begynde med https://.',
    ],
    'too-many': [
      'Twenty calendars are connected. Remove one first.',
      'Tyve kalendere er tilsluttet. Fjern først en.',
    ],
  },
  conflicts: [
    'Sessions at a time when you’re busy elsewhere',
    'Timer på tidspunkter, hvor du er optaget andetsteds',
  ],
  conflict: (person: string, when: string, calendar: string) => [
    `${person}, ${when}: busy in ${calendar}`,
    `${person}, ${when}: optaget i ${calendar}`,
  ],
  feed: {
    title: ['Subscribe from another app', 'Abonnér fra en anden app'],
    lead: [
      'A private address with everything in this calendar, for any calendar app. Anyone who has it can read your bookings.',
      'En privat adresse med alt i kalenderen, til enhver kalenderapp. Alle, der har den, kan læse dine bookinger.',
    ],
    on: ['An address is in use.', 'En adresse er i brug.'],
    create: ['Create an address', 'Opret en adresse'],
    replace: ['Replace the address', 'Udskift adressen'],
    revoke: ['Revoke the address', 'Tilbagekald adressen'],
    address: common.address,
    once: ['Copy it now: it is shown only once.', 'Kopiér den nu: den vises kun én gang.'],
  },
  flash: {
    added: ['Calendar added.', 'Kalenderen er tilføjet.'],
    removed: [
      'Calendar removed. Its busy times are available again.',
      'Kalenderen er fjernet. Dens optagne tider er ledige igen.',
    ],
    revoked: ['The address no longer works.', 'Adressen virker ikke længere.'],
    connected: [
      'Connected. Choose the calendars that make you busy.',
      'Kontoen er tilsluttet. Vælg de kalendere, der gør dig optaget.',
    ],
    chosen: common.savedSentence,
    disconnected: [
      'Disconnected. Its busy times are available again.',
      'Forbindelsen er afbrudt. Optagne tider derfra er ledige igen.',
    ],
    addresses: ['Saved.', 'Gemt.'],
    retried: ['We checked again.', 'Vi har tjekket igen.'],
    rescheduled: ['Rescheduled. We’ve emailed the new time.', 'Flyttet. E-mailen med den nye tid er på vej.'],
    restored: ['The event is being written again.', 'Begivenheden skrives igen.'],
  },
});

export type CalendarsWords = (typeof calendarsMessages)['en'];

import type { CalendarFailure } from '#studio/calendar/external-calendars/external-calendar.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';

/** Put together on the server, so that the page's script is without them. */
export const calendarStates = inBoth({
  connected: ['Connected', 'Tilsluttet'],
  waiting: ['Not checked yet', 'Ikke tjekket endnu'],
  failures: {
    'bad-address': ['The address is not a web address', 'Adressen er ikke en webadresse'],
    'private-address': ['The address is on a private network', 'Adressen ligger på et privat netværk'],
    redirects: ['The address leads somewhere else', 'Adressen fører et andet sted hen'],
    'too-large': ['The calendar is larger than 5 MB', 'Kalenderen er større end 5 MB'],
    timeout: [
      'The calendar couldn’t be read within 10 seconds',
      'Kalenderen kunne ikke læses inden for 10 sekunder',
    ],
    network: ['The calendar couldn’t be reached', 'Kalenderen kunne ikke nås'],
    'not-found': [
      'The calendar no longer exists at this address. Copy the address again from your calendar app',
      'Kalenderen findes ikke længere på adressen. Kopier adressen igen fra din kalenderapp',
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
      'Der er ingen kalender på adressen, men noget andet, for eksempel en webside',
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
      'The studio’s secret has changed. Remove the calendar and add it again',
      'Studiets hemmelighed er ændret. Fjern kalenderen, og tilføj den igen',
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
      ...(since ? [`Sidst læst ${since}. De optagne tider derfra gælder stadig.`] : []),
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
  conflict: (person: string, when: string, calendar: string) => [
    `${person}, ${when}: busy in ${calendar}`,
    `${person}, ${when}: optaget i ${calendar}`,
  ],
});

import type { ApplicationState } from '#platform/db/schema/applications.ts';
import type { UnitState } from '#platform/db/schema/orders.ts';
import type { DateRefusal } from '#studio/calendar/dates/schedule-date.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const datesMessages = inBoth({
  waiting: ['Waiting for a first date', 'Venter på den første dato'],
  waitingLead: [
    'Confirmed requests from visitors. They get one email when an open date is set.',
    'Bekræftede ønsker fra besøgende. De får én e-mail, når et åbent hold er fastsat.',
  ],
  waitingCount: (people: number) => (people === 1 ? '1 person' : [`${people} people`, `${people} personer`]),
  title: ['Dates', 'Hold'],
  lead: [
    'The dates of your programmes, workshops and classes. Their days are blocked in your calendar.',
    'Datoerne for dine forløb, workshops og din holdundervisning. Dagene er spærret i din kalender.',
  ],
  add: ['New date', 'Nyt hold'],
  searchHint: ['Programme, place', 'Forløb, sted'],
  filters: {
    toCome: ['Upcoming', 'Kommende'],
    over: ['Past', 'Tidligere'],
    both: ['All', 'Alle'],
    allProgrammes: ['Every programme', 'Alle forløb'],
  },
  none: {
    title: ['No upcoming dates', 'Der er ingen kommende hold'],
    text: [
      'Programmes without an open date can’t be bought. A workshop without one is sold as a credit, and you get a task.',
      'Forløb uden et åbent hold kan ikke købes. En workshop uden et hold sælges som et klip, og du får en opgave.',
    ],
  },
  columns: {
    what: common.what,
    when: common.when,
    seats: ['Places', 'Pladser'],
    state: ['Sale', 'Salg'],
  },
  seats: (taken: number, capacity: number) => [`${taken} of ${capacity}`, `${taken} af ${capacity}`],
  open: ['Open', 'Åbent'],
  closed: ['Closed', 'Lukket'],
  sample: common.sample,
  newTitle: ['New date', 'Nyt hold'],
  newLead: [
    'Choose the days, and how many can take part. It can be bought once it’s open, until the first day.',
    'Vælg dagene, og hvor mange der kan være med. Holdet kan købes, når det er åbent, indtil den første dag.',
  ],
  what: ['What for', 'Hvad er det til'],
  days: ['Days', 'Dage'],
  daysHint: [
    'Leave a row empty, or empty its date, and the day is left out.',
    'Lad en række stå tom, eller tøm dens dato, så er dagen ikke med.',
  ],
  day: (number: number) => [`Day ${number}`, `Dag ${number}`],
  date: common.date,
  from: ['From', 'Fra'],
  to: ['To', 'Til'],
  moreDays: ['More days', 'Flere dage'],
  weeks: ['Repeat weekly', 'Gentag hver uge'],
  weeksHint: [
    '“More days” lists the repeated days first, so that you can leave out a holiday.',
    '»Flere dage« viser først de gentagne dage, så du kan springe en ferie over.',
  ],
  weekly: (weeks: number) =>
    weeks === 1 ? ['No', 'Nej'] : [`${weeks} weeks in a row`, `${weeks} uger i træk`],
  capacity: ['Places', 'Pladser'],
  capacityHint: (taken: number) =>
    taken === 0
      ? ['No participants yet.', 'Ingen har en plads endnu.']
      : [`${taken} are taken: no fewer than these.`, `${taken} er optaget. Der kan ikke være færre.`],
  place: common.where,
  placeHint: ['Leave it empty when it’s in the studio.', 'Lad feltet stå tomt, når det er i studiet.'],
  /** Beside the days of a date with a seat that is taken. */
  notifies: [
    'Change days, hours or place, and everyone who has a place gets an email: what is new, what was before, and the days for their calendar.',
    'Ændrer du dage, klokkeslæt eller sted, får alle med en plads en e-mail: hvad der er nyt, hvad der gjaldt før, og dagene til deres kalender.',
  ],
  notified: (count: number) =>
    count === 1
      ? [
          'We’ve emailed one participant what’s new and what was before.',
          'Én deltager har fået besked om det nye og det, der gjaldt før.',
        ]
      : [
          `We’ve emailed ${count} participants what’s new and what was before.`,
          `${count} deltagere har fået besked om det nye og det, der gjaldt før.`,
        ],
  isOpen: ['Open for sale', 'Åbent for salg'],
  isOpenNote: [
    'When closed, it can’t be bought. Participants keep their places.',
    'Et lukket hold kan ikke købes. Deltagerne beholder deres pladser.',
  ],
  create: ['Create date', 'Opret holdet'],
  save: common.save,
  back: ['Dates', 'Hold'],
  participants: ['Participants', 'Deltagere'],
  participantColumns: {
    name: common.name,
    email: common.email,
    seat: ['Place', 'Plads'],
    application: ['Application', 'Ansøgning'],
    order: common.order,
  },
  noParticipants: ['No participants yet.', 'Ingen har en plads endnu.'],
  nameless: ['Not known yet', 'Ikke kendt endnu'],
  seat: {
    free: ['Free', 'Fri'],
    held: ['Being paid for', 'Afventer betaling'],
    expiring: ['Checking payment', 'Betaling tjekkes'],
    taken: ['Taken', 'Optaget'],
    kept: ['Reserved, not paid', 'Reserveret, ikke betalt'],
    gone: ['Taken', 'Optaget'],
  } satisfies Pairs<Record<UnitState, string>>,
  application: {
    received: ['Awaiting your reply', 'Venter på dit svar'],
    accepted: ['Accepted', 'Optaget'],
    declined: ['Declined', 'Afvist'],
    withdrawn: common.withdrawn,
    none: ['No form yet', 'Intet skema endnu'],
  } satisfies Pairs<Record<ApplicationState | 'none', string>>,
  writeToAll: ['Write to all', 'Skriv til alle'],
  drop: ['Delete date', 'Slet holdet'],
  dropQuestion: (what: string) => [
    `Delete ${what}? Its days become available again. This can’t be undone.`,
    `Slet ${what}? Dagene bliver ledige igen. Det kan ikke fortrydes.`,
  ],
  dropYes: ['Yes, delete it', 'Ja, slet det'],
  flash: {
    created: [
      'Date created. Its days are in your calendar.',
      'Holdet er oprettet, og dagene er i din kalender.',
    ],
    series: ['Dates created. They are in your calendar.', 'Datoerne er oprettet og er i din kalender.'],
    saved: common.savedSentence,
    deleted: ['Date deleted. Its days are available again.', 'Holdet er slettet, og dagene er ledige igen.'],
  },
  problem: ['Nothing was changed', 'Intet er ændret'],
  inTheWay: ['Conflicts with:', 'I konflikt med:'],
  refusals: {
    'not-found': ['This date no longer exists.', 'Holdet findes ikke længere.'],
    'bad-entry': ['Choose what the date is for.', 'Vælg, hvad holdet er til.'],
    'bad-capacity': ['A number of places from 1 to 200.', 'Et antal pladser fra 1 til 200.'],
    'bad-place': ['At most 200 characters.', 'Højst 200 tegn.'],
    'capacity-below-sold': ['Fewer places than are taken.', 'Færre pladser, end der er optaget.'],
    changed: [
      'Someone else has changed this date. What you typed is still here. Check theirs in another window, then save again.',
      'En anden har ændret holdet. Det, du skrev, er her stadig. Se det nye i et andet vindue, og gem så igen.',
    ],
    'no-days': ['At least one day.', 'Mindst én dag.'],
    'bad-day': ['Choose a date and two times.', 'Vælg en dato og to klokkeslæt.'],
    'ends-before': ['It ends before it begins.', 'Det slutter, før det begynder.'],
    'same-day': ['This date is listed twice.', 'Datoen er angivet to gange.'],
    'too-many-days': ['At most 40 days.', 'Højst 40 dage.'],
    'one-class': [
      'Places are sold per class, so a date has one day. Create other dates for other classes.',
      'Pladser sælges pr. gang, så en dato har én dag. Opret andre datoer til de andre gange.',
    ],
    taken: ['One of the days is taken.', 'En af dagene er optaget.'],
    'not-deleted': [
      'This date has or has had participants. Close it for sale instead.',
      'Holdet har eller har haft deltagere. Luk det for salg i stedet.',
    ],
  } satisfies Pairs<Record<DateRefusal | 'taken' | 'not-deleted', string>>,
  belowSold: (sold: number) => [
    `${sold} places are taken: no fewer than these.`,
    `${sold} pladser er optaget. Der kan ikke være færre.`,
  ],
});

export type DatesTexts = (typeof datesMessages)['en'];

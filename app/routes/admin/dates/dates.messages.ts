import type { ApplicationState } from '#platform/db/schema/applications.ts';
import type { UnitState } from '#platform/db/schema/orders.ts';
import type { DateRefusal } from '#studio/dates/schedule-date.ts';
import type { Language } from '#studio/shared/language.ts';

interface DatesTexts {
  /** Visitors who asked to be notified. */
  waiting: string;
  waitingLead: string;
  waitingCount: (people: number) => string;
  title: string;
  lead: string;
  add: string;
  searchHint: string;
  filters: { toCome: string; over: string; both: string; allProgrammes: string };
  /** Nothing is to come. */
  none: { title: string; text: string };
  columns: { what: string; when: string; seats: string; state: string };
  seats: (taken: number, capacity: number) => string;
  open: string;
  closed: string;
  sample: string;
  newTitle: string;
  newLead: string;
  what: string;
  days: string;
  daysHint: string;
  day: (number: number) => string;
  date: string;
  from: string;
  to: string;
  moreDays: string;
  weeks: string;
  weeksHint: string;
  weekly: (weeks: number) => string;
  capacity: string;
  capacityHint: (taken: number) => string;
  place: string;
  placeHint: string;
  /** Beside the days of a date that somebody has a seat in. */
  notifies: string;
  /** How many were written to. */
  notified: (count: number) => string;
  isOpen: string;
  isOpenNote: string;
  create: string;
  save: string;
  back: string;
  participants: string;
  participantColumns: { name: string; email: string; seat: string; application: string; order: string };
  noParticipants: string;
  nameless: string;
  seat: Record<UnitState, string>;
  application: Record<ApplicationState | 'none', string>;
  writeToAll: string;
  drop: string;
  dropQuestion: (what: string) => string;
  dropYes: string;
  flash: Record<'created' | 'series' | 'saved' | 'deleted', string>;
  problem: string;
  inTheWay: string;
  refusals: Record<DateRefusal | 'taken' | 'not-deleted', string>;
  belowSold: (sold: number) => string;
}

const en: DatesTexts = {
  waiting: 'Waiting for a first date',
  waitingLead: 'Confirmed requests from visitors. They get one email when an open date is set.',
  waitingCount: (people) => (people === 1 ? '1 person' : `${people} people`),
  title: 'Dates',
  lead: 'The dates of your programmes, workshops and classes. Their days are blocked in your calendar.',
  add: 'New date',
  searchHint: 'Programme, place',
  filters: { toCome: 'Upcoming', over: 'Past', both: 'All', allProgrammes: 'Every programme' },
  none: {
    title: 'No upcoming dates',
    text: 'Programmes without an open date can’t be bought. A workshop without one is sold as a credit, and you get a task.',
  },
  columns: { what: 'What', when: 'When', seats: 'Places', state: 'Sale' },
  seats: (taken, capacity) => `${taken} of ${capacity}`,
  open: 'Open',
  closed: 'Closed',
  sample: 'Sample',
  newTitle: 'New date',
  newLead:
    'Say which days, and how many can take part. It can be bought once it’s open, until the first day.',
  what: 'Of what',
  days: 'Days',
  daysHint: 'Leave a row empty, or empty its date, and the day is left out.',
  day: (number) => `Day ${number}`,
  date: 'Date',
  from: 'From',
  to: 'To',
  moreDays: 'More days',
  weeks: 'Repeat weekly',
  weeksHint: '“More days” lists the repeated days first, so that you can leave out a holiday.',
  weekly: (weeks) => (weeks === 1 ? 'No' : `${weeks} weeks in a row`),
  capacity: 'Places',
  capacityHint: (taken) =>
    taken === 0 ? 'No participants yet.' : `${taken} are taken: no fewer than these.`,
  place: 'Where',
  placeHint: 'Leave it empty when it’s in the studio.',
  notifies:
    'Change days, hours or place, and everyone who has a place gets an email: what is new, what was before, and the days for their calendar.',
  notified: (count) =>
    count === 1
      ? 'One participant has been written to, with what is new and what was before.'
      : `${count} participants have been written to, with what is new and what was before.`,
  isOpen: 'Open for sale',
  isOpenNote: 'When closed, it can’t be bought. Participants keep their places.',
  create: 'Create date',
  save: 'Save',
  back: 'Dates',
  participants: 'Participants',
  participantColumns: {
    name: 'Name',
    email: 'Email',
    seat: 'Place',
    application: 'Application',
    order: 'Order',
  },
  noParticipants: 'No participants yet.',
  nameless: 'Not known yet',
  seat: {
    free: 'Free',
    held: 'Being paid for',
    expiring: 'Checking payment',
    taken: 'Taken',
    kept: 'Reserved, not paid',
    gone: 'Taken',
  },
  application: {
    received: 'Awaiting your reply',
    accepted: 'Accepted',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    none: 'No form yet',
  },
  writeToAll: 'Write to all',
  drop: 'Delete date',
  dropQuestion: (what) => `Delete ${what}? Its days become available again. This can’t be undone.`,
  dropYes: 'Yes, delete it',
  flash: {
    created: 'Date created. Its days are in your calendar.',
    series: 'Dates created. They are in your calendar.',
    saved: 'Saved.',
    deleted: 'Date deleted. Its days are available again.',
  },
  problem: 'Nothing was changed',
  inTheWay: 'Conflicts with:',
  refusals: {
    'not-found': 'This date no longer exists.',
    'bad-entry': 'Choose what the date is for.',
    'bad-capacity': 'A number of places from 1 to 200.',
    'bad-place': 'At most 200 characters.',
    'capacity-below-sold': 'Fewer places than are taken.',
    'changed-meanwhile':
      'Someone else has changed this date. What you typed is still here. Check theirs in another window, then save again.',
    'no-days': 'At least one day.',
    'bad-day': 'Choose a date and two times.',
    'ends-before': 'It ends before it begins.',
    'same-day': 'This date is listed twice.',
    'too-many-days': 'At most 40 days.',
    'one-class': 'Places are sold per class, so a date has one day. Create other dates for other classes.',
    taken: 'One of the days is taken.',
    'not-deleted': 'This date has or has had participants. Close it for sale instead.',
  },
  belowSold: (sold) => `${sold} places are taken: no fewer than these.`,
};

const da: DatesTexts = {
  waiting: 'Venter på den første dato',
  waitingLead: 'Bekræftede ønsker fra besøgende. De får én e-mail, når et åbent hold er fastsat.',
  waitingCount: (people) => (people === 1 ? '1 person' : `${people} personer`),
  title: 'Hold',
  lead: 'Datoerne for dine forløb, workshops og din holdundervisning. Dagene er spærret i din kalender.',
  add: 'Nyt hold',
  searchHint: 'Forløb, sted',
  filters: { toCome: 'Kommende', over: 'Tidligere', both: 'Alle', allProgrammes: 'Alle forløb' },
  none: {
    title: 'Der er ingen kommende hold',
    text: 'Forløb uden et åbent hold kan ikke købes. En workshop uden et hold sælges som et klip, og du får en opgave.',
  },
  columns: { what: 'Hvad', when: 'Hvornår', seats: 'Pladser', state: 'Salg' },
  seats: (taken, capacity) => `${taken} af ${capacity}`,
  open: 'Åbent',
  closed: 'Lukket',
  sample: 'Eksempel',
  newTitle: 'Et nyt hold',
  newLead:
    'Vælg dagene, og hvor mange der kan være med. Holdet kan købes, når det er åbent, og den første dag ligger forude.',
  what: 'Hvad er det til',
  days: 'Dage',
  daysHint: 'Lad en række stå tom, eller tøm dens dato, så er dagen ikke med.',
  day: (number) => `Dag ${number}`,
  date: 'Dato',
  from: 'Fra',
  to: 'Til',
  moreDays: 'Flere dage',
  weeks: 'Gentag hver uge',
  weeksHint: '»Flere dage« viser først de gentagne dage, så du kan springe en ferie over.',
  weekly: (weeks) => (weeks === 1 ? 'Nej' : `${weeks} uger i træk`),
  capacity: 'Pladser',
  capacityHint: (taken) =>
    taken === 0 ? 'Ingen har en plads endnu.' : `${taken} er optaget; der kan ikke være færre.`,
  place: 'Sted',
  placeHint: 'Lad feltet stå tomt, når det er i studiet.',
  notifies:
    'Ændrer du dage, klokkeslæt eller sted, får alle med en plads en e-mail: hvad der er nyt, hvad der gjaldt før, og dagene til deres kalender.',
  notified: (count) =>
    count === 1
      ? 'Én deltager har fået besked om det nye og det, der gjaldt før.'
      : `${count} deltagere har fået besked om det nye og det, der gjaldt før.`,
  isOpen: 'Åbent for salg',
  isOpenNote: 'Et lukket hold kan ikke købes. Deltagerne beholder deres pladser.',
  create: 'Opret holdet',
  save: 'Gem',
  back: 'Hold',
  participants: 'Deltagere',
  participantColumns: {
    name: 'Navn',
    email: 'E-mail',
    seat: 'Plads',
    application: 'Ansøgning',
    order: 'Ordre',
  },
  noParticipants: 'Ingen har en plads endnu.',
  nameless: 'Ikke kendt endnu',
  seat: {
    free: 'Fri',
    held: 'Afventer betaling',
    expiring: 'Betaling tjekkes',
    taken: 'Optaget',
    kept: 'Reserveret, ikke betalt',
    gone: 'Optaget',
  },
  application: {
    received: 'Venter på dit svar',
    accepted: 'Optaget',
    declined: 'Afvist',
    withdrawn: 'Trukket tilbage',
    none: 'Intet skema endnu',
  },
  writeToAll: 'Skriv til alle',
  drop: 'Slet holdet',
  dropQuestion: (what) => `Slet ${what}? Dagene bliver ledige igen. Det kan ikke fortrydes.`,
  dropYes: 'Ja, slet det',
  flash: {
    created: 'Holdet er oprettet, og dagene er i din kalender.',
    series: 'Datoerne er oprettet og er i din kalender.',
    saved: 'Gemt.',
    deleted: 'Holdet er slettet, og dagene er ledige igen.',
  },
  problem: 'Intet er ændret',
  inTheWay: 'I konflikt med:',
  refusals: {
    'not-found': 'Holdet findes ikke længere.',
    'bad-entry': 'Vælg, hvad holdet er til.',
    'bad-capacity': 'Et antal pladser fra 1 til 200.',
    'bad-place': 'Højst 200 tegn.',
    'capacity-below-sold': 'Færre pladser, end der er optaget.',
    'changed-meanwhile':
      'En anden har ændret holdet. Det, du skrev, er her stadig. Se det nye i et andet vindue, og gem så igen.',
    'no-days': 'Mindst én dag.',
    'bad-day': 'Vælg en dato og to klokkeslæt.',
    'ends-before': 'Det slutter, før det begynder.',
    'same-day': 'Datoen er angivet to gange.',
    'too-many-days': 'Højst 40 dage.',
    'one-class': 'Pladser sælges pr. gang, så en dato har én dag. Opret andre datoer til de andre gange.',
    taken: 'En af dagene er optaget.',
    'not-deleted': 'Holdet har eller har haft deltagere. Luk det for salg i stedet.',
  },
  belowSold: (sold) => `${sold} pladser er optaget; der kan ikke være færre.`,
};

export const datesMessages: Record<Language, DatesTexts> = { en, da };
export type { DatesTexts };

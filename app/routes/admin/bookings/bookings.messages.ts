import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Bookings',
  book: 'Book for somebody',
  block: 'Block time',
  views: { label: 'View', week: 'Week', list: 'List' },
  weekLabel: (from: string, to: string) => `${from} – ${to}`,
  weekNumber: (number: number) => `Week ${number}`,
  previousWeek: 'Week before',
  nextWeek: 'Week after',
  thisWeek: 'This week',
  nothing: 'Free',
  kinds: {
    session: 'Session',
    consultation: 'Consultation',
    edition: 'Date of a programme',
    block: 'Your own time',
  },
  places: { online: 'Online', studio: 'In the studio' },
  looks: {
    held: 'being paid for',
    expiring: 'the bank is being asked',
    completed: 'took place',
    'no-show': 'nobody came',
    'at-lesson': 'pays at the lesson',
  },
  did: {
    booked: 'Booked. The mail with time, place and link is on its way.',
    kept: 'Kept. The mail with the link to pay is on its way.',
    blocked: 'Blocked. Nobody can book this time.',
    released: 'This time is free again.',
  },
  problem: 'Not done',
  inTheWay: 'In the way:',
  when: 'When',
  day: 'Day',
  time: 'Begins',
  optional: 'optional',
  back: 'Bookings',
};

const da: typeof en = {
  title: 'Bookinger',
  book: 'Book for nogen',
  block: 'Spær tid',
  views: { label: 'Visning', week: 'Uge', list: 'Liste' },
  weekLabel: (from, to) => `${from} – ${to}`,
  weekNumber: (number) => `Uge ${number}`,
  previousWeek: 'Ugen før',
  nextWeek: 'Ugen efter',
  thisWeek: 'Denne uge',
  nothing: 'Fri',
  kinds: {
    session: 'Time',
    consultation: 'Samtale',
    edition: 'Dag på et hold',
    block: 'Din egen tid',
  },
  places: { online: 'Online', studio: 'I studiet' },
  looks: {
    held: 'ved at blive betalt',
    expiring: 'banken bliver spurgt',
    completed: 'blev holdt',
    'no-show': 'ingen kom',
    'at-lesson': 'betaler ved timen',
  },
  did: {
    booked: 'Booket. Mailen med tid, sted og link er på vej.',
    kept: 'Lagt til side. Mailen med linket til betaling er på vej.',
    blocked: 'Spærret. Ingen kan booke den tid.',
    released: 'Tiden er fri igen.',
  },
  problem: 'Ikke gjort',
  inTheWay: 'I vejen står:',
  when: 'Hvornår',
  day: 'Dag',
  time: 'Begynder',
  optional: 'valgfrit',
  back: 'Bookinger',
};

export const bookingsMessages: Record<Language, typeof en> = { en, da };
export type BookingsWords = typeof en;

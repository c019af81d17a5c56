import type { Language } from '#studio/shared/language.ts';

const en = {
  free: (range: string) => `${range}, free`,
  closed: (range: string) => `${range}, outside your opening hours`,
  taken: (range: string) => `${range}, not free`,
  over: 'This time has passed. Choose a later one.',
  invalid: 'Choose a day and two times, the first before the second.',
  book: 'Book a session',
  bookNote: (time: string) => `from ${time}`,
  block: 'Block this time',
  blockNote: 'Nobody can book it',
  date: 'Add a date of a programme',
  dateNote: 'with its seats',
  weekly: (weekday: string) => `Open every ${weekday}`,
  weeklyNote: 'in your opening hours',
  open: 'Open for booking',
  openNote: (day: string) => `Only ${day}, every hour from the time you open.`,
  choose: 'Choose another time',
  day: 'Day',
  from: 'From',
  to: 'To',
  show: 'Show this time',
};

const da: typeof en = {
  free: (range) => `${range}, ledigt`,
  closed: (range) => `${range}, uden for dine åbningstider`,
  taken: (range) => `${range}, ikke ledigt`,
  over: 'Tiden er gået. Vælg en senere.',
  invalid: 'Vælg en dag og to tidspunkter, det første før det andet.',
  book: 'Book en time',
  bookNote: (time) => `fra ${time}`,
  block: 'Spær tiden',
  blockNote: 'Ingen kan booke den',
  date: 'Tilføj en dag til et hold',
  dateNote: 'med pladser',
  weekly: (weekday) => `Åbn hver ${weekday}`,
  weeklyNote: 'i dine åbningstider',
  open: 'Åbn for booking',
  openNote: (day) => `Kun ${day}, hver time fra det tidspunkt, du åbner.`,
  choose: 'Vælg en anden tid',
  day: 'Dag',
  from: 'Fra',
  to: 'Til',
  show: 'Vis tiden',
};

export const timeMessages: Record<Language, typeof en> = { en, da };

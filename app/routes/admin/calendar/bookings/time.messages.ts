import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const timeMessages = inBoth({
  free: (range: string) => [`${range}, free`, `${range}, ledigt`],
  closed: (range: string) => [`${range}, outside your opening hours`, `${range}, uden for dine åbningstider`],
  taken: (range: string) => [`${range}, not free`, `${range}, ikke ledigt`],
  over: ['This time has passed. Choose a later one.', 'Tiden er gået. Vælg en senere.'],
  invalid: [
    'Choose a day and two times, the first before the second.',
    'Vælg en dag og to tidspunkter, det første før det andet.',
  ],
  book: ['Book a session', 'Book en time'],
  bookNote: (time: string) => [`from ${time}`, `fra ${time}`],
  block: ['Block this time', 'Spær tiden'],
  blockNote: ['Nobody can book it', 'Ingen kan booke den'],
  date: ['Add a date of a programme', 'Tilføj en dag til et hold'],
  dateNote: ['with its places', 'med pladser'],
  weekly: (weekday: string) => [`Open every ${weekday}`, `Åbn hver ${weekday}`],
  weeklyNote: ['in your opening hours', 'i dine åbningstider'],
  open: ['Open for booking', 'Åbn for booking'],
  openNote: (day: string) => [
    `Only ${day}, every hour from the time you open.`,
    `Kun ${day}, hver time fra det tidspunkt, du åbner.`,
  ],
  choose: ['Choose another time', 'Vælg en anden tid'],
  day: common.day,
  from: ['From', 'Fra'],
  to: ['To', 'Til'],
  show: ['Show this time', 'Vis tiden'],
});

import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const briefMessages = inBoth({
  title: (name: string) => [`Before ${name}’s session`, `Før timen med ${name}`],
  consultation: (name: string) => [`Before the consultation with ${name}`, `Før samtalen med ${name}`],
  back: ['The booking', 'Bookingen'],
  print: ['Print this page: one sheet', 'Udskriv siden: ét ark'],
  cancelled: ['This session is cancelled.', 'Timen er aflyst.'],
  when: common.when,
  theirs: (city: string) => [`In ${city}`, `I ${city}`],
  student: ['Student', 'Elev'],
  where: ['Where', 'Hvor'],
  range: ['Range, as shown by the student', 'Omfang, vist af eleven'],
  places: { online: 'Online', studio: common.inTheStudio },
  before: ['Sessions so far', 'Timer indtil nu'],
  beforeNone: ['None: it’s the first one', 'Ingen: Det er den første'],
  beforeSome: (count: number, last: string) => [`${count}, the last on ${last}`, `${count}, senest ${last}`],
  bought: ['Bought last', 'Senest købt'],
  boughtNone: ['Nothing yet', 'Intet endnu'],
  credits: ['Credits left', 'Klip tilbage'],
  creditsNone: ['None', 'Ingen'],
  progress: common.courses,
  progressOf: (completed: number, of: number) => [
    `${completed} of ${of} lessons`,
    `${completed} af ${of} lektioner`,
  ],
  goals: ['Goals', 'Mål'],
  goalReached: (day: string) => [`reached ${day}`, `nået ${day}`],
  goalsNone: ['No shared goals.', 'Ingen delte mål.'],
  journal: ['Latest from the journal', 'Senest fra dagbogen'],
  journalNone: ['No shared entries.', 'Ingen delte notater.'],
  rule: [
    'You see only what the student has booked, bought or shared. The rest of their journal stays private.',
    'Du ser kun det, eleven har booket, købt eller delt. Resten af dagbogen er privat.',
  ],
  notes: ['Notes', 'Noter'],
});

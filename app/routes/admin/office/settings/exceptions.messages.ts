import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const exceptionsMessages = inBoth({
  lead: [
    'Days that differ from the weekly hours. Existing bookings stay as they are.',
    'Dage, der afviger fra ugens åbningstider. Bookinger, der allerede er lavet, ændres ikke.',
  ],
  closeTitle: ['Close days', 'Luk dage'],
  openTitle: ['Open extra hours', 'Åbn ekstra timer'],
  openLead: [
    'For sessions, on one day. On a closed day these are the only hours.',
    'Til timer, på én dag. På en lukket dag er det de eneste tider.',
  ],
  fields: {
    firstDay: ['From', 'Fra'],
    day: common.day,
    lastDay: ['To', 'Til'],
    firstStart: ['First start', 'Første start'],
    lastStart: ['Last start', 'Sidste start'],
    everyMinutes: ['Time between starts (minutes)', 'Tid mellem starttider (minutter)'],
    note: ['Note for you', 'Note til dig selv'],
  },
  lastDayHint: ['Leave empty for one day.', 'Lad feltet stå tomt for én dag.'],
  faults: {
    kind: ['Choose again.', 'Vælg igen.'],
    firstDay: ['Today or a later day.', 'I dag eller en senere dag.'],
    lastDay: [
      'Not before the first day, and at most a year after it.',
      'Ikke før den første dag og højst et år efter den.',
    ],
    firstStart: ['A time, like 10:00.', 'Et klokkeslæt som 10.00.'],
    lastStart: ['A time, not before the first start.', 'Et klokkeslæt, ikke før den første start.'],
    everyMinutes: ['15, 30 or 60.', '15, 30 eller 60.'],
    note: ['At most 200 characters.', 'Højst 200 tegn.'],
  },
  outside: {
    title: ['Booked outside your hours', 'Booket uden for åbningstiden'],
    lead: [
      'These stay as they are. Open one to reschedule or cancel it.',
      'De ændres ikke. Åbn en booking for at flytte eller aflyse den.',
    ],
    cancelDay: (day: string) => [`Cancel all of ${day}`, `Aflys hele ${day}`],
  },
  close: common.close,
  open: ['Open', 'Åbn'],
  caption: ['Upcoming exceptions', 'Kommende ændringer'],
  when: common.when,
  what: common.what,
  noteColumn: 'Note',
  remove: common.remove,
  removeOf: (when: string) => [`Remove: ${when}`, `Fjern: ${when}`],
  none: [
    'No exceptions. The weekly hours apply every day.',
    'Ingen ændringer. Ugens åbningstider gælder alle dage.',
  ],
  holidaysTitle: ['Danish holidays', 'Danske helligdage'],
  holidaysLead: ['Of the next twelve months, not closed yet.', 'I de næste tolv måneder, endnu ikke lukket.'],
  holidays: ['Close on', 'Luk på'],
  closeChosen: ['Close the chosen days', 'Luk de valgte dage'],
  holidaysDone: [
    'All holidays of the next twelve months are closed.',
    'Alle helligdage i de næste tolv måneder er lukket.',
  ],
  flash: { added: common.saved, removed: ['Removed', 'Fjernet'] },
});

export type ExceptionsWords = (typeof exceptionsMessages)['en'];

import type { CoveredBy } from '#platform/db/schema/booking.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const studentRecordMessages = inBoth({
  sections: ['Parts of this page', 'Sidens dele'],
  overview: ['Overview', 'Overblik'],
  more: ['More', 'Mere'],
  moreThan: (count: number) => [`All ${count}`, `Alle ${count}`],
  sessions: common.sessions,
  taught: (count: number, month: string) =>
    count === 1
      ? [`1 session in ${month}`, `1 time i ${month.toLowerCase()}`]
      : [`${count} sessions since ${month}`, `${count} timer siden ${month.toLowerCase()}`],
  next: ['Next session', 'Næste time'],
  noneAhead: ['No session is booked.', 'Der er ikke booket en time.'],
  past: ['Past sessions', 'Tidligere timer'],
  nonePast: ['No session so far.', 'Ingen timer endnu.'],
  today: ['Today', 'I dag'],
  minutes: (count: number) => [`${count} min`, `${count} min.`],
  note: 'note',
  covers: {
    order: common.paid,
    entitlement: ['Credit', 'Klip'],
    owner: ['Free', 'Gratis'],
    'at-session': ['Pays at the session', 'Betaler ved timen'],
    free: ['Free', 'Gratis'],
  } satisfies Pairs<Record<CoveredBy, string>>,
  unpaid: ['Unpaid', 'Ikke betalt'],
  usually: (weekday: string, time: string) => [
    `Usually ${weekday}s ${time}`,
    `Som regel ${weekday} kl. ${time}`,
  ],
  bookOn: (day: string) => `Book ${day}`,
  creditsLeft: ['left', 'tilbage'],
  grant: [['Grant', ' session credits'], ['Giv klip']],
  enrol: [
    ['Enrol', ' in a course'],
    ['Giv adgang', ' til et kursus'],
  ],
  edit: [
    ['Edit', ' phone, voice type and tags'],
    ['Ret', ' telefon, stemmetype og mærker'],
  ],
  setHomework: [['Set homework'], ['Giv lektier for']],
  recordings: common.recordings,
  noRecordings: ['No recording so far.', 'Ingen optagelser endnu.'],
  upload: [
    ['Upload', ' a recording'],
    ['Tilføj', ' en optagelse'],
  ],
  recordingOf: (session: string) => [`Session ${session}`, `Timen ${session}`],
  coursesTitle: common.courses,
  noCourses: ['No course at the moment.', 'Intet kursus lige nu.'],
  money: ['Money', 'Betalinger'],
  paidIn: (year: number) => [`Paid in ${year}`, `Betalt i ${year}`],
  outstanding: ['Outstanding', 'Udestående'],
});

export type RecordWords = (typeof studentRecordMessages)['en'];

import { listRecordings } from '#app/routes/teaching/session-recordings/read-recording.ts';
import type { World } from '#platform/world.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import {
  bookingsOfStudent,
  type StudentFacts,
  sessionTotals,
} from '#studio/teaching/students/student.queries.ts';
import { usualTime } from '#studio/teaching/students/usual-time.ts';
import { bookingsMessages } from '../../calendar/bookings/bookings.messages.ts';
import type { NoteHeadState } from '../../note-head.tsx';
import { forStudent } from './for-student.ts';
import { studentRecordMessages } from './student-record.messages.ts';
import { studentsMessages } from './students.messages.ts';

const most = { ahead: 3, past: 3, recordings: 3 };

type Booking = Awaited<ReturnType<typeof bookingsOfStudent>>[number];

/** The next and the last few sessions, with totals of all of them, the usual time and recordings. */
export async function readSessions(world: World, student: StudentFacts, language: Language) {
  const q = world.db.query;
  const now = world.clock.now();
  const [ahead, over, totals] = await Promise.all([
    bookingsOfStudent(q, student, { when: 'ahead', now }),
    bookingsOfStudent(q, student, { when: 'over', now }),
    sessionTotals(q, student, now),
  ]);
  const place = { language, now };
  const past = over.map((one) => ({ ...sessionView(one, place), ...pastState(one, language) }));
  const recordings = await listRecordings(
    world,
    [...ahead, ...over].map(({ id }) => id),
    { language, isOwner: true },
  );
  return {
    ahead: ahead
      .slice(0, most.ahead)
      .map((one) => ({ ...sessionView(one, place), ...aheadState(one, language) })),
    past: past.slice(0, most.past),
    usual: usualOf([...ahead, ...over], { language, after: totals.lastAhead ?? now }),
    totals: {
      bookings: totals.bookings,
      notes: totals.notes,
      taught:
        totals.since &&
        studentRecordMessages[language].taught(
          totals.sessions,
          formats[language].month(studioDay(totals.since).toPlainYearMonth()),
        ),
    },
    recordings: [...ahead, ...over]
      .flatMap((one) =>
        (recordings.get(one.id) ?? []).map((recording) => ({
          ...recording,
          booking: one.id,
          session: dayText(one.start, place),
        })),
      )
      .slice(0, most.recordings),
  };
}

interface Place {
  language: Language;
  now: Temporal.Instant;
}

function sessionView(one: Booking, place: Place) {
  const { language } = place;
  const words = studentRecordMessages[language];
  const common = bookingsMessages[language];
  const time = formats[language].time(one.start);
  const facts = [
    one.kind === 'session' ? '' : common.kinds[one.kind],
    words.minutes(one.end.since(one.start).total('minutes')),
  ].filter(Boolean);
  return {
    id: one.id,
    day: dayText(one.start, place),
    time,
    place: one.place && common.places[one.place],
    facts: forStudent(facts.join(' · '), one.student, language),
    hasNote: one.hasNote,
  };
}

function dayText(at: Temporal.Instant, { language, now }: Place): string {
  const day = studioDay(at);
  const today = studioDay(now);
  if (day.equals(today)) return studentRecordMessages[language].today;
  const { shortDay, shortWeekday } = formats[language];
  return day.year === today.year ? shortWeekday(day) : shortDay(day);
}

interface State {
  state: string;
  head: NoteHeadState;
  isOff: boolean;
}

function aheadState({ state, coveredBy }: Booking, language: Language): State {
  const { hours } = studentsMessages[language];
  if (state !== 'booked' || !coveredBy) return { state: hours[state], head: 'waiting', isOff: false };
  const head = coveredBy === 'at-session' ? 'hollow' : 'full';
  return { state: studentRecordMessages[language].covers[coveredBy], head, isOff: false };
}

function pastState(one: Booking, language: Language): State {
  const words = studentsMessages[language];
  if (one.noShowAt) return { state: words.noShow, head: 'struck', isOff: false };
  if (one.state === 'cancelled') return { state: words.hours.cancelled, head: 'struck', isOff: true };
  if (one.coveredBy === 'at-session') {
    return { state: studentRecordMessages[language].unpaid, head: 'hollow', isOff: false };
  }
  const state = one.completedAt ? words.completed : words.hours[one.state];
  return { state, head: 'full', isOff: false };
}

const weekday: Intl.DateTimeFormatOptions = { weekday: 'long' };
const weekdays = {
  en: new Intl.DateTimeFormat('en-GB', weekday),
  da: new Intl.DateTimeFormat('da-DK', weekday),
};

function usualOf(
  bookings: readonly Booking[],
  { language, after }: { language: Language; after: Temporal.Instant },
) {
  const held = bookings.filter(({ kind, state }) => kind === 'session' && state === 'booked');
  const usual = usualTime(held, after);
  if (!usual) return null;
  const words = studentRecordMessages[language];
  return {
    text: words.usually(weekdays[language].format(usual.next), formats[language].time(usual.time)),
    book: words.bookOn(formats[language].shortWeekday(usual.next)),
    day: usual.next.toString(),
    time: usual.time.toString({ smallestUnit: 'minute' }),
    minutes: String(usual.minutes),
  };
}

import { readHomeworkFiles } from '#app/routes/teaching/homework-files/read-homework-files.ts';
import type { World } from '#platform/world.ts';
import { offerTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Currency } from '#studio/shared/money.ts';
import { lastDayUntil } from '#studio/shared/time/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import type { May } from '#studio/shared/who.ts';
import { goalsOf } from '#studio/teaching/journal/goals.queries.ts';
import { sharedEntriesOf } from '#studio/teaching/journal/journal.queries.ts';
import { courseTitles } from '#studio/teaching/learning/owner-courses.queries.ts';
import { coursesOfOffers, sessionOffers } from '#studio/teaching/students/credits.queries.ts';
import { type Homework, homeworkOf } from '#studio/teaching/students/homework.queries.ts';
import {
  latestSession,
  notesOfPerson,
  type SessionNote,
} from '#studio/teaching/students/session-notes.queries.ts';
import {
  detailsOf,
  entitlementsOfStudent,
  mostOfStudent,
  type StudentFacts,
} from '#studio/teaching/students/student.queries.ts';
import { consentsOfStudent, historyOfStudent } from '#studio/teaching/students/student-history.queries.ts';
import { forStudent } from './for-student.ts';
import { readMoney } from './read-money.ts';
import { readSessions } from './read-sessions.ts';
import { studentsMessages } from './students.messages.ts';

const mostEntries = 10;
const mostNotes = 3;
const mostMessages = 3;

/** Pagination offsets: '?entries=10&credits=30'. */
export interface StudentPlace {
  entries: number;
  credits: number;
  notes: number;
}

/** Journal entries and goals only if the student shares them. */
export async function readStudent(world: World, student: StudentFacts, place: Place) {
  const [sessions, money, journal, record, available, acts] = await Promise.all([
    readSessions(world, student, place.language),
    readMoney(world, student, place),
    readJournal(world, student, place),
    readRecord(world, student, place),
    readAvailable(world, student, place),
    readActs(world, student, place.language),
  ]);
  const { shortDay: day } = formats[place.language];
  return {
    isGuest: student.userId === null,
    name: student.name,
    email: student.email,
    joined: student.joinedAt && day(student.joinedAt),
    guestSince: student.guestSince && day(student.guestSince),
    writtenIn: student.language,
    sessions,
    money,
    ...acts,
    goals: journal.goals,
    entries: journal.entries,
    details: record.details,
    homework: record.homework,
    note: record.note,
    notes: record.notes,
    entitlements: available.entitlements,
    sessionOffers: available.sessionOffers,
    courses: available.courses,
    ways: { credits: available.ways, entries: journal.ways, notes: record.ways },
  };
}

interface Place {
  who: May<'students'>;
  language: Language;
  after: StudentPlace;
}

async function readActs(world: World, student: StudentFacts, language: Language) {
  const q = world.db.query;
  const { shortDay: day } = formats[language];
  const history = await historyOfStudent(q, student, language);
  const consents = await consentsOfStudent(q, student, { language, now: world.clock.now() });
  const { subscription } = consents;
  return {
    unanswered: history.messages.filter(({ state }) => state === 'new' || state === 'read').length,
    messages: history.messages
      .slice(0, mostMessages)
      .map(({ id, state, beginning, latest, isLatestOurs, sentAt }) => ({
        id,
        state,
        text: latest ?? beginning,
        isLatestOurs: latest !== null && isLatestOurs,
        isWaiting: state === 'new' || state === 'read',
        sent: day(sentAt),
      })),
    hasMoreMessages: history.messages.length > mostMessages,
    applications: history.applications.map(({ id, title, state, sentAt }) => ({
      id,
      title,
      state,
      sent: day(sentAt),
    })),
    subscription: subscription && { state: subscription.state, day: day(subscription.subscribedAt) },
    isProgressShared: consents.isProgressShared,
    studies: consents.courses.map(({ access, ...course }) => ({ ...course, isPaused: access === 'paused' })),
  };
}

async function readJournal(world: World, { userId }: StudentFacts, { language, after }: Place) {
  const q = world.db.query;
  const { shortDay: day } = formats[language];
  const goals = userId ? await goalsOf(q, userId, true) : [];
  const [entries, ways] = await partOf(after.entries, mostEntries, async (from, most) =>
    userId ? sharedEntriesOf(q, { userId, most, after: from }) : [],
  );
  return {
    goals: goals.map(({ id, body, reachedAt }) => ({ id, body, reached: reachedAt && day(reachedAt) })),
    entries: entries.map(({ id, body, createdAt }) => ({ id, body, written: day(createdAt) })),
    ways,
  };
}

/** What the owner wrote. `note` is about the latest session; null: none yet. */
async function readRecord(world: World, student: StudentFacts, { language, after }: Place) {
  const q = world.db.query;
  const { emails } = student;
  const today = world.clock.now().toZonedDateTimeISO(studioTimeZone).startOfDay();
  const note = await latestSession(q, { emails, until: today.add({ days: 1 }).toInstant() });
  const [notes, ways] = await partOf(after.notes, mostNotes, (from, most) =>
    notesOfPerson(q, { emails, most, after: from }),
  );
  return {
    details: await detailsOf(q, student),
    homework: await readHomework(world, emails, language),
    note: note && noteView(note, language),
    notes: notes
      .filter(({ bookingId }) => bookingId !== note?.bookingId)
      .map((one) => noteView(one, language)),
    ways,
  };
}

async function readAvailable(world: World, student: StudentFacts, { language, after }: Place) {
  const q = world.db.query;
  const [found, ways] = await partOf(after.credits, mostOfStudent, (from, most) =>
    entitlementsOfStudent(q, { ...student, most, after: from }),
  );
  const sessions = await sessionOffers(q);
  const titles = await offerTitles(q, [...found.map(({ offerId }) => offerId), ...sessions], language);
  const offered = (await coursesOfOffers(q)).map(({ courseId }) => courseId);
  const courses = await courseTitles(
    q,
    [...offered, ...found.flatMap(({ courseId }) => courseId ?? [])],
    language,
  );
  return {
    entitlements: found.map((one) => entitlementView(one, { titles, courses, language })),
    courses: courses.flatMap(({ id, title }) => (offered.includes(id) ? [{ value: id, label: title }] : [])),
    sessionOffers: sessions.map((value) => ({ value, label: titles.get(value) ?? value })),
    ways,
  };
}

type Entitlement = Awaited<ReturnType<typeof entitlementsOfStudent>>[number];

function entitlementView(
  one: Entitlement,
  {
    titles,
    courses,
    language,
  }: {
    titles: ReadonlyMap<string, string>;
    courses: ReadonlyArray<{ id: string; title: string }>;
    language: Language;
  },
) {
  const words = studentsMessages[language];
  const lastDay = one.validUntil && lastDayUntil(one.validUntil);
  const valid = lastDay ? words.until(formats[language].shortDay(lastDay)) : '';
  return {
    key: one.id,
    kind: one.kind,
    isGranted: one.isGranted,
    label: `${words.kinds[one.kind]}: ${titles.get(one.offerId) ?? one.offerId}`,
    value: [leftOf(one, language), valid].filter(Boolean).join(', '),
    valid,
    /** Null: a course or a place, or an amount of money. */
    count: one.kind === 'credit' ? { left: one.left, granted: Math.max(one.granted, one.left) } : null,
    courseId: one.courseId,
    /** Null: no course. */
    course: one.courseId && (courses.find(({ id }) => id === one.courseId)?.title ?? one.courseId),
  };
}

/** Of a pack the sessions, of a gift card the amount; a single piece is not counted. */
function leftOf({ currency, left }: { currency: Currency | null; left: number }, language: Language): string {
  const words = studentsMessages[language];
  if (currency) return words.left(formats[language].money({ amountMinor: left, currency }));
  return left > 1 ? words.left(String(left)) : '';
}

async function readHomework(world: World, emails: readonly string[], language: Language) {
  const q = world.db.query;
  const homework = await homeworkOf(q, emails);
  const ids = homework.map(({ id }) => id);
  const files = await readHomeworkFiles(q, ids, { as: 'owner', language });
  return homework.map((one) => ({ ...homeworkView(one, language), files: files.get(one.id) ?? [] }));
}

function homeworkView({ id, body, dueOn, seenAt, doneAt }: Homework, language: Language) {
  const { states, due } = studentsMessages[language].homework;
  const seen = seenAt ? states.seen(formats[language].short(seenAt)) : doneAt ? '' : states.new;
  return {
    id,
    body,
    due: dueOn ? due(formats[language].shortDay(dueOn)) : '',
    state: [seen, doneAt ? states.done(formats[language].short(doneAt)) : ''].filter(Boolean).join(' · '),
  };
}

function noteView({ start, student, ...note }: SessionNote, language: Language) {
  return { ...note, when: forStudent(formats[language].short(start), student, language) };
}

/** Offset of the next page; null: none. */
interface Ways {
  previous: number | null;
  next: number | null;
}

async function partOf<Row>(
  after: number,
  most: number,
  read: (from: number, most: number) => Promise<Row[]>,
): Promise<[Row[], Ways]> {
  const found = await read(after, most + 1);
  return [
    found.slice(0, most),
    {
      previous: after > 0 ? Math.max(0, after - most) : null,
      next: found.length > most ? after + most : null,
    },
  ];
}

export type StudentView = Awaited<ReturnType<typeof readStudent>>;

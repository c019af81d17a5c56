import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Segment } from './segment.ts';

interface Words {
  all: string;
  speakers: Readonly<Record<Language, string>>;
  subscribers: string;
  who: string;
  and: string;
  student: Readonly<Record<'yes' | 'no', string>>;
  session: Readonly<Record<NonNullable<Segment['session']>, string>>;
  none: (months: string) => string;
  noSession: (months: string) => string;
  months: (count: number) => string;
  bought: (what: string) => string;
  anything: string;
  boughtWithin: Readonly<Record<NonNullable<Segment['boughtWithin']>, string>>;
  tag: (tag: string) => string;
  applied: Readonly<Record<'yes' | 'no', string>>;
  waiting: Readonly<Record<'yes' | 'no', string>>;
  subscribedSince: (day: string) => string;
}

const english: Words = {
  all: 'Everyone who subscribes',
  speakers: { en: 'English speakers', da: 'Danish speakers' },
  subscribers: 'Subscribers',
  who: ' who ',
  and: ' and ',
  student: { yes: 'are students', no: 'aren’t students' },
  session: {
    ever: 'had a session',
    'this-year': 'had a session this year',
    'last-12-months': 'had a session in the last twelve months',
  },
  none: (months) => `none in the last ${months}`,
  noSession: (months) => `had no session in the last ${months}`,
  months: (count) =>
    ({ 1: 'month', 2: 'two months', 3: 'three months', 6: 'six months' })[count] ?? 'twelve months',
  bought: (what) => `bought ${what}`,
  anything: 'something',
  boughtWithin: {
    ever: '',
    'last-3-months': ' in the last three months',
    'last-12-months': ' in the last twelve months',
  },
  tag: (tag) => `are tagged ‘${tag}’`,
  applied: { yes: 'applied for a programme', no: 'haven’t applied for a programme' },
  waiting: { yes: 'are on a waiting list', no: 'aren’t on a waiting list' },
  subscribedSince: (day) => `subscribed since ${day}`,
};

const danish: Words = {
  all: 'Alle, der har tilmeldt sig',
  speakers: { en: 'Engelsktalende', da: 'Dansktalende' },
  subscribers: 'Abonnenter',
  who: ', der ',
  and: ' og ',
  student: { yes: 'er elever', no: 'ikke er elever' },
  session: {
    ever: 'har haft en time',
    'this-year': 'har haft en time i år',
    'last-12-months': 'har haft en time de seneste tolv måneder',
  },
  none: (months) => `ingen ${months}`,
  noSession: (months) => `ikke har haft en time ${months}`,
  months: (count) =>
    ({
      1: 'den seneste måned',
      2: 'de seneste to måneder',
      3: 'de seneste tre måneder',
      6: 'de seneste seks måneder',
    })[count] ?? 'de seneste tolv måneder',
  bought: (what) => `har købt ${what}`,
  anything: 'noget',
  boughtWithin: {
    ever: '',
    'last-3-months': ' de seneste tre måneder',
    'last-12-months': ' de seneste tolv måneder',
  },
  tag: (tag) => `har mærket »${tag}«`,
  applied: { yes: 'har ansøgt om et forløb', no: 'ikke har ansøgt om et forløb' },
  waiting: { yes: 'står på en venteliste', no: 'ikke står på en venteliste' },
  subscribedSince: (day) => `har tilmeldt sig siden ${day}`,
};

interface Names {
  language: Language;
  /** Titles of offers by their id. */
  offers: ReadonlyMap<string, string>;
}

/** 'Danish speakers who had a session this year and none in the last two months'. */
export function segmentSentence(segment: Segment, { language, offers }: Names): string {
  const words = language === 'da' ? danish : english;
  const subject = segment.language ? words.speakers[segment.language] : words.subscribers;
  const clauses = [
    segment.student && words.student[segment.student],
    segment.session && words.session[segment.session],
    segment.quietMonths && quiet(segment, words),
    segment.bought && bought(segment, words, offers),
    segment.tag && words.tag(segment.tag),
    segment.applied && words.applied[segment.applied],
    segment.waiting && words.waiting[segment.waiting],
    segment.subscribedSince &&
      words.subscribedSince(formats[language].day(Temporal.PlainDate.from(segment.subscribedSince))),
  ].filter((clause): clause is string => typeof clause === 'string' && clause !== '');
  if (clauses.length === 0) return segment.language ? subject : words.all;
  return `${subject}${words.who}${listOf(clauses, words.and)}`;
}

function quiet({ session, quietMonths = 1 }: Segment, words: Words): string {
  const months = words.months(quietMonths);
  return session ? words.none(months) : words.noSession(months);
}

function bought(
  { bought: id = '', boughtWithin = 'ever' }: Segment,
  words: Words,
  offers: Names['offers'],
): string {
  const what = id === 'anything' ? words.anything : (offers.get(id) ?? id);
  return words.bought(what) + words.boughtWithin[boughtWithin];
}

function listOf(clauses: readonly string[], and: string): string {
  const last = clauses.at(-1) ?? '';
  return clauses.length < 2 ? last : `${clauses.slice(0, -1).join(', ')}${and}${last}`;
}

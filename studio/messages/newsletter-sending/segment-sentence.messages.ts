import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import type { Segment } from './segment.ts';

type YesOrNo = Pairs<Record<'yes' | 'no', string>>;

export const segmentSentenceMessages = inBoth({
  all: ['Everyone who subscribes', 'Alle, der har tilmeldt sig'],
  speakers: {
    en: ['English speakers', 'Engelsktalende'],
    da: ['Danish speakers', 'Dansktalende'],
  },
  subscribers: ['Subscribers', 'Abonnenter'],
  who: [' who ', ', der '],
  and: [' and ', ' og '],
  student: {
    yes: ['are students', 'er elever'],
    no: ['aren’t students', 'ikke er elever'],
  } satisfies YesOrNo,
  session: {
    ever: ['had a session', 'har haft en time'],
    'this-year': ['had a session this year', 'har haft en time i år'],
    'last-12-months': ['had a session in the last twelve months', 'har haft en time de seneste tolv måneder'],
  } satisfies Pairs<Record<NonNullable<Segment['session']>, string>>,
  none: (months: string) => [`none in the last ${months}`, `ingen ${months}`],
  noSession: (months: string) => [`had no session in the last ${months}`, `ikke har haft en time ${months}`],
  months: {
    1: ['month', 'den seneste måned'],
    2: ['two months', 'de seneste to måneder'],
    3: ['three months', 'de seneste tre måneder'],
    6: ['six months', 'de seneste seks måneder'],
    12: ['twelve months', 'de seneste tolv måneder'],
  } satisfies Pairs<Record<NonNullable<Segment['quietMonths']>, string>>,
  bought: (what: string) => [`bought ${what}`, `har købt ${what}`],
  anything: ['something', 'noget'],
  boughtWithin: {
    ever: '',
    'last-3-months': [' in the last three months', ' de seneste tre måneder'],
    'last-12-months': [' in the last twelve months', ' de seneste tolv måneder'],
  } satisfies Pairs<Record<NonNullable<Segment['boughtWithin']>, string>>,
  tag: (tag: string) => [`are tagged “${tag}”`, `har mærket »${tag}«`],
  applied: {
    yes: ['applied for a programme', 'har ansøgt om et forløb'],
    no: ['haven’t applied for a programme', 'ikke har ansøgt om et forløb'],
  } satisfies YesOrNo,
  waiting: {
    yes: ['are on a waiting list', 'står på en venteliste'],
    no: ['aren’t on a waiting list', 'ikke står på en venteliste'],
  } satisfies YesOrNo,
  subscribedSince: (day: string) => [`subscribed since ${day}`, `har tilmeldt sig siden ${day}`],
});

export type SegmentWords = (typeof segmentSentenceMessages)['en'];

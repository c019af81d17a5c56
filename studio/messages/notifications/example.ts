import { type Branding, siteAddress } from '#studio/shared/email/branding.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Lesson } from './bookings/lesson.ts';

const exampleEnglish = {
  name: 'Sarah Miller',
  giver: 'Mia Holm',
  greeting: 'Happy birthday!\nSing as loud as you like.',
  programme: 'Voice Elevated',
  course: 'Singing Essentials',
  story: 'How I found my low notes',
  place: 'Prøvegade 12, Copenhagen',
  homework: 'Sirens, five minutes a day.\nThe first verse on “vu”.',
  recording: 'Caro mio ben',
  comment: 'Here the breath reaches the end of the phrase. Keep it.',
  files: ['My repertoire.pdf'],
  part: '',
};

export type ExampleWords = typeof exampleEnglish;

const exampleDanish: ExampleWords = {
  ...exampleEnglish,
  name: 'Sara Møller',
  greeting: 'Tillykke!\nSyng højt.',
  story: 'Da jeg fandt mine dybe toner',
  place: 'Prøvegade 12, København',
  homework: 'Sirener, fem minutter om dagen.\nFørste vers på »vu«.',
  comment: 'Her når luften til enden af frasen. Hold fast i det.',
  files: ['Mit repertoire.pdf'],
};

export const exampleWords: Readonly<Record<Language, ExampleWords>> = {
  en: exampleEnglish,
  da: exampleDanish,
};

export interface Example {
  branding: Branding;
  language: Language;
  words: ExampleWords;
  lesson: Lesson;
}

export const at = (text: string) => Temporal.Instant.from(text);

export const writtenAt = at('2026-11-19T08:00:00Z');

/** A link as in a real email; it leads nowhere. */
export const exampleLink = ({ branding, language }: Pick<Example, 'branding' | 'language'>, path: string) =>
  siteAddress(branding, `${path}/AAAAAAAAAAAAAAAAAAAAAA`, language);

export const exampleLesson: Omit<Lesson, 'name'> = {
  bookingId: 'b0000000-0000-4000-8000-000000000001',
  kind: 'session',
  courseName: 'Private Coaching',
  email: 'soren@example.dk',
  start: at('2026-11-23T12:00:00Z'),
  end: at('2026-11-23T13:00:00Z'),
  visitorTimeZone: 'America/New_York',
  place: 'studio',
  reschedules: 1,
};

export const exampleAmount = { amountMinor: 1_850_000, currency: 'DKK' } as const;
export const exampleDueOn = Temporal.PlainDate.from('2026-12-01');
export const exampleDays = [{ date: '2027-03-06', from: '09:00', to: '17:00' }];
export const exampleDate = {
  id: 'e0000000-0000-4000-8000-000000000001',
  version: 1,
  days: exampleDays,
  place: null,
};

export function exampleOrder({ words }: Example) {
  return { name: words.name, orderNumber: 'B-1001', description: words.programme, amount: exampleAmount };
}

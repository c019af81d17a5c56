import { type Branding, siteAddress } from '#studio/shared/email/branding.ts';
import type { EmailContent } from '#studio/shared/email/email-content.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Lesson } from '../bookings/booking-email.ts';

/** What people write in the example emails. */
export interface ExampleWords {
  name: string;
  giver: string;
  greeting: string;
  programme: string;
  course: string;
  story: string;
  place: string;
  homework: string;
  recording: string;
  comment: string;
  files: readonly string[];
  part: string;
}

export interface Example {
  branding: Branding;
  language: Language;
  words: ExampleWords;
  lesson: Lesson;
}

/** By name; each is composed when it is asked for. */
export type Examples = Readonly<Record<string, () => EmailContent>>;

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
export const exampleDays = [{ date: '2027-03-06', from: '09:00', to: '17:00' }];
export const exampleDate = {
  id: 'e0000000-0000-4000-8000-000000000001',
  version: 1,
  days: exampleDays,
  place: null,
};

export function exampleOrder({ branding, language, words }: Example) {
  return {
    branding,
    language,
    name: words.name,
    orderNumber: 'B-1001',
    description: words.programme,
    amount: exampleAmount,
  };
}

import { z } from 'zod';
import { isSessionId, sessionCourseId, sessionCourseName } from '#studio/offers/catalogue/offer.ts';
import { isEmailAddress, withAsciiDomain } from '#studio/shared/email-address.ts';
import type { Language } from '#studio/shared/language.ts';
import { nameMessages } from '#studio/shared/person-name.messages.ts';
import { isVisibleName, nameProblemOf, personName } from '#studio/shared/person-name.ts';
import { isTimeZone } from '#studio/shared/time/format-time.ts';
import { isoInstant } from '#studio/shared/time/instant-text.ts';
import { bookingMessages } from './booking.messages.ts';
import type { BookingRefusal } from './refusals.ts';

export const bookingInput = z.object({
  name: z.string().trim().refine(isName).pipe(personName),
  email: z
    .string()
    .trim()
    .min(1)
    .max(254)
    .refine((text) => text === '' || isEmailAddress(text), { params: { isBadAddress: true } })
    .transform(withAsciiDomain),
  courseId: z
    .string()
    .max(100)
    .default(sessionCourseId)
    .refine((id) => isSessionId(id) || /^[a-z0-9][a-z0-9-]*$/.test(id))
    .transform((id) => (isSessionId(id) ? sessionCourseId : id)),
  courseName: z
    .unknown()
    .optional()
    .transform(() => sessionCourseName),
  slotStart: isoInstant,
  /** Compared with the length of what is booked; absent: not compared. */
  slotEnd: isoInstant.nullish(),
  timeZone: z.string().max(64).nullish().transform(knownTimeZone),
  place: z.enum(['online', 'studio']).nullish().default(null),
});

export type BookingInput = Omit<z.infer<typeof bookingInput>, 'slotEnd'>;

export function refusedInput(
  language: Language,
  error: z.ZodError,
  input: unknown,
): { ok: false } & BookingRefusal {
  const messages = bookingMessages[language];
  const badEmailOnly = error.issues.every(
    (issue) => issue.path[0] === 'email' && issue.code === 'custom' && issue.params?.isBadAddress,
  );
  const fields = [...new Set(error.issues.map((issue) => String(issue.path[0] ?? '')))];
  const courseId = fields.includes('courseId') ? (input as { courseId: unknown }).courseId : undefined;
  const badCourse = courseId !== undefined && messages.badCourse(truncate(courseId), sessionCourseId);
  const [problem] = error.issues.map(nameProblemOf);
  const badName = problem && error.issues.length === 1 ? nameMessages[language][problem] : null;
  return {
    ok: false,
    refusal: 'bad-input',
    message: badCourse || (badName ?? (badEmailOnly ? messages.badEmail : messages.missing)),
    fields,
  };
}

/** An end that is not the one of this offer; null: as offered, or not sent. */
export function refusedEnd(
  language: Language,
  { slotEnd }: Pick<z.output<typeof bookingInput>, 'slotEnd'>,
  { end, minutes }: { end: Temporal.Instant; minutes: number },
): ({ ok: false } & BookingRefusal) | null {
  if (!slotEnd || Temporal.Instant.compare(slotEnd, end) === 0) return null;
  const message = bookingMessages[language].badEnd(minutes, end.toString());
  return { ok: false, refusal: 'bad-input', message, fields: ['slotEnd'] };
}

/** A course that is not booked by the hour, or not on sale. */
export function refusedCourse(language: Language, courseId: string): { ok: false } & BookingRefusal {
  const message = bookingMessages[language].badCourse(truncate(courseId), sessionCourseId);
  return { ok: false, refusal: 'bad-input', message, fields: ['courseId'] };
}

function truncate(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.replaceAll(/\p{Cc}/gu, '').slice(0, 60);
}

function isName(text: string): boolean {
  const { length } = [...text];
  return length <= 200 && isVisibleName(text);
}

/** Former IANA zone names are kept as the browser sent them. */
function knownTimeZone(zone: string | null | undefined): string | null {
  return isTimeZone(zone) ? zone : null;
}

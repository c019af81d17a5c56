import { z } from 'zod';
import { type GroupName, groupNames, settingGroups } from '#studio/office/settings/groups.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { changesIn } from '#studio/shared/records/audit-changes.ts';
import { isoInstant } from '#studio/shared/time/instant-text.ts';
import { formatSpan } from '../../calendar/bookings/format-span.ts';
import { type DescribedField, describeChanges } from './describe-change.ts';
import { describeCourseField } from './describe-course.ts';
import { describeDateField } from './describe-date.ts';
import { describeEmailText } from './describe-email.ts';
import { describeInstructorField } from './describe-instructor.ts';
import { describeOfferField } from './describe-offer.ts';
import { describeProductField } from './describe-product.ts';
import { describeSetting } from './describe-settings.ts';
import { changeHistoryMessages } from './history.messages.ts';

interface Entry {
  action: string;
  subject: string;
  details: Record<string, unknown>;
}

const cancelledHours = z.union([
  z.object({ hours: z.array(z.tuple([isoInstant, isoInstant])) }),
  z.object({ start: isoInstant, end: isoInstant }),
]);
const rescheduled = z.object({ from: isoInstant, to: isoInstant });

export function groupOfSubject(subject: string): GroupName | undefined {
  return groupNames.find((group) => subject === `settings:${settingGroups[group].key}`);
}

/** The classes that an entry about their settings names. */
export function classesIn({ subject, details }: Entry): string[] {
  if (groupOfSubject(subject) !== 'classes') return [];
  return Object.keys(changesIn(details).changes).map((name) => name.split(':')[0] ?? '');
}

export function describeEntry(
  entry: Entry,
  { language, titles }: { language: Language; titles: ReadonlyMap<string, string> },
): string[] {
  return describeChanges(changesIn(entry.details), fieldsOf(entry, { language, titles }), language);
}

function fieldsOf(
  { subject }: Entry,
  { language, titles }: { language: Language; titles: ReadonlyMap<string, string> },
): (name: string) => DescribedField | null {
  const group = groupOfSubject(subject);
  if (group) return (name) => describeSetting(group, name, { language, titles });
  if (subject.startsWith('offer:')) return (name) => describeOfferField(name, language);
  if (/^(?:course|module|lesson):/.test(subject)) return (name) => describeCourseField(name, language);
  if (subject.startsWith('instructor:')) return (name) => describeInstructorField(name, language);
  if (subject.startsWith('product:')) return (name) => describeProductField(name, language);
  if (subject.startsWith('email:')) {
    return (name) => describeEmailText(subject.slice('email:'.length), name, language);
  }
  return subject.startsWith('date:') ? (name) => describeDateField(name, language) : () => null;
}

/** Of a booking that was moved, of a cancellation, or of all that a deleted account had booked. */
export function timesIn({ action, details }: Entry, language: Language): string {
  const words = changeHistoryMessages[language];
  const { data: moved } = rescheduled.safeParse(details);
  if (action === 'booking.rescheduled' && moved) {
    const [from, to] = [moved.from, moved.to].map(formats[language].short);
    return from && to ? words.moved(from, to) : '';
  }
  const { data } = cancelledHours.safeParse(details);
  const hours = data && 'hours' in data ? data.hours : data ? [[data.start, data.end] as const] : [];
  return hours.map(([start, end]) => formatSpan(start, end, language)).join('; ');
}

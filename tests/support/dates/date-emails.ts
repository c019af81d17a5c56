import type { DateDay } from '#platform/db/schema/catalogue.ts';
import { dateText } from '#studio/dates/date-text.ts';
import type { Branding } from '#studio/email/branding.ts';
import type { EmailContent } from '#studio/email/email-content.ts';
import { seatOffered } from '#studio/notifications/dates/seat-offered.ts';
import { waitingListOptIn } from '#studio/notifications/dates/waiting-list-opt-in.ts';
import { dateSet } from '#studio/notifications/newsletter/date-set.ts';
import type { Language } from '#studio/shared/language.ts';

export function dateEmails({
  branding,
  language,
  days,
}: {
  branding: Branding;
  language: Language;
  days: readonly DateDay[];
}): Record<string, EmailContent> {
  return {
    dateSet: dateSet({
      branding,
      language,
      course: '<img src=x> Recording Essentials',
      days,
      place: '<img src=x> Gasværket',
      pageUrl: 'http://localhost:3000/courses',
    }),
    waitingListOptIn: waitingListOptIn({
      branding,
      language,
      course: '<img src=x> Singing workshop',
      when: dateText(days, language),
      confirmUrl: 'http://localhost:3000/courses/waiting-list/confirm/A',
      leaveUrl: 'http://localhost:3000/courses/waiting-list/leave/B',
    }),
    seatOffered: seatOffered({
      branding,
      language,
      course: '<img src=x> Singing workshop',
      days,
      place: null,
      until: Temporal.Instant.from('2027-02-06T09:00:00Z'),
      offerUrl: 'http://localhost:3000/courses/waiting-list/offers/A',
    }),
  };
}

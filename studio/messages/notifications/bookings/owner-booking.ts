import type { CoveredBy } from '#platform/db/schema/booking.ts';
import { siteAddress } from '#studio/shared/email/branding.ts';
import { button, type EmailContent } from '#studio/shared/email/email-content.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formats } from '#studio/shared/format.ts';
import { ownerTexts } from '../owner.messages.ts';
import { type BookingEmail, bookingCalendar, bookingFacts, hourBlock } from './booking-email.ts';

export interface OwnerBooking extends BookingEmail {
  coveredBy: CoveredBy;
}

export function ownerBooking(mail: OwnerBooking): EmailContent {
  const { language, branding, lesson } = mail;
  const words = ownerTexts[language];
  const { booked } = lesson.kind === 'consultation' ? words.consultation : words;
  return renderEmail({
    branding,
    language,
    isForOwner: true,
    subject: booked.subject(lesson.name, formats[language].day(lesson.start)),
    headline: booked.headline,
    blocks: [
      hourBlock(lesson, { language }),
      bookingFacts(
        mail,
        [words.student, lesson.name],
        [words.mail, lesson.email],
        [words.covered, words.coveredBy[mail.coveredBy]],
      ),
      button(words.openAdmin, siteAddress(branding, '/admin')),
    ],
    attachments: [bookingCalendar(mail, 'owner')],
  });
}

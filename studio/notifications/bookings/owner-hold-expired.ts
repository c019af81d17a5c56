import { siteAddress } from '#studio/email/branding.ts';
import { button, type EmailContent, text } from '#studio/email/email-content.ts';
import { renderEmail } from '#studio/email/render-email.ts';
import { formatDate } from '#studio/shared/format-time.ts';
import { ownerTexts } from '../owner-texts.ts';
import type { BookingEmail } from './booking-email.ts';
import { bookingFacts, hourBlock } from './booking-email.ts';

/** To the owner: a held slot was not paid for. `language` is the owner's. */
export function ownerUnpaid(mail: BookingEmail): EmailContent {
  const { language, branding, lesson } = mail;
  const words = ownerTexts[language];
  const day = lesson.start.toZonedDateTimeISO(branding.timeZone).toPlainDate();
  return renderEmail({
    branding,
    language,
    subject: words.unpaid.subject(lesson.name, formatDate(day, language)),
    headline: words.unpaid.headline,
    blocks: [
      text(words.unpaid.lead(lesson.name)),
      hourBlock(lesson, branding.timeZone, language, true),
      bookingFacts(mail, [words.student, lesson.name], [words.mail, lesson.email]),
      button(words.unpaid.button, siteAddress(branding, `/admin/bookings/${lesson.bookingId}`)),
    ],
  });
}

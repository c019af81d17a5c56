import { button, type EmailContent, small, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formats } from '#studio/shared/format.ts';
import type { Money } from '#studio/shared/money.ts';
import { withdrawLink } from '../orders/withdraw-link.ts';
import { sessionTexts } from '../texts/booking-texts.ts';
import { type BookingEmail, bookingCalendar, bookingFacts, hourBlock, meetingLink } from './booking-email.ts';
import { type PaidParts, paidRows } from './paid-rows.ts';

export interface BookingConfirmed extends BookingEmail {
  paid: Money | null;
  paidParts?: PaidParts;
  manageUrl: string;
  rescheduleNoticeHours: number;
}

const wholeByCard: PaidParts = { discountMinor: 0, giftCardMinor: 0 };

export function bookingConfirmed(mail: BookingConfirmed): EmailContent {
  const { language, branding, lesson } = mail;
  const words = sessionTexts(mail);
  return renderEmail({
    branding,
    language,
    subject: words.confirmed.subject(formats[language].day(lesson.start)),
    headline: words.confirmed.headline,
    blocks: [
      greeting(mail, lesson.name),
      hourBlock(lesson, { language }),
      text(words.confirmed.lead),
      bookingFacts(
        mail,
        ...(mail.paid ? paidRows(mail.paid, mail.paidParts ?? wholeByCard, language) : []).map(
          ({ label, value }) => [label, value] as const,
        ),
      ),
      ...meetingLink(mail),
      button(words.manage, mail.manageUrl),
      small(words.until(mail.rescheduleNoticeHours)),
      small(words.keepLink),
      { kind: 'links', items: [withdrawLink(branding, language)] },
    ],
    attachments: [bookingCalendar(mail, 'visitor')],
  });
}

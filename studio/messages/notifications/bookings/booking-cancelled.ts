import { siteAddress } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formats } from '#studio/shared/format.ts';
import type { MoneyOutcome } from '#studio/shared/money-outcome.ts';
import { sessionTexts } from '../texts/booking-texts.ts';
import { type BookingEmail, bookingCalendar, bookingFacts, bookingPath, hourBlock } from './booking-email.ts';
import { describeMoneyOutcome } from './money-outcome.ts';

export interface BookingCancelled extends BookingEmail {
  money: MoneyOutcome;
}

export function bookingCancelled(mail: BookingCancelled): EmailContent {
  const { language, branding, lesson } = mail;
  const words = sessionTexts(mail);
  return renderEmail({
    branding,
    language,
    subject: words.cancelled.subject(formats[language].day(lesson.start)),
    headline: words.cancelled.headline,
    blocks: [
      greeting(mail, lesson.name),
      hourBlock(lesson, { language, isOver: true }),
      text(words.cancelled.lead),
      ...(lesson.kind === 'session' ? [text(describeMoneyOutcome(mail.money, mail))] : []),
      bookingFacts(mail),
      button(words.cancelled.again, siteAddress(branding, bookingPath(lesson), language)),
    ],
    attachments: [bookingCalendar(mail, 'visitor', true)],
  });
}

import { siteAddress } from '#studio/shared/email/branding.ts';
import { button, type EmailContent } from '#studio/shared/email/email-content.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formats } from '#studio/shared/format.ts';
import type { MoneyOutcome } from '#studio/shared/money-outcome.ts';
import { ownerTexts } from '../owner.messages.ts';
import { type BookingEmail, bookingCalendar, bookingFacts, hourBlock } from './booking-email.ts';
import { describeMoneyToOwner } from './money-outcome.ts';

export interface OwnerCancellation extends BookingEmail {
  money: MoneyOutcome;
}

export function ownerCancellation(mail: OwnerCancellation): EmailContent {
  const { language, branding, lesson } = mail;
  const words = ownerTexts[language];
  const { cancelled } = lesson.kind === 'consultation' ? words.consultation : words;
  return renderEmail({
    branding,
    language,
    isForOwner: true,
    subject: cancelled.subject(lesson.name, formats[language].day(lesson.start)),
    headline: cancelled.headline,
    blocks: [
      hourBlock(lesson, { language, isOver: true }),
      bookingFacts(
        mail,
        [words.student, lesson.name],
        [words.mail, lesson.email],
        lesson.kind === 'session' ? [words.money, describeMoneyToOwner(mail.money, language)] : null,
      ),
      button(words.openAdmin, siteAddress(branding, '/admin')),
    ],
    attachments: [bookingCalendar(mail, 'owner', true)],
  });
}

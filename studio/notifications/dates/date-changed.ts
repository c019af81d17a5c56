import type { DateDay } from '#platform/db/schema/catalogue.ts';
import type { MailAttachment } from '#platform/db/schema/messages.ts';
import type { Branding } from '#studio/email/branding.ts';
import { type EmailContent, facts, text } from '#studio/email/email-content.ts';
import { renderEmail } from '#studio/email/render-email.ts';
import type { Language } from '#studio/shared/language.ts';
import { bookingWords } from '../bookings/booking-email.ts';
import { formatDays } from '../orders/order-email.ts';
import { dateTexts } from './date-calendar.ts';

export interface DateChanged {
  branding: Branding;
  language: Language;
  name: string;
  title: string;
  days: { now: readonly DateDay[]; before: readonly DateDay[] };
  place: { now: string; before: string };
  changed: 'days' | 'place' | 'both';
  calendar: MailAttachment | null;
}

export function dateChanged(mail: DateChanged): EmailContent {
  const { language, branding, title, changed, days, place } = mail;
  const words = dateTexts[language];
  const zone = branding.timeZone;
  const told = (list: readonly DateDay[]) => formatDays(list, zone, language);
  return renderEmail({
    branding,
    language,
    subject: words.subject[changed](title),
    headline: words.headline[changed],
    blocks: [
      text(bookingWords[language].hello(mail.name)),
      text(words.lead(title)),
      facts(
        [changed === 'place' ? words.same(words.days) : words.days, told(days.now)],
        changed === 'place' ? null : [words.daysBefore, told(days.before)],
        [changed === 'days' ? words.same(words.place) : words.place, place.now],
        changed === 'days' ? null : [words.placeBefore, place.before],
      ),
      ...(mail.calendar ? [text(words.calendar)] : []),
      text(words.trouble),
    ],
    attachments: mail.calendar ? [mail.calendar] : [],
  });
}

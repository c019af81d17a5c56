import { button, type EmailContent, facts, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formats } from '#studio/shared/format.ts';
import { studioCity } from '#studio/shared/time-zone.ts';
import { type OrderMail, paidFacts } from '../orders/order-email.ts';
import { withdrawLink } from '../orders/withdraw-link.ts';
import { bookingTexts, moneyTexts } from '../texts/booking-texts.ts';
import { orderTexts } from '../texts/order-texts.ts';

export interface ClassJoined extends OrderMail {
  next: Temporal.ZonedDateTime;
  minutes: number;
  /** Null: the coach sends the link. */
  meetingUrl: string | null;
}

export function classJoined(mail: ClassJoined): EmailContent {
  const { language, branding, next } = mail;
  const words = orderTexts.of(mail);
  const from = formats[language].time(next);
  const to = formats[language].time(next.add({ minutes: mail.minutes }));
  const until = language === 'da' ? 'til' : 'to';
  return renderEmail({
    branding,
    language,
    subject: words.class.subject(mail.description),
    headline: words.class.headline,
    blocks: [
      greeting(mail, mail.name),
      text(words.class.lead(mail.description)),
      {
        kind: 'hour',
        date: formats[language].day(next),
        clocks: [`${from} ${until} ${to}, ${studioCity[language]}`],
      },
      ...(mail.meetingUrl
        ? [text(words.class.everyWeek), button(words.class.join, mail.meetingUrl)]
        : [text(bookingTexts.of(mail).linkFollows(branding.coachName))]),
      facts([moneyTexts.of(mail).order, `${mail.orderNumber}, ${mail.description}`], ...paidFacts(mail)),
      { kind: 'links', items: [withdrawLink(branding, language, mail.orderNumber)] },
    ],
  });
}

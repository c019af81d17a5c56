import { type Letterhead, siteAddress } from '#studio/email/branding.ts';
import { button, type MailContent, text } from '#studio/email/email-content.ts';
import { writeLetter } from '#studio/email/render-email.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Lesson } from './booking-email.ts';
import { bookingWords, hourBlock } from './booking-email.ts';
import { tellHourShortly } from './format-session-time.ts';
import { type MoneyOutcome, tellMoney } from './money-outcome.ts';

export interface HourGone {
  letterhead: Letterhead;
  language: Language;
  /** The hour that was paid for too late. */
  wanted: Pick<Lesson, 'name' | 'start' | 'end' | 'visitorTimeZone'>;
  money: MoneyOutcome;
  /** Up to three free hours. */
  free: ReadonlyArray<{ start: Temporal.Instant; end: Temporal.Instant }>;
}

/** The booking page with this hour already chosen; it holds nothing until a button there is pressed. */
function bookingAddress({ letterhead, language }: HourGone, start: Temporal.Instant): string {
  const query = `slot_start=${encodeURIComponent(start.toString())}`;
  return siteAddress(letterhead, `/private-coaching/book?${query}`, language);
}

/** To the visitor who paid after the hold had ended and somebody else had the hour. */
export function hourGone(mail: HourGone): MailContent {
  const { language, letterhead, wanted } = mail;
  const words = bookingWords[language];
  const items = mail.free.map(({ start, end }) => ({
    label: tellHourShortly({ start, end }, letterhead.timeZone, language, wanted.visitorTimeZone),
    href: bookingAddress(mail, start),
  }));
  return writeLetter({
    letterhead,
    language,
    subject: words.gone.subject,
    headline: words.gone.headline,
    blocks: [
      text(words.hello(wanted.name)),
      hourBlock(wanted, letterhead.timeZone, language, true),
      text(words.gone.lead),
      text(tellMoney(mail.money, language)),
      text(items.length > 0 ? words.gone.free : words.gone.none),
      ...(items.length > 0 ? [{ kind: 'links' as const, items }] : []),
      button(words.gone.other, siteAddress(letterhead, '/private-coaching/book', language)),
    ],
  });
}

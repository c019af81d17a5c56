import { type Branding, siteAddress } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { Language } from '#studio/shared/language.ts';
import type { MoneyOutcome } from '#studio/shared/money-outcome.ts';
import { bookingTexts } from '../texts/booking-texts.ts';
import { hourBlock, type Lesson } from './booking-email.ts';
import { formatSessionTime } from './format-session-time.ts';
import { describeMoneyOutcome } from './money-outcome.ts';

export interface SlotTaken {
  branding: Branding;
  language: Language;
  wanted: Pick<Lesson, 'name' | 'start' | 'end' | 'visitorTimeZone'>;
  money: MoneyOutcome;
  free: ReadonlyArray<{ start: Temporal.Instant; end: Temporal.Instant }>;
}

function bookingAddress({ branding, language }: SlotTaken, start: Temporal.Instant): string {
  const query = `slot_start=${encodeURIComponent(start.toString())}`;
  return siteAddress(branding, `/private-coaching/book?${query}`, language);
}

export function slotTaken(mail: SlotTaken): EmailContent {
  const { language, branding, wanted } = mail;
  const words = bookingTexts.of(mail);
  const items = mail.free.map(({ start, end }) => ({
    label: formatSessionTime({ start, end }, { language, readerZone: wanted.visitorTimeZone }),
    href: bookingAddress(mail, start),
  }));
  return renderEmail({
    branding,
    language,
    subject: words.gone.subject,
    headline: words.gone.headline,
    blocks: [
      greeting(mail, wanted.name),
      hourBlock(wanted, { language, isOver: true }),
      text(words.gone.lead),
      text(describeMoneyOutcome(mail.money, mail)),
      text(items.length > 0 ? words.gone.free : words.gone.none),
      ...(items.length > 0 ? [{ kind: 'links' as const, items }] : []),
      button(words.gone.other, siteAddress(branding, '/private-coaching/book', language)),
    ],
  });
}

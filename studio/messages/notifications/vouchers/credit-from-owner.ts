import type { Branding } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, facts, small, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { lastDayUntil } from '#studio/shared/studio-time.ts';
import { voucherTexts } from '../texts/other-texts.ts';

export interface CreditFromOwner {
  branding: Branding;
  language: Language;
  name: string;
  what: string;
  count: number;
  validUntil: Temporal.Instant | null;
  bookUrl: string;
}

/** Session credits that the owner granted without a purchase. */
export function creditFromOwner(mail: CreditFromOwner): EmailContent {
  const { branding, language, what, count } = mail;
  const words = voucherTexts.of(mail).credit;
  const lastDay = mail.validUntil && lastDayUntil(mail.validUntil);
  return renderEmail({
    branding,
    language,
    subject: count === 1 ? words.subject(what) : words.subjectMany(count, what),
    headline: words.headline,
    blocks: [
      greeting(mail, mail.name),
      text(
        count === 1 ? words.lead(what, branding.coachName) : words.leadMany(count, what, branding.coachName),
      ),
      text(words.use),
      button(words.book, mail.bookUrl),
      small(words.keepLink),
      ...(lastDay ? [facts([voucherTexts.of(mail).validUntil, formats[language].day(lastDay)])] : []),
    ],
  });
}

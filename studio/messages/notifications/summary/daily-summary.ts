import { type Branding, siteAddress } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, facts, text } from '#studio/shared/email/email-content.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Money } from '#studio/shared/money.ts';
import { summaryTexts } from '../texts/other-texts.ts';

export interface DailySummary {
  branding: Branding;
  language: Language;
  day: Temporal.PlainDate;
  /** In order; `what`: who comes, or the title of a date. */
  sessions: ReadonlyArray<{ start: Temporal.Instant; end: Temporal.Instant; what: string }>;
  tasks: number;
  messages: number;
  /** Of the day before, by currency, including VAT. */
  income: readonly Money[];
}

export function dailySummary(summary: DailySummary): EmailContent {
  const { branding, language, day, sessions, income } = summary;
  const words = summaryTexts.of({ branding, language });
  const { day: dayText, money, time } = formats[language];
  const amounts = income.map(money).join(', ');
  return renderEmail({
    branding,
    language,
    isForOwner: true,
    subject: words.subject(dayText(day)),
    headline: words.headline,
    blocks: [
      text(sessions.length > 0 ? words.sessions : words.none),
      ...(sessions.length > 0
        ? [
            facts(
              ...sessions.map((one): [string, string] => [`${time(one.start)}–${time(one.end)}`, one.what]),
            ),
          ]
        : []),
      facts(
        [words.tasks, String(summary.tasks)],
        [words.messages, String(summary.messages)],
        [words.income, amounts || words.noIncome],
      ),
      button(words.open, siteAddress(branding, '/admin')),
    ],
  });
}

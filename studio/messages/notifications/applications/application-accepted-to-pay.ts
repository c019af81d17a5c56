import { button, type EmailContent, facts, small, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formats } from '#studio/shared/format.ts';
import type { Money } from '#studio/shared/money.ts';
import { applicationTexts } from '../texts/order-texts.ts';
import type { ApplicationMail } from './application-email.ts';
import { personalLineBlocks, type WithPersonalLine } from './personal-line.ts';

export interface ApplicationToPay extends ApplicationMail, WithPersonalLine {
  /** One to four, in order. */
  instalments: ReadonlyArray<{ amount: Money; dueOn: Temporal.PlainDate }>;
  statusUrl: string;
}

export function applicationToPay(mail: ApplicationToPay): EmailContent {
  const { language, branding, instalments } = mail;
  const words = applicationTexts.of(mail);
  const parts = instalments.map(({ amount, dueOn }) => ({
    amount: formats[language].money(amount),
    date: formats[language].day(dueOn),
  }));
  const [first = { amount: '', date: '' }] = parts;
  const isWhole = parts.length === 1;
  return renderEmail({
    branding,
    language,
    subject: words.accepted.subject(mail.programme),
    headline: words.accepted.headline,
    blocks: [
      greeting(mail, mail.name),
      text(words.accepted.lead(mail.programme)),
      ...personalLineBlocks(mail),
      text(
        isWhole
          ? words.accepted.pay(first.amount, first.date)
          : words.accepted.payParts(parts.length, first.amount, first.date),
      ),
      ...(isWhole
        ? []
        : [
            facts(
              ...parts.map(
                ({ amount, date }, at) =>
                  [words.accepted.instalment(at + 1), words.accepted.due(amount, date)] as const,
              ),
            ),
          ]),
      button(words.accepted.button, mail.statusUrl),
      small(words.keepLink),
    ],
  });
}

import { formatMoney } from '#studio/shared/money.ts';
import { type EditionFacts, editionCalendar } from './edition-calendar.ts';
import { bookingWords } from './lesson.ts';
import { facts, type MailContent, text } from './letter.ts';
import { moneyWords } from './money-outcome.ts';
import { type OrderMail, orderWords } from './order-mail.ts';
import { seatFacts } from './seat-facts.ts';
import { withdrawLink } from './withdraw-link.ts';
import { writeLetter } from './write-letter.ts';

export interface ApplicationAccepted extends OrderMail {
  edition: EditionFacts | null;
  writtenAt: Temporal.Instant;
}

/** To the buyer: the owner accepted, and the reserved amount has been captured. */
export function applicationAccepted(mail: ApplicationAccepted): MailContent {
  const { language, letterhead } = mail;
  const words = orderWords[language];
  const amount = formatMoney(mail.amount, language);
  const calendar = mail.edition && editionCalendar(mail, mail.edition, mail.description);
  return writeLetter({
    letterhead,
    language,
    subject: words.accepted.subject(mail.description),
    headline: words.accepted.headline,
    blocks: [
      text(bookingWords[language].hello(mail.name)),
      text(words.accepted.lead(mail.description)),
      text(words.accepted.taken(amount)),
      facts(
        [moneyWords[language].order, `${mail.orderNumber}, ${mail.description}`],
        [words.paid, amount],
        ...seatFacts(mail.edition, letterhead, language),
      ),
      { kind: 'links', items: [withdrawLink(letterhead, language, mail.orderNumber)] },
    ],
    attachments: calendar ? [calendar] : [],
  });
}

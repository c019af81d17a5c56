import { isConfirmedAddress } from '#studio/people/confirmed-addresses.queries.ts';
import { facts, links, small, text } from '#studio/shared/email/email-content.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import { defineEmail } from '../define-email.ts';
import { writtenAt } from '../example.ts';

/** The acknowledgement on a durable medium, with date and time, that the law requires. */
export const withdrawalReceived = defineEmail({
  key: 'withdrawal-received',
  group: 'orders',
  title: ['Withdrawal received', 'Fortrydelse modtaget'],
  on: 'withdrawal.declared',
  stored: 'withdrawal',
  texts: {
    subject: [
      'Your withdrawal from order {order} has been received',
      'Din fortrydelse af ordre {order} er modtaget',
    ],
    subjectOnly: ['Your withdrawal has been received', 'Din fortrydelse er modtaget'],
    headline: ['Withdrawal received', 'Fortrydelse modtaget'],
    lead: [
      'We’ve received your withdrawal. This email is your receipt; it says what you declared and when.',
      'Vi har modtaget din fortrydelse. Denne e-mail er din kvittering og viser, hvad du erklærede og hvornår.',
    ],
    leadOnly: [
      'We’ve received a withdrawal that names this email address, and have stored it word for word. This email is its receipt. Reply to it if you want a copy of what was declared.',
      'Vi har modtaget en fortrydelse med denne e-mailadresse og gemt den ord for ord. Denne e-mail er kvitteringen. Svar på den, hvis du vil have en kopi af det, der blev erklæret.',
    ],
    next: [
      'We’re going through it now. Any refund you’re entitled to is paid back the way you paid, within 14 days from today. If you have goods to return, send them within the same 14 days; you pay the postage.',
      'Vi gennemgår den nu. Det, du har ret til at få tilbage, betaler vi senest 14 dage fra i dag på samme måde, som du betalte. Har du en vare fra os, så send den inden for de samme 14 dage. Du betaler returportoen.',
    ],
    notYou: [
      'If you didn’t send this, reply to this email: nothing has been refunded yet.',
      'Har du ikke skrevet dette, så svar på denne e-mail. Vi har ikke betalt noget tilbage endnu.',
    ],
    terms: ['Terms of sale', 'Handelsbetingelser'],
  },
  labels: {
    received: ['Received', 'Modtaget'],
    order: common.order,
    name: common.name,
    email: common.email,
    part: ['Withdrawn from', 'Hvilken del'],
    whole: ['The whole order', 'Hele ordren'],
  },
  read: async (c, { withdrawalId, declared, language, receivedAt }) => ({
    to: declared.email,
    language,
    dedupeKey: `withdrawal-received:${withdrawalId}`,
    // As entered: it never reveals whether the order exists.
    declared: (await isConfirmedAddress(c.tx, declared.email)) ? declared : null,
    receivedAt,
  }),
  content: ({ words, labels, format, link, declared, receivedAt }) => ({
    subject: declared ? words.subject({ order: declared.orderNumber }) : words.subjectOnly,
    blocks: [
      text(declared ? words.lead : words.leadOnly),
      facts(
        [labels.received, format.instant(receivedAt)],
        declared && [labels.order, declared.orderNumber],
        declared?.name ? [labels.name, declared.name] : null,
        declared && [labels.email, declared.email],
        declared && [labels.part, declared.part || labels.whole],
      ),
      text(words.next),
      small(words.notYou),
      links({ label: words.terms, href: link('/terms-of-service') }),
    ],
  }),
  examples: {
    withdrawalReceived: ({ words, lesson }) => ({
      declared: { orderNumber: 'B-1001', email: lesson.email, name: words.name, part: words.part },
      receivedAt: writtenAt,
    }),
  },
});

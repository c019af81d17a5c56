import { button, facts, links, small, text } from '#studio/shared/email/email-content.ts';
import type { Money } from '#studio/shared/money.ts';
import { personalLineOf } from '#studio/teaching/applications/answers/answers.queries.ts';
import { paidFacts } from '../bookings/paid-rows.ts';
import { dateCalendar, seatFacts } from '../dates/date-calendar.ts';
import { type Addressed, defineEmail } from '../define-email.ts';
import {
  type Example,
  exampleAmount,
  exampleDate,
  exampleDueOn,
  exampleLink,
  exampleOrder,
  writtenAt,
} from '../example.ts';
import {
  type DatedOrder,
  type Order,
  orderFact,
  tenderOfEmail,
  toBuyer,
  withdrawLink,
} from '../orders/order-email.ts';
import { exampleApplicant, loadAnswered, personalLineBlocks, statusUrlOf, toApplicant } from './applicant.ts';
import { everyApplication } from './every-application.email.ts';

interface ToPay extends Addressed {
  name: string;
  programme: string;
  personalLine?: string;
  instalments: ReadonlyArray<{ amount: Money; dueOn: Temporal.PlainDate }>;
  statusUrl: string;
}

export const applicationToPay = defineEmail({
  key: 'application-to-pay',
  group: 'programmes',
  title: ['Application accepted, to pay', 'Optaget på et forløb, mangler betaling'],
  on: 'application.accepted-to-pay',
  stored: 'application.accepted',
  texts: {
    subject: ['You’re in: {programme}', 'Du er optaget på {programme}'],
    headline: ['You’re in', 'Du er med'],
    lead: [
      'We’ve read your application to {programme}, and we’d love to have you.',
      'Vi har læst din ansøgning til {programme}, og vi vil gerne have dig med.',
    ],
    pay: [
      'We’re holding your place until {date}. It’s yours once you’ve paid {amount}.',
      'Din plads er reserveret til og med {date}. Den er din, når du har betalt {amount}.',
    ],
    payParts: [
      'You pay in {parts} instalments. We’re holding your place until {date}; it’s yours once you’ve paid the first, {amount}.',
      'Du betaler i {parts} rater. Din plads er reserveret til og med {date} og er din, når du har betalt første rate på {amount}.',
    ],
    button: ['Pay and confirm your place', 'Betal for din plads'],
  },
  labels: {
    instalment: (number: number) => [`Instalment ${number}`, `Rate ${number}`],
    due: (amount: string, date: string) => [`${amount}, by ${date}`, `${amount}, senest ${date}`],
  },
  read: async (c, { applicationId }): Promise<ToPay> => {
    const { facts, base } = await loadAnswered(c, applicationId);
    return {
      ...toApplicant(facts, 'application-to-pay'),
      ...base,
      instalments: facts.instalments,
      statusUrl: await statusUrlOf(c, facts),
    };
  },
  content: ({ words, labels, format, ...mail }) => {
    const parts = mail.instalments.map(({ amount, dueOn }) => ({
      amount: format.money(amount),
      date: format.day(dueOn),
    }));
    const [first = { amount: '', date: '' }] = parts;
    const isWhole = parts.length === 1;
    return {
      subject: words.subject(mail),
      blocks: [
        mail.greet(mail.name, 'given'),
        text(words.lead(mail)),
        ...personalLineBlocks(mail),
        text(isWhole ? words.pay(first) : words.payParts({ ...first, parts: parts.length })),
        !isWhole &&
          facts(
            ...parts.map(
              ({ amount, date }, nth) => [labels.instalment(nth + 1), labels.due(amount, date)] as const,
            ),
          ),
        button(words.button, mail.statusUrl),
        small(everyApplication.of(mail).keepLink),
      ],
    };
  },
  examples: {
    applicationToPay: (example) => ({
      ...exampleApplicant(example),
      instalments: [exampleDueOn, exampleDueOn.add({ months: 1 })].map((dueOn) => ({
        amount: exampleAmount,
        dueOn,
      })),
      statusUrl: exampleLink(example, '/applications'),
    }),
  },
});

export const applicationAccepted = defineEmail({
  key: 'application-accepted',
  group: 'programmes',
  title: ['Application accepted, paid', 'Optaget på et forløb, betalt'],
  stored: 'order.accepted',
  texts: {
    subject: ['You’re in: {programme}', 'Optaget: {programme}'],
    headline: ['You’re in', 'Du er med'],
    lead: [
      'We’ve read your application to {programme}, and we’d love to have you.',
      'Vi har læst din ansøgning til {programme}, og vi vil gerne have dig med.',
    ],
    taken: [
      'We’ve now charged the {amount} that was reserved on your card.',
      '{amount} var reserveret på dit kort og er nu trukket.',
    ],
    takenGiftCard: [
      'The {amount} that was reserved on your gift card is now paid.',
      '{amount} var reserveret på dit gavekort og er nu betalt.',
    ],
    takenBoth: [
      'The {amount} that was reserved on your card and your gift card is now paid.',
      '{amount} var reserveret på dit kort og dit gavekort og er nu betalt.',
    ],
    free: ['There’s nothing to pay.', 'Der er intet at betale.'],
  },
  read: async (c, order: Order): Promise<DatedOrder & Addressed & { personalLine?: string }> => ({
    ...toBuyer(order, 'application-accepted'),
    ...order.base,
    date: order.facts.date,
    writtenAt: c.now,
    personalLine: await personalLineOf(c.tx, order.facts.order.application_id),
  }),
  content: ({ words, format, ...mail }) => {
    const { description } = mail;
    const amount = format.money(mail.amount);
    const taken = {
      card: words.taken({ amount }),
      giftCard: words.takenGiftCard({ amount }),
      both: words.takenBoth({ amount }),
      nothing: words.free,
    };
    return {
      subject: words.subject({ programme: description }),
      blocks: [
        mail.greet(mail.name, 'given'),
        text(words.lead({ programme: description })),
        ...personalLineBlocks(mail),
        text(taken[tenderOfEmail(mail)]),
        facts(orderFact(mail), ...paidFacts(mail.amount, mail), ...seatFacts(mail, mail.date)),
        links(withdrawLink(mail, mail.orderNumber)),
      ],
      attachments: [mail.date && dateCalendar(mail, { date: mail.date, title: description })],
    };
  },
  examples: {
    applicationAccepted: (example) => ({ ...exampleOrder(example), date: exampleDate, writtenAt }),
    applicationAcceptedWithGiftCard: (example) => acceptedWith(example, exampleAmount.amountMinor),
    applicationAcceptedWithBoth: (example) => acceptedWith(example, 10_000),
    applicationAcceptedFree: (example) => ({
      ...acceptedWith(example, 0),
      amount: { amountMinor: 0, currency: 'DKK' as const },
    }),
  },
});

function acceptedWith(example: Example, giftCardMinor: number) {
  const paidParts = { discountMinor: 0, giftCardMinor };
  return { ...exampleOrder(example), amount: exampleAmount, paidParts, date: exampleDate, writtenAt };
}

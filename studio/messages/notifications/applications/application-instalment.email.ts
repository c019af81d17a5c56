import { button, facts, small, text } from '#studio/shared/email/email-content.ts';
import type { Money } from '#studio/shared/money.ts';
import { dateCalendar, seatFacts } from '../dates/date-calendar.ts';
import { defineEmail } from '../define-email.ts';
import {
  exampleAmount as amount,
  exampleDueOn as dueOn,
  type Example,
  exampleDate,
  exampleLink,
  writtenAt,
} from '../example.ts';
import type { Order } from '../orders/order-email.ts';
import { exampleApplicant, loadApplicant, statusUrlOf, toApplicant } from './applicant.ts';
import { everyApplication } from './every-application.email.ts';

export const applicationPaid = defineEmail({
  key: 'application-paid',
  group: 'programmes',
  title: ['Instalment of a programme paid', 'Rate for et forløb betalt'],
  stored: 'application.paid',
  texts: {
    subject: ['Payment received: {programme}', 'Betaling modtaget: {programme}'],
    headline: ['Your place is confirmed', 'Pladsen er din'],
    lead: [
      'We’ve received {amount}: instalment {number} of {count}.',
      'Vi har modtaget {amount}: rate {number} af {count}.',
    ],
    whole: [
      'We’ve received {amount}. There’s nothing more to pay.',
      'Vi har modtaget {amount}. Du skal ikke betale mere.',
    ],
    next: ['The next one, {amount}, is due by {date}.', 'Næste rate på {amount} skal betales senest {date}.'],
    last: [
      'That was the last instalment. There’s nothing more to pay.',
      'Det var den sidste rate. Du skal ikke betale mere.',
    ],
    payNext: ['See your instalments', 'Se dine rater'],
  },
  read: async (c, { facts: { order, date } }: Order) => {
    if (!order.application_id) return null;
    const { facts: application, base } = await loadApplicant(c, order.application_id);
    const paid: Money = { amountMinor: order.total_minor, currency: order.currency };
    return {
      ...toApplicant(application, 'application-paid', order.id),
      ...base,
      amount: paid,
      number: order.instalment ?? 1,
      of: Math.max(1, application.instalments.length),
      next: application.instalments.find(({ isPaid }) => !isPaid) ?? null,
      date,
      writtenAt: c.now,
      statusUrl: await statusUrlOf(c, application),
    };
  },
  content: ({ words, format, ...mail }) => {
    const { status, keepLink } = everyApplication.of(mail);
    const { number, of: count, next, date, programme } = mail;
    const paid = format.money(mail.amount);
    return {
      subject: words.subject(mail),
      blocks: [
        mail.greet(mail.name, 'given'),
        text(count === 1 ? words.whole({ amount: paid }) : words.lead({ amount: paid, number, count })),
        count > 1 &&
          text(
            next
              ? words.next({ amount: format.money(next.amount), date: format.day(next.dueOn) })
              : words.last,
          ),
        date && facts(...seatFacts(mail, date)),
        button(next ? words.payNext : status, mail.statusUrl),
        small(keepLink),
      ],
      attachments: [date && dateCalendar(mail, { date, title: programme })],
    };
  },
  examples: {
    applicationPaid: (example) => ({
      ...exampleApplicant(example),
      amount,
      number: 1,
      of: 2,
      next: { amount, dueOn, isPaid: false, number: 2 },
      date: exampleDate,
      writtenAt,
      statusUrl: exampleLink(example, '/applications'),
    }),
  },
});

const exampleLate = (example: Example, of: number) => ({
  ...exampleApplicant(example),
  amount,
  number: 1,
  of,
  dueOn,
  isAgain: of > 1,
  statusUrl: exampleLink(example, '/applications'),
});

/** 3 days after the due date and again after 10. */
export const applicationLate = defineEmail({
  key: 'application-late',
  group: 'programmes',
  title: ['Instalment of a programme overdue', 'Rate for et forløb mangler'],
  on: 'application.instalment-reminder-due',
  stored: 'application.late',
  texts: {
    subject: ['Payment due: {programme}', 'Vi mangler din betaling: {programme}'],
    subjectAgain: ['Reminder, payment due: {programme}', 'Vi mangler stadig din betaling: {programme}'],
    headline: ['A payment is overdue', 'Vi mangler din betaling'],
    lead: [
      'Instalment {number}, {amount}, was due by {date}, and we haven’t received it yet.',
      'Rate {number}, {amount}, skulle betales senest {date}, og vi har ikke modtaget den endnu.',
    ],
    whole: [
      '{amount} was due by {date}, and we haven’t received it yet.',
      '{amount} skulle betales senest {date}, og vi har ikke modtaget beløbet endnu.',
    ],
    seat: [
      'We held your place until that day. It may still be free: pay now and it’s yours. If it’s gone, the page will say so and you won’t be charged.',
      'Din plads var reserveret til den dag. Den er måske stadig ledig. Betal nu, så er den din. Er den optaget, ser du det på siden, og vi trækker ikke noget.',
    ],
    trouble: [
      'Is something in the way? Reply to this email and we’ll find a solution together.',
      'Er der noget i vejen? Svar på denne e-mail, så finder vi en løsning sammen.',
    ],
    last: [
      'If we don’t hear from you within a week, we’ll call.',
      'Hører vi ikke fra dig inden for en uge, ringer vi.',
    ],
    button: ['Pay now', 'Betal nu'],
    crossed: [
      'Paid in the last few days? Then this email has crossed your payment and you don’t need to do anything.',
      'Har du betalt inden for de seneste dage? Så skal du ikke gøre noget.',
    ],
  },
  labels: { numberOf: (number: number, of: number) => [`${number} of ${of}`, `${number} af ${of}`] },
  read: async (c, { applicationId, instalment, step }) => {
    const { facts: application, base } = await loadApplicant(c, applicationId);
    return {
      ...toApplicant(application, 'application-late', `${applicationId}:${instalment.number}:${step}`),
      ...base,
      ...instalment,
      of: application.instalments.length,
      isAgain: step === 2,
      statusUrl: await statusUrlOf(c, application),
    };
  },
  content: ({ words, labels, format, ...mail }) => {
    const due = { amount: format.money(mail.amount), date: format.day(mail.dueOn) };
    const number = labels.numberOf(mail.number, mail.of);
    return {
      subject: mail.isAgain ? words.subjectAgain(mail) : words.subject(mail),
      blocks: [
        mail.greet(mail.name, 'given'),
        text(mail.of === 1 ? words.whole(due) : words.lead({ ...due, number })),
        // The first instalment secures the seat.
        mail.number === 1 && text(words.seat),
        text(words.trouble),
        mail.isAgain && text(words.last),
        button(words.button, mail.statusUrl),
        small(words.crossed),
        small(everyApplication.of(mail).keepLink),
      ],
    };
  },
  examples: {
    applicationLate: (example) => exampleLate(example, 2),
    applicationLateOnce: (example) => exampleLate(example, 1),
  },
});

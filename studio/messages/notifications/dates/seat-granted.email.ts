import { nextClass, weeklyClassOf } from '#studio/calendar/dates/weekly-class.ts';
import { button, facts, links, text } from '#studio/shared/email/email-content.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import { studioCity } from '#studio/shared/time/time-zone.ts';
import { everySession } from '../bookings/every-session.email.ts';
import { paidFacts } from '../bookings/paid-rows.ts';
import { type Addressed, defineEmail } from '../define-email.ts';
import { exampleDate, exampleOrder, writtenAt } from '../example.ts';
import { type DatedOrder, type Order, orderFact, toBuyer, withdrawLink } from '../orders/order-email.ts';
import { dateLabels } from './date.messages.ts';
import { dateCalendar, seatFacts } from './date-calendar.ts';

export const seatGranted = defineEmail({
  key: 'seat-granted',
  group: 'dates',
  title: ['Place on a date booked', 'Plads på et hold booket'],
  stored: 'order.seat',
  texts: {
    subject: ['Your place: {title}', 'Din plads: {title}'],
    headline: ['Your place is booked', 'Din plads er booket'],
    lead: [
      'You have a place on {title}. There’s nothing more to pay.',
      'Du har en plads på {title}. Du skal ikke betale mere.',
    ],
  },
  read: async (c, order: Order): Promise<DatedOrder & Addressed> => ({
    ...toBuyer(order, 'seat-granted'),
    ...order.base,
    date: order.facts.date,
    writtenAt: c.now,
  }),
  content: ({ words, ...mail }) => {
    const { date, description: title } = mail;
    return {
      subject: words.subject({ title }),
      blocks: [
        mail.greet(mail.name),
        text(words.lead({ title })),
        facts(...seatFacts(mail, date), orderFact(mail), ...paidFacts(mail.amount, mail)),
        links(withdrawLink(mail, mail.orderNumber)),
      ],
      attachments: [date && dateCalendar(mail, { date, title })],
    };
  },
  examples: { seatGranted: (example) => ({ ...exampleOrder(example), date: exampleDate, writtenAt }) },
});

export const classJoined = defineEmail({
  key: 'class-joined',
  group: 'dates',
  title: ['Group class joined', 'Tilmeldt holdundervisning'],
  stored: 'order.class',
  texts: {
    subject: ['You’re in: {title}', 'Du er med: {title}'],
    headline: ['See you in class', 'Vi ses til undervisningen'],
    lead: ['You’ve joined {title}. Your next class:', 'Du er tilmeldt {title}. Næste gang er:'],
    everyWeek: [
      'We meet at the same time every week, on the same link.',
      'Vi mødes på samme tid hver uge via det samme link.',
    ],
    join: ['Join the class', 'Gå til mødet'],
  },
  read: async (c, order: Order) => {
    const { value } = await readSetting(c.tx, 'weekly-classes');
    const rule = weeklyClassOf(value, order.facts.lines[0]?.offer_id ?? '');
    const { minutes, meetingUrl } = rule;
    return {
      ...toBuyer(order, 'class-joined'),
      ...order.base,
      next: nextClass(rule, c.now),
      minutes,
      meetingUrl,
    };
  },
  content: ({ words, format, ...mail }) => {
    const { language, next, description: title } = mail;
    const meetingUrl = mail.meetingUrl || mail.branding.meetingUrl;
    const [from, to] = [format.time(next), format.time(next.add({ minutes: mail.minutes }))];
    return {
      subject: words.subject({ title }),
      blocks: [
        mail.greet(mail.name),
        text(words.lead({ title })),
        {
          kind: 'hour',
          date: format.day(next),
          clocks: [`${from} ${dateLabels[language].to} ${to}, ${studioCity[language]}`],
        },
        text(meetingUrl ? words.everyWeek : everySession.of(mail).linkFollows),
        meetingUrl && button(words.join, meetingUrl),
        facts(orderFact(mail), ...paidFacts(mail.amount, mail)),
        links(withdrawLink(mail, mail.orderNumber)),
      ],
    };
  },
  examples: {
    classJoined: (example) => ({
      ...exampleOrder(example),
      next: Temporal.ZonedDateTime.from('2026-11-25T19:00[Europe/Copenhagen]'),
      minutes: 60,
      meetingUrl: 'https://meet.example/thea',
    }),
  },
});

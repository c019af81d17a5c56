import { guaranteeEnds } from '#studio/money/orders/guarantee.ts';
import { button, type Fact, facts, links, text } from '#studio/shared/email/email-content.ts';
import { lastDayUntil } from '#studio/shared/time/studio-time.ts';
import { courseTitles } from '#studio/teaching/learning/owner-courses.queries.ts';
import { paidFacts } from '../bookings/paid-rows.ts';
import { defineEmail } from '../define-email.ts';
import { at, exampleLink, exampleOrder } from '../example.ts';
import { holderOf } from '../vouchers/voucher-email.queries.ts';
import { orderLabels } from './order.messages.ts';
import { orderUrlOf, personWithAccess } from './order.queries.ts';
import { type Order, toBuyer, withdrawLink } from './order-email.ts';
import { plannedCharges } from './plan.queries.ts';

export const enrolmentGranted = defineEmail({
  key: 'enrolment-granted',
  group: 'courses',
  title: ['Welcome to a course', 'Velkommen til et kursus'],
  stored: 'course.enrolled',
  texts: {
    subject: ['Welcome to {course}', 'Velkommen til {course}'],
    headline: ['You’re in', 'Du er med'],
    lead: [
      '{course} is yours from now on. Begin with the first lesson, sing ten minutes a day, and let the voice find its pace.',
      '{course} er dit fra nu af. Begynd med første lektion, syng ti minutter om dagen, og lad stemmen finde sit tempo.',
    ],
    access: [
      'Your lessons are in your student area. The first time, choose “Sign up” and use the email address this was sent to.',
      'Dine lektioner ligger på Min side. Første gang vælger du »Opret konto« med den adresse, vi har sendt denne e-mail til.',
    ],
    open: ['Open your lessons', 'Åbn dine lektioner'],
    plan: [
      'You pay in {count} monthly payments. We’ve charged the first, {amount}; the rest follow on the same card, one a month, and then stop automatically.',
      'Du betaler i {count} rater. Vi har trukket den første på {amount}. De næste trækkes på samme kort med en måneds mellemrum, og efter den sidste stopper betalingen automatisk.',
    ],
    guarantee: [
      'If it’s not for you, tell us by {date}: one button on your order page refunds everything you’ve paid, no questions asked.',
      'Er det ikke noget for dig, så sig til senest {date}: Én knap på din ordreside giver dig alle pengene tilbage, og ingen spørger hvorfor.',
    ],
    order: ['See your order', 'Se din ordre'],
  },
  read: async (c, order: Order) => ({
    ...toBuyer(order, 'enrolment-granted'),
    ...order.base,
    guaranteeEnds: guaranteeEnds(c.now),
    plan: await plannedCharges(c.tx, order.facts.order, c.now),
    orderUrl: await orderUrlOf(c.world, c.tx, order.facts.order),
  }),
  content: ({ words, format, ...mail }) => {
    const { plan, description: course } = mail;
    const labels = orderLabels[mail.language];
    const first = plan[0];
    return {
      subject: words.subject({ course }),
      blocks: [
        mail.greet(mail.name),
        text(words.lead({ course })),
        text(words.access),
        button(words.open, mail.link('/login')),
        first ? text(words.plan({ amount: format.money(first.amount), count: plan.length })) : null,
        facts(
          [labels.order, mail.orderNumber],
          ...plan.map(({ dueAt, amount }): Fact => [format.day(dueAt), format.money(amount)]),
          ...(first ? [[labels.total, format.money(mail.amount)] as const] : paidFacts(mail.amount, mail)),
        ),
        text(words.guarantee({ date: format.day(lastDayUntil(mail.guaranteeEnds)) })),
        links({ label: words.order, href: mail.orderUrl }, withdrawLink(mail, mail.orderNumber)),
      ],
    };
  },
  examples: {
    enrolmentGranted: (example) => ({
      ...exampleOrder(example),
      guaranteeEnds: at('2026-12-23T23:00:00Z'),
      plan: ['2026-11-01', '2026-12-02', '2026-12-03'].map((day) => ({
        dueAt: at(`${day}T09:00:00Z`),
        amount: { amountMinor: 16_566, currency: 'USD' },
      })),
      orderUrl: exampleLink(example, '/orders'),
    }),
  },
});

export const courseFromOwner = defineEmail({
  key: 'course-from-owner',
  group: 'courses',
  title: ['Course from you', 'Kursus fra dig'],
  on: 'course.granted',
  stored: 'course.given',
  texts: {
    subject: ['A course for you: {course}', 'Et kursus til dig: {course}'],
    headline: ['A course is yours', 'Du har fået et kursus'],
    lead: [
      '{coach} has given you {course}. There’s nothing to pay.',
      '{coach} har givet dig {course}. Der er intet at betale.',
    ],
  },
  read: async (c, { entitlementId, courseId, name, language }) => {
    const { email } = await holderOf(c.tx, entitlementId);
    const [course] = await courseTitles(c.tx, [courseId], language);
    const dedupeKey = `course-from-owner:${entitlementId}`;
    return { to: email, language, dedupeKey, name, course: course?.title ?? courseId };
  },
  content: ({ words, course, ...mail }) => {
    const { access, open } = enrolmentGranted.of(mail);
    return {
      subject: words.subject({ course }),
      blocks: [
        mail.greet(mail.name),
        text(words.lead({ course })),
        text(access),
        button(open, mail.link('/login')),
      ],
    };
  },
  examples: { courseFromOwner: ({ words }) => ({ name: words.name, course: words.programme }) },
});

export const accessEnded = defineEmail({
  key: 'access-ended',
  group: 'courses',
  title: ['Course access ended', 'Adgang til et kursus ophørt'],
  on: 'enrolment.revoked',
  stored: 'course.ended',
  texts: {
    subject: ['Your access to {course} has ended', 'Din adgang til {course} er ophørt'],
    headline: ['Your access has ended', 'Din adgang er ophørt'],
    lead: [
      'We’ve ended your access to {course}. You can no longer open its lessons.',
      'Vi har lukket din adgang til {course}. Du kan ikke længere åbne lektionerne.',
    ],
    contact: [
      'If you think this is a mistake or have questions, just reply to this email.',
      'Mener du, at det er en fejl, eller har du spørgsmål, så svar på denne e-mail.',
    ],
  },
  read: async (c, event) => {
    if (!event.email) return null;
    const { name, language } = await personWithAccess(c.tx, event);
    const courseId = event.courseId ?? '';
    const [course] = await courseTitles(c.tx, [courseId], language);
    const dedupeKey = `access-ended:${event.entitlementId}`;
    return { to: event.email, language, dedupeKey, name, course: course?.title ?? courseId };
  },
  content: ({ words, greet, name, course }) => ({
    subject: words.subject({ course }),
    blocks: [greet(name), text(words.lead({ course })), text(words.contact)],
  }),
  examples: { accessEnded: ({ words }) => ({ name: words.name, course: words.course }) },
});

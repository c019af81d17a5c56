import { pauseAfterDays } from '#studio/offers/plans/plan.ts';
import { planProgressOf } from '#studio/offers/plans/plan-progress.queries.ts';
import { describePlan } from '#studio/offers/plans/plan-progress.ts';
import type { Change } from '#studio/shared/change.ts';
import { button, facts, text } from '#studio/shared/email/email-content.ts';
import type { Money } from '#studio/shared/money.ts';
import { defineEmail, type Tools } from '../define-email.ts';
import { at, type Example, exampleLink, exampleOrder } from '../example.ts';
import { enrolmentGranted } from './enrolment.email.ts';
import { orderLabels } from './order.messages.ts';
import { orderUrlOf } from './order.queries.ts';
import { orderFact } from './order-email.ts';
import { orderWithInstalments } from './plan.queries.ts';

interface InstalmentData {
  name: string;
  orderNumber: string;
  description: string;
  number: number;
  count: number;
  amount: Money;
  orderUrl: string;
}

async function loadInstalment(c: Change, kind: string, at: { orderId: string; number: number }) {
  const { orderId, number } = at;
  const { order, instalments: all } = await orderWithInstalments(c.tx, orderId);
  const instalment = all.find((one) => one.number === number);
  if (!instalment) throw new Error('an instalment that is announced is not there');
  const { email: to, language, name, description } = order;
  return {
    instalment,
    isOthersOpen: all.some(({ state }) => state !== 'paid'),
    mail: {
      to,
      language,
      dedupeKey: `${kind}:${orderId}:${number}`,
      name,
      orderNumber: order.number,
      description,
      number,
      count: all.length,
      amount: { amountMinor: instalment.amount_minor, currency: order.currency } as Money,
      orderUrl: to ? await orderUrlOf(c.world, c.tx, order) : '',
    },
  };
}

function about(mail: InstalmentData & Tools, receiptNumber: number | null = null) {
  const { receipt, amount, payment } = orderLabels[mail.language];
  return facts(
    receiptNumber === null ? null : [receipt, String(receiptNumber)],
    orderFact(mail),
    [payment, `${mail.number}/${mail.count}`],
    [amount, mail.format.money(mail.amount)],
  );
}

const charge: Money = { amountMinor: 16_566, currency: 'USD' };
const exampleInstalment = (example: Example) => ({
  ...exampleOrder(example),
  number: 2,
  count: 3,
  amount: charge,
  orderUrl: exampleLink(example, '/orders'),
});
const examplePayUrl = 'https://pay.example/i/1';

export const instalmentPaid = defineEmail({
  key: 'instalment-paid',
  group: 'courses',
  title: ['Instalment of a course paid', 'Rate for et kursus betalt'],
  on: 'plan.instalment-paid',
  stored: 'course.paid',
  texts: {
    subject: ['Payment {number} of {count} received', 'Betaling {number} af {count} er modtaget'],
    headline: ['Received, thank you', 'Tak for din betaling'],
    lead: ['We’ve received {amount} for {course}.', 'Vi har trukket {amount} for {course}.'],
    restored: ['Your access to the course is open again.', 'Du har adgang til kurset igen.'],
    last: [
      'That was the last payment. You won’t be charged again.',
      'Det var den sidste rate. Vi trækker ikke mere.',
    ],
  },
  read: async (c, { receiptNumber, ...at }) => {
    const { instalment, mail, isOthersOpen } = await loadInstalment(c, 'instalment-paid', at);
    return {
      ...mail,
      receiptNumber,
      isLast: !isOthersOpen,
      isRestored: instalment.paused_notified_at !== null,
      plan: (await planProgressOf(c.tx, [at.orderId])).get(at.orderId) ?? null,
    };
  },
  content: ({ words, ...mail }) => {
    const { format, language, plan } = mail;
    const money = format.moneyIn(mail.amount.currency);
    return {
      subject: words.subject(mail),
      blocks: [
        mail.greet(mail.name),
        text(words.lead({ amount: format.money(mail.amount), course: mail.description })),
        mail.isRestored && text(words.restored),
        mail.isLast && text(words.last),
        about(mail, mail.receiptNumber),
        plan && text(describePlan(plan, { language, money, dayOf: format.day })),
        button(enrolmentGranted.of(mail).order, mail.orderUrl),
      ],
    };
  },
  examples: {
    instalmentPaid: (example) => ({
      ...exampleInstalment(example),
      receiptNumber: 12,
      isLast: true,
      isRestored: true,
      plan: { count: 3, paidCount: 3, chargedMinor: 49_700, totalMinor: 49_700, open: [] },
    }),
  },
});

/** Once per charge, however often it is retried. */
export const instalmentFailed = defineEmail({
  key: 'instalment-failed',
  group: 'courses',
  title: ['Instalment of a course failed', 'Rate for et kursus afvist'],
  on: 'plan.instalment-failed',
  stored: 'course.failed',
  texts: {
    subject: ['Your payment for {course} didn’t go through', 'Din betaling for {course} gik ikke igennem'],
    headline: ['Your payment didn’t go through', 'Kortet blev afvist'],
    lead: [
      'We couldn’t charge {amount} for {course} to your card. It happens: an expired card, a limit, a cautious bank.',
      'Vi kunne ikke trække {amount} for {course} på dit kort. Det sker: Kortet kan være udløbet, beløbsgrænsen nået eller banken forsigtig.',
    ],
    again: [
      'We’ll try again automatically over the next few days. You can also pay now, with another card if you like. If it’s still unpaid on {date}, we’ll pause your access until it’s paid.',
      'Vi prøver automatisk igen de næste dage. Du kan også betale nu, gerne med et andet kort. Er beløbet stadig ikke betalt den {date}, sætter vi din adgang på pause, til det er betalt.',
    ],
    pay: ['Pay now', 'Betal nu'],
  },
  read: async (c, at) => {
    const { instalment, mail } = await loadInstalment(c, 'instalment-failed', at);
    const since = instalment.unpaid_since ?? c.now;
    return { ...mail, payUrl: instalment.pay_url, pausesAt: since.add({ hours: pauseAfterDays * 24 }) };
  },
  content: ({ words, ...mail }) => {
    const { format, description: course } = mail;
    return {
      subject: words.subject({ course }),
      blocks: [
        mail.greet(mail.name),
        text(words.lead({ amount: format.money(mail.amount), course })),
        text(words.again({ date: format.day(mail.pausesAt) })),
        button(words.pay, mail.payUrl ?? mail.orderUrl),
        about(mail),
      ],
    };
  },
  examples: {
    instalmentFailed: (example) => ({
      ...exampleInstalment(example),
      payUrl: examplePayUrl,
      pausesAt: at('2027-01-06T09:00:00Z'),
    }),
  },
});

/** Access is paused after 14 unpaid days. */
export const accessPaused = defineEmail({
  key: 'access-paused',
  group: 'courses',
  title: ['Course access paused', 'Adgang til et kursus på pause'],
  on: 'plan.access-paused',
  stored: 'course.paused',
  texts: {
    subject: ['Your access to {course} is paused', 'Din adgang til {course} er på pause'],
    headline: ['Your access is paused', 'Din adgang er på pause'],
    lead: [
      '{amount} for {course} has been unpaid for 14 days, so we’ve paused your access. All your progress is saved.',
      'Vi har manglet {amount} for {course} i 14 dage, så din adgang er sat på pause. Alt, hvad du har lavet, er gemt.',
    ],
    back: [
      'As soon as it’s paid, the course reopens where you left off. If something’s wrong, reply to this email.',
      'Så snart du har betalt, åbner kurset, hvor du slap. Er der noget galt, så svar på denne e-mail.',
    ],
  },
  read: async (c, at) => {
    const { instalment, mail } = await loadInstalment(c, 'access-paused', at);
    return { ...mail, payUrl: instalment.pay_url };
  },
  content: ({ words, ...mail }) => {
    const { description: course } = mail;
    return {
      subject: words.subject({ course }),
      blocks: [
        mail.greet(mail.name),
        text(words.lead({ amount: mail.format.money(mail.amount), course })),
        text(words.back),
        mail.payUrl && button(instalmentFailed.of(mail).pay, mail.payUrl),
        about(mail),
      ],
    };
  },
  examples: { accessPaused: (example) => ({ ...exampleInstalment(example), payUrl: examplePayUrl }) },
});

import { facts, text } from '#studio/shared/email/email-content.ts';
import type { MoneyOutcome } from '#studio/shared/money-outcome.ts';
import { personalLineOf } from '#studio/teaching/applications/answers/answers.queries.ts';
import { describeMoneyOutcome } from '../bookings/money-outcome.ts';
import { type Addressed, defineEmail } from '../define-email.ts';
import { exampleAmount, exampleOrder } from '../example.ts';
import type { OrderData } from '../orders/order.queries.ts';
import { type Order, orderFact, toBuyer } from '../orders/order-email.ts';
import { exampleApplicant, loadAnswered, personalLineBlocks, toApplicant } from './applicant.ts';

const page = {
  key: 'application-declined',
  group: 'programmes',
  title: ['Application declined', 'Ansøgning afvist'],
} as const;

interface Declined extends OrderData, Addressed {
  personalLine?: string;
  /** 'voided' while only authorised, 'refunded' after capture. */
  money: MoneyOutcome;
}

export const applicationDeclined = defineEmail({
  ...page,
  stored: 'order.declined',
  texts: {
    subject: ['Your application to {programme}', 'Din ansøgning til {programme}'],
    headline: ['Not this time', 'Ikke denne gang'],
    lead: [
      'Thank you for applying to {programme}. We can’t offer you a place this time. That’s a decision about this group and these dates, not about your voice.',
      'Tak for din ansøgning til {programme}. Vi kan ikke tilbyde dig en plads denne gang. Det handler om dette hold og disse datoer, ikke om din stemme.',
    ],
  },
  read: async (c, order: Order): Promise<Declined> => ({
    ...toBuyer(order, 'payment-voided'),
    ...order.base,
    money: { kind: 'voided', amount: order.base.amount },
    personalLine: await personalLineOf(c.tx, order.facts.order.application_id),
  }),
  content: ({ words, ...mail }) => {
    const programme = mail.description;
    return {
      subject: words.subject({ programme }),
      blocks: [
        mail.greet(mail.name, 'given'),
        text(words.lead({ programme })),
        ...personalLineBlocks(mail),
        text(describeMoneyOutcome(mail.money, mail)),
        facts(orderFact(mail)),
      ],
    };
  },
  examples: {
    applicationDeclined: (example) => ({
      ...exampleOrder(example),
      money: { kind: 'voided', amount: exampleAmount } as const,
    }),
  },
});

interface DeclinedUnpaid extends Addressed {
  name: string;
  programme: string;
  personalLine?: string;
}

export const applicationDeclinedUnpaid = defineEmail({
  ...page,
  on: 'application.declined-unpaid',
  stored: 'application.declined',
  texts: {
    subject: ['Your application to {programme}', 'Vores svar: {programme}'],
    unpaid: [
      'You haven’t paid anything, so there’s nothing to refund.',
      'Du har ikke betalt noget, så der er ikke noget at betale tilbage.',
    ],
  },
  read: async (c, { applicationId }): Promise<DeclinedUnpaid> => {
    const { facts: applicant, base } = await loadAnswered(c, applicationId);
    return { ...toApplicant(applicant, 'application-declined'), ...base };
  },
  content: ({ words, ...mail }) => {
    const { headline, lead } = applicationDeclined.of(mail);
    return {
      subject: words.subject(mail),
      headline,
      blocks: [
        mail.greet(mail.name, 'given'),
        text(lead(mail)),
        ...personalLineBlocks(mail),
        text(words.unpaid),
      ],
    };
  },
  examples: { applicationDeclinedUnpaid: exampleApplicant },
});

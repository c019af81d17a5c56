import { button, facts, links, small, text } from '#studio/shared/email/email-content.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import { paidFacts } from '../bookings/paid-rows.ts';
import { type Addressed, type Content, defineEmail, type Tools } from '../define-email.ts';
import { at, exampleLink, exampleOrder } from '../example.ts';
import { creditBookUrl } from '../vouchers/credit-book-url.ts';
import type { OrderData } from './order.queries.ts';
import { type Order, orderFact, toBuyer, withdrawLink } from './order-email.ts';

interface Credit extends OrderData {
  validUntil: Temporal.Instant | null;
  sessions?: number | null;
}

const labels = {
  sessions: common.sessions,
  validUntil: ['Valid until', 'Gælder til'] as const,
};

interface CreditTools extends Tools {
  words: Record<'subject' | 'lead', (values: { title: string }) => string>;
  labels: Record<'sessions' | 'validUntil', string>;
}

const creditContent = (
  { words, labels: own, ...mail }: Credit & CreditTools,
  ...next: Content['blocks']
) => ({
  subject: words.subject({ title: mail.description }),
  blocks: [
    mail.greet(mail.name),
    text(words.lead({ title: mail.description })),
    ...next,
    facts(
      orderFact(mail),
      mail.sessions ? [own.sessions, String(mail.sessions)] : null,
      ...paidFacts(mail.amount, mail),
      mail.validUntil ? [own.validUntil, mail.format.day(mail.validUntil)] : null,
    ),
    links(withdrawLink(mail, mail.orderNumber)),
  ],
});

export const creditGranted = defineEmail({
  key: 'credit-granted',
  group: 'orders',
  title: ['Session credit bought', 'Klip købt'],
  stored: 'order.credit',
  texts: {
    subject: ['Ready to book: {title}', 'Klar til at booke: {title}'],
    headline: ['Choose a time', 'Vælg en tid'],
    lead: [
      'You’ve paid for {title}. Choose a time whenever it suits you; there’s nothing more to pay.',
      'Du har betalt for {title}. Vælg et tidspunkt, når det passer dig. Du skal ikke betale mere.',
    ],
    subjectByHand: ['Bought: {title}', 'Købt: {title}'],
    headlineByHand: ['We’ll agree on a day', 'Vi aftaler en dag'],
    leadByHand: [
      'You’ve paid for {title}. There’s nothing more to pay.',
      'Du har betalt for {title}. Du skal ikke betale mere.',
    ],
    agree: ['{coach} will email you to agree a date.', '{coach} skriver til dig for at aftale dagen.'],
    book: ['Choose a time', 'Vælg en tid'],
    keepLink: [
      'Keep this link private: anyone who has it can use what you bought.',
      'Del ikke linket. Alle, der har det, kan bruge det, du har købt.',
    ],
  },
  labels,
  read: async (c, order: Order): Promise<Credit & Addressed & { bookUrl: string | null }> => {
    const {
      entitlement,
      lines: [line],
      order: { language },
    } = order.facts;
    const isBooked = line?.kind === 'session' || line?.kind === 'pack';
    const validUntil = entitlement?.valid_until ?? null;
    return {
      ...toBuyer(order, 'credit-granted'),
      ...order.base,
      validUntil,
      sessions: line?.sessions ?? null,
      bookUrl:
        isBooked && entitlement ? await creditBookUrl(c, { id: entitlement.id, validUntil, language }) : null,
    };
  },
  content: ({ words, bookUrl, ...mail }) => {
    const { book, keepLink, agree, subjectByHand, headlineByHand, leadByHand } = words;
    if (bookUrl) return creditContent({ words, ...mail }, button(book, bookUrl), small(keepLink));
    const byHand = { subject: subjectByHand, lead: leadByHand };
    return { ...creditContent({ words: byHand, ...mail }, text(agree)), headline: headlineByHand };
  },
  examples: {
    creditGranted: (example) => ({
      ...exampleOrder(example),
      validUntil: at('2027-11-19T08:00:00Z'),
      bookUrl: exampleLink(example, '/bookings'),
    }),
    creditOfPack: (example) => ({
      ...exampleOrder(example),
      validUntil: at('2027-11-19T08:00:00Z'),
      sessions: 5,
      paidParts: { discountMinor: 19_500, giftCardMinor: 100_000 },
      bookUrl: exampleLink(example, '/bookings'),
    }),
    creditByHand: (example) => ({ ...exampleOrder(example), validUntil: null, bookUrl: null }),
  },
});

export const nextDate = defineEmail({
  key: 'next-date',
  group: 'dates',
  title: ['Place on the next date', 'Plads på næste hold'],
  stored: 'order.nextDate',
  texts: {
    subject: ['Your place on the next date: {title}', 'Din plads på næste hold: {title}'],
    headline: ['You have a place on the next date', 'Du har en plads på næste hold'],
    lead: [
      'You’ve paid for {title}. The next date isn’t set yet.',
      'Du har betalt for {title}. Den næste dato er ikke fastsat endnu.',
    ],
    next: [
      'We’ll email you as soon as it is. If it doesn’t suit you, we’ll find another one or refund you.',
      'Du får en e-mail, så snart den er. Passer datoen dig ikke, finder vi en anden, eller du får pengene tilbage.',
    ],
  },
  labels,
  read: async (_c, order: Order): Promise<Credit & Addressed> => ({
    ...toBuyer(order, 'credit-granted'),
    ...order.base,
    validUntil: order.facts.entitlement?.valid_until ?? null,
    sessions: order.facts.lines[0]?.sessions ?? null,
  }),
  content: (mail) => creditContent(mail, text(mail.words.next)),
  examples: { creditForNextDate: (example) => ({ ...exampleOrder(example), validUntil: null }) },
});

import { button, facts, links, text } from '#studio/shared/email/email-content.ts';
import { seatFacts } from '../dates/date-calendar.ts';
import { defineEmail } from '../define-email.ts';
import { at, type Example, exampleDate, exampleOrder } from '../example.ts';
import type { OrderData } from './order.queries.ts';
import { type Order, orderFact, tenderOfEmail, toBuyer, withdrawLink } from './order-email.ts';
import { formUrlOf } from './programme.queries.ts';

const examplePaid = (example: Example) => ({
  ...exampleOrder(example),
  date: exampleDate,
  authorisedUntil: at('2026-11-25T08:00:00Z'),
  formUrl: `${example.branding.siteUrl}/voice-elevated-application`,
});

export const programmePaid = defineEmail({
  key: 'programme-paid',
  group: 'programmes',
  title: ['Programme place reserved', 'Plads på et forløb reserveret'],
  stored: 'order.programme',
  texts: {
    subject: ['Your place on {programme} is reserved', 'Din plads på {programme} er reserveret'],
    headline: ['Your place is reserved', 'Din plads er reserveret'],
    lead: [
      '{amount} is reserved on your card. We charge it only if we accept your application, and release it if we don’t.',
      '{amount} er reserveret på dit kort. Vi trækker beløbet, når du er optaget, og annullerer reservationen, hvis du ikke bliver det.',
    ],
    leadGiftCard: [
      '{amount} is reserved on your gift card. It’s used only if we accept your application, and released if we don’t.',
      '{amount} er reserveret på dit gavekort. Det bruges først, når du er optaget, og frigives, hvis du ikke bliver det.',
    ],
    leadBoth: [
      '{amount} is reserved on your card and your gift card. We charge it only if we accept your application, and release it if we don’t.',
      '{amount} er reserveret på dit kort og dit gavekort. Vi trækker beløbet, når du er optaget, og annullerer reservationen, hvis du ikke bliver det.',
    ],
    leadFree: [
      'There’s nothing to pay. The place is yours if we accept your application.',
      'Der er intet at betale. Pladsen er din, hvis du bliver optaget.',
    ],
    form: [
      'One thing is left: your application, about ten minutes. Use this same email address so we can match it to your place.',
      'Nu mangler vi kun din ansøgning. Den tager cirka ti minutter. Brug den samme e-mailadresse, så kobler vi den til din plads.',
    ],
    hasForm: [
      'We’ve received your application and will reply within 2-3 business days.',
      'Vi har din ansøgning, læser den og svarer inden for 2-3 hverdage.',
    ],
    until: [
      'Banks only hold a reservation for a few days. If nothing is agreed by {date}, it’s released and we’ll email you.',
      'En bank holder kun en reservation nogle få dage. Er vi ikke blevet enige senest {date}, annulleres den, og vi skriver til dig.',
    ],
    write: ['Write your application', 'Skriv din ansøgning'],
  },
  labels: { reserved: ['Authorised', 'Reserveret'] },
  read: async (c, order: Order) => ({
    ...toBuyer(order, 'programme-paid'),
    ...order.base,
    date: order.facts.date,
    authorisedUntil: order.facts.order.authorised_until ?? c.now,
    formUrl: await formUrlOf(c.tx, order.facts, c.world.settings),
  }),
  content: ({ words, labels, format, ...mail }) => {
    const amount = format.money(mail.amount);
    const leads = {
      card: words.lead({ amount }),
      giftCard: words.leadGiftCard({ amount }),
      both: words.leadBoth({ amount }),
      nothing: words.leadFree,
    };
    return {
      subject: words.subject({ programme: mail.description }),
      blocks: [
        mail.greet(mail.name),
        text(leads[tenderOfEmail(mail)]),
        text(mail.formUrl ? words.form : words.hasForm),
        text(words.until({ date: format.day(mail.authorisedUntil) })),
        facts(orderFact(mail), [labels.reserved, amount], ...seatFacts(mail, mail.date)),
        mail.formUrl && button(words.write, mail.formUrl),
        links(withdrawLink(mail, mail.orderNumber)),
      ],
    };
  },
  examples: {
    programmePaid: examplePaid,
    programmePaidWithGiftCard: (example) => withParts(examplePaid(example), (totalMinor) => totalMinor),
    programmePaidWithBoth: (example) => withParts(examplePaid(example), () => 100_000),
    programmeWithoutPayment: (example) => ({
      ...examplePaid(example),
      amount: { amountMinor: 0, currency: 'DKK' as const },
    }),
  },
});

function withParts<M extends OrderData>(mail: M, giftCard: (totalMinor: number) => number): M {
  return { ...mail, paidParts: { discountMinor: 0, giftCardMinor: giftCard(mail.amount.amountMinor) } };
}

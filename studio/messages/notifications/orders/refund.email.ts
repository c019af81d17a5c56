import { orderStatusWords } from '#studio/money/orders/order-status.messages.ts';
import type { OrderStatus } from '#studio/money/orders/order-status.ts';
import { button, facts, text } from '#studio/shared/email/email-content.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { describeMoneyOutcome } from '../bookings/money-outcome.ts';
import { type Addressed, defineEmail, type Tools } from '../define-email.ts';
import { exampleDueOn, exampleLink, exampleOrder } from '../example.ts';
import { orderLabels } from './order.messages.ts';
import type { OrderData } from './order.queries.ts';
import { orderUrlOf, readOrder, sentRefund } from './order.queries.ts';
import { type Order, orderFact, toBuyer } from './order-email.ts';
import { seatAfterVoid } from './programme.queries.ts';

function orderFacts(mail: OrderData & Tools, status: OrderStatus) {
  const labels = orderLabels[mail.language];
  return facts(
    orderFact(mail),
    [labels.amount, mail.format.money(mail.amount)],
    [labels.status, orderStatusWords[mail.language][status]],
  );
}

interface Refunded extends OrderData, Addressed {
  isManual?: boolean;
  isToGiftCard?: boolean;
  status: OrderStatus;
}

export const refundSent = defineEmail({
  key: 'refund-sent',
  group: 'orders',
  title: ['Refund', 'Tilbagebetaling'],
  stored: 'money.refund',
  texts: {
    subject: ['Refund of {amount}', 'Tilbagebetaling af {amount}'],
    headline: ['Your refund is on its way', 'Dine penge er på vej tilbage'],
  },
  read: async (c, { refundId }: { refundId: string }): Promise<Refunded> => {
    const refund = await sentRefund(c.tx, refundId);
    const order = await readOrder(c.tx, refund.order_id);
    const { currency, status } = order.facts.order;
    return {
      ...toBuyer({ ...order, subjectId: refundId }, 'refund-sent'),
      ...order.base,
      amount: { amountMinor: refund.amount_minor, currency },
      status,
      isManual: refund.provider === 'manual',
      isToGiftCard: refund.provider === 'gift-card',
    };
  },
  content: ({ words, ...mail }) => {
    const { amount, isManual = false, isToGiftCard } = mail;
    const whole = { kind: 'refunded', amount, isManual } as const;
    const outcome = isToGiftCard ? { ...whole, toGiftCard: amount } : whole;
    return {
      subject: words.subject({ amount: mail.format.money(amount) }),
      blocks: [
        mail.greet(mail.name),
        text(describeMoneyOutcome(outcome, mail)),
        orderFacts(mail, mail.status),
      ],
    };
  },
  examples: {
    refundSent: (example) => ({ ...exampleOrder(example), status: 'partially-refunded' as const }),
  },
});

interface Voided extends OrderData, Addressed {
  seatKeptUntil: Temporal.PlainDate | null;
  reservedGoods?: { until: Temporal.PlainDate; payUrl: string } | null;
  seatAwaits?: boolean;
}

export const paymentVoided = defineEmail({
  key: 'payment-voided',
  group: 'orders',
  title: ['Authorisation released', 'Reservation annulleret'],
  stored: 'money.void',
  texts: {
    subject: ['You haven’t been charged', 'Vi har ikke trukket beløbet'],
    headline: ['You haven’t been charged', 'Vi har ikke trukket penge'],
    seatAwaits: [
      'We’re holding your place while we read your application. If we accept you, we’ll send you a link to pay.',
      'Din plads er reserveret, mens vi læser din ansøgning. Bliver du optaget, får du et link til betaling.',
    ],
    seatKept: [
      'We’re holding your place until {date}.',
      'Din plads er reserveret til dig til og med {date}.',
    ],
    reservedGoods: [
      'We couldn’t ship your order in time. We’ll keep the items for you until {date}: pay again whenever you like and we’ll send them.',
      'Vi nåede ikke at sende dine varer i tide. Vi gemmer dem til dig til og med {date}. Betal igen, når du vil, så sender vi dem.',
    ],
    pay: ['Pay and ship my order', 'Betal, og få varerne sendt'],
  },
  read: async (c, order: Order): Promise<Voided> => {
    const { application_id: applicationId, pay_until: until } = order.facts.order;
    return {
      ...toBuyer(order, 'payment-voided'),
      ...order.base,
      ...(await seatAfterVoid(c.tx, applicationId)),
      reservedGoods: until && {
        until: studioDay(until),
        payUrl: await orderUrlOf(c.world, c.tx, order.facts.order),
      },
    };
  },
  content: ({ words, ...mail }) => {
    const { reservedGoods: goods, seatKeptUntil, format } = mail;
    return {
      blocks: [
        mail.greet(mail.name),
        text(describeMoneyOutcome({ kind: 'voided', amount: mail.amount }, mail)),
        mail.seatAwaits === true && text(words.seatAwaits),
        seatKeptUntil && text(words.seatKept({ date: format.day(seatKeptUntil) })),
        goods ? text(words.reservedGoods({ date: format.day(goods.until) })) : null,
        goods ? button(words.pay, goods.payUrl) : null,
        orderFacts(mail, 'cancelled'),
      ],
    };
  },
  examples: {
    paymentVoided: (example) => ({ ...exampleOrder(example), seatKeptUntil: exampleDueOn }),
    goodsVoided: (example) => ({
      ...exampleOrder(example),
      seatKeptUntil: null,
      reservedGoods: { until: exampleDueOn, payUrl: exampleLink(example, '/orders') },
    }),
  },
});

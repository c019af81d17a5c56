import { noTracking } from '#studio/money/orders/dispatches/dispatch.ts';
import { button, facts, links, small, text } from '#studio/shared/email/email-content.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { defineEmail } from '../define-email.ts';
import { type Example, exampleDueOn, exampleLink, exampleOrder } from '../example.ts';
import { orderLabels } from './order.messages.ts';
import { orderUrlOf, parcelFactsOf } from './order.queries.ts';
import { type Order, tenderOfEmail, toBuyer, withdrawLink } from './order-email.ts';
import { giftCardRows, orderReceipt } from './order-receipt.email.ts';
import { exampleMugs, lineRows, linesOf, vatFacts } from './receipt-rows.ts';

export const orderDispatched = defineEmail({
  key: 'order-dispatched',
  group: 'orders',
  title: ['Order shipped', 'Ordre afsendt'],
  stored: 'order.dispatched',
  texts: {
    subject: ['On its way: order {number}', 'På vej: ordre {number}'],
    headline: ['It’s on its way', 'Din pakke er på vej'],
    lead: [
      'Your order has shipped, and we’ve charged {amount} to your card.',
      'Vi har sendt dine varer og trukket {amount} på dit kort.',
    ],
    leadGiftCard: [
      'Your order has shipped, and we’ve used {amount} of your gift card for it.',
      'Vi har sendt dine varer og brugt {amount} af dit gavekort.',
    ],
    leadBoth: [
      'Your order has shipped. Your card and your gift card have paid {amount} for it.',
      'Vi har sendt dine varer. Dit kort og dit gavekort har betalt {amount}.',
    ],
    leadFree: [
      'Your order has shipped, and there’s nothing to pay.',
      'Vi har sendt dine varer, og der er intet at betale.',
    ],
    track: ['Track your parcel', 'Følg pakken'],
    rest: [
      'The rest hasn’t shipped, and you haven’t been charged for it. We’ll keep it for you until {date}; pay {amount} for it whenever you like.',
      'Resten mangler endnu, og vi har ikke trukket noget for den. Vi gemmer den til dig til og med {date}. Betal {amount}, når du vil have den sendt.',
    ],
    payRest: ['Pay for the rest', 'Betal resten'],
  },
  labels: {
    carrier: ['Carrier', 'Fragtfirma'],
    tracking: ['Tracking number', 'Sporingsnummer'],
  },
  read: async (c, order: Order) => {
    const { parcel, rest } = await parcelFactsOf(c.tx, order.facts.order.id);
    return {
      ...toBuyer(order, 'order-dispatched'),
      ...order.base,
      receiptNumber: order.facts.receipt?.number ?? null,
      lines: linesOf(order.facts),
      tracking: parcel ?? noTracking,
      orderUrl: await orderUrlOf(c.world, c.tx, order.facts.order),
      rest: rest && {
        amount: { amountMinor: rest.dueMinor, currency: order.facts.order.currency },
        until: studioDay(rest.until),
      },
    };
  },
  content: ({ words, labels, format, ...mail }) => {
    const { tracking, rest, orderNumber: number } = mail;
    const amount = format.money(mail.amount);
    const rows = { ...mail, currency: mail.amount.currency };
    const ofOrder = orderLabels[mail.language];
    const receipt = orderReceipt.of(mail);
    const leads = {
      card: words.lead({ amount }),
      giftCard: words.leadGiftCard({ amount }),
      both: words.leadBoth({ amount }),
      nothing: words.leadFree,
    };
    const { discountMinor = 0, giftCardMinor = 0 } = mail.paidParts ?? {};
    const paid = { ...rows, giftCardMinor, status: 'paid' as const, format };
    return {
      subject: words.subject({ number }),
      blocks: [
        mail.greet(mail.name),
        text(leads[tenderOfEmail(mail)]),
        facts(
          tracking.carrier ? [labels.carrier, tracking.carrier] : null,
          tracking.number ? [labels.tracking, tracking.number] : null,
          mail.receiptNumber === null ? null : [ofOrder.receipt, String(mail.receiptNumber)],
          [ofOrder.order, number],
        ),
        tracking.url && button(words.track, tracking.url),
        facts(
          ...lineRows(rows),
          discountMinor > 0 ? [ofOrder.discount, format.moneyIn(rows.currency)(-discountMinor)] : null,
          [ofOrder.total, amount],
          ...giftCardRows(paid, mail.amount.amountMinor),
          ...vatFacts(rows),
        ),
        rest && text(words.rest({ amount: format.money(rest.amount), date: format.day(rest.until) })),
        button(rest ? words.payRest : receipt.open, mail.orderUrl),
        text(ofOrder.withdrawal.goods),
        links(withdrawLink(mail, number)),
        small(receipt.keepLink),
      ],
    };
  },
  examples: {
    orderDispatched: (example) => ({
      ...exampleOrder(example),
      receiptNumber: 7,
      lines: [exampleMugs],
      tracking: { carrier: 'PostNord', number: 'DK1', url: 'https://track.example/DK1' },
      orderUrl: exampleLink(example, '/orders'),
      rest: { amount: { amountMinor: 8_900, currency: 'DKK' as const }, until: exampleDueOn },
    }),
    orderDispatchedWithGiftCard: (example) => paidWith(example, exampleOrder(example).amount.amountMinor),
    orderDispatchedWithBoth: (example) => paidWith(example, 10_000),
    orderDispatchedFree: (example) => ({
      ...paidWith(example, 0),
      amount: { amountMinor: 0, currency: 'DKK' as const },
    }),
  },
});

function paidWith(example: Example, giftCardMinor: number) {
  return {
    ...exampleOrder(example),
    paidParts: { discountMinor: 0, giftCardMinor },
    receiptNumber: 7,
    lines: [exampleMugs],
    tracking: noTracking,
    orderUrl: exampleLink(example, '/orders'),
    rest: null,
  };
}

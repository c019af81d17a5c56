import type { Queries } from '#platform/db/database.ts';
import type { WithdrawalRegime } from '#platform/db/schema/catalogue.ts';
import type { World } from '#platform/world.ts';
import { addressLines } from '#studio/money/orders/address.ts';
import { orderStatusWords } from '#studio/money/orders/order-status.messages.ts';
import type { OrderStatus } from '#studio/money/orders/order-status.ts';
import type { ReceiptContent } from '#studio/money/orders/receipts.store.ts';
import { tenderOf } from '#studio/money/orders/tender/tender.ts';
import { manualMethodWords } from '#studio/money/payments/manual-method.messages.ts';
import type { Change } from '#studio/shared/change.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { button, type Fact, facts, links, small, text } from '#studio/shared/email/email-content.ts';
import type { Currency } from '#studio/shared/money.ts';
import { type Addressed, type Content, defineEmail, type Tools } from '../define-email.ts';
import { type Example, exampleLink, writtenAt } from '../example.ts';
import { orderLabels } from './order.messages.ts';
import { discountOf, orderUrlOf, readOrder } from './order.queries.ts';
import { type Order, toBuyer, withdrawLink } from './order-email.ts';

import { exampleMugs, lineRows, linesOf, type ReceiptLine, vatFacts } from './receipt-rows.ts';

interface Receipt {
  name: string;
  orderNumber: string;
  receiptNumber: number | null;
  issuedAt: Temporal.Instant;
  currency: Currency;
  lines: readonly ReceiptLine[];
  discountMinor?: number;
  giftCardMinor?: number;
  accepted: readonly string[];
  /** The order's version of the terms ('en-1'). */
  termsVersion: string;
  withdrawal: WithdrawalRegime;
  orderUrl: string;
  deliveredTo: readonly string[];
  status: OrderStatus;
  paidBy?: ReceiptContent['paidBy'] | null;
  /** ISO date; absent: paid at the session. */
  receivedOn?: string | null;
  plan?: ReceiptContent['plan'] | null;
}

/** The accepted version; orders without one link to the current terms. */
function termsPath(version: string): string {
  return /^(da|en)-\d+$/.test(version) ? `/terms-of-service?version=${version}` : '/terms-of-service';
}

function planRows({ plan, currency, language, format }: Receipt & Tools): Fact[] {
  if (!plan) return [];
  const labels = orderLabels[language];
  const money = format.moneyIn(currency);
  return [
    [labels.price(plan.count), money(plan.totalMinor)],
    ...plan.due.map(({ amountMinor, dueOn }): Fact => [labels.due(format.day(dueOn)), money(amountMinor)]),
  ];
}

function totalOf({ lines, discountMinor = 0 }: Receipt): number {
  return lines.reduce((sum, line) => sum + line.totalMinor, 0) - discountMinor;
}

export function giftCardRows(
  {
    giftCardMinor = 0,
    currency,
    status,
    language,
    format,
  }: Pick<Receipt, 'giftCardMinor' | 'currency' | 'status'> & Pick<Tools, 'format' | 'language'>,
  totalMinor: number,
): Fact[] {
  if (giftCardMinor === 0) return [];
  const all = orderLabels[language];
  const labels = status === 'authorised' ? all.reserved : all;
  const money = format.moneyIn(currency);
  const chargedMinor = totalMinor - giftCardMinor;
  return [
    [labels.giftCard, money(giftCardMinor)],
    chargedMinor > 0 ? [labels.charged, money(chargedMinor)] : null,
  ];
}

function paidRow({ paidBy, receivedOn, language, format }: Receipt & Tools): Fact {
  if (!paidBy) return null;
  const labels = orderLabels[language];
  const method = manualMethodWords[language][paidBy];
  if (!receivedOn) return [labels.paidAtSession, method];
  return [labels.paidBy, `${method}, ${format.day(receivedOn)}`];
}

interface ReceiptWords {
  subject: (values: { number: string }) => string;
  lead: string;
}

const receiptContent = ({
  words,
  ...mail
}: Receipt & Tools & { words: ReceiptWords }): Content & { subject: string } => {
  const { language, format, currency } = mail;
  const labels = orderLabels[language];
  const { open, keepLink } = orderReceipt.of(mail);
  const { discountMinor = 0 } = mail;
  const money = format.moneyIn(currency);
  const totalMinor = totalOf(mail);
  const withdrawal = labels.withdrawal[mail.withdrawal];
  return {
    subject: words.subject({ number: mail.orderNumber }),
    blocks: [
      mail.greet(mail.name),
      text(words.lead),
      facts(
        mail.receiptNumber === null ? null : [labels.receipt, String(mail.receiptNumber)],
        [labels.order, mail.orderNumber],
        [labels.date, format.day(mail.issuedAt)],
        [labels.status, orderStatusWords[language][mail.status]],
        paidRow(mail),
        mail.deliveredTo.length > 0 ? [labels.deliveredTo, mail.deliveredTo.join('\n')] : null,
      ),
      facts(
        ...lineRows(mail),
        discountMinor > 0 ? [labels.discount, money(-discountMinor)] : null,
        [labels.total, money(totalMinor)],
        ...giftCardRows(mail, totalMinor),
        ...vatFacts(mail),
        ...planRows(mail),
      ),
      button(open, mail.orderUrl),
      withdrawal && text(withdrawal),
      mail.accepted.length > 0 && small([labels.accepted, ...mail.accepted].join(' ')),
      links(
        { label: labels.terms, href: mail.link(termsPath(mail.termsVersion)) },
        withdrawLink(mail, mail.orderNumber),
      ),
      small(keepLink),
    ],
  };
};

async function receiptOf(
  world: World,
  q: Queries,
  { facts: given, base, orderUrl }: Order & { orderUrl?: string },
): Promise<Receipt> {
  const { order, receipt } = given;
  const content = receipt?.content as ReceiptContent | undefined;
  return {
    name: base.name,
    orderNumber: base.orderNumber,
    receiptNumber: receipt?.number ?? null,
    issuedAt: receipt?.issued_at ?? world.clock.now(),
    currency: order.currency,
    lines: linesOf(given),
    discountMinor: receipt?.payment_id ? 0 : discountOf(given),
    giftCardMinor: receipt?.payment_id ? 0 : order.gift_card_minor,
    accepted: order.consents.map((consent) => consent.text),
    termsVersion: order.terms_version,
    withdrawal: (given.lines[0]?.withdrawal_regime ?? 'none') as WithdrawalRegime,
    orderUrl: orderUrl ?? (await orderUrlOf(world, q, order)),
    deliveredTo: order.ships_to ? addressLines(order.ships_to, order.language) : [],
    status: order.status,
    paidBy: content?.paidBy ?? null,
    receivedOn: content?.receivedOn ?? null,
    plan: content?.plan ?? null,
  };
}

const sendReceipt =
  (kind: string) =>
  async (c: Change, order: Order): Promise<Receipt & Addressed> => ({
    ...toBuyer(order, kind),
    ...(await receiptOf(c.world, c.tx, order)),
  });

const exampleReceipt = (example: Example) => ({
  name: example.words.name,
  orderNumber: 'B-1001',
  receiptNumber: 17,
  issuedAt: writtenAt,
  currency: 'DKK' as const,
  lines: [
    exampleMugs,
    { description: 'Workshop', quantity: 1, totalMinor: 360_000, vatRatePermille: 0, vatMinor: 0 },
  ],
  accepted: ['Made to order.'],
  termsVersion: `${example.language}-3`,
  status: 'paid' as const,
  withdrawal: 'goods' as const,
  orderUrl: exampleLink(example, '/orders'),
  deliveredTo: [example.words.name, 'Ærøgade 7', '8000 Aarhus C'],
});

export const orderReceipt = defineEmail({
  key: 'order-receipt',
  group: 'orders',
  title: ['Receipt', 'Kvittering'],
  stored: 'order.receipt',
  texts: {
    subject: ['Receipt for order {number}', 'Kvittering for ordre {number}'],
    headline: ['Thank you', 'Tak'],
    lead: ['This is your receipt. Keep it.', 'Her er din kvittering. Gem den.'],
    open: ['See your order', 'Se din ordre'],
    keepLink: [
      'Keep this link private: anyone who has it can see the order.',
      'Del ikke linket. Alle, der har det, kan se ordren.',
    ],
  },
  read: sendReceipt('order-receipt'),
  content: receiptContent,
  examples: { orderReceipt: exampleReceipt },
});

const exampleReserved = (example: Example) => ({
  ...exampleReceipt(example),
  receiptNumber: null,
  status: 'authorised' as const,
});

/** Only authorised: the receipt follows with the goods. */
export const orderConfirmed = defineEmail({
  key: 'order-confirmed',
  group: 'orders',
  title: ['Order confirmed, not yet charged', 'Ordre bekræftet, endnu ikke trukket'],
  stored: 'order.confirmed',
  texts: {
    subject: ['Order {number} confirmed', 'Ordre {number} er bekræftet'],
    headline: ['We have your order', 'Vi har din ordre'],
    lead: [
      'We’ve reserved the amount on your card. We charge it when we ship, and email you when we do. If we don’t ship within six days, the reservation is released.',
      'Din bank har reserveret beløbet. Vi trækker det, når vi sender varerne, og så får du en e-mail. Sender vi ikke inden for seks dage, annullerer vi reservationen.',
    ],
    leadGiftCard: [
      'We’ve reserved the amount on your gift card. It’s used when we ship, and we email you when we do. If we don’t ship within six days, the amount is released.',
      'Beløbet er reserveret på dit gavekort. Det bruges, når vi sender varerne, og så får du en e-mail. Sender vi ikke inden for seks dage, frigives beløbet.',
    ],
    leadBoth: [
      'We’ve reserved the amount on your card and your gift card. We charge it when we ship, and email you when we do. If we don’t ship within six days, the reservation is released.',
      'Beløbet er reserveret på dit kort og dit gavekort. Vi trækker det, når vi sender varerne, og så får du en e-mail. Sender vi ikke inden for seks dage, annullerer vi reservationen.',
    ],
    leadFree: [
      'There’s nothing to pay. We’ll email you when we ship.',
      'Der er intet at betale. Du får en e-mail, når vi sender varerne.',
    ],
  },
  read: sendReceipt('order-confirmed'),
  content: ({ words, ...mail }) => {
    const leads = {
      card: words.lead,
      giftCard: words.leadGiftCard,
      both: words.leadBoth,
      nothing: words.leadFree,
    };
    const paid = { totalMinor: totalOf(mail), giftCardMinor: mail.giftCardMinor ?? 0 };
    return receiptContent({ ...mail, words: { subject: words.subject, lead: leads[tenderOf(paid)] } });
  },
  examples: {
    orderConfirmed: exampleReserved,
    orderConfirmedWithGiftCard: (example) => ({ ...exampleReserved(example), giftCardMinor: 377_800 }),
    orderConfirmedWithBoth: (example) => ({ ...exampleReserved(example), giftCardMinor: 100_000 }),
    orderConfirmedWithoutPayment: (example) => ({ ...exampleReserved(example), discountMinor: 377_800 }),
  },
});

/** As it would be sent, but for the secret of its link. Null: no receipt, or no address. */
export async function previewReceipt(world: World, orderId: string) {
  const q = world.db.query;
  const order = await readOrder(q, orderId);
  const {
    receipt,
    order: { email: to, language },
  } = order.facts;
  if (!receipt || !to) return null;
  const orderUrl = `${world.settings.siteUrl}/orders/${'·'.repeat(8)}`;
  const mail = await receiptOf(world, q, { ...order, orderUrl });
  const branding = await readBranding(q, world.settings);
  return { ...orderReceipt.write({ ...mail, branding, language }), to, language };
}

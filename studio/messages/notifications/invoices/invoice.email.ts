import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { findInvoice } from '#studio/money/orders/invoices/invoices.queries.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { button, facts, small, text } from '#studio/shared/email/email-content.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { defineEmail } from '../define-email.ts';
import { exampleAmount, exampleDueOn, exampleLink } from '../example.ts';
import { orderUrlOf } from '../orders/order.queries.ts';

/** Null: not an invoice, or a credit note. */
async function loadInvoice(
  world: World,
  q: Queries,
  { number, orderUrl }: { number: number; orderUrl?: string },
) {
  const invoice = await findInvoice(q, number, studioDay(world.clock.now()));
  if (!invoice?.dueOn) return null;
  const { content, currency, language, dueOn, orderId: id } = invoice;
  return {
    to: content.email,
    language,
    number,
    company: content.company.name,
    description: content.lines.map(({ description }) => description).join(', '),
    amount: { amountMinor: content.totalMinor, currency },
    dueOn,
    payTo: content.payTo,
    orderUrl: orderUrl ?? (await orderUrlOf(world, q, { id, language })),
  };
}

export const examplePayTo = ['Merkur Andelskasse', 'Reg. 8401, konto 1234567'];

export const invoiceEmail = defineEmail({
  key: 'invoice',
  group: 'orders',
  title: common.invoice,
  on: 'invoice.sent',
  stored: 'invoice',
  texts: {
    subject: ['Invoice {number}', 'Faktura {number}'],
    headline: ['Your invoice', 'Din faktura'],
    lead: ['{amount} is due on {date}.', '{amount} forfalder {date}.'],
    state: [
      'Use invoice {number} as the payment reference.',
      'Skriv faktura {number} i beskeden til overførslen.',
    ],
    open: ['View or pay the invoice', 'Se eller betal fakturaen'],
    keepLink: [
      'The page has the invoice as a PDF, and later its receipt. Keep this link.',
      'På siden finder du fakturaen som PDF og senere kvitteringen. Gem linket.',
    ],
  },
  labels: {
    number: common.invoice,
    company: ['To', 'Til'],
    what: 'For',
    due: ['Due', 'Forfalder'],
    amount: ['To pay', 'At betale'],
    transfer: ['Bank transfer', 'Bankoverførsel'],
  },
  read: async (c, { number, sendingId }) => {
    const mail = await loadInvoice(c.world, c.tx, { number });
    return mail && { ...mail, dedupeKey: `invoice:${sendingId}` };
  },
  content: ({ words, labels, format, payTo, ...mail }) => {
    const number = String(mail.number);
    const date = format.day(mail.dueOn);
    const amount = format.money(mail.amount);
    return {
      subject: words.subject({ number }),
      blocks: [
        mail.greet(''),
        text(words.lead({ amount, date })),
        facts(
          [labels.number, number],
          [labels.company, mail.company],
          [labels.what, mail.description],
          [labels.due, date],
          [labels.amount, amount],
          payTo.length > 0 ? [labels.transfer, [...payTo, words.state({ number })].join('\n')] : null,
        ),
        button(words.open, mail.orderUrl),
        small(words.keepLink),
      ],
    };
  },
  examples: {
    invoice: (example) => ({
      number: 12,
      company: 'Ærø Teater ApS',
      description: example.words.programme,
      amount: exampleAmount,
      dueOn: exampleDueOn,
      payTo: examplePayTo,
      orderUrl: exampleLink(example, '/orders'),
    }),
  },
});

/** As it would be sent, but for the secret of its link. Null: not an invoice. */
export async function previewInvoice(world: World, number: number) {
  const q = world.db.query;
  const orderUrl = `${world.settings.siteUrl}/orders/${'·'.repeat(8)}`;
  const mail = await loadInvoice(world, q, { number, orderUrl });
  if (!mail) return null;
  const { to, language } = mail;
  return {
    ...invoiceEmail.write({ ...mail, branding: await readBranding(q, world.settings) }),
    to,
    language,
  };
}

import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { findInvoice } from '#studio/money/orders/invoices/invoices.queries.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import type { Branding } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, facts, small, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Money } from '#studio/shared/money.ts';
import { studioDay } from '#studio/shared/studio-time.ts';
import { orderUrlOf } from '../orders/notify-plan.ts';
import { invoiceTexts } from '../texts/order-texts.ts';

export interface InvoiceEmail {
  branding: Branding;
  language: Language;
  number: number;
  company: string;
  description: string;
  amount: Money;
  dueOn: Temporal.PlainDate;
  payTo: readonly string[];
  orderUrl: string;
}

export function invoiceEmail(mail: InvoiceEmail): EmailContent {
  const { branding, language, payTo } = mail;
  const words = invoiceTexts.of(mail);
  const number = String(mail.number);
  const due = formats[language].day(mail.dueOn);
  const amount = formats[language].money(mail.amount);
  return renderEmail({
    branding,
    language,
    subject: words.subject(number),
    headline: words.headline,
    blocks: [
      greeting(mail, ''),
      text(words.lead(amount, due)),
      facts(
        [words.number, number],
        [words.company, mail.company],
        [words.what, mail.description],
        [words.due, due],
        [words.amount, amount],
        payTo.length > 0 ? [words.transfer, [...payTo, words.state(number)].join('\n')] : null,
      ),
      button(words.open, mail.orderUrl),
      small(words.keepLink),
    ],
  });
}

/** Null: not an invoice, or a credit note. */
export async function readInvoiceEmail(
  world: World,
  q: Queries,
  { number, orderUrl }: { number: number; orderUrl?: string },
) {
  const branding = await readBranding(q, world.settings);
  const today = studioDay(world.clock.now());
  const invoice = await findInvoice(q, number, today);
  if (!invoice?.dueOn) return null;
  const { content, currency, language, dueOn, orderId } = invoice;
  const mail: InvoiceEmail = {
    branding,
    language,
    number,
    dueOn,
    company: content.company.name,
    description: content.lines.map(({ description }) => description).join(', '),
    amount: { amountMinor: content.totalMinor, currency },
    payTo: content.payTo,
    orderUrl: orderUrl ?? (await orderUrlOf(world, q, { id: orderId, language })),
  };
  return { invoice, mail, to: content.email };
}

/** As it would be sent, but for the secret of its link. Null: not an invoice. */
export async function previewInvoice(world: World, number: number) {
  const orderUrl = `${world.settings.siteUrl}/orders/${'·'.repeat(8)}`;
  const found = await readInvoiceEmail(world, world.db.query, { number, orderUrl });
  return found && { ...invoiceEmail(found.mail), to: found.to, language: found.mail.language };
}

export const notifyInvoice: DomainEventHandler<'invoice.sent'> = async (c, { number, sendingId }) => {
  const found = await readInvoiceEmail(c.world, c.tx, { number });
  if (!found) return;
  await queueEmail(c, {
    ...invoiceEmail(found.mail),
    kind: 'invoice',
    language: found.mail.language,
    to: found.to,
    dedupeKey: `invoice:${sendingId}`,
  });
};

import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { sessionPrice } from '#studio/calendar/owner-calendar/book-for.ts';
import type { Unpaid } from '#studio/money/orders/invoices/reminder.ts';
import { bookedAt, unpaidOrder } from '#studio/money/orders/invoices/reminders.queries.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { type Branding, siteAddress } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, facts, small, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Money } from '#studio/shared/money.ts';
import { bookingFactsOf, endOfHold } from '../bookings/booking-email.queries.ts';
import { orderUrlOf } from '../orders/notify-plan.ts';
import { reminderTexts } from '../texts/order-texts.ts';

export interface PaymentReminder {
  branding: Branding;
  language: Language;
  /** Empty: unknown. */
  name: string;
  what: { invoice: number } | { order: string } | { session: Temporal.Instant };
  description: string;
  amount: Money;
  dueOn: Temporal.PlainDate | null;
  until: Temporal.Instant | null;
  payTo: readonly string[];
  payUrl: string;
}

export function paymentReminder(mail: PaymentReminder): EmailContent {
  const { branding, language, dueOn, until, payTo, what } = mail;
  const words = reminderTexts.of(mail);
  const amount = formats[language].money(mail.amount);
  const named =
    'invoice' in what
      ? words.invoice(what.invoice)
      : 'order' in what
        ? words.order(what.order)
        : words.session(formats[language].instant(what.session));
  return renderEmail({
    branding,
    language,
    subject: words.subject(named),
    headline: words.headline,
    blocks: [
      greeting(mail, mail.name),
      text(words.lead(amount, named)),
      facts(
        [words.number, mail.description],
        dueOn ? [words.due, formats[language].day(dueOn)] : null,
        until ? [words.until, formats[language].instant(until)] : null,
        [words.amount, amount],
        payTo.length > 0 ? [words.transfer, payTo.join('\n')] : null,
      ),
      button(words.pay, mail.payUrl),
      small(words.crossed),
    ],
  });
}

/** Days after the session for which the link works. */
const linkDaysAfter = 30;

/** `payUrl` for a preview: the secret link is made when it is sent. */
async function readReminder(
  world: World,
  q: Queries,
  { unpaid, payUrl }: { unpaid: Unpaid; payUrl?: string },
) {
  const branding = await readBranding(q, world.settings);
  if (unpaid.kind === 'order') {
    const order = await unpaidOrder(q, unpaid.id);
    const { language, name, email, currency, amountMinor, invoice, dueOn, until, payTo } = order;
    const mail: PaymentReminder = {
      branding,
      language,
      name,
      description: order.description,
      what: invoice ? { invoice } : { order: order.number },
      amount: { amountMinor, currency },
      dueOn: dueOn === null ? null : Temporal.PlainDate.from(dueOn),
      until: dueOn === null ? until : null,
      payTo: payTo ?? [],
      payUrl: payUrl ?? (await orderUrlOf(world, q, order)),
    };
    return { mail, to: email };
  }
  const { lesson, language, claimId } = await bookingFactsOf(q, world.settings, unpaid.id);
  const { amountMinor, currency } = (await sessionPrice(q, await bookedAt(q, unpaid.id))) ?? {
    amountMinor: 0,
    currency: 'DKK' as const,
  };
  const expiresAt = lesson.end.add({ hours: linkDaysAfter * 24 });
  const link = async () => {
    const token = await makeSecretLink(q, { purpose: 'booking', subjectId: unpaid.id, expiresAt });
    return siteAddress(branding, `/bookings/${token}`, language);
  };
  const mail: PaymentReminder = {
    branding,
    language,
    name: lesson.name,
    description: lesson.courseName,
    what: { session: lesson.start },
    amount: { amountMinor, currency },
    dueOn: null,
    until: await endOfHold(q, claimId),
    payTo: [],
    payUrl: payUrl ?? (await link()),
  };
  return { mail, to: lesson.email };
}

/** As it would be sent, but for the secret of its link. */
export async function previewReminder(world: World, unpaid: Unpaid) {
  const page = unpaid.kind === 'order' ? 'orders' : 'bookings';
  const payUrl = `${world.settings.siteUrl}/${page}/${'·'.repeat(8)}`;
  const { mail, to } = await readReminder(world, world.db.query, { unpaid, payUrl });
  return { ...paymentReminder(mail), to, language: mail.language };
}

export const notifyPaymentReminder: DomainEventHandler<'payment.reminder-due'> = async (
  c,
  { kind, id, sendingId },
) => {
  const { mail, to } = await readReminder(c.world, c.tx, { unpaid: { kind, id } });
  await queueEmail(c, {
    ...paymentReminder(mail),
    kind: 'payment-reminder',
    language: mail.language,
    to,
    dedupeKey: `payment-reminder:${sendingId}`,
  });
};

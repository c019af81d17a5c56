import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { priceWhenBooked } from '#studio/calendar/booking/bookings.queries.ts';
import type { Unpaid } from '#studio/money/orders/invoices/reminder.ts';
import { unpaidOrder } from '#studio/money/orders/invoices/reminders.queries.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { button, facts, small, text } from '#studio/shared/email/email-content.ts';
import type { Money } from '#studio/shared/money.ts';
import { bookingFactsOf, endOfHold } from '../bookings/booking-email.queries.ts';
import { bookingUrl } from '../bookings/load-booking.ts';
import { type Addressed, defineEmail } from '../define-email.ts';
import { at, type Example, exampleAmount, exampleLink } from '../example.ts';
import { orderUrlOf } from '../orders/order.queries.ts';
import { examplePayTo } from './invoice.email.ts';

interface Reminder extends Addressed {
  name: string;
  what: { invoice: number } | { order: string } | { session: Temporal.Instant };
  description: string;
  amount: Money;
  dueOn: Temporal.PlainDate | null;
  until: Temporal.Instant | null;
  payTo: readonly string[];
  payUrl: string;
}

interface Reminded {
  unpaid: Unpaid;
  /** For a preview: the secret link is made when it is sent. */
  payUrl?: string;
}

async function loadReminder(world: World, q: Queries, { unpaid, payUrl }: Reminded): Promise<Reminder> {
  if (unpaid.kind === 'order') {
    const order = await unpaidOrder(q, unpaid.id);
    const { language, name, email, currency, amountMinor, invoice, dueOn, until, payTo } = order;
    return {
      to: email,
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
  }
  const booking = await bookingFactsOf(q, world.settings, unpaid.id);
  const { lesson, language, claimId } = booking;
  const price = await priceWhenBooked(q, unpaid.id);
  return {
    to: lesson.email,
    language,
    name: lesson.name,
    description: lesson.courseName,
    what: { session: lesson.start },
    amount: { amountMinor: price?.amountMinor ?? 0, currency: price?.currency ?? 'DKK' },
    dueOn: null,
    until: await endOfHold(q, claimId),
    payTo: [],
    payUrl: payUrl ?? (await bookingUrl({ world, tx: q }, booking)),
  };
}

const exampleReminder = (example: Example) => ({
  name: example.words.name,
  description: example.words.programme,
  amount: exampleAmount,
  dueOn: null,
  until: at('2026-12-01T11:00:00Z'),
  payTo: [],
  payUrl: exampleLink(example, '/orders'),
});

export const paymentReminder = defineEmail({
  key: 'payment-reminder',
  group: 'orders',
  title: ['Payment reminder', 'Påmindelse om betaling'],
  on: 'payment.reminder-due',
  stored: 'reminder',
  texts: {
    subject: ['Payment reminder: {what}', 'Påmindelse om betaling: {what}'],
    headline: ['Payment outstanding', 'Der mangler en betaling'],
    lead: ['We haven’t received {amount} for {what} yet.', 'Vi har endnu ikke modtaget {amount} for {what}.'],
    pay: ['View and pay', 'Se og betal'],
    crossed: [
      'If you’ve paid in the meantime, there’s nothing you need to do.',
      'Har du betalt i mellemtiden, skal du ikke gøre noget.',
    ],
  },
  labels: {
    invoice: (number: number) => [`invoice ${number}`, `faktura ${number}`],
    order: (number: string) => [`order ${number}`, `ordre ${number}`],
    session: (when: string) => [`your session on ${when}`, `din time ${when}`],
    number: 'For',
    due: ['Due', 'Forfaldsdato'],
    until: ['Reserved until', 'Reserveret indtil'],
    amount: ['To pay', 'At betale'],
    transfer: ['Bank transfer', 'Bankoverførsel'],
  },
  read: async (c, { kind, id, sendingId }) => ({
    ...(await loadReminder(c.world, c.tx, { unpaid: { kind, id } })),
    dedupeKey: `payment-reminder:${sendingId}`,
  }),
  content: ({ words, labels, format, ...mail }) => {
    const { dueOn, until, payTo } = mail;
    const amount = format.money(mail.amount);
    const what =
      'invoice' in mail.what
        ? labels.invoice(mail.what.invoice)
        : 'order' in mail.what
          ? labels.order(mail.what.order)
          : labels.session(format.instant(mail.what.session));
    return {
      subject: words.subject({ what }),
      blocks: [
        mail.greet(mail.name),
        text(words.lead({ amount, what })),
        facts(
          [labels.number, mail.description],
          dueOn ? [labels.due, format.day(dueOn)] : null,
          until ? [labels.until, format.instant(until)] : null,
          [labels.amount, amount],
          payTo.length > 0 ? [labels.transfer, payTo.join('\n')] : null,
        ),
        button(words.pay, mail.payUrl),
        small(words.crossed),
      ],
    };
  },
  examples: {
    invoiceReminder: (example) => ({
      ...exampleReminder(example),
      what: { invoice: 12 },
      dueOn: Temporal.PlainDate.from('2026-11-10'),
      until: null,
      payTo: examplePayTo,
    }),
    orderReminder: (example) => ({ ...exampleReminder(example), what: { order: 'B-1001' } }),
    sessionReminder: (example) => ({
      ...exampleReminder(example),
      what: { session: at('2026-12-03T09:00:00Z') },
    }),
  },
});

/** As it would be sent, but for the secret of its link. */
export async function previewReminder(world: World, unpaid: Unpaid) {
  const q = world.db.query;
  const page = unpaid.kind === 'order' ? 'orders' : 'bookings';
  const payUrl = `${world.settings.siteUrl}/${page}/${'·'.repeat(8)}`;
  const mail = await loadReminder(world, q, { unpaid, payUrl });
  const { to, language } = mail;
  return {
    ...paymentReminder.write({ ...mail, branding: await readBranding(q, world.settings) }),
    to,
    language,
  };
}

import fc from 'fast-check';
import { sql } from 'kysely';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { recordOrderPayment } from '#studio/money/checkout/record-order-payment.ts';
import { listOutstanding } from '#studio/money/figures/outstanding.queries.ts';
import { cancelFor } from '#studio/money/paid-bookings/cancel-for.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import { createInvoice } from '#studio/teaching/invoices/create-invoice.ts';
import { creditInvoice } from '#studio/teaching/invoices/credit-invoice.ts';
import { sendInvoice } from '#studio/teaching/invoices/send-invoice.ts';
import { owner } from '#tests/support/who.ts';
import { pick } from './pick.ts';
import type { StudioProcess } from './studio-process.ts';

/** The owner books a session to be paid later, invoices it to a company, and is paid or not. */
export type InvoiceCommand =
  | { do: 'book-unpaid'; hour: number; person: number }
  | { do: 'write-invoice'; booking: number }
  | { do: 'send-invoice' | 'pay-invoice-outside' | 'credit-invoice'; invoice: number }
  | { do: 'cancel-by-owner'; booking: number };

const which = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.nat({ max: 5 }) },
);

const toInvoice = (hour: number, person: number): InvoiceCommand[] => [
  { do: 'book-unpaid', hour, person },
  { do: 'write-invoice', booking: 0 },
  { do: 'send-invoice', invoice: 0 },
];

export const invoiceCommand: fc.Arbitrary<InvoiceCommand> = fc.oneof(
  fc.record({
    do: fc.constant('book-unpaid' as const),
    hour: fc.nat({ max: 4 }),
    person: fc.nat({ max: 3 }),
  }),
  fc.record({ do: fc.constantFrom('write-invoice' as const, 'cancel-by-owner' as const), booking: which }),
  fc.record({
    do: fc.constantFrom('send-invoice' as const, 'pay-invoice-outside' as const, 'credit-invoice' as const),
    invoice: which,
  }),
);

/** An invoice, perhaps sent, and what may follow it. */
export const invoiceOpening: fc.Arbitrary<InvoiceCommand[]> = fc
  .record({
    hour: fc.nat({ max: 4 }),
    person: fc.nat({ max: 3 }),
    isSent: fc.boolean(),
    next: fc.constantFrom('pay-invoice-outside', 'credit-invoice', 'cancel-by-owner', null),
  })
  .map(({ hour, person, isSent, next }) => [
    ...toInvoice(hour, person).slice(0, isSent ? 3 : 2),
    ...(next === 'cancel-by-owner' ? [{ do: next, booking: 0 }] : next ? [{ do: next, invoice: 0 }] : []),
  ]);

/** Paid outside and then cancelled, credited by hand, cancelled while it is unpaid, and withdrawn. */
export const invoiced: InvoiceCommand[] = [
  ...toInvoice(2, 0),
  { do: 'pay-invoice-outside', invoice: 0 },
  { do: 'cancel-by-owner', booking: 0 },
  ...toInvoice(3, 1),
  { do: 'credit-invoice', invoice: 0 },
  ...toInvoice(4, 2),
  { do: 'cancel-by-owner', booking: 0 },
  { do: 'book-unpaid', hour: 2, person: 3 },
  { do: 'write-invoice', booking: 0 },
  { do: 'cancel-by-owner', booking: 0 },
];

export function isInvoiceCommand(command: { do: string }): command is InvoiceCommand {
  const all: ReadonlyArray<InvoiceCommand['do']> = [
    'book-unpaid',
    'write-invoice',
    'send-invoice',
    'pay-invoice-outside',
    'credit-invoice',
    'cancel-by-owner',
  ];
  return all.some((one) => one === command.do);
}

export async function executeInvoiceCommand(
  studio: StudioProcess,
  command: InvoiceCommand,
  slotStart: (hour: number) => string,
): Promise<void> {
  const { world } = studio;
  if (command.do === 'book-unpaid') return bookUnpaid(studio, command.person, slotStart(command.hour));
  if (command.do === 'write-invoice') return writeInvoice(studio, command.booking);
  if (command.do === 'cancel-by-owner') {
    const bookingId = pick(studio.bookings, command.booking);
    if (bookingId) await studio.run(command.do, () => cancelFor(world, owner, { bookingId, money: 'back' }));
    return;
  }
  const invoices = await studio.db.query
    .selectFrom('invoices')
    .select(['number', 'order_id as orderId'])
    .where('kind', '=', 'invoice')
    .orderBy('number')
    .execute();
  const invoice = pick(invoices, command.invoice);
  if (!invoice) return;
  const { number, orderId } = invoice;
  const verbs = {
    'send-invoice': () => sendInvoice(world, owner, { number, once: `send ${number}` }),
    'pay-invoice-outside': () =>
      recordOrderPayment(world, owner, { orderId, method: 'bank-transfer', receivedOn: dayOf(studio) }),
    'credit-invoice': () => creditInvoice(world, owner, number),
  };
  await studio.run(command.do, verbs[command.do]);
}

function dayOf(studio: StudioProcess): string {
  return studioDay(studio.now()).toString();
}

async function bookUnpaid(studio: StudioProcess, person: number, slotStart: string): Promise<void> {
  const at = Temporal.Instant.from(slotStart).toZonedDateTimeISO(studioTimeZone);
  const typed = { name: 'Mia Ø', email: `person${person}@example.com`, day: at.toPlainDate().toString() };
  const time = at.toPlainTime().toString({ smallestUnit: 'minute' });
  await studio.run('book-unpaid', async () => {
    const input = { ...typed, time, place: 'studio', cover: 'at-session', language: 'da' };
    const outcome = await bookFor(studio.world, owner, input);
    if (outcome.ok) studio.bookings.push(outcome.bookingId);
  });
}

async function writeInvoice(studio: StudioProcess, index: number): Promise<void> {
  const bookingId = pick(studio.bookings, index);
  if (!bookingId) return;
  const dueOn = Temporal.PlainDate.from(dayOf(studio)).add({ days: 14 }).toString();
  const company = { companyName: 'Ærø Teater', address: 'Havnen 1', vatNumber: '', reference: '' };
  await studio.run('write-invoice', () =>
    createInvoice(studio.world, owner, {
      subject: { kind: 'booking', bookingId },
      once: null,
      ...company,
      email: 'faktura@example.dk',
      dueOn,
      amountMinor: 195_000,
    }),
  );
}

/** Outstanding is what is unpaid, credit notes are what was credited, and numbers have no gaps. */
export async function invoiceFaults(studio: StudioProcess): Promise<string[]> {
  const { query } = studio.db;
  const { rows } = await sql.raw<{ fault: string }>(faults).execute(query);
  const unpaid = await sql.raw<{ id: string; total: number }>(unpaidInvoices).execute(query);
  const list = { sort: 'due', order: 'ascending', filters: {}, search: '', at: null } as const;
  const outstanding = await listOutstanding(query, owner, {
    currency: 'DKK',
    now: studio.now(),
    listQuery: list,
  });
  const listed = outstanding.rows.filter(({ kind }) => kind === 'invoice');
  const named = (all: ReadonlyArray<{ id: string; amount: number }>) =>
    all.map(({ id, amount }) => `${id} ${amount}`).toSorted();
  const expected = named(unpaid.rows.map(({ id, total }) => ({ id, amount: total })));
  const found = named(listed.map(({ id, amountMinor }) => ({ id, amount: amountMinor })));
  const isSame = outstanding.after !== null || expected.join() === found.join();
  return [
    ...rows.map(({ fault }) => fault),
    ...(isSame ? [] : [`unpaid invoices are ${expected.join()}, outstanding ${found.join()}`]),
  ];
}

const unpaidInvoices = `
  select 'invoice:' || number as id, (content->>'totalMinor')::int as total from invoices
  where kind = 'invoice' and credited_at is null and not exists (
    select from payments where payments.order_id = invoices.order_id and payments.state = 'captured')`;

const faults = `
  select 'invoices have gaps: ' || count(*) || ' of ' || max(number) as fault
    from invoices having count(*) <> coalesce(max(number), 0)
  union all select 'a credit note is not its invoice: ' || note.number
    from invoices note left join invoices of on of.number = note.credits_number
    where note.kind = 'credit-note' and (of.credited_at is null or note.order_id <> of.order_id
      or (note.content->>'totalMinor')::int is distinct from -(of.content->>'totalMinor')::int)
  union all select 'a sent invoice ended without a credit note: ' || number from invoices
    where kind = 'invoice' and sent_at is not null and credited_at is not null
      and not exists (select from invoices note where note.credits_number = invoices.number)
  union all select 'an invoice is credited, and its payment is kept: ' || invoices.number
    from invoices join orders on orders.id = invoices.order_id
    where invoices.kind = 'invoice' and credited_at is not null and orders.state = 'paid'
  union all select 'a cancelled session has an invoice to be paid: ' || invoices.number
    from invoices join orders on orders.id = invoices.order_id join bookings on bookings.id = orders.booking_id
      join claims on claims.id = bookings.claim_id
    where invoices.kind = 'invoice' and credited_at is null and claims.state = 'cancelled'
      and orders.state in ('open', 'lapsed', 'voided')
      and not exists (select from audit_log where subject = 'booking:' || bookings.id
        and action = 'cancel-booking' and details->>'money' = 'invoice-due')`;

/** What a run must contain. */
export const invoiceCounts = {
  invoicesPaidOutside: `
    select count(*) as count from invoices join payments using (order_id)
    where invoices.kind = 'invoice' and payments.provider = 'manual'`,
  invoicesCredited: `select count(*) as count from invoices where kind = 'credit-note'`,
  invoicesWithdrawn: `
    select count(*) as count from invoices i where credited_at is not null
      and not exists (select from invoices note where note.credits_number = i.number)`,
};

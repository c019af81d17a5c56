import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { lockBooking } from '#studio/calendar/booking/bookings.store.ts';
import { copyWaiting } from '#studio/money/checkout/pay-order.ts';
import { isPayableOutside } from '#studio/money/checkout/record-order-payment.ts';
import { isVatNumber } from '#studio/money/orders/invoices/invoice.ts';
import { openInvoiceOf } from '#studio/money/orders/invoices/invoices.queries.ts';
import { issueInvoice } from '#studio/money/orders/invoices/issue-invoice.ts';
import { lockWaitingOrder } from '#studio/money/orders/lock-waiting-order.ts';
import { lockOrder } from '#studio/money/orders/orders.store.ts';
import { insertBookingOrder } from '#studio/money/settlement/record-lesson-payment.ts';
import { chargesOfPlan } from '#studio/offers/plans/plans.queries.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change, type Write } from '#studio/shared/change.ts';
import { isEmailAddress, withAsciiDomain } from '#studio/shared/email-address.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { dayText, studioDay } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';
import { isDescribed, type PaidFor, paidForShape } from '#studio/teaching/students/payment-line.ts';
import { insertPaymentOrder } from '#studio/teaching/students/payment-order.ts';
import type { StudentFacts } from '#studio/teaching/students/student.queries.ts';

const invoiceShape = {
  companyName: z.string().trim().min(1).max(200),
  /** One line each; at most six. */
  address: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .refine((text) => text.split('\n').length <= 6),
  vatNumber: z.string().trim().max(20).refine(isVatNumber),
  reference: z.string().trim().max(100),
  email: z.string().trim().refine(isEmailAddress).transform(withAsciiDomain),
  dueOn: dayText,
};

type InvoiceInput = z.output<z.ZodObject<typeof invoiceShape>>;
export type InvoiceField = keyof typeof invoiceShape | keyof typeof paidForShape;

/** An order that waits for its payment, a session to be paid in person, or anything sold to a person. */
export type InvoiceSubject =
  | { kind: 'order'; orderId: string }
  | { kind: 'booking'; bookingId: string }
  | { kind: 'student'; student: StudentFacts };

export type InvoiceRefusal = 'not-payable' | 'invoiced';
export type CreateInvoiceOutcome =
  | { ok: true; number: number }
  | { ok: false; fields: InvoiceField[]; refusal?: InvoiceRefusal };

class Refused extends Error {
  readonly refusal: InvoiceRefusal;
  constructor(refusal: InvoiceRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** Issues an invoice to a company and its order, if there is none. Idempotent per `once`. */
export async function createInvoice(
  world: World,
  who: May<'orders'>,
  { subject, once, ...given }: { subject: InvoiceSubject; once: string | null } & Record<string, unknown>,
): Promise<CreateInvoiceOutcome> {
  const now = world.clock.now();
  const read = inputOf(subject).safeParse(given);
  if (!read.success) {
    const fields = read.error?.issues.map(({ path }) => path[0] as InvoiceField) ?? [];
    return { ok: false, fields: [...new Set(fields)] };
  }
  const today = studioDay(now);
  const latest = today.add({ years: 1 });
  const { dueOn } = read.data.invoice;
  const { compare } = Temporal.PlainDate;
  if (compare(dueOn, today) < 0 || compare(dueOn, latest) > 0) return { ok: false, fields: ['dueOn'] };
  try {
    const number = await change(world, who, (c) =>
      runOnce<string>(c.tx, {
        key: once,
        at: now,
        make: async () => String(await create(c, read.data)),
      }),
    );
    return { ok: true, number: Number(number) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, fields: [], refusal: error.refusal };
    throw error;
  }
}

interface ReadInput {
  invoice: InvoiceInput;
  /** The order to invoice, written if there is none. Returns its id. */
  findOrder: (c: Write) => Promise<string>;
}

function inputOf(subject: InvoiceSubject): z.ZodType<ReadInput> {
  switch (subject.kind) {
    case 'order': {
      const findOrder: ReadInput['findOrder'] = (c) => orderToInvoice(c, subject.orderId);
      return z.object(invoiceShape).transform((invoice) => ({ invoice, findOrder }));
    }
    case 'booking':
      return z.object({ ...invoiceShape, amountMinor: paidForShape.amountMinor }).transform((invoice) => ({
        invoice,
        findOrder: (c) => orderOfBooking(c, { ...invoice, bookingId: subject.bookingId }),
      }));
    case 'student':
      return z
        .object({ ...invoiceShape, ...paidForShape })
        .refine(isDescribed, { path: ['description'] })
        .transform((invoice) => ({
          invoice,
          findOrder: (c) => orderOfStudent(c, subject.student, invoice),
        }));
  }
}

async function create(c: Change, { invoice, findOrder }: ReadInput): Promise<number> {
  const orderId = await findOrder(c);
  const order = await lockOrder(c.tx, orderId);
  if (!order) throw new Refused('not-payable');
  const { companyName: name, address, vatNumber, reference, email, dueOn } = invoice;
  const addressLines = address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const company = { name, addressLines, vatNumber, reference };
  const number = await issueInvoice(c, order, { company, email, dueOn });
  const details = { orderId, amountMinor: order.total_minor, currency: order.currency };
  await audit(c, { actor: 'owner', action: 'invoice.issued', subject: `invoice:${number}`, details });
  return number;
}

/** A lapsed order is final: its copy is invoiced. */
async function orderToInvoice(c: Write, orderId: string): Promise<string> {
  const order = (await lockWaitingOrder(c, orderId))?.order;
  if (!order || !isPayableOutside(order, await chargesOfPlan(c.tx, order.id)))
    throw new Refused('not-payable');
  if (await openInvoiceOf(c.tx, { orderId: order.id })) throw new Refused('invoiced');
  return order.state === 'open' ? order.id : (await copyWaiting(c, order)).id;
}

async function orderOfBooking(
  c: Write,
  { bookingId, amountMinor }: { bookingId: string; amountMinor: number },
): Promise<string> {
  const locked = await lockBooking(c.tx, bookingId);
  if (locked?.booking.covered_by !== 'at-session' || locked.claim.state !== 'booked')
    throw new Refused('not-payable');
  if (await openInvoiceOf(c.tx, { bookingId })) throw new Refused('invoiced');
  return insertBookingOrder(c, { bookingId, amountMinor });
}

async function orderOfStudent(c: Write, student: StudentFacts, sold: PaidFor): Promise<string> {
  const orderId = await insertPaymentOrder(c, student, sold);
  if (!orderId) throw new Refused('not-payable');
  return orderId;
}

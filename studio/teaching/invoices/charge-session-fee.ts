import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { lockBooking, noteFeeInvoice } from '#studio/calendar/booking/bookings.store.ts';
import { dueDay } from '#studio/money/orders/invoices/invoice.ts';
import { invoiceSettings } from '#studio/money/orders/invoices/invoice-settings.ts';
import { issueInvoice } from '#studio/money/orders/invoices/issue-invoice.ts';
import { lockOrder } from '#studio/money/orders/orders.store.ts';
import { sessionFeeMessages } from '#studio/money/paid-bookings/session-fee.messages.ts';
import { feeOfBooking } from '#studio/money/paid-bookings/session-fee.queries.ts';
import type { SessionFee } from '#studio/money/paid-bookings/session-fee.ts';
import { bookingToPay } from '#studio/money/settlement/bookings-of-orders.queries.ts';
import { insertBookingOrder } from '#studio/money/settlement/record-lesson-payment.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { formats } from '#studio/shared/format.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';
import { emailInvoice } from './send-invoice.ts';

export type ChargeFeeOutcome = { ok: true; number: number } | { ok: false; refusal: 'not-found' | 'no-fee' };

/** Issues and emails the invoice of the agreed fee, once per booking: a second request gets the same one. */
export async function chargeSessionFee(
  world: World,
  who: May<'calendar'>,
  bookingId: string,
): Promise<ChargeFeeOutcome> {
  if (!z.guid().safeParse(bookingId).success) return { ok: false, refusal: 'not-found' };
  return change(world, who, async (c): Promise<ChargeFeeOutcome> => {
    const locked = await lockBooking(c.tx, bookingId);
    if (!locked) return { ok: false, refusal: 'not-found' };
    const found = await feeOfBooking(c.tx, bookingId);
    if (!found) return { ok: false, refusal: 'no-fee' };
    if (found.charged !== null) return { ok: true, number: found.charged };
    const start = locked.claim.slot_start;
    return { ok: true, number: await issue(c, { bookingId, start, fee: found.fee }) };
  });
}

interface Issued {
  bookingId: string;
  start: Temporal.Instant;
  fee: SessionFee;
}

async function issue(c: Change, { bookingId, start, fee: { kind, amount } }: Issued): Promise<number> {
  const { name, email, language } = await bookingToPay(c.tx, bookingId);
  const description = sessionFeeMessages[language].line[kind](formats[language].dayAndTime(start));
  const { amountMinor } = amount;
  const orderId = await insertBookingOrder(c, { bookingId, amountMinor, description });
  const order = await lockOrder(c.tx, orderId);
  if (!order) throw new Error('an order just written is not there');
  const { dueDays } = await invoiceSettings(c.tx);
  const company = { name, addressLines: [], vatNumber: '', reference: '' };
  const dueOn = dueDay(studioDay(c.now), dueDays);
  const number = await issueInvoice(c, order, { company, email, dueOn });
  await noteFeeInvoice(c.tx, bookingId, number);
  const details = { kind, ...amount, invoice: number, orderId };
  await audit(c, { action: 'booking.fee-charged', subject: `booking:${bookingId}`, details });
  if (email !== '') await emailInvoice(c, number);
  return number;
}

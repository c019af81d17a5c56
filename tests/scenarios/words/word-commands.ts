import fc from 'fast-check';
import { bookDirectly } from '#studio/calendar/booking/book-directly.ts';
import { remindBooking } from '#studio/calendar/booking/remind-booking.ts';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { recordAttendance } from '#studio/calendar/owner-calendar/record-attendance.ts';
import { recordOrderPayment } from '#studio/money/checkout/record-order-payment.ts';
import { cancelDay } from '#studio/money/paid-bookings/cancel-day.ts';
import { cancelFor } from '#studio/money/paid-bookings/cancel-for.ts';
import { carryOutDay } from '#studio/money/paid-bookings/carry-out-day.ts';
import { dueDayCancellations } from '#studio/money/paid-bookings/day-cancellations.queries.ts';
import { recordLessonPayment } from '#studio/money/settlement/record-lesson-payment.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import { chargeSessionFee } from '#studio/teaching/invoices/charge-session-fee.ts';
import { createInvoice } from '#studio/teaching/invoices/create-invoice.ts';
import { creditInvoice } from '#studio/teaching/invoices/credit-invoice.ts';
import { sendInvoice } from '#studio/teaching/invoices/send-invoice.ts';
import { typedOrder } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { type VoucherCommand, VoucherStudent, voucherCommand } from '../vouchers/voucher-commands.ts';

const which = fc.nat(5);
const place = fc.record({ days: fc.integer({ min: 2, max: 6 }), hour: fc.integer({ min: 10, max: 16 }) });

/** What the buyer of vouchers does not do: to pay at the session, by invoice, or for a studio day. */
const sessionCommand = fc.oneof(
  fc.record({ do: fc.constant('book-unpaid' as const), place, byOwner: fc.boolean() }),
  fc.record({
    do: fc.constantFrom('pay-at-session', 'invoice', 'remind', 'cancel-by-owner', 'no-show', 'charge-fee'),
    which,
  } as const),
  fc.record({ do: fc.constantFrom('send-invoice', 'pay-invoice', 'credit-invoice'), which } as const),
  fc.record({
    do: fc.constant('buy' as const),
    offer: fc.constantFrom('studio-day', 'private-coaching', 'singing-workshop-1d', 'recording-essentials'),
    end: fc.constantFrom('paid', 'paid', 'late', 'abandoned'),
  } as const),
  fc.record({ do: fc.constant('cancel-day' as const), days: fc.integer({ min: 2, max: 6 }) }),
  fc.record({ do: fc.constant('wait-hours' as const), hours: fc.constantFrom(1, 20, 60) }),
);

export const wordCommand = fc.oneof(
  { weight: 3, arbitrary: voucherCommand },
  { weight: 2, arbitrary: sessionCommand },
);

type SessionCommand = typeof sessionCommand extends fc.Arbitrary<infer C> ? C : never;
export type WordCommand = VoucherCommand | SessionCommand;

const company = { companyName: 'Ærø Teater', address: 'Havnen 1', vatNumber: '', reference: '' };

export class PayingStudent extends VoucherStudent {
  async runAny(command: WordCommand): Promise<void> {
    const { world } = this.stage;
    switch (command.do) {
      case 'book-unpaid':
        return this.#bookUnpaid(command);
      case 'pay-at-session':
      case 'invoice':
      case 'remind':
      case 'cancel-by-owner':
      case 'no-show':
      case 'charge-fee': {
        const bookingId = await this.pick('bookings', command.which);
        if (bookingId) await this.#changeBooking(bookingId, command.do);
        return;
      }
      case 'send-invoice':
      case 'pay-invoice':
      case 'credit-invoice':
        return this.#changeInvoice(command);
      case 'buy': {
        const codes = { withCode: false, card: null };
        return this.place(command.offer, { codes, end: command.end });
      }
      case 'cancel-day':
        return this.#cancelDay(command.days);
      case 'wait-hours':
        return this.stage.world.setNow(world.clock.now().add({ hours: command.hours }));
      default:
        await this.run(command);
    }
  }

  async #bookUnpaid({ place: at, byOwner }: Extract<SessionCommand, { do: 'book-unpaid' }>) {
    const { world } = this.stage;
    const slotStart = this.slot(at);
    const { name, email } = typedOrder;
    if (!byOwner) {
      const input = { name, email, timeZone: null, place: null, slotStart };
      await bookDirectly(world, { who: this.who, input, entitlementToken: null });
      return;
    }
    const start = Temporal.Instant.from(slotStart).toZonedDateTimeISO(studioTimeZone);
    const time = start.toPlainTime().toString({ smallestUnit: 'minute' });
    const when = { day: start.toPlainDate().toString(), time };
    const { language } = this.who;
    await bookFor(world, owner, { name, email, ...when, place: 'studio', cover: 'at-session', language });
  }

  async #changeBooking(
    bookingId: string,
    change: 'pay-at-session' | 'invoice' | 'remind' | 'cancel-by-owner' | 'no-show' | 'charge-fee',
  ): Promise<void> {
    const { world } = this.stage;
    const today = studioDay(world.clock.now());
    const amountMinor = 195_000;
    if (change === 'pay-at-session')
      await recordLessonPayment(world, owner, { bookingId, method: 'cash', amountMinor });
    if (change === 'remind') await remindBooking(world, bookingId);
    if (change === 'cancel-by-owner') await cancelFor(world, owner, { bookingId, money: 'back' });
    if (change === 'no-show') await recordAttendance(world, owner, { bookingId, attendance: 'no-show' });
    if (change === 'charge-fee') await chargeSessionFee(world, owner, bookingId);
    if (change !== 'invoice') return;
    const subject = { kind: 'booking' as const, bookingId };
    const dueOn = today.add({ days: 14 }).toString();
    const about = { ...company, email: 'faktura@example.dk', dueOn, amountMinor };
    await createInvoice(world, owner, { subject, once: null, ...about });
  }

  /** Until after the time for undo; each person then chooses another time or a refund, as the terms promise. */
  async #cancelDay(days: number): Promise<void> {
    const { world, db } = this.stage;
    const day = studioDay(world.clock.now()).add({ days }).toString();
    await cancelDay(world, owner, { day, message: '', choices: {} });
    world.setNow(world.clock.now().add({ minutes: 6 }));
    for (const id of await dueDayCancellations(db.query, world.clock.now())) await carryOutDay(world, id);
  }

  async #changeInvoice(command: Extract<SessionCommand, { do: `${string}-invoice` }>): Promise<void> {
    const { world, db } = this.stage;
    const invoices = await db.query
      .selectFrom('invoices')
      .select(['number', 'order_id as orderId'])
      .where('kind', '=', 'invoice')
      .orderBy('number')
      .execute();
    const invoice = invoices[command.which % Math.max(1, invoices.length)];
    if (!invoice) return;
    const { number, orderId } = invoice;
    const receivedOn = studioDay(world.clock.now()).toString();
    if (command.do === 'send-invoice') await sendInvoice(world, owner, { number, once: null });
    if (command.do === 'credit-invoice') await creditInvoice(world, owner, number);
    if (command.do === 'pay-invoice')
      await recordOrderPayment(world, owner, { orderId, method: 'bank-transfer', receivedOn });
  }
}

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { cancelBooking } from '#studio/money/paid-bookings/cancel-booking.ts';
import { refundPayments } from '#studio/money/refunds/refund-payments.ts';
import { sendRefund } from '#studio/money/settlement/send-refund.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import type { DifferenceKind } from '#studio/office/reconciliation/differences/difference.ts';
import { sendContactMessage } from '#studio/people/contact/send-contact-message.ts';
import { sendReply } from '#studio/people/contact/send-reply.ts';
import { writeReply } from '#studio/people/contact/write-reply.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { orderOf } from '../browser/screenshots.ts';
import { held, newVisitor, opened, type Stage } from '../page-fixture.ts';
import { testNow } from '../site/test-now.ts';
import { owner, visitor } from '../who.ts';

/** Purchases to compare, and what makes one difference of each kind on purpose. */
export function differencesOf(stage: Stage) {
  const run = (statement: string) => sql.raw(statement).execute(stage.db.query);
  const later = (time: Temporal.DurationLike) => stage.world.setNow(testNow.add(time));

  const appendOnly = { ledger_entries: 'ledger_append_only', receipts: 'receipts_append_only' } as const;

  /** Without what refuses to change records, to make a difference on purpose. */
  async function tamper(table: keyof typeof appendOnly, statement: string): Promise<void> {
    await run(`alter table ${table} disable trigger ${appendOnly[table]}`);
    await run(statement);
    await run(`alter table ${table} enable trigger ${appendOnly[table]}`);
  }

  async function bought(offerId: string) {
    const { sessionId, paymentId } = await opened(stage, offerId, newVisitor().who);
    stage.bank.payer.pay(sessionId);
    await settlePayment(stage.world, paymentId);
    return { sessionId, paymentId, orderId: (await orderOf(stage.db, paymentId)).id };
  }

  async function bookedSession(slotStart = '2026-11-28T09:00:00Z') {
    const hold = await held(stage.world, slotStart);
    const { sessionId, paymentId } = await opened(stage, hold.bookingId, hold.who);
    stage.bank.payer.pay(sessionId);
    await settlePayment(stage.world, paymentId);
    return { ...hold, sessionId, paymentId, orderId: (await orderOf(stage.db, paymentId)).id };
  }

  /** Cancelled in time; the refund is due. */
  async function cancelledSession() {
    const made = await bookedSession();
    const subject = {
      purpose: 'booking' as const,
      subjectId: made.bookingId,
      expiresAt: testNow.add({ hours: 99 }),
    };
    const token = await makeSecretLink(stage.db.query, subject);
    await cancelBooking(stage.world, visitor, { token });
    const { id } = await stage.db.query.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
    return { ...made, refundId: id };
  }

  async function refundedSession() {
    const made = await cancelledSession();
    await sendRefund(stage.world, made.refundId);
    return made;
  }

  async function anEmail(fields: { kind: string; state: string; key: string }): Promise<string> {
    const id = randomUUID();
    await run(`insert into emails (id, message_id, kind, language, recipient, subject, html, body, dedupe_key, state,
      created_at) values ('${id}', '<${id}@x>', '${fields.kind}', 'en', 'a@example.com', 'S', 'H', 'B',
      '${fields.key}', '${fields.state}', '${testNow}')`);
    return id;
  }

  /** Makes the difference and returns the id of what differs. */
  const made: Record<DifferenceKind, () => Promise<string>> = {
    'payment-unsettled': async () => {
      const { sessionId, paymentId } = await opened(stage, 'singing-workshop-1d');
      stage.bank.payer.pay(sessionId);
      later({ minutes: 61 });
      return paymentId;
    },
    'payment-unknown': async () => {
      const paymentId = randomUUID();
      const url = `${stage.world.settings.siteUrl}/payment-success?session=x`;
      const { sessionId } = await stage.bank.payments.createSession({
        paymentId,
        orderNumber: 'B-9',
        currency: 'DKK',
        capture: 'automatic',
        customerEmail: null,
        lines: [{ name: 'Mug', quantity: 1, unitAmountMinor: 8900 }],
        language: 'en',
        successUrl: url,
        cancelUrl: url,
        expiresAt: testNow.add({ minutes: 31 }),
        instantMethodsOnly: true,
      });
      stage.bank.payer.pay(sessionId);
      return paymentId;
    },
    'payment-not-at-provider': async () => {
      const { sessionId, paymentId } = await bought('singing-workshop-1d');
      stage.bank.books.sessions.delete(sessionId);
      return paymentId;
    },
    'captured-amount': async () => {
      const { sessionId, paymentId } = await bought('singing-workshop-1d');
      stage.bank.books.session(sessionId)!.capturedMinor -= 100;
      return paymentId;
    },
    'refund-not-at-provider': async () => {
      const { paymentId } = await refundedSession();
      stage.bank.books.refunds.clear();
      return paymentId;
    },
    'refund-overdue': async () => {
      const { refundId } = await cancelledSession();
      later({ minutes: 61 });
      return refundId;
    },
    'hold-overdue': async () => {
      await held(stage.world);
      later({ minutes: 26 });
      const row = await stage.db.query
        .selectFrom('claims')
        .select('id')
        .where('state', '=', 'held')
        .executeTakeFirstOrThrow();
      return row.id;
    },
    'claim-without-booking': async () => {
      const id = randomUUID();
      await run(`insert into claims (id, kind, state, slot_start, slot_end, claimed) values ('${id}', 'session',
        'booked', '2026-12-05T09:00Z', '2026-12-05T10:00Z', '[2026-12-05T09:00Z,2026-12-05T10:00Z)')`);
      return id;
    },
    'booking-without-payment': async () => {
      const { bookingId } = await held(stage.world);
      await run(`update claims set state = 'booked' where state = 'held'`);
      return bookingId;
    },
    'paid-without-booking': async () => {
      const { orderId } = await bookedSession();
      await run(`update claims set state = 'released' where state = 'booked' and kind = 'session'`);
      return orderId;
    },
    'order-not-granted': async () => {
      const { orderId } = await bought('singing-workshop-1d');
      await tamper('ledger_entries', 'delete from ledger_entries');
      await run('delete from entitlements');
      return orderId;
    },
    'order-amount': async () => {
      const { paymentId, orderId } = await bought('singing-workshop-1d');
      await run(`update payments set captured_minor = captured_minor - 100 where id = '${paymentId}'`);
      return orderId;
    },
    'refund-amount': async () => {
      const { orderId } = await bought('singing-workshop-1d');
      await run(`update orders set refunded_minor = 100 where id = '${orderId}'`);
      return orderId;
    },
    'credit-count': async () => {
      const id = randomUUID();
      await run(`insert into entitlements (id, kind, offer_id, email) values ('${id}', 'credit',
        (select id from offers where kind = 'session' limit 1), 'a@example.com')`);
      await run(
        `insert into ledger_entries (entitlement_id, delta, reason, at) values ('${id}', 2, 'granted', now())`,
      );
      await run(
        `insert into ledger_entries (entitlement_id, delta, reason, at) values ('${id}', -1, 'spent', now())`,
      );
      return id;
    },
    'gift-card-amount': async () => {
      const id = randomUUID();
      await run(`insert into entitlements (id, kind, offer_id, email, currency) values ('${id}', 'gift-card',
        (select id from offers where kind = 'gift-card' limit 1), 'a@example.com', 'DKK')`);
      const entry = 'insert into ledger_entries (entitlement_id, delta, reason, at)';
      await run(`${entry} values ('${id}', 50000, 'granted', now())`);
      await run(`${entry} values ('${id}', -10000, 'spent', now())`);
      return id;
    },
    'receipt-missing': async () => {
      const { orderId } = await bought('singing-workshop-1d');
      await tamper('receipts', 'delete from receipts');
      return orderId;
    },
    'credit-note-missing': async () => {
      const { refundId } = await refundedSession();
      await tamper('receipts', `delete from receipts where kind = 'credit-note'`);
      return refundId;
    },
    'print-order-missing': async () => {
      const { orderId } = await bought('hoodie-m');
      await run('delete from print_orders');
      return orderId;
    },
    'print-order-overdue': async () => {
      const { orderId } = await bought('hoodie-m');
      later({ minutes: 61 });
      return orderId;
    },
    'print-order-unpaid': async () => {
      const { orderId } = await bought('hoodie-m');
      await change(stage.world, system, (c) => refundPayments(c, { orderId, reason: 'owner' }));
      const { id } = await stage.db.query.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
      await sendRefund(stage.world, id);
      return orderId;
    },
    'email-waiting': async () => {
      const id = await anEmail({ kind: 'homework', state: 'waiting', key: 'homework:x' });
      later({ minutes: 61 });
      return id;
    },
    'email-failed': () => anEmail({ kind: 'homework', state: 'failed', key: 'homework:x' }),
    'booking-email-missing': async () => {
      const { bookingId } = await bookedSession();
      await run(`delete from emails where kind = 'booking-confirmed'`);
      later({ minutes: 11 });
      return bookingId;
    },
    'refund-email-missing': async () => {
      const { refundId } = await refundedSession();
      await run(`delete from emails where kind = 'refund-sent'`);
      later({ minutes: 11 });
      return refundId;
    },
    'reply-email-missing': async () => {
      await sendContactMessage(stage.world, visitor, { name: 'Åse', email: 'a@example.com', message: 'Hej' });
      const row = await stage.db.query.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow();
      const reply = { messageId: row.id, version: 1, language: 'da' as const, body: 'Hej' };
      await writeReply(stage.world, owner, reply);
      const sent = await sendReply(stage.world, owner, { messageId: row.id, version: 2, once: null });
      if (!sent.ok) throw new Error(sent.refusal);
      await run(`delete from emails where kind = 'contact-reply'`);
      later({ minutes: 11 });
      return sent.replyId;
    },
    'email-without-cause': () =>
      anEmail({ kind: 'order-receipt', state: 'waiting', key: `order-receipt:${randomUUID()}` }),
  };

  return { run, bought, bookedSession, refundedSession, made };
}

import { expect } from 'vitest';
import { json } from '#platform/db/json.ts';
import { rescheduleBooking } from '#studio/calendar/booking/reschedule-booking.ts';
import { listSlots } from '#studio/calendar/booking/slots.queries.ts';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { declineOrder } from '#studio/goods/capture/decide-order.ts';
import { orderPrint } from '#studio/goods/shop/order-print.ts';
import { settlePrint } from '#studio/goods/shop/settle-print.ts';
import { syncProduct } from '#studio/goods/shop/sync-product.ts';
import { updateProduct } from '#studio/goods/shop/update-product.ts';
import { declareWithdrawal } from '#studio/goods/withdrawals/declare-withdrawal.ts';
import { createPayment } from '#studio/money/checkout/create-payment.ts';
import { cancelFor } from '#studio/money/paid-bookings/cancel-for.ts';
import { refundCourse } from '#studio/money/refunds/refund-course.ts';
import { recordLessonPayment } from '#studio/money/settlement/record-lesson-payment.ts';
import { sendRefund } from '#studio/money/settlement/send-refund.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { openTask } from '#studio/office/admin-tasks/open-task.ts';
import type { TaskKind } from '#studio/office/admin-tasks/task.ts';
import { heartbeatKey } from '#studio/office/monitoring/heartbeat.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { system } from '#studio/shared/who.ts';
import { shareStory } from '#studio/site/magazine/share-story.ts';
import { chaseInstalment } from '#studio/teaching/applications/chase-instalment.ts';
import { acceptApplication } from '#studio/teaching/applications/decide-application.ts';
import { submitApplication } from '#studio/teaching/applications/submit-application.ts';
import type { PrintfulStandIn } from '#tests/stand-ins/printful/printful-stand-in.ts';
import { intensiveApplication } from './applications.ts';
import { bookedSoon } from './booked-soon.ts';
import { beside, boughtPlan, syncPlan } from './bought-plan.ts';
import { bookedAt, changedEvent } from './calendars/changed-event.ts';
import { newVisitor, ordered } from './page-fixture.ts';
import { ship } from './printful.ts';
import type { RunningSite } from './site/running-site.ts';
import { owner } from './who.ts';

export interface Bought {
  orderId: string;
  paymentId: string;
  number: string;
}

const payer = { name: 'Søren Ærø', email: 'payer@example.com' };

/**
 * Creates each kind of the owner's tasks with the commands that cause it in production, over the database of a
 * running site. Its jobs do not run, so only the owner's button continues from there. Every maker returns the id
 * of the task's subject.
 */
export function taskMaker(site: RunningSite, printful: PrintfulStandIn) {
  const { db } = site;
  const { world, checkout } = beside(site);
  let people = 0;

  const paid = async (offerId: string, currency = 'DKK'): Promise<Bought> => {
    const { who } = newVisitor();
    const direct = await createPayment(world, who, { subjectId: offerId, currency, returnPath: '/courses' });
    const hasPage = direct.ok && new URL(direct.url).pathname.includes('/checkout/');
    const placed = hasPage ? await ordered(world, who, { id: offerId, currency }) : direct;
    if (!placed.ok) throw new Error(`${offerId}: ${placed.refusal}`);
    const sessionId = placed.url.split('/').at(-1) ?? '';
    await checkout.payer.pay(sessionId, payer);
    const payment = await db.query
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select(['payments.id as paymentId', 'payments.order_id as orderId', 'orders.number'])
      .where('session_id', '=', sessionId)
      .executeTakeFirstOrThrow();
    await settlePayment(world, payment.paymentId);
    return payment;
  };

  const unmatched = async (): Promise<string> => {
    const { who } = newVisitor();
    const subjectId = 'singing-workshop-1d';
    const placed = await createPayment(world, who, { subjectId, currency: 'DKK', returnPath: '/courses' });
    if (!placed.ok) throw new Error(placed.refusal);
    const sessionId = placed.url.split('/').at(-1) ?? '';
    const { id } = await db.query
      .updateTable('payments')
      .set((set) => ({ amount_minor: set('amount_minor', '+', 100) }))
      .where('session_id', '=', sessionId)
      .returning('id')
      .executeTakeFirstOrThrow();
    await checkout.payer.pay(sessionId, payer);
    await settlePayment(world, id);
    return id;
  };

  /** Paid, with the provider's webhook processed: nothing else requests this payment any more. */
  const settled = async () => {
    const bought = await paid('test-payment');
    const webhookEvent = () =>
      db.query
        .selectFrom('payment_events')
        .innerJoin('payments', 'payments.session_id', 'payment_events.session_id')
        .select('handled_at')
        .where('payments.id', '=', bought.paymentId)
        .executeTakeFirst();
    await expect.poll(webhookEvent).toMatchObject({ handled_at: expect.anything() });
    return bought;
  };

  /** For tasks that no command of ours can cause here: the task alone, about an existing subject. */
  const open = async (kind: TaskKind, subjectId: string): Promise<string> => {
    await db.transaction((tx) =>
      openTask({ world, tx, now: world.clock.now(), who: system }, { kind, subjectId, details: {} }),
    );
    return subjectId;
  };
  const about = (kind: TaskKind) => async () => open(kind, (await settled()).orderId);

  const printed = async () => {
    const update = await updateProduct(world, owner, { id: 'hoodie', printfulProductId: '5001' });
    const synced = await syncProduct(world, owner, { productId: 'hoodie' });
    if (!update.ok || !synced.ok) throw new Error('the printer is not connected');
    const { orderId } = await paid('hoodie-m');
    await orderPrint(world, { orderId });
    const there = printful.state.orders.at(-1);
    if (!there) throw new Error('nothing is at the printer');
    return { orderId, there };
  };

  return {
    paid,
    unmatched,
    settled,
    open,
    about,
    story: async () => {
      people += 1;
      const fields = {
        name: 'Åse Ørsted',
        email: `aase${people}@example.com`,
        title: `Sang ${people}`,
        story: 'Et.',
      };
      const outcome = await shareStory(world, newVisitor().who, { fields, pdf: null, uploaded: null });
      if (!outcome.ok) throw new Error('no task');
      return (
        await db.query
          .selectFrom('stories')
          .select('id')
          .where('title', '=', fields.title)
          .executeTakeFirstOrThrow()
      ).id;
    },
    application: async () => {
      people += 1;
      const values = { ...intensiveApplication, email: `aase${people}@example.com` };
      const { who } = newVisitor();
      const sent = await submitApplication(world, who, { programme: 'voice-elevated', values, files: [] });
      if (!sent.ok) throw new Error(sent.refusal);
      return sent.applicationId;
    },
    /** Accepted in two parts a month ago, nothing paid, and all reminders sent. */
    lateInstalment: async () => {
      people += 1;
      const past = beside(site, { daysAgo: 31 }).world;
      const values = { ...intensiveApplication, email: `aase${people}@example.com` };
      const sent = await submitApplication(past, newVisitor().who, {
        programme: 'voice-elevated',
        values,
        files: [],
      });
      if (!sent.ok) throw new Error(sent.refusal);
      const { applicationId } = sent;
      await acceptApplication(past, owner, { applicationId, instalments: 2 });
      await chaseInstalment(world, applicationId);
      return applicationId;
    },
    unscheduledPlan: async () => {
      const orderId = await boughtPlan(site, { ...payer, daysAgo: 2 });
      await syncPlan(site, orderId, 'scheduleEnd');
      return orderId;
    },
    unendedPlan: async () => {
      const orderId = await boughtPlan(site, { ...payer, daysAgo: 2 });
      await syncPlan(site, orderId);
      await refundCourse(world, system, { orderId, reason: 'guarantee' });
      await syncPlan(site, orderId, 'endPlan');
      return orderId;
    },
    unpaidPlan: async () => {
      const orderId = await boughtPlan(site, { ...payer, daysAgo: 57, card: 'fails' });
      await syncPlan(site, orderId);
      return orderId;
    },
    rescheduleRequest: async () => {
      const { bookingId, who } = await bookedSoon(world);
      const { days } = await listSlots(world, who, { kind: 'session', language: 'en', timeZone: null });
      const slotStart = days.at(-1)?.slots.at(-1)?.start ?? '';
      const moved = await rescheduleBooking(world, who, { bookingId, slotStart });
      if (!moved.ok) throw new Error(moved.refusal);
      return bookingId;
    },
    withdrawal: async () => {
      const { orderId, number } = await paid('test-payment');
      const declared = { orderNumber: number, email: 'payer@example.com' };
      await declareWithdrawal(world, {
        who: newVisitor().who,
        input: declared,
        submission: crypto.randomUUID(),
      });
      return orderId;
    },
    strayWithdrawal: async () => {
      const declared = { orderNumber: 'B-9', email: 'nobody@example.com' };
      const submission = crypto.randomUUID();
      await declareWithdrawal(world, { who: newVisitor().who, input: declared, submission });
      const task = db.query
        .selectFrom('tasks')
        .select('subject_id')
        .where('kind', '=', 'withdrawal-unmatched');
      return (await task.orderBy('created_at', 'desc').executeTakeFirstOrThrow()).subject_id;
    },
    refusedRefund: async () => {
      const { orderId, paymentId } = await paid('test-payment');
      await declineOrder(world, owner, { orderId });
      const refund = db.query.selectFrom('refunds').select('id').where('payment_id', '=', paymentId);
      const { id } = await refund.executeTakeFirstOrThrow();
      checkout.fail({ how: 'refusing', calls: ['refund'] });
      await sendRefund(world, id);
      checkout.fail(null);
      return id;
    },
    manualRefund: async () => {
      const requested = {
        name: payer.name,
        email: payer.email,
        place: 'online',
        cover: 'at-session',
        language: 'en',
      };
      const day = studioDay(world.clock.now().add({ hours: 72 }));
      const booked = await bookFor(world, owner, { ...requested, day: day.toString(), time: '21:00' });
      if (!booked.ok) throw new Error(booked.refusal);
      const { bookingId } = booked;
      await recordLessonPayment(world, owner, { bookingId, method: 'cash', amountMinor: 195_000 });
      await cancelFor(world, owner, { bookingId, money: 'back' });
      const { id } = await db.query
        .selectFrom('refunds')
        .innerJoin('orders', 'orders.id', 'refunds.order_id')
        .select('refunds.id')
        .where('orders.booking_id', '=', bookingId)
        .executeTakeFirstOrThrow();
      await sendRefund(world, id);
      return id;
    },
    manualPrint: async () => {
      const { orderId } = await paid('hoodie-m');
      await orderPrint({ ...world, print: null }, { orderId });
      return orderId;
    },
    /** Of a booking that was written to a calendar, as the comparison finds it. */
    changedEvent: async (kind: 'event-moved' | 'event-deleted') => {
      people += 1;
      const day = studioDay(world.clock.now().add({ hours: 96 }));
      const bookingId = await bookedAt(world, {
        day: day.toString(),
        time: `${String(people % 24).padStart(2, '0')}:00`,
      });
      return changedEvent(world, { bookingId, kind });
    },
    /** The printer reports `status`; after the retry `then`. */
    atPrinter:
      (status: 'failed' | 'onhold' | 'canceled', then = status as typeof status | 'pending') =>
      async () => {
        const { orderId, there } = await printed();
        there.status = status;
        await settlePrint(world, orderId);
        there.status = then;
        return orderId;
      },
    silentPrinter: async () => open('printer-unavailable', (await printed()).orderId),
    cameBack: async () => {
      const { orderId, there } = await printed();
      ship(there).state = 'returned';
      await settlePrint(world, orderId);
      return orderId;
    },
    unsentMail: async () => {
      const words = { subject: 'Hej', html: '<p>Hej</p>', text: 'Hej', attachments: [] };
      const mail = { ...words, kind: 'newsletter', language: 'da', to: 'ikke en adresse' } as const;
      const id = await db.transaction((tx) =>
        queueEmail({ world, tx, now: world.clock.now(), who: system }, mail),
      );
      if (!id) throw new Error('not written');
      await db.query
        .updateTable('emails')
        .set({ recipient: 'aase@example.com' })
        .where('id', '=', id)
        .execute();
      return id;
    },
    pausedHeartbeat: async () => {
      const at = world.clock.now();
      const value = json({ address: 'https://monitor.example/' });
      await db.query.insertInto('settings').values({ key: heartbeatKey, value }).execute();
      return open('heartbeat-paused', at.toString());
    },
    noDate: async () => {
      await db.query
        .updateTable('dates')
        .set({ is_open: false })
        .where('offer_id', '=', 'singing-workshop-2d')
        .execute();
      return (await paid('singing-workshop-2d')).orderId;
    },
  };
}

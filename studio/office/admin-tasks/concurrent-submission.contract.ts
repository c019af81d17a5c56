import { expect, test } from 'vitest';
import { blockTime } from '#studio/calendar/owner-calendar/block-time.ts';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { ownerCovers } from '#studio/calendar/owner-calendar/owner-cover.ts';
import { acceptOrder, declineOrder, voidReservation } from '#studio/goods/capture/decide-order.ts';
import { dispatchOrder } from '#studio/goods/dispatch/dispatch-order.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { grantEntitlement } from '#studio/offers/entitlements/entitlements.store.ts';
import { acceptStory, declineStory } from '#studio/site/magazine/decide-story.ts';
import { publishedItems } from '#studio/site/magazine/items.queries.ts';
import { shareStory } from '#studio/site/magazine/share-story.ts';
import { acceptApplication, declineApplication } from '#studio/teaching/applications/decide-application.ts';
import { payApplication } from '#studio/teaching/applications/pay-application.ts';
import { submitApplication } from '#studio/teaching/applications/submit-application.ts';
import { retreatApplication } from '#tests/support/applications.ts';
import { emailsTo, orderOf, paymentOf } from '#tests/support/browser/screenshots.ts';
import { newVisitor, opened, type Stage } from '#tests/support/page-fixture.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { resolveTask } from './resolve-task.ts';
import { openTasks } from './tasks.queries.ts';

export function pressedAtOnce(stage: Stage): void {
  const authorised = async (offerId: string) => {
    const checkout = await opened(stage, offerId, newVisitor().who);
    stage.bank.payer.pay(checkout.sessionId);
    await settlePayment(stage.world, checkout.paymentId);
    return { ...checkout, orderId: (await orderOf(stage.db, checkout.paymentId)).id };
  };
  const applied = async () => {
    const fields = {
      programme: 'celebrity-vocal-experience' as const,
      values: retreatApplication,
      files: [],
    };
    const outcome = await submitApplication(stage.world, visitor, fields);
    if (!outcome.ok) throw new Error(outcome.refusal);
    return outcome.applicationId;
  };
  const reserved = async () => {
    const applicationId = await applied();
    const outcome = await payApplication(stage.world, visitor, { applicationId, returnPath: '/' });
    const session = [...stage.bank.books.sessions.values()].find(
      ({ url }) => outcome.ok && url === outcome.url,
    );
    if (!session) throw new Error('nothing to pay');
    stage.bank.payer.pay(session.id);
    await settlePayment(stage.world, session.paymentId);
    return { applicationId, paymentId: session.paymentId };
  };
  const shared = async () => {
    const fields = {
      name: 'Åse Ørsted',
      email: 'aase@example.dk',
      title: 'Æbler på Ærø',
      story: 'Et.\n\nTo.',
    };
    await shareStory(stage.world, visitor, { fields, pdf: null, uploaded: null });
    const [task] = (await openTasks(stage.db.query, owner)).filter(({ kind }) => kind === 'decide-story');
    if (!task) throw new Error('no story waits');
    return { storyId: task.subjectId, taskId: task.id };
  };
  const taskOf = async (kind: string) => {
    const task = (await openTasks(stage.db.query, owner)).find((one) => one.kind === kind);
    if (!task) throw new Error(`no task ${kind}`);
    return task.id;
  };
  /** Four concurrent submissions get the answer of a single one. */
  const alike = async <T>(act: () => Promise<T>, answer: object) => {
    const answers = await Promise.all([act(), act(), act(), act()]);
    for (const one of answers) expect(one).toMatchObject({ ok: true, ...answer });
    expect(answers).toEqual(Array(4).fill(answers[0]));
  };
  const counted = async (kind: string, to: string) =>
    (await emailsTo(stage.db, to)).filter((one) => one === kind).length;
  const sentParcels = async (orderId: string) =>
    (
      await stage.db.query
        .selectFrom('dispatches')
        .select(['state', 'amount_minor'])
        .where('order_id', '=', orderId)
        .execute()
    ).filter(({ state }) => state !== 'cancelled');

  test('a session booked by the owner, with each payment option: one booking, one email, one credit spent', async () => {
    const { id: offerId } = await stage.db.query
      .selectFrom('offers')
      .select('id')
      .where('kind', '=', 'session')
      .executeTakeFirstOrThrow();
    const email = 'mia@example.com';
    const grant = { kind: 'credit', offerId, orderId: null, email, validUntil: null } as const;
    await stage.db.transaction(async (tx) => {
      for (let credit = 0; credit < 3; credit += 1)
        await grantEntitlement({ tx, now: stage.world.clock.now() }, grant);
    });
    for (const [at, cover] of ownerCovers.entries()) {
      const requested = {
        name: 'Mia Holm',
        email,
        day: '2027-02-14',
        place: 'studio',
        language: 'da',
        cover,
      };
      await alike(() => bookFor(stage.world, owner, { ...requested, time: `${10 + at}:00` }), {});
    }
    const bookings = await stage.db.query.selectFrom('bookings').select('id').execute();
    expect(bookings).toHaveLength(ownerCovers.length);
    expect(await counted('booking-confirmed', email)).toBe(3);
    expect(await counted('booking-to-pay', email)).toBe(1);
    const spent = stage.db.query.selectFrom('ledger_entries').select('id').where('delta', '<', 0);
    expect(await spent.execute()).toHaveLength(1);
  });

  test('time blocked, once and weekly until a date: each week has one block', async () => {
    const requested = { fromDay: '2027-02-10', toDay: '', fromTime: '12:00', toTime: '13:00', note: 'Kor' };
    await alike(() => blockTime(stage.world, owner, { ...requested, untilDay: '' }), { count: 1 });
    const weekly = { ...requested, fromTime: '14:00', toTime: '15:00', untilDay: '2027-03-03' };
    await alike(() => blockTime(stage.world, owner, weekly), { count: 4 });
    const blocks = stage.db.query.selectFrom('claims').select('id').where('kind', '=', 'block');
    expect(await blocks.execute()).toHaveLength(5);
  });

  test('a parcel dispatched: captured once, one parcel recorded, one email', async () => {
    const { orderId, paymentId } = await authorised('pop-filter');
    await alike(() => dispatchOrder(stage.world, owner, { orderId }), { orderState: 'paid' });
    expect(await sentParcels(orderId)).toHaveLength(1);
    expect(await paymentOf(stage.db, paymentId)).toMatchObject({ state: 'captured' });
    expect(await counted('order-dispatched', 'payer@example.com')).toBe(1);
  });

  test('a parcel dispatched by its task: captured once, one parcel recorded, one email', async () => {
    const { orderId } = await authorised('pop-filter');
    const taskId = await taskOf('dispatch-order');
    await alike(() => resolveTask(stage.world, owner, { taskId, remedy: 'dispatch', parcel: {} }), {
      state: 'done',
    });
    expect(await sentParcels(orderId)).toHaveLength(1);
    expect(await counted('order-dispatched', 'payer@example.com')).toBe(1);
  });

  test('a reservation released: once, with one email to its buyer', async () => {
    const { orderId } = await authorised('pop-filter');
    await alike(() => voidReservation(stage.world, owner, { orderId }), { orderState: 'voided' });
    expect(await counted('payment-voided', 'payer@example.com')).toBe(1);
  });

  test('a seat accepted: by the order, and by its task', async () => {
    const first = await authorised('voice-elevated');
    await alike(() => acceptOrder(stage.world, owner, { orderId: first.orderId }), { orderState: 'paid' });
    const second = await authorised('voice-elevated');
    const taskId = await taskOf('decide-application');
    await alike(() => resolveTask(stage.world, owner, { taskId, remedy: 'accept' }), { state: 'done' });
    expect(await paymentOf(stage.db, second.paymentId)).toMatchObject({ state: 'captured' });
    expect(await counted('order-receipt', 'payer@example.com')).toBe(2);
  });

  test('a seat declined: by the order, and by its task', async () => {
    const { orderId } = await authorised('voice-elevated');
    await alike(() => declineOrder(stage.world, owner, { orderId }), { orderState: 'voided' });
    const second = await authorised('voice-elevated');
    const taskId = await taskOf('decide-application');
    await alike(() => resolveTask(stage.world, owner, { taskId, remedy: 'decline' }), { state: 'done' });
    expect(await paymentOf(stage.db, second.paymentId)).toMatchObject({ state: 'voided' });
  });

  test('an application accepted, with and without an authorisation: one answer, one email', async () => {
    const { applicationId, paymentId } = await reserved();
    const accept = (id: string) => () =>
      acceptApplication(stage.world, owner, { applicationId: id, instalments: 1 });
    await alike(accept(applicationId), { money: 'taken' });
    expect(await paymentOf(stage.db, paymentId)).toMatchObject({ state: 'captured' });
    await alike(accept(await applied()), { money: 'link' });
    expect(await counted('application-accepted', 'aase@example.com')).toBe(1);
    expect(await counted('application-to-pay', 'aase@example.com')).toBe(1);
  });

  test('an application declined, with and without an authorisation: one answer, one email', async () => {
    const { applicationId, paymentId } = await reserved();
    const decline = (id: string) => () => declineApplication(stage.world, owner, { applicationId: id });
    await alike(decline(applicationId), { money: 'back' });
    expect(await paymentOf(stage.db, paymentId)).toMatchObject({ state: 'voided' });
    expect(await counted('payment-voided', 'aase@example.com')).toBe(1);
    await alike(decline(await applied()), { money: 'back' });
    expect(await counted('application-declined', 'aase@example.com')).toBe(1);
  });

  test('a story accepted, declined, or answered by its task: one answer, one email, one article', async () => {
    const first = await shared();
    await alike(() => acceptStory(stage.world, owner, { storyId: first.storyId }), {});
    const second = await shared();
    await alike(() => declineStory(stage.world, owner, { storyId: second.storyId }), {});
    const third = await shared();
    await alike(() => resolveTask(stage.world, owner, { taskId: third.taskId, remedy: 'accept' }), {
      state: 'done',
    });
    expect(await counted('story-answered', 'aase@example.dk')).toBe(3);
    const articles = (await publishedItems(stage.world, 'en')).filter(
      ({ title }) => title === 'Æbler på Ærø',
    );
    expect(articles).toHaveLength(2);
  });
}

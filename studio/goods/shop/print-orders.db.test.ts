import { beforeEach, describe, expect, test } from 'vitest';
import { printfulPrint } from '#platform/print/printful.ts';
import { requestRefund } from '#studio/money/refunds/request-refund.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { resolveTask } from '#studio/office/admin-tasks/resolve-task.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { eventOfVersion1, eventOfVersion2 } from '#tests/stand-ins/printful/events.ts';
import { emailsTo, openTaskKinds, orderOf, refundsOf } from '#tests/support/browser/screenshots.ts';
import { opened, testStage } from '#tests/support/page-fixture.ts';
import { printfulSecret, printfulToken, ship, testPrintful } from '#tests/support/printful.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner } from '#tests/support/who.ts';
import { orderPrint } from './order-print.ts';
import { receivePrintEvent, settlePrintEvent } from './receive-print-event.ts';
import { syncProduct } from './sync-product.ts';
import { updateProduct } from './update-product.ts';

const stage = testStage();
const printful = testPrintful();
const buyer = 'payer@example.com';

async function connected(): Promise<void> {
  stage.world.print = printfulPrint({
    token: printfulToken,
    apiBase: printful.url,
    webhookSecret: printfulSecret,
  });
  const update = await updateProduct(stage.world, owner, { id: 'hoodie', printfulProductId: '5001' });
  expect(update).toMatchObject({ ok: true });
  expect(await syncProduct(stage.world, owner, { productId: 'hoodie' })).toMatchObject({ ok: true });
}

async function paid(offerId = 'hoodie-m') {
  const { sessionId, paymentId } = await opened(stage, offerId);
  stage.bank.payer.pay(sessionId);
  await settlePayment(stage.world, paymentId);
  const order = await orderOf(stage.db, paymentId);
  expect(order.state).toBe('paid');
  return { orderId: order.id, paymentId };
}

const printOf = (orderId: string) =>
  stage.db.query.selectFrom('print_orders').selectAll().where('order_id', '=', orderId).executeTakeFirst();

const atPrinter = () => printful.state.orders[0]!;

async function receive(event: { body: string; headers: Record<string, string> }) {
  return receivePrintEvent(stage.world, {
    rawBody: event.body,
    signature: event.headers['x-pf-webhook-signature'] ?? null,
    secret: event.headers['x-pf-webhook-signature'] ? null : printfulSecret,
  });
}

async function work(): Promise<void> {
  for (const { name, data } of stage.world.requestedJobs.splice(0)) {
    if (name === 'settle-print-event') await settlePrintEvent(stage.world, data as { eventId: string });
    if (name === 'order-print') await orderPrint(stage.world, data as { orderId: string });
  }
}

async function press(kind: string, remedy: string) {
  const task = await stage.db.query
    .selectFrom('tasks')
    .select('id')
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return resolveTask(stage.world, owner, { taskId: task.id, remedy });
}

describe('with the printer connected', () => {
  beforeEach(connected);

  test('a product made on order is ordered from the printer once paid, once, in the size bought [P.05]', async () => {
    const { orderId } = await paid();
    expect(printful.state.orders).toEqual([]);
    expect(stage.world.requestedJobs.map((job) => job.name)).toContain('order-print');
    await orderPrint(stage.world, { orderId });
    await orderPrint(stage.world, { orderId });
    expect(printful.state.orders).toMatchObject([
      { status: 'pending', items: [{ sync_variant_id: 72, quantity: 1 }], recipient: { city: 'Aarhus C' } },
    ]);
    expect(await printOf(orderId)).toMatchObject({
      state: 'placed',
      printer_order_id: String(atPrinter().id),
    });
    expect(JSON.stringify(printful.state.orders)).not.toContain(buyer);
  });

  test('nothing is printed before payment', async () => {
    await opened(stage, 'hoodie-m');
    await reconcile(stage.world);
    expect(printful.state.orders).toEqual([]);
  });

  test.each(['500', '500-after', 'cut', 'cut-after', 'garbage', '429'] as const)(
    'a printer that answers %s is retried by the reconciliation, and prints once',
    async (how) => {
      const { orderId } = await paid();
      printful.state.faults.push({ on: 'POST /orders', how });
      await expect(orderPrint(stage.world, { orderId })).rejects.toThrow(/Printful/);
      expect(await printOf(orderId)).toMatchObject({ state: 'due', attempts: 1 });
      stage.world.setNow(testNow.add({ minutes: 2 }));
      await reconcile(stage.world);
      expect(printful.state.orders).toHaveLength(1);
      expect(await printOf(orderId)).toMatchObject({ state: 'placed' });
    },
  );

  test('an unavailable printer opens a task after five attempts, closed by the first answer', async () => {
    const { orderId } = await paid();
    for (let minutes = 2; minutes <= 10; minutes += 2) {
      printful.state.faults.push({ on: 'GET /orders', how: '500' });
      stage.world.setNow(testNow.add({ minutes }));
      await reconcile(stage.world);
    }
    expect(await openTaskKinds(stage.db)).toContain('printer-unavailable');
    stage.world.setNow(testNow.add({ minutes: 12 }));
    await reconcile(stage.world);
    expect(await openTaskKinds(stage.db)).not.toContain('printer-unavailable');
    expect(await printOf(orderId)).toMatchObject({ state: 'placed' });
  });

  test('a refusal is a task with the printer’s reason; a retry after a correction prints once', async () => {
    const { orderId } = await paid();
    printful.state.products[0]!.variants[1]!.id = 99;
    await orderPrint(stage.world, { orderId });
    const task = await stage.db.query
      .selectFrom('tasks')
      .select('details')
      .where('kind', '=', 'print-failed')
      .executeTakeFirstOrThrow();
    expect(task.details).toMatchObject({
      reason: 'Item 0: Sync variant not found',
      address: expect.stringContaining('8000 Aarhus C'),
    });
    expect((await printOf(orderId))?.last_error).not.toContain('Aarhus');
    expect(await press('print-failed', 'retry')).toMatchObject({ ok: true });
    expect(await openTaskKinds(stage.db)).toContain('print-failed');
    printful.state.products[0]!.variants[1]!.id = 72;
    await press('print-failed', 'retry');
    expect(printful.state.orders).toHaveLength(1);
    expect(await printOf(orderId)).toMatchObject({ state: 'placed' });
    expect(await openTaskKinds(stage.db)).not.toContain('print-failed');
  });

  test('a parcel is emailed to the buyer once with tracking, for late, repeated or shuffled events', async () => {
    const { orderId } = await paid();
    await work();
    const first = ship(atPrinter(), 'partial');
    const early = eventOfVersion1('package_shipped', atPrinter(), first);
    expect(await receive(early)).toBe('accepted');
    expect(await receive(early)).toBe('repeated');
    await work();
    expect(await printOf(orderId)).toMatchObject({ state: 'part-shipped' });
    const second = ship(atPrinter());
    const last = eventOfVersion2('shipment_sent', atPrinter(), printfulSecret, '2026-11-25T09:00:00Z');
    const stale = eventOfVersion1('order_created', { ...atPrinter(), status: 'pending' });
    for (const event of [last, stale, early, last]) await receive(event);
    await work();
    expect(await printOf(orderId)).toMatchObject({ state: 'shipped' });
    const shipments = await stage.db.query.selectFrom('print_shipments').selectAll().execute();
    expect(shipments.map((one) => one.tracking_number).sort()).toEqual(
      [first.tracking_number, second.tracking_number].sort(),
    );
    expect((await emailsTo(stage.db, buyer)).filter((kind) => kind === 'parcel-sent')).toHaveLength(2);
    const { body } = await stage.db.query
      .selectFrom('emails')
      .select('body')
      .where('kind', '=', 'parcel-sent')
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(body).toContain(first.tracking_url);
    expect(body).toContain('/orders/');
  });

  test('lost events are recovered: the reconciliation polls the printer every hour', async () => {
    const { orderId } = await paid();
    await work();
    ship(atPrinter());
    stage.world.setNow(testNow.add({ minutes: 30 }));
    await reconcile(stage.world);
    expect(await printOf(orderId)).toMatchObject({ state: 'placed' });
    stage.world.setNow(testNow.add({ minutes: 61 }));
    await reconcile(stage.world);
    expect(await printOf(orderId)).toMatchObject({ state: 'shipped' });
  });

  test('an event whose job was lost is handled by the reconciliation', async () => {
    const { orderId } = await paid();
    await work();
    ship(atPrinter());
    await receive(eventOfVersion1('package_shipped', atPrinter(), atPrinter().shipments[0]));
    stage.world.requestedJobs.length = 0;
    stage.world.setNow(testNow.add({ minutes: 2 }));
    await reconcile(stage.world);
    expect(await printOf(orderId)).toMatchObject({ state: 'shipped' });
  });

  test('a dispatched order never returns to production, whatever event comes late', async () => {
    const { orderId } = await paid();
    await work();
    ship(atPrinter());
    await receive(eventOfVersion1('package_shipped', atPrinter(), atPrinter().shipments[0]));
    await work();
    atPrinter().status = 'failed';
    await receive(eventOfVersion1('order_failed', atPrinter()));
    await work();
    expect(await printOf(orderId)).toMatchObject({ state: 'shipped' });
    expect(await openTaskKinds(stage.db)).not.toContain('print-failed');
  });

  test('a failed, a stopped and a cancelled order are tasks, with one button to refund', async () => {
    const { orderId, paymentId } = await paid();
    await work();
    for (const [status, event, kind] of [
      ['failed', 'order_failed', 'print-failed'],
      ['onhold', 'order_put_hold', 'print-held'],
      ['canceled', 'order_canceled', 'print-cancelled'],
    ] as const) {
      atPrinter().status = status;
      await receive(eventOfVersion1(event, atPrinter()));
      await work();
      expect(await openTaskKinds(stage.db)).toContain(kind);
    }
    expect(await openTaskKinds(stage.db)).toEqual(['print-cancelled']);
    expect(await press('print-cancelled', 'decline')).toMatchObject({ ok: true });
    expect((await orderOf(stage.db, paymentId)).state).toBe('refund-due');
    expect(await refundsOf(stage.db, paymentId)).toHaveLength(1);
    expect(await printOf(orderId)).toMatchObject({ state: 'cancelled' });
  });

  test('a returned parcel is a task, once', async () => {
    const { orderId } = await paid();
    await work();
    const parcel = ship(atPrinter());
    parcel.state = 'returned';
    await receive(eventOfVersion1('package_returned', atPrinter(), parcel));
    await receive(eventOfVersion2('shipment_returned', atPrinter(), printfulSecret, '2026-11-29T09:00:00Z'));
    await work();
    expect(await printOf(orderId)).toMatchObject({ state: 'returned' });
    expect(await openTaskKinds(stage.db)).toEqual(['print-returned']);
  });

  test('an order refunded before it was sent is not printed', async () => {
    const { orderId, paymentId } = await paid();
    const { total_minor: amountMinor } = await orderOf(stage.db, paymentId);
    const all = { orderId, paymentId, amountMinor, reason: 'owner' };
    await change(stage.world, system, (c) => requestRefund(c, all));
    await orderPrint(stage.world, { orderId });
    expect(printful.state.orders).toEqual([]);
    expect(await printOf(orderId)).toMatchObject({ state: 'cancelled' });
  });

  test('a forged event writes nothing', async () => {
    const { orderId } = await paid();
    await work();
    const { body } = eventOfVersion1('package_shipped', atPrinter(), ship(atPrinter()));
    expect(await receivePrintEvent(stage.world, { rawBody: body, signature: null, secret: 'guess' })).toBe(
      'forged',
    );
    expect(await stage.db.query.selectFrom('print_events').selectAll().execute()).toEqual([]);
    expect(await printOf(orderId)).toMatchObject({ state: 'placed' });
  });
});

describe('without a printer', () => {
  test('it is a task with product and address, and a button that notifies the buyer [P.06]', async () => {
    const { orderId } = await paid('cap');
    await work();
    expect(await printOf(orderId)).toMatchObject({ state: 'by-hand' });
    const task = await stage.db.query
      .selectFrom('tasks')
      .select('details')
      .where('kind', '=', 'print-by-hand')
      .executeTakeFirstOrThrow();
    expect(task.details).toMatchObject({ what: 'Cap', address: expect.stringContaining('Ærøgade 7, 2. th') });
    expect(await press('print-by-hand', 'done')).toMatchObject({ ok: true });
    expect(await printOf(orderId)).toMatchObject({ state: 'shipped' });
    expect(await emailsTo(stage.db, buyer)).toContain('parcel-sent');
  });

  test('a product unknown to the connected printer is printed by hand, too', async () => {
    await connected();
    const { orderId } = await paid('cap');
    await work();
    expect(await printOf(orderId)).toMatchObject({ state: 'by-hand' });
    expect(printful.state.orders).toEqual([]);
  });
});

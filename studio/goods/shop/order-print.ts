import { PrintRefused, PrintUnavailable } from '#platform/print/print.ts';
import type { World } from '#platform/world.ts';
import { publish } from '#studio/shared/events.ts';
import { type PrintJob, printJobOf } from './print-orders.queries.ts';
import { countAttempt, lockPrintOrder, movePrintOrderTo } from './print-orders.store.ts';
import { keepPrinted } from './settle-print.ts';

/** Attempts before an owner task; the reconciler continues every minute. */
const attemptsBeforeTask = 5;

/**
 * Idempotent: the printer knows our order id. Without a printer the owner sends it (docs/decisions/068).
 * @throws PrintUnavailable when the printer does not answer
 */
export async function orderPrint(world: World, { orderId }: { orderId: string }): Promise<void> {
  const job = await printJobOf(world.db.query, orderId);
  if (job?.state !== 'due') return;
  if (job.orderState !== 'paid') return cancelPrint(world, orderId);
  if (!world.print || !job.request) return openPrintByHand(world, orderId, job);
  try {
    const printed = await world.print.placeOrder(job.request);
    await keepPrinted(world, orderId, printed);
  } catch (error) {
    if (error instanceof PrintRefused) return reportRefusal(world, { orderId, job, error });
    if (error instanceof PrintUnavailable) await countFailedAttempt(world, { orderId, job, error });
    throw error;
  }
}

async function cancelPrint(world: World, orderId: string): Promise<void> {
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    await movePrintOrderTo(tx, { orderId, to: 'cancelled' }, now);
    await publish(world, tx, { type: 'print-order.cancelled', orderId });
  });
}

async function openPrintByHand(world: World, orderId: string, job: PrintJob): Promise<void> {
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    if (!(await movePrintOrderTo(tx, { orderId, to: 'by-hand' }, now))) return;
    const { orderNumber, what, address } = job;
    await publish(world, tx, { type: 'print-order.manual', orderId, orderNumber, what, address });
  });
}

async function reportRefusal(
  world: World,
  { orderId, job, error }: { orderId: string; job: PrintJob; error: PrintRefused },
): Promise<void> {
  const now = world.clock.now();
  world.log.warn({ orderId, error: error.message }, 'the printer refused an order');
  await world.db.transaction(async (tx) => {
    await lockPrintOrder(tx, orderId);
    if (!(await movePrintOrderTo(tx, { orderId, to: 'failed', set: { last_error: error.message } }, now)))
      return;
    const { orderNumber, what, address } = job;
    const refused = { orderId, orderNumber, what, address, reason: error.words };
    await publish(world, tx, { type: 'print-order.failed', ...refused });
  });
}

async function countFailedAttempt(
  world: World,
  { orderId, job, error }: { orderId: string; job: PrintJob; error: PrintUnavailable },
): Promise<void> {
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    const attempts = await countAttempt(tx, { orderId, error: error.message }, now);
    if (attempts < attemptsBeforeTask) return;
    const { orderNumber, what } = job;
    const outage = { orderId, orderNumber, what, reason: error.message };
    await publish(world, tx, { type: 'print-order.provider-unavailable', ...outage });
  });
}

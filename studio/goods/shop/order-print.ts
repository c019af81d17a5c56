import { PrintRefused, PrintUnavailable } from '#platform/print/print.ts';
import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { system } from '#studio/shared/who.ts';
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
  if (!job.isPaid) return cancelPrint(world, orderId);
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
  await change(world, system, async (c) => {
    await movePrintOrderTo(c, { orderId, to: 'cancelled' });
    await publish(c, { type: 'print-order.cancelled', orderId });
  });
}

async function openPrintByHand(world: World, orderId: string, job: PrintJob): Promise<void> {
  await change(world, system, async (c) => {
    if (!(await movePrintOrderTo(c, { orderId, to: 'by-hand' }))) return;
    const { orderNumber, what, address } = job;
    await publish(c, { type: 'print-order.manual', orderId, orderNumber, what, address });
  });
}

async function reportRefusal(
  world: World,
  { orderId, job, error }: { orderId: string; job: PrintJob; error: PrintRefused },
): Promise<void> {
  world.log.warn({ orderId, error: error.message }, 'the printer refused an order');
  await change(world, system, async (c) => {
    await lockPrintOrder(c.tx, orderId);
    if (!(await movePrintOrderTo(c, { orderId, to: 'failed', set: { last_error: error.message } }))) return;
    const { orderNumber, what, address } = job;
    const refused = { orderId, orderNumber, what, address, reason: error.words };
    await publish(c, { type: 'print-order.failed', ...refused });
  });
}

async function countFailedAttempt(
  world: World,
  { orderId, job, error }: { orderId: string; job: PrintJob; error: PrintUnavailable },
): Promise<void> {
  await change(world, system, async (c) => {
    const attempts = await countAttempt(c, { orderId, error: error.message });
    if (attempts < attemptsBeforeTask) return;
    const { orderNumber, what } = job;
    const outage = { orderId, orderNumber, what, reason: error.message };
    await publish(c, { type: 'print-order.provider-unavailable', ...outage });
  });
}

import type { Tx } from '#platform/db/database.ts';
import { PrintRefused, PrintUnavailable } from '#platform/print/print.ts';
import type { World } from '#platform/world.ts';
import { closeTask } from '#studio/admin-tasks/close-task.ts';
import { openTask } from '#studio/admin-tasks/open-task.ts';
import { type PrintJob, printJobOf } from './print-job.queries.ts';
import { countAttempt, lockPrintOrder, movePrintOrderTo } from './print-orders.store.ts';
import { keepPrinted } from './settle-print.ts';

/** Tries without an answer before the owner hears of it; the reconcile goes on trying every minute. */
const patience = 5;

/**
 * Sends what is made on order to the printer, once its order is paid (job 'order-print', repeated by the reconcile).
 * Idempotent: the printer knows the order by our id, and a second asking finds the first. Without a printer, or for a
 * thing that has no id there, the owner prints and sends it (docs/decisions/068).
 * @throws PrintUnavailable when the printer gives no answer; nothing is lost, and it is tried again
 */
export async function orderPrint(world: World, { orderId }: { orderId: string }): Promise<void> {
  const job = await printJobOf(world.db.query, orderId);
  if (job?.state !== 'due') return;
  if (job.orderState !== 'paid') return giveUp(world, orderId);
  if (!world.print || !job.request) return leaveToOwner(world, orderId, job);
  try {
    const printed = await world.print.placeOrder(job.request);
    await keepPrinted(world, orderId, printed);
  } catch (error) {
    if (error instanceof PrintRefused) return reportRefusal(world, orderId, job, error);
    if (error instanceof PrintUnavailable) await countSilence(world, orderId, job, error);
    throw error;
  }
}

/** The money went back before anything was made. */
async function giveUp(world: World, orderId: string): Promise<void> {
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    await movePrintOrderTo(tx, orderId, 'cancelled', now);
    await closePrintTasks(tx, orderId);
  });
}

async function leaveToOwner(world: World, orderId: string, job: PrintJob): Promise<void> {
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    if (!(await movePrintOrderTo(tx, orderId, 'by-hand', now))) return;
    const details = { orderNumber: job.orderNumber, what: job.what, address: job.address };
    await openTask(world, tx, { kind: 'print-by-hand', subjectId: orderId, details });
  });
}

async function reportRefusal(
  world: World,
  orderId: string,
  job: PrintJob,
  error: PrintRefused,
): Promise<void> {
  const now = world.clock.now();
  world.log.warn({ orderId, error: error.message }, 'the printer refused an order');
  await world.db.transaction(async (tx) => {
    await lockPrintOrder(tx, orderId);
    if (!(await movePrintOrderTo(tx, orderId, 'failed', now, { last_error: error.message }))) return;
    await closeTask(tx, { kind: 'printer-unavailable', subjectId: orderId, by: 'system' });
    const details = {
      orderNumber: job.orderNumber,
      what: job.what,
      address: job.address,
      reason: error.words,
    };
    await openTask(world, tx, { kind: 'print-failed', subjectId: orderId, details });
  });
}

async function countSilence(
  world: World,
  orderId: string,
  job: PrintJob,
  error: PrintUnavailable,
): Promise<void> {
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    const attempts = await countAttempt(tx, orderId, error.message, now);
    if (attempts < patience) return;
    const details = { orderNumber: job.orderNumber, what: job.what, reason: error.message };
    await openTask(world, tx, { kind: 'printer-unavailable', subjectId: orderId, details });
  });
}

/** Whatever waited for the owner about this print is settled. */
export async function closePrintTasks(tx: Tx, orderId: string): Promise<void> {
  for (const kind of ['printer-unavailable', 'print-failed', 'print-held', 'print-by-hand'] as const) {
    await closeTask(tx, { kind, subjectId: orderId, by: 'system' });
  }
}

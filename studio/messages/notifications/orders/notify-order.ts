import type { Tx } from '#platform/db/database.ts';
import type { ReceiptContent } from '#studio/money/orders/receipts.store.ts';
import { isFullyRefunded } from '#studio/money/refunds/refunds.queries.ts';
import { lockEntitlementsOf } from '#studio/offers/entitlements/entitlements.store.ts';
import type { Change } from '#studio/shared/change.ts';
import type { DomainEventHandler, EventHandler } from '#studio/shared/events.ts';
import { applicationAccepted } from '../applications/application-accepted.email.ts';
import { applicationDeclined } from '../applications/application-declined.email.ts';
import { applicationPaid } from '../applications/application-instalment.email.ts';
import { classJoined, seatGranted } from '../dates/seat-granted.email.ts';
import { creditGranted, nextDate } from './credit-granted.email.ts';
import { enrolmentGranted } from './enrolment.email.ts';
import { type LoadedOrder, type OrderFacts, readOrder } from './order.queries.ts';
import { orderDispatched } from './order-dispatched.email.ts';
import { orderConfirmed, orderReceipt } from './order-receipt.email.ts';
import { programmePaid } from './programme-paid.email.ts';
import { paymentVoided } from './refund.email.ts';

export const notifyAuthorised: EventHandler<{ orderId: string }> = async (c, { orderId }) => {
  const order = await readOrder(c.tx, orderId);
  await (order.facts.order.capture === 'on-acceptance' ? programmePaid : orderConfirmed).send(c, order);
};

export const notifyPaid: EventHandler<{ orderId: string; isFulfilled: boolean; isSession: boolean }> = async (
  c,
  { orderId, isFulfilled, isSession },
) => {
  if (!isFulfilled || isSession) return;
  const order = await readOrder(c.tx, orderId);
  if (order.facts.order.capture === 'on-dispatch') return orderDispatched.send(c, order);
  await emailAbout(order)?.send(c, order);
  await sendPaidReceipt(c, order);
};

function emailAbout({ facts: { order, lines, entitlement } }: LoadedOrder) {
  const { kind, grants } = lines[0] ?? {};
  if (kind === 'programme') return order.capture === 'now' ? applicationPaid : applicationAccepted;
  if (kind === 'group-class' && grants !== 'seat') return classJoined;
  if (entitlement?.kind === 'credit') return grants === 'seat' ? nextDate : creditGranted;
  if (entitlement?.kind === 'seat') return seatGranted;
  return entitlement?.kind === 'enrolment' && order.email ? enrolmentGranted : null;
}

/** Of a payment that the owner received, the receipt is emailed when the owner has seen it. */
async function sendPaidReceipt(c: Change, order: LoadedOrder): Promise<void> {
  const content = order.facts.receipt?.content as ReceiptContent | undefined;
  if (!content?.paidBy) await orderReceipt.send(c, order);
}

export const notifyOrderEmailCorrected: DomainEventHandler<'order.email-corrected'> = async (
  c,
  { orderId },
) => {
  const order = await readOrder(c.tx, orderId);
  if (order.facts.order.state === 'authorised') await notifyAuthorised(c, { orderId });
  else if (await isOver(c.tx, order.facts.order)) await sendPaidReceipt(c, order);
  else await notifyPaid(c, { orderId, isFulfilled: true, isSession: false });
};

async function isOver(tx: Tx, { id, state }: Pick<OrderFacts['order'], 'id' | 'state'>): Promise<boolean> {
  if (state === 'paid') return false;
  const grants = await lockEntitlementsOf(tx, id);
  const isUsedUp = grants.length > 0 && grants.every(({ balance }) => balance === 0);
  return isUsedUp || (await isFullyRefunded(tx, id));
}

export const sendReceipt: EventHandler<{ orderId: string; sendingId?: string }> = async (
  c,
  { orderId, sendingId },
) => {
  await orderReceipt.send(c, { ...(await readOrder(c.tx, orderId)), subjectId: sendingId });
};

export const notifyVoided: DomainEventHandler<'order.voided'> = async (c, { orderId }) => {
  const order = await readOrder(c.tx, orderId);
  const { capture, declined_at } = order.facts.order;
  const isDeclined = capture === 'on-acceptance' && declined_at !== null;
  await (isDeclined ? applicationDeclined : paymentVoided).send(c, order);
};

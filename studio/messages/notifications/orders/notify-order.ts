import type { Tx } from '#platform/db/database.ts';
import type { EventHandler, World } from '#platform/world.ts';
import { nextClass, weeklyClassOf } from '#studio/calendar/dates/weekly-class.ts';
import { noTracking } from '#studio/money/orders/dispatches/dispatch.ts';
import { guaranteeEnds } from '#studio/money/orders/guarantee.ts';
import type { ReceiptContent } from '#studio/money/orders/receipts.store.ts';
import { isFullyRefunded } from '#studio/money/refunds/refunds.queries.ts';
import { lockEntitlementsOf } from '#studio/offers/entitlements/entitlements.store.ts';
import type { EmailContent } from '#studio/shared/email/email-content.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import { studioDay } from '#studio/shared/studio-time.ts';
import { personalLineOf } from '#studio/teaching/applications/answers/answers.queries.ts';
import { applicationAccepted } from '../applications/application-accepted.ts';
import { applicationDeclined } from '../applications/application-declined.ts';
import { notifyInstalment } from '../applications/notify-applicant.ts';
import { classJoined } from '../dates/class-joined.ts';
import { seatGranted } from '../dates/seat-granted.ts';
import { creditBookUrl } from '../vouchers/credit-book-url.ts';
import { creditGranted } from './credit-granted.ts';
import { enrolmentGranted } from './enrolment-granted.ts';
import { orderUrlOf } from './notify-plan.ts';
import { type OrderFacts, parcelFactsOf, sentRefund } from './order.queries.ts';
import { orderDispatched } from './order-dispatched.ts';
import { paymentVoided } from './payment-voided.ts';
import { plannedCharges } from './plan.queries.ts';
import { formUrlOf, seatAfterVoid } from './programme.queries.ts';
import { programmePaid } from './programme-paid.ts';
import { linesOf, type OrderBase, readOrder, receiptOf } from './receipt-email.ts';
import { refundSent } from './refund-sent.ts';

export const notifyAuthorised: EventHandler<{ orderId: string }> = async (world, tx, { orderId }) => {
  const { facts, base } = await readOrder(world, tx, orderId);
  if (facts.order.capture === 'on-acceptance') {
    const authorisedUntil = facts.order.authorised_until ?? world.clock.now();
    await toBuyer(world, tx, {
      facts,
      kind: 'programme-paid',
      content: programmePaid({
        ...base,
        date: facts.date,
        authorisedUntil,
        formUrl: await formUrlOf(tx, facts, base.branding),
      }),
    });
    return;
  }
  await toBuyer(world, tx, {
    facts,
    kind: 'order-confirmed',
    content: await receiptOf(world, tx, { facts, base, isReserved: true }),
  });
};

export const notifyPaid: EventHandler<{ orderId: string; isFulfilled: boolean; isSession: boolean }> = async (
  world,
  tx,
  { orderId, isFulfilled, isSession },
) => {
  if (!isFulfilled || isSession) return;
  const { facts, base } = await readOrder(world, tx, orderId);
  const kind = facts.lines[0]?.kind;
  const isSeat = facts.lines[0]?.grants === 'seat';
  if (facts.order.capture === 'on-dispatch') {
    await toBuyer(world, tx, {
      facts,
      kind: 'order-dispatched',
      content: await dispatchedOf(world, tx, { facts, base }),
    });
    return;
  }
  if (kind === 'programme' && facts.order.capture === 'now') {
    await notifyInstalment(world, tx, facts);
  } else if (kind === 'programme') {
    await toBuyer(world, tx, {
      facts,
      kind: 'application-accepted',
      content: await acceptedOf(world, tx, { facts, base }),
    });
  } else if (kind === 'group-class' && !isSeat) {
    await toBuyer(world, tx, {
      facts,
      kind: 'class-joined',
      content: await classOf(world, tx, { facts, base }),
    });
  } else if (facts.entitlement?.kind === 'credit') {
    const bookUrl = kind === 'session' || kind === 'pack' ? await bookUrlOf(world, tx, facts) : null;
    const content = creditGranted({
      ...base,
      validUntil: facts.entitlement.valid_until,
      sessions: facts.lines[0]?.sessions ?? null,
      bookUrl,
      awaitsDate: isSeat,
    });
    await toBuyer(world, tx, { facts, kind: 'credit-granted', content });
  } else if (facts.entitlement?.kind === 'seat') {
    const content = seatGranted({ ...base, date: facts.date, writtenAt: world.clock.now() });
    await toBuyer(world, tx, { facts, kind: 'seat-granted', content });
  } else if (facts.entitlement?.kind === 'enrolment' && facts.order.email) {
    const now = world.clock.now();
    const content = enrolmentGranted({
      ...base,
      plan: await plannedCharges(tx, facts.order, now),
      guaranteeEnds: guaranteeEnds(now),
      orderUrl: await orderUrlOf(world, tx, facts.order),
    });
    await toBuyer(world, tx, { facts, kind: 'enrolment-granted', content });
  }
  await sendPaidReceipt(world, tx, { facts, base });
};

async function acceptedOf(
  world: World,
  tx: Tx,
  { facts, base }: { facts: OrderFacts; base: OrderBase },
): Promise<EmailContent> {
  const personalLine = await personalLineOf(tx, facts.order.application_id);
  return applicationAccepted({ ...base, date: facts.date, writtenAt: world.clock.now(), personalLine });
}

/** Of a payment that the owner received, the receipt is emailed when the owner has seen it. */
async function sendPaidReceipt(
  world: World,
  tx: Tx,
  { facts, base }: { facts: OrderFacts; base: OrderBase },
): Promise<void> {
  if ((facts.receipt?.content as ReceiptContent | undefined)?.paidBy) return;
  const content = await receiptOf(world, tx, { facts, base });
  await toBuyer(world, tx, { facts, kind: 'order-receipt', content });
}

export const notifyOrderEmailCorrected: DomainEventHandler<'order.email-corrected'> = async (
  world,
  tx,
  { orderId },
) => {
  const { facts, base } = await readOrder(world, tx, orderId);
  if (facts.order.state === 'authorised') await notifyAuthorised(world, tx, { orderId });
  else if (await isOver(tx, facts.order)) await sendPaidReceipt(world, tx, { facts, base });
  else await notifyPaid(world, tx, { orderId, isFulfilled: true, isSession: false });
};

async function isOver(tx: Tx, { id, state }: Pick<OrderFacts['order'], 'id' | 'state'>): Promise<boolean> {
  if (state === 'paid') return false;
  const grants = await lockEntitlementsOf(tx, id);
  const isUsedUp = grants.length > 0 && grants.every(({ balance }) => balance === 0);
  return isUsedUp || (await isFullyRefunded(tx, id));
}

export const notifyLessonPaid: DomainEventHandler<'booking.paid-at-session'> = (world, tx, { orderId }) =>
  sendReceipt(world, tx, { orderId, subjectId: orderId });

export const notifyReceiptRequested: DomainEventHandler<'order.receipt-requested'> = (world, tx, event) =>
  sendReceipt(world, tx, { orderId: event.orderId, subjectId: event.sendingId });

async function sendReceipt(
  world: World,
  tx: Tx,
  { orderId, subjectId }: { orderId: string; subjectId: string },
): Promise<void> {
  const { facts, base } = await readOrder(world, tx, orderId);
  const content = await receiptOf(world, tx, { facts, base });
  await toBuyer(world, tx, { facts, kind: 'order-receipt', content, subjectId });
}

/** By the owner, on expiry or by the bank. */
export const notifyVoided: DomainEventHandler<'order.voided'> = async (world, tx, { orderId }) => {
  const { facts, base } = await readOrder(world, tx, orderId);
  const isDeclined = facts.order.capture === 'on-acceptance' && facts.order.declined_at !== null;
  const content = isDeclined
    ? applicationDeclined({
        ...base,
        money: { kind: 'voided', amount: base.amount },
        personalLine: await personalLineOf(tx, facts.order.application_id),
      })
    : paymentVoided({
        ...base,
        ...(await seatAfterVoid(tx, facts.order.application_id)),
        reservedGoods: await reservedGoodsOf(world, tx, facts),
      });
  await toBuyer(world, tx, { facts, kind: 'payment-voided', content });
};

export const notifyRefunded: EventHandler<{ refundId: string }> = async (world, tx, { refundId }) => {
  const refund = await sentRefund(tx, refundId);
  const { facts, base } = await readOrder(world, tx, refund.order_id);
  const amount = { amountMinor: refund.amount_minor, currency: facts.order.currency };
  await toBuyer(world, tx, {
    facts,
    kind: 'refund-sent',
    content: refundSent({
      ...base,
      amount,
      status: facts.order.status,
      isManual: refund.provider === 'manual',
      isToGiftCard: refund.provider === 'gift-card',
    }),
    subjectId: refundId,
  });
};

async function dispatchedOf(
  world: World,
  tx: Tx,
  { facts, base }: { facts: OrderFacts; base: OrderBase },
): Promise<EmailContent> {
  const { parcel, rest } = await parcelFactsOf(tx, facts.order.id);
  return orderDispatched({
    ...base,
    receiptNumber: facts.receipt?.number ?? null,
    lines: linesOf(facts),
    tracking: parcel ?? noTracking,
    orderUrl: await orderUrlOf(world, tx, facts.order),
    rest: rest && {
      amount: { amountMinor: rest.total_minor, currency: facts.order.currency },
      until: studioDay(rest.until),
    },
  });
}

async function reservedGoodsOf(world: World, tx: Tx, facts: OrderFacts) {
  const until = facts.order.pay_until;
  if (!until) return null;
  return {
    until: studioDay(until),
    payUrl: await orderUrlOf(world, tx, facts.order),
  };
}

async function classOf(
  world: World,
  tx: Tx,
  { facts, base }: { facts: OrderFacts; base: OrderBase },
): Promise<EmailContent> {
  const { value } = await readSetting(tx, 'weekly-classes');
  const rule = weeklyClassOf(value, facts.lines[0]?.offer_id ?? '');
  const next = nextClass(rule, world.clock.now());
  const meetingUrl = rule.meetingUrl || base.branding.meetingUrl;
  return classJoined({ ...base, next, minutes: rule.minutes, meetingUrl });
}

async function bookUrlOf(world: World, tx: Tx, { entitlement, order }: OrderFacts): Promise<string | null> {
  if (!entitlement) return null;
  const { id, valid_until: validUntil } = entitlement;
  return creditBookUrl(world, tx, { id, validUntil, language: order.language });
}

function dedupeKeyOf(kind: string, subjectId: string, order: OrderFacts['order']): string {
  if (order.email_restored_at) return `${kind}:${subjectId}:restored`;
  return `${kind}:${subjectId}${order.email_corrected_at ? ':corrected' : ''}`;
}

/** Skipped when the provider reported no address: the return page showed everything. */
async function toBuyer(
  world: World,
  tx: Tx,
  {
    facts,
    kind,
    content,
    subjectId = facts.order.id,
  }: { facts: OrderFacts; kind: string; content: EmailContent; subjectId?: string },
): Promise<void> {
  if (!facts.order.email) return;
  await queueEmail(world, tx, {
    ...content,
    kind,
    language: facts.order.language,
    to: facts.order.email,
    dedupeKey: dedupeKeyOf(kind, subjectId, facts.order),
  });
}

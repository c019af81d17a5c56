import type { Tx } from '#platform/db/database.ts';
import { nextClass, weeklyClassOf } from '#studio/calendar/dates/weekly-class.ts';
import { noTracking } from '#studio/money/orders/dispatches/dispatch.ts';
import { guaranteeEnds } from '#studio/money/orders/guarantee.ts';
import type { ReceiptContent } from '#studio/money/orders/receipts.store.ts';
import { isFullyRefunded } from '#studio/money/refunds/refunds.queries.ts';
import { lockEntitlementsOf } from '#studio/offers/entitlements/entitlements.store.ts';
import type { Change } from '#studio/shared/change.ts';
import type { EmailContent } from '#studio/shared/email/email-content.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import type { DomainEventHandler, EventHandler } from '#studio/shared/events.ts';
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

export const notifyAuthorised: EventHandler<{ orderId: string }> = async (c, { orderId }) => {
  const { facts, base } = await readOrder(c.world, c.tx, orderId);
  if (facts.order.capture === 'on-acceptance') {
    const authorisedUntil = facts.order.authorised_until ?? c.now;
    await toBuyer(c, {
      facts,
      kind: 'programme-paid',
      content: programmePaid({
        ...base,
        date: facts.date,
        authorisedUntil,
        formUrl: await formUrlOf(c.tx, facts, base.branding),
      }),
    });
    return;
  }
  await toBuyer(c, {
    facts,
    kind: 'order-confirmed',
    content: await receiptOf(c.world, c.tx, { facts, base, isReserved: true }),
  });
};

export const notifyPaid: EventHandler<{ orderId: string; isFulfilled: boolean; isSession: boolean }> = async (
  c,
  { orderId, isFulfilled, isSession },
) => {
  if (!isFulfilled || isSession) return;
  const { facts, base } = await readOrder(c.world, c.tx, orderId);
  const kind = facts.lines[0]?.kind;
  const isSeat = facts.lines[0]?.grants === 'seat';
  if (facts.order.capture === 'on-dispatch') {
    await toBuyer(c, { facts, kind: 'order-dispatched', content: await dispatchedOf(c, facts, base) });
    return;
  }
  if (kind === 'programme' && facts.order.capture === 'now') {
    await notifyInstalment(c, facts);
  } else if (kind === 'programme') {
    await toBuyer(c, { facts, kind: 'application-accepted', content: await acceptedOf(c, facts, base) });
  } else if (kind === 'group-class' && !isSeat) {
    await toBuyer(c, { facts, kind: 'class-joined', content: await classOf(c, facts, base) });
  } else if (facts.entitlement?.kind === 'credit') {
    const bookUrl = kind === 'session' || kind === 'pack' ? await bookUrlOf(c, facts) : null;
    const content = creditGranted({
      ...base,
      validUntil: facts.entitlement.valid_until,
      sessions: facts.lines[0]?.sessions ?? null,
      bookUrl,
      awaitsDate: isSeat,
    });
    await toBuyer(c, { facts, kind: 'credit-granted', content });
  } else if (facts.entitlement?.kind === 'seat') {
    const content = seatGranted({ ...base, date: facts.date, writtenAt: c.now });
    await toBuyer(c, { facts, kind: 'seat-granted', content });
  } else if (facts.entitlement?.kind === 'enrolment' && facts.order.email) {
    const content = enrolmentGranted({
      ...base,
      plan: await plannedCharges(c.tx, facts.order, c.now),
      guaranteeEnds: guaranteeEnds(c.now),
      orderUrl: await orderUrlOf(c.world, c.tx, facts.order),
    });
    await toBuyer(c, { facts, kind: 'enrolment-granted', content });
  }
  await sendPaidReceipt(c, facts, base);
};

async function acceptedOf({ tx, now }: Change, facts: OrderFacts, base: OrderBase): Promise<EmailContent> {
  const personalLine = await personalLineOf(tx, facts.order.application_id);
  return applicationAccepted({ ...base, date: facts.date, writtenAt: now, personalLine });
}

/** Of a payment that the owner received, the receipt is emailed when the owner has seen it. */
async function sendPaidReceipt(c: Change, facts: OrderFacts, base: OrderBase): Promise<void> {
  if ((facts.receipt?.content as ReceiptContent | undefined)?.paidBy) return;
  const content = await receiptOf(c.world, c.tx, { facts, base });
  await toBuyer(c, { facts, kind: 'order-receipt', content });
}

export const notifyOrderEmailCorrected: DomainEventHandler<'order.email-corrected'> = async (
  c,
  { orderId },
) => {
  const { facts, base } = await readOrder(c.world, c.tx, orderId);
  if (facts.order.state === 'authorised') await notifyAuthorised(c, { orderId });
  else if (await isOver(c.tx, facts.order)) await sendPaidReceipt(c, facts, base);
  else await notifyPaid(c, { orderId, isFulfilled: true, isSession: false });
};

async function isOver(tx: Tx, { id, state }: Pick<OrderFacts['order'], 'id' | 'state'>): Promise<boolean> {
  if (state === 'paid') return false;
  const grants = await lockEntitlementsOf(tx, id);
  const isUsedUp = grants.length > 0 && grants.every(({ balance }) => balance === 0);
  return isUsedUp || (await isFullyRefunded(tx, id));
}

export const notifyLessonPaid: DomainEventHandler<'booking.paid-at-session'> = (c, { orderId }) =>
  sendReceipt(c, { orderId, subjectId: orderId });

export const notifyReceiptRequested: DomainEventHandler<'order.receipt-requested'> = (c, event) =>
  sendReceipt(c, { orderId: event.orderId, subjectId: event.sendingId });

async function sendReceipt(
  c: Change,
  { orderId, subjectId }: { orderId: string; subjectId: string },
): Promise<void> {
  const { facts, base } = await readOrder(c.world, c.tx, orderId);
  const content = await receiptOf(c.world, c.tx, { facts, base });
  await toBuyer(c, { facts, kind: 'order-receipt', content, subjectId });
}

/** By the owner, on expiry or by the bank. */
export const notifyVoided: DomainEventHandler<'order.voided'> = async (c, { orderId }) => {
  const { facts, base } = await readOrder(c.world, c.tx, orderId);
  const isDeclined = facts.order.capture === 'on-acceptance' && facts.order.declined_at !== null;
  const content = isDeclined
    ? applicationDeclined({
        ...base,
        money: { kind: 'voided', amount: base.amount },
        personalLine: await personalLineOf(c.tx, facts.order.application_id),
      })
    : paymentVoided({
        ...base,
        ...(await seatAfterVoid(c.tx, facts.order.application_id)),
        reservedGoods: await reservedGoodsOf(c, facts),
      });
  await toBuyer(c, { facts, kind: 'payment-voided', content });
};

export const notifyRefunded: EventHandler<{ refundId: string }> = async (c, { refundId }) => {
  const refund = await sentRefund(c.tx, refundId);
  const { facts, base } = await readOrder(c.world, c.tx, refund.order_id);
  const amount = { amountMinor: refund.amount_minor, currency: facts.order.currency };
  await toBuyer(c, {
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
  { world, tx }: Change,
  facts: OrderFacts,
  base: OrderBase,
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

async function reservedGoodsOf({ world, tx }: Change, facts: OrderFacts) {
  const until = facts.order.pay_until;
  if (!until) return null;
  return {
    until: studioDay(until),
    payUrl: await orderUrlOf(world, tx, facts.order),
  };
}

async function classOf({ tx, now }: Change, facts: OrderFacts, base: OrderBase): Promise<EmailContent> {
  const { value } = await readSetting(tx, 'weekly-classes');
  const rule = weeklyClassOf(value, facts.lines[0]?.offer_id ?? '');
  const next = nextClass(rule, now);
  const meetingUrl = rule.meetingUrl || base.branding.meetingUrl;
  return classJoined({ ...base, next, minutes: rule.minutes, meetingUrl });
}

async function bookUrlOf(c: Change, { entitlement, order }: OrderFacts): Promise<string | null> {
  if (!entitlement) return null;
  const { id, valid_until: validUntil } = entitlement;
  return creditBookUrl(c, { id, validUntil, language: order.language });
}

function dedupeKeyOf(kind: string, subjectId: string, order: OrderFacts['order']): string {
  if (order.email_restored_at) return `${kind}:${subjectId}:restored`;
  return `${kind}:${subjectId}${order.email_corrected_at ? ':corrected' : ''}`;
}

/** Skipped when the provider reported no address: the return page showed everything. */
async function toBuyer(
  c: Change,
  {
    facts,
    kind,
    content,
    subjectId = facts.order.id,
  }: { facts: OrderFacts; kind: string; content: EmailContent; subjectId?: string },
): Promise<void> {
  if (!facts.order.email) return;
  await queueEmail(c, {
    ...content,
    kind,
    language: facts.order.language,
    to: facts.order.email,
    dedupeKey: dedupeKeyOf(kind, subjectId, facts.order),
  });
}

import type { WithdrawalRegime } from '#platform/db/schema/catalogue.ts';
import { withdrawalAnswerDays } from '#studio/goods/withdrawals/withdrawal.ts';
import { shippingId } from '#studio/offers/catalogue/offer.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { openTask } from './open-task.ts';
import { orderToWithdraw } from './task-subject.queries.ts';

export const openWithdrawalTask: DomainEventHandler<'withdrawal.declared'> = async (c, event) => {
  const { declared, receivedAt } = event;
  const dueAt = receivedAt.add({ hours: 24 * withdrawalAnswerDays });
  const declaredAt = receivedAt.toString();
  const part = declared.part ? { part: declared.part } : {};
  if (!event.orderId) {
    const { orderNumber, email, name } = declared;
    const details = { orderNumber, email, ...(name ? { name } : {}), ...part, declaredAt };
    const subjectId = event.withdrawalId;
    return openTask(c, { kind: 'withdrawal-unmatched', subjectId, details, dueAt });
  }
  const { order, lines } = await orderToWithdraw(c.tx, event.orderId);
  await openTask(c, {
    kind: 'withdrawal',
    subjectId: event.orderId,
    dueAt,
    details: {
      what: lines
        .filter(({ offer_id }) => offer_id !== shippingId)
        .map(({ description }) => description)
        .join(', '),
      amountMinor: order.total_minor,
      currency: order.currency,
      orderedAt: order.created_at.toString(),
      declaredAt,
      ...part,
      regimes: [...new Set(lines.map((line) => line.withdrawal_regime as WithdrawalRegime))],
    },
  });
};

import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { moneyOfOrders, type OrderMoney } from '#studio/money/refunds/order-money.queries.ts';
import { unusedMinor } from '#studio/money/refunds/pack-refund.ts';
import { packOfOrder } from '#studio/money/refunds/refunds.queries.ts';
import { taskTexts } from '#studio/office/admin-tasks/task.messages.ts';
import { isDestructive, type TaskDetails, type TaskKind } from '#studio/office/admin-tasks/task.ts';
import type { openTasks } from '#studio/office/admin-tasks/tasks.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { describeReturn, limitReturn } from '../../money/payments/returned-money.ts';
import { tasksMessages } from './tasks.messages.ts';

type Task = Awaited<ReturnType<typeof openTasks>>[number];

/** What the destructive remedy of a task returns, by the id of its order or application. */
export async function moneyOfTasks(
  world: World,
  tasks: readonly Task[],
): Promise<ReadonlyMap<string, OrderMoney>> {
  const q = world.db.query;
  const asked = tasks.filter(
    ({ subjectId, remedies }) => remedies.some(isDestructive) && z.guid().safeParse(subjectId).success,
  );
  const found = new Map(
    await moneyOfOrders(
      q,
      asked.map(({ subjectId }) => subjectId),
    ),
  );
  for (const { kind, subjectId } of asked) {
    const money = found.get(subjectId);
    const pack = kind === 'withdrawal' && money ? await packOfOrder(q, subjectId) : null;
    if (pack && money) found.set(subjectId, limitReturn(money, unusedMinor(pack)));
  }
  return found;
}

/** The confirmation: names the buyer and what happens to the money. */
export function confirmationOf(
  task: { kind: TaskKind; subjectId: string; details: TaskDetails; about: string },
  money: ReadonlyMap<string, OrderMoney>,
  language: Language,
): { question: string; yes: string } {
  const { sure, sureNo } = taskTexts[language];
  const { kind, about, subjectId, details } = task;
  const { text, button } = describeReturn(money.get(subjectId), language);
  if (kind === 'answer-application') return { question: sureNo.question(about, text), yes: sureNo.yes };
  const { yes, refund } = tasksMessages[language];
  const { amountMinor, currency } = details;
  if (!button && amountMinor !== undefined && currency) {
    const amount = formats[language].money({ amountMinor, currency });
    return { question: sure(about, refund.lead(amount)), yes: refund.button(amount) };
  }
  return { question: sure(about, button ? text : ''), yes: button ?? yes };
}

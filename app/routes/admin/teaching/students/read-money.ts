import type { World } from '#platform/world.ts';
import { moneyOfPerson } from '#studio/money/figures/outstanding.queries.ts';
import { orderStatusWords } from '#studio/money/orders/order-status.messages.ts';
import type { OrderStatus } from '#studio/money/orders/order-status.ts';
import { progressOf } from '#studio/offers/plans/plan-progress.queries.ts';
import { describePlan } from '#studio/offers/plans/plan-progress.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import type { May } from '#studio/shared/who.ts';
import { mostOrders, ordersOfStudent, type StudentFacts } from '#studio/teaching/students/student.queries.ts';
import type { NoteHeadState } from '../../note-head.tsx';
import { forStudent } from './for-student.ts';

const heads: Readonly<Record<OrderStatus, NoteHeadState>> = {
  'awaiting-payment': 'hollow',
  authorised: 'hollow',
  paid: 'full',
  'refund-pending': 'waiting',
  'partially-refunded': 'half',
  refunded: 'struck',
  failed: 'failed',
  expired: 'struck',
  cancelled: 'struck',
};

/** What was paid this year, what is outstanding, and the latest orders. */
export async function readMoney(
  world: World,
  student: StudentFacts,
  { who, language }: { who: May<'students'>; language: Language },
) {
  const q = world.db.query;
  const now = world.clock.now();
  const today = now.toZonedDateTimeISO(studioTimeZone);
  const from = today.with({ month: 1, day: 1 }).startOfDay().toInstant();
  const [sums, orders] = await Promise.all([
    moneyOfPerson(q, who, { emails: student.emails, from, now }),
    ordersOfStudent(q, student),
  ]);
  const { moneyIn, shortDay } = formats[language];
  const none = { currency: 'DKK' as const, paidMinor: 0, outstandingMinor: 0 };
  return {
    year: today.year,
    sums: (sums.length > 0 ? sums : [none]).map(({ currency, paidMinor, outstandingMinor }) => ({
      currency,
      paid: moneyIn(currency)(paidMinor),
      outstanding: moneyIn(currency)(outstandingMinor),
    })),
    orders: orders.slice(0, mostOrders).map((one) => {
      const plan = progressOf(one.instalments);
      const money = moneyIn(one.currency);
      return {
        id: one.id,
        number: one.number,
        what: forStudent(one.what ?? '', one.student, language),
        placed: shortDay(one.placedAt),
        amount: money(one.totalMinor),
        status: orderStatusWords[language][one.status],
        head: heads[one.status],
        plan: plan && describePlan(plan, { language, money, dayOf: shortDay }),
        canRefund: one.status === 'paid' || one.status === 'partially-refunded',
      };
    }),
    hasMoreOrders: orders.length > mostOrders,
  };
}

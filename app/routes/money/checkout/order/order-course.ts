import type { CourseOrder } from '#studio/money/refunds/course-order.queries.ts';
import type { Format } from '#studio/shared/format.ts';
import { lastDayUntil } from '#studio/shared/time/studio-time.ts';
import type { OrderCourseWords } from './order-course.messages.ts';

export interface CourseView {
  /** Null: refunded or paused. */
  open: { label: string; href: string; firstTime: string | null } | null;
  paymentsTitle: string;
  payments: Array<{
    key: string;
    label: string;
    value: string;
    state: string;
    pay: { href: string; label: string } | null;
  }>;
  paused: string | null;
  guarantee: { title: string; text: string; action: string; button: string; busy: string } | null;
}

export function courseView(
  course: CourseOrder,
  {
    words,
    pages,
    money,
    format,
  }: {
    words: OrderCourseWords;
    pages: { here: string; lessons: string; isFirst: boolean };
    money: (amountMinor: number) => string;
    format: Format;
  },
): CourseView {
  const { instalments, guaranteeEnds } = course;
  const text = guaranteeEnds && [
    words.guaranteeText(format.day(lastDayUntil(guaranteeEnds))),
    ...(instalments.some(({ state }) => state === 'due') ? [words.guaranteePlan] : []),
  ];
  return {
    open: course.isOpen
      ? { label: words.open, href: pages.lessons, firstTime: pages.isFirst ? words.firstTime : null }
      : null,
    paymentsTitle: words.payments,
    payments: instalments.map(({ number, state, amountMinor, dueAt, payUrl }) => ({
      key: String(number),
      label: words.payment(number, instalments.length, dueAt && format.day(dueAt)),
      value: money(amountMinor),
      state: words.states[state],
      pay: state === 'failed' && payUrl ? { href: payUrl, label: words.pay } : null,
    })),
    paused: course.isPaused ? words.paused : null,
    guarantee: text && {
      title: words.guarantee,
      text: text.join(' '),
      action: `${pages.here}/guarantee`,
      button: words.giveBack(money(course.takenMinor)),
      busy: words.givingBack,
    },
  };
}

import type { World } from '#platform/world.ts';
import type { Difference, Repair } from '../differences/difference.ts';
import { confirmPayment } from './confirm-payment.ts';
import { correctAmounts } from './correct-amounts.ts';
import { correctSpent } from './correct-balance.ts';
import type { RepairRefusal } from './difference-now.ts';
import { bookAgain, chargeAtSession, releaseTime } from './repair-calendar.ts';
import { correctRefundAmount, sendMissingRefund } from './repair-refunds.ts';

type Run = (world: World, difference: Difference) => Promise<RepairRefusal | null>;

const bySubject =
  (repair: (world: World, subjectId: string) => ReturnType<Run>): Run =>
  (world, { subjectId }) =>
    repair(world, subjectId);

const correctOrder: Run = (world, { subjectId, details }) =>
  correctAmounts(world, details.orderId ?? subjectId);

/** Each locks its rows, looks whether the difference is still there, and does nothing if it is gone. */
const repairs = {
  'confirm-payment': bySubject(confirmPayment),
  'take-over-amount': correctOrder,
  'send-missing-refund': bySubject(sendMissingRefund),
  'release-time': bySubject(releaseTime),
  'charge-at-session': bySubject(chargeAtSession),
  'book-again': bySubject(bookAgain),
  'correct-amount': correctOrder,
  'correct-refunds': bySubject(correctRefundAmount),
  'correct-credits': correctSpent,
  'correct-gift-card': correctSpent,
} satisfies Partial<Record<Repair, Run>>;

export type CheckedRepair = keyof typeof repairs;

export function runChecked(world: World, repair: CheckedRepair, difference: Difference) {
  return repairs[repair](world, difference);
}

export function isChecked(repair: Repair): repair is CheckedRepair {
  return Object.hasOwn(repairs, repair);
}

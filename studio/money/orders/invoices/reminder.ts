export type ReminderStep = 1 | 2;

export interface ReminderRule {
  /** Days after which the first reminder is sent; 0: none. */
  firstDays: number;
  secondDays: number;
}

/** An order that waits for its payment, with or without an invoice, or a session held for its payment link. */
export type UnpaidKind = 'order' | 'booking';

export interface Unpaid {
  kind: UnpaidKind;
  id: string;
}

/** The next reminder, once its days have passed since the due date, or without one since the request. Null: none yet. */
export function reminderDue(
  { since, sent }: { since: Temporal.PlainDate; sent: number },
  { firstDays, secondDays }: ReminderRule,
  today: Temporal.PlainDate,
): ReminderStep | null {
  if (firstDays === 0) return null;
  const days = since.until(today, { largestUnit: 'days' }).days;
  if (sent === 0) return days >= firstDays ? 1 : null;
  return sent === 1 && secondDays > firstDays && days >= secondDays ? 2 : null;
}

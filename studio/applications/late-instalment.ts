/** What is done about an instalment that is late: a mail, another mail, and then the owner's list. */
export type ReminderStep = 1 | 2 | 3;

/** Days after the day it was due, at the end of which each step is taken. */
export const reminderDays: Readonly<Record<ReminderStep, number>> = { 1: 3, 2: 10, 3: 17 };

/**
 * How far a late instalment has to have been chased by `today`; null: not late enough. Days of the studio's calendar.
 * Whoever comes late to it (the studio was closed for weeks) takes the last step alone, and writes no two mails at once.
 */
export function stepDue(dueOn: Temporal.PlainDate, today: Temporal.PlainDate): ReminderStep | null {
  const late = dueOn.until(today, { largestUnit: 'days' }).days;
  const due = ([3, 2, 1] as const).find((step) => late >= reminderDays[step]);
  return due ?? null;
}

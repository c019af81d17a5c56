/** Email, second email, owner task. */
export type ReminderStep = 1 | 2 | 3;

export const reminderDays: Readonly<Record<ReminderStep, number>> = { 1: 3, 2: 10, 3: 17 };

/** The latest step due by `today` in the studio's time zone; earlier missed steps are skipped. Null: none. */
export function stepDue(dueOn: Temporal.PlainDate, today: Temporal.PlainDate): ReminderStep | null {
  const late = dueOn.until(today, { largestUnit: 'days' }).days;
  const due = ([3, 2, 1] as const).find((step) => late >= reminderDays[step]);
  return due ?? null;
}

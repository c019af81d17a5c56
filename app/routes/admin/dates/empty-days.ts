import type { TypedDay } from '#studio/dates/date-input.ts';

const emptyDay: TypedDay = { date: '', from: '09:00', to: '17:00' };

/** Rows for days that nobody has typed yet. */
export const emptyDays = (count: number) => Array.from({ length: count }, () => emptyDay);

import type { TypedDay } from '#studio/calendar/dates/date-input.ts';

const emptyDay: TypedDay = { date: '', from: '09:00', to: '17:00' };

export const emptyDays = (count: number) => Array.from({ length: count }, () => emptyDay);

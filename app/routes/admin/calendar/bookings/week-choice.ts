export const changePrefix = 'change-';

export interface WeekChoice {
  day: string;
  label: string;
  chosen: string;
  options: Array<{ value: string; label: string }>;
}

export function fieldOfWeek(day: string): string {
  return `${changePrefix}${day}`;
}

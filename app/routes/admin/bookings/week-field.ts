export const changePrefix = 'change-';

/** The form field of a week of a series whose time was taken. */
export function fieldOfWeek(day: string): string {
  return `${changePrefix}${day}`;
}

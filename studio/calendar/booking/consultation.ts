export const consultationCourseId = 'consultation';
export const consultationName = 'Consultation';

export const confirmMinutes = 30;

/** Not beyond its start. */
export function confirmUntil(start: Temporal.Instant, now: Temporal.Instant): Temporal.Instant {
  const until = now.add({ minutes: confirmMinutes }).round('millisecond');
  return Temporal.Instant.compare(until, start) < 0 ? until : start;
}

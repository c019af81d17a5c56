/** A free half hour with the coach. Booked when the button in the mail is pressed; claimed meanwhile. Pure. */

/** The course id of its booking. Nothing of this name is for sale. */
export const consultationCourseId = 'consultation';
export const consultationName = 'Consultation';

/** How long the half hour is kept until the button is pressed. */
export const confirmMinutes = 30;

/** Thirty minutes from now, or when it begins, if that is sooner: nothing is booked that has begun. */
export function confirmUntil(start: Temporal.Instant, now: Temporal.Instant): Temporal.Instant {
  const until = now.add({ minutes: confirmMinutes }).round('millisecond');
  return Temporal.Instant.compare(until, start) < 0 ? until : start;
}

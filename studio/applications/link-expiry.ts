/** How long the secret link to an application works: over the longest way from applying to the last instalment. */
export function linkExpiry(now: Temporal.Instant): Temporal.Instant {
  return now.add({ hours: 400 * 24 });
}

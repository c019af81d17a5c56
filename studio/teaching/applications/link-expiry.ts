export function linkExpiry(now: Temporal.Instant): Temporal.Instant {
  return now.add({ hours: 400 * 24 });
}

import { z } from 'zod';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';

/** Settings key 'weekly-classes', by entry id; times in the studio's zone. */
const weeklyClass = z.object({
  weekday: z.int().min(1).max(7).default(3),
  start: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .default('19:00'),
  minutes: z.int().min(15).max(480).default(60),
  meetingUrl: z.url().or(z.literal('')).default(''),
});

export type WeeklyClass = z.infer<typeof weeklyClass>;

export const weeklyClassesSchema = z.record(z.string(), weeklyClass).default({});

export function weeklyClassOf(stored: unknown, offerId: string): WeeklyClass {
  return weeklyClassesSchema.parse(stored ?? {})[offerId] ?? weeklyClass.parse({});
}

export function nextClass(
  rule: Pick<WeeklyClass, 'weekday' | 'start'>,
  now: Temporal.Instant,
): Temporal.ZonedDateTime {
  const today = now.toZonedDateTimeISO(studioTimeZone);
  const days = (rule.weekday - today.dayOfWeek + 7) % 7;
  const plainTime = Temporal.PlainTime.from(rule.start);
  const first = today.toPlainDate().add({ days }).toZonedDateTime({ timeZone: studioTimeZone, plainTime });
  return Temporal.Instant.compare(first.toInstant(), now) > 0 ? first : first.add({ weeks: 1 });
}

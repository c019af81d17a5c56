import { testNow } from './site/test-now.ts';

const copenhagen = 'Europe/Copenhagen';

/**
 * ISO instant of a bookable slot: `hour` o'clock in Copenhagen, `days` days after `today` (the tests' Monday).
 */
export function slotInDays(days: number, hour = 10, now: Temporal.Instant = testNow): string {
  return now
    .toZonedDateTimeISO(copenhagen)
    .toPlainDate()
    .add({ days })
    .toZonedDateTime({ timeZone: copenhagen, plainTime: Temporal.PlainTime.from({ hour }) })
    .toInstant()
    .toString();
}

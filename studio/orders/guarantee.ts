export const guaranteeDays = 30;

/** End of the 30th day after the purchase in the studio's time zone. */
export function guaranteeEnds(boughtAt: Temporal.Instant, timeZone: string): Temporal.Instant {
  const day = boughtAt
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .add({ days: guaranteeDays + 1 });
  return day.toZonedDateTime(timeZone).toInstant();
}

/** The satisfaction guarantee of the courses: so many days, no questions. */
export const guaranteeDays = 30;

/** The moment the guarantee is over: the end of the 30th day after the purchase, on the studio's calendar. */
export function guaranteeEnds(boughtAt: Temporal.Instant, timeZone: string): Temporal.Instant {
  const day = boughtAt
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .add({ days: guaranteeDays + 1 });
  return day.toZonedDateTime(timeZone).toInstant();
}

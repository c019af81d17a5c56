/**
 * When the coach can be booked, in the studio's zone: not sample but the product's default, also for an empty studio.
 * `lastStart` is the last hour that may begin.
 */
export const openingRules = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => [
  { kind: 'session' as const, weekday, firstStart: '09:00', lastStart: '17:00', everyMinutes: 60 },
  { kind: 'consultation' as const, weekday, firstStart: '09:00', lastStart: '17:30', everyMinutes: 30 },
]);

const calendar = (events: readonly (readonly string[])[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const times = ['DTSTART:20261201T100000Z', 'DTEND:20261201T110000Z'];

export const endlessRule = calendar([event('UID:a', ...times, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')]);
export const endlessHourlyRule = calendar([
  event('UID:a', ...times, 'RRULE:FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30'),
]);

/** Each is counted from its start until the limit of one rule. */
export const manySecondlyRules = calendar(
  Array.from({ length: 500 }, (_, at) =>
    event(`UID:${at}`, 'DTSTART:19990104T100000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY;COUNT=999999999'),
  ),
);

/** More than a person has, each apart from the others. */
export const manyEvents = calendar(
  Array.from({ length: 5_500 }, (_, at) => {
    const start = Temporal.PlainDateTime.from('2026-11-24T00:00').add({ minutes: at * 20 });
    const stamp = start.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
    return event(`UID:${at}`, `DTSTART:${stamp}Z`, 'DURATION:PT5M');
  }),
);

export const manyExceptions = calendar(
  Array.from({ length: 6_000 }, (_, at) => [
    ...event('UID:a', ...times),
    ...event('UID:a', `RECURRENCE-ID:20261201T1000${String(at % 60).padStart(2, '0')}Z`, ...times),
  ]),
);

export const oldMonthlyRules = calendar(
  Array.from({ length: 6_000 }, (_, at) =>
    event(`UID:${at}`, 'DTSTART:18000104T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYDAY=1MO,-1FR'),
  ),
);

export const smallCalendar = calendar([event('UID:a', ...times)]);

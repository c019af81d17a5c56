/* Inputs that ended or slowed the process before they were parsed in processes with limits (issue 34 A.1). */

const lines = (...all: readonly string[]) => `${all.join('\r\n')}\r\n`;

const calendar = (events: readonly string[]) =>
  lines('BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Bench//EN', ...events, 'END:VCALENDAR');

const wall = (at: Temporal.PlainDateTime) => at.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');

const today = () =>
  Temporal.Now.plainDateTimeISO('Europe/Copenhagen').with({ hour: 9, minute: 0, second: 0 });

const event = (uid: string, start: Temporal.PlainDateTime, more: readonly string[] = []) =>
  lines(
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART:${wall(start)}`,
    'DURATION:PT30M',
    ...more,
    'END:VEVENT',
  ).trimEnd();

export const ordinaryCalendar = (): string => calendar([event('ordinary', today().add({ days: 1 }))]);

export const neverEndingRule = (): string =>
  calendar([event('never', today(), ['RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'])]);

export const manyExceptions = (count = 6_000): string => weeklyMoved(count, () => 'a');

export const manyEvents = (count = 6_000): string => weeklyMoved(count, String);

function weeklyMoved(count: number, uidOf: (number: number) => string): string {
  const numbers = Array.from({ length: count }, (_, number) => number);
  // At night: some hours must stay free to be held.
  const start = (number: number) =>
    today().add({ days: number % 80, hours: 12, minutes: (number * 7) % 600 });
  const masters = numbers.map((number) => event(uidOf(number), start(number), ['RRULE:FREQ=WEEKLY;COUNT=2']));
  const moved = numbers.map((number) => {
    const from = start(number).add({ days: 7 });
    return event(uidOf(number), from.add({ minutes: 15 }), [`RECURRENCE-ID:${wall(from)}`]);
  });
  return calendar([...masters, ...moved]);
}

export function longSeries(count = 62): string {
  const first = Temporal.PlainDateTime.from('2016-01-04T20:00');
  return calendar(
    Array.from({ length: count }, (_, number) =>
      event(`series-${number}`, first.add({ days: number % 7, minutes: 4 * number }), ['RRULE:FREQ=WEEKLY']),
    ),
  );
}

export function emailOfParts(id: string, parts = 200_000): string {
  return lines(
    'From: Mia <mia@example.com>',
    'To: reply@in.studio.example',
    'Subject: Parts',
    `Message-ID: <${id}@example.com>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b\r\n\r\n'.repeat(parts),
    '--b--',
  );
}

export function pdfOfObjects(objects = 160_000): Buffer {
  const body = Array.from(
    { length: objects },
    (_, number) => `${number + 1} 0 obj\n<</Type/Pages/Kids[1 0 R]>>\nendobj\n`,
  );
  return Buffer.from(`%PDF-1.7\n${body.join('')}trailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n`);
}

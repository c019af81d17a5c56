import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { listSlots } from '#studio/calendar/booking/slots.queries.ts';
import { openMigratedDatabase } from '#tests/support/database/database.ts';
import { times } from '#tests/support/site/times.ts';
import { visitor } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';

const zones = [
  ['Europe/Copenhagen', 'Copenhagen'],
  ['America/New_York', 'New York'],
  ['Australia/Sydney', 'Sydney'],
  ['Asia/Kolkata', 'Kolkata'],
] as const;
const languages = ['en', 'da'] as const;
const studio = 'Europe/Copenhagen';

let world: TestWorld;
beforeAll(async () => {
  const { db } = await openMigratedDatabase();
  world = testWorld(db);
  return () => db.close();
});

const formats = new Map<string, Intl.DateTimeFormat>();

/** The wall-clock time, from the older API that shares no code with ours. */
function wall(start: string, zone: string): { day: string; time: string } {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(zone, format);
  const [day = '', time = ''] = format.format(new Date(start)).split(' ');
  return { day, time };
}

async function offered(now: string, zone: string, language: (typeof languages)[number]) {
  world.setNow(Temporal.Instant.from(now));
  return (await listSlots(world, visitor, { kind: 'session', language, timeZone: zone })).days;
}

/** A week's list shows the wall-clock times of both places, hour by hour. */
async function checkWeek(day: string, zone: string, city: string, language: (typeof languages)[number]) {
  const days = await offered(`${day}T00:00:00Z`, zone, language);
  const comma = (time: string) => (language === 'da' ? time.replace(':', '.') : time);
  const slots = days.flatMap((one) => one.slots.map((slot) => ({ date: one.date, ...slot })));
  expect(new Set(slots.map(({ start }) => start)).size, 'no hour twice').toBe(slots.length);
  expect(slots.map(({ start }) => start)).toEqual(slots.map(({ start }) => start).toSorted());
  // Requested between midnight UTC and the first slot: all of today counts.
  expect(slots).toHaveLength(63);
  for (const slot of slots) {
    const here = wall(slot.start, studio);
    const there = wall(slot.start, zone);
    expect(Date.parse(slot.end) - Date.parse(slot.start), 'an hour lasts an hour').toBe(3_600_000);
    expect(slot).toMatchObject({ date: here.day, label: comma(here.time) });
    expect(slot.name).toContain(comma(here.time));
    const isSame = here.day === there.day && here.time === there.time;
    expect(slot.localLabel === null, `${slot.start} in ${zone}`).toBe(isSame);
    if (isSame) continue;
    expect(slot.localLabel?.endsWith(comma(there.time)), `${slot.localLabel} is ${there.time}`).toBe(true);
    expect((slot.localLabel ?? '').length > 5, 'another day is named').toBe(here.day !== there.day);
    expect(slot.name).toContain(`${comma(there.time)} ${language === 'da' ? 'til' : 'to'} `);
    expect(slot.name).toContain(city);
  }
}

describe.each(zones)('seen from %s', (zone, city) => {
  // Clock changes in Europe, New York and Sydney, with the days before and after.
  const changes = ['2027-03-12', '2027-03-26', '2027-04-02', '2027-10-01', '2027-10-29', '2027-11-05'];
  test.each(changes.flatMap((day) => languages.map((language) => [day, language] as const)))(
    'the week from %s on has every slot once, in both time zones (%s)',
    (day, language) => checkWeek(day, zone, city, language),
  );

  test('so does every week of 2027', async () => {
    const dayOfYear = fc.integer({ min: 0, max: 364 });
    const property = fc.asyncProperty(dayOfYear, fc.constantFrom(...languages), async (offset, language) => {
      const day = Temporal.PlainDate.from('2027-01-01').add({ days: offset }).toString();
      await checkWeek(day, zone, city, language);
    });
    await fc.assert(property, { numRuns: times(20, 365) });
  });
});

test('requested inside the repeated hour, and inside the skipped one, the list is that of the day', async () => {
  const inside = await Promise.all([
    offered('2027-10-31T00:30:00Z', studio, 'en'),
    offered('2027-10-31T01:30:00Z', studio, 'en'),
  ]);
  expect(inside[1]).toEqual(inside[0]);
  expect((await offered('2027-03-28T01:00:00Z', studio, 'en'))[0]).toMatchObject({
    date: '2027-03-28',
    heading: 'Sunday 28 March',
  });
});

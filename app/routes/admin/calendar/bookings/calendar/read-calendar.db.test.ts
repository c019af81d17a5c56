import { expect, test } from 'vitest';
import type { GridItem } from '#app/ui/time-grid.tsx';
import { addException } from '#studio/calendar/change-exceptions.ts';
import { addCalendar } from '#studio/calendar/external-calendars/change-calendars.ts';
import { blockTime } from '#studio/calendar/owner-calendar/block-time.ts';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { answered } from '#tests/support/calendars/answered.ts';
import { insertManyBookings } from '#tests/support/calendars/many-bookings.ts';
import { eventText } from '#tests/support/calendars/radicale.ts';
import { fullDate } from '#tests/support/dates/waiting-list.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { formatSpan } from '../format-span.ts';
import type { CalendarView } from './calendar-address.ts';
import { readCalendar } from './read-calendar.ts';

const stage = testStage();
const read = (view: CalendarView, day: string, language: 'en' | 'da' = 'en') =>
  readCalendar(stage.world, { ...owner, language }, { view, day: Temporal.PlainDate.from(day) });
const ownTime = (fromDay: string, fromTime = '10:00', toTime = '12:00') =>
  blockTime(stage.world, owner, { fromDay, toDay: '', fromTime, toTime, untilDay: '', note: 'Own time' });
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const line = ({ variant, fromMinute, toMinute, href, isPast }: GridItem) =>
  [`${clock(fromMinute)}–${clock(toMinute)}`, variant, isPast && 'past', href && 'link']
    .filter(Boolean)
    .join(' ');

test('a week has seven days from Monday, and the requested day is the one shown on a phone [P.115]', async () => {
  const week = await read('week', '2026-11-25');
  expect(week.days.map(({ date }) => date.slice(-2))).toEqual(['23', '24', '25', '26', '27', '28', '29']);
  expect(week.days.filter(({ isChosen }) => isChosen).map(({ date }) => date)).toEqual(['2026-11-25']);
  expect([week.before, week.after]).toEqual([
    '/admin/bookings?week=2026-11-18',
    '/admin/bookings?week=2026-12-02',
  ]);
});

test('every minute of a day is free, closed or taken, and each gap to come is a link [P.116]', async () => {
  stage.world.setNow(Temporal.Instant.from('2026-11-25T10:07:00Z'));
  await ownTime('2026-11-25', '13:00', '14:30');
  const { days } = await read('day', '2026-11-25');
  expect(days.map(({ items }) => items.map(line))).toEqual([
    [
      '08:00–09:00 closed past',
      '11:15–13:00 free link',
      '13:00–14:30 blocked link',
      '14:30–18:00 free link',
      '18:00–20:00 closed link',
    ],
  ]);
  const closed = days[0]?.items.filter(({ variant }) => variant === 'closed').map(({ title }) => title);
  expect(closed, 'an opening is named, the end of what is shown is not').toEqual([
    'Closed until 09:00',
    'Closed',
  ]);
  const yesterday = await read('day', '2026-11-24');
  expect(yesterday.days[0]?.items.map(line)).toEqual(['08:00–09:00 closed past', '18:00–20:00 closed past']);
});

test('a booking, a payment link and a closed day are distinguished in words', async () => {
  const booking = { name: 'Mia Holm', email: 'mia@example.com', language: 'en', place: 'studio' };
  const at = { day: '2026-11-26', time: '10:00', cover: 'at-session' };
  await bookFor(stage.world, owner, { ...booking, ...at });
  await bookFor(stage.world, owner, { ...booking, ...at, time: '12:00', cover: 'link' });
  const closed = { kind: 'closed', firstDay: '2026-11-27', lastDay: '', firstStart: '', lastStart: '' };
  await addException(stage.world, owner, { ...closed, everyMinutes: '', note: '' });
  const { days } = await read('week', '2026-11-26');
  const items = days.find(({ date }) => date === '2026-11-26')?.items ?? [];
  expect(
    items.flatMap(({ variant, state, mark, title }) =>
      title === 'Mia Holm' ? [[variant, state, mark]] : [],
    ),
  ).toEqual([
    ['full', 'booked, not paid yet', 'hollow'],
    ['waits', 'held', undefined],
  ]);
  expect(days.find(({ date }) => date === '2026-11-27')?.items.map(line)).toEqual([
    '08:00–20:00 closed link',
  ]);
});

test('a day of a class shows its places and leads to its attendance', async () => {
  const { dateId } = await fullDate(stage, 2);
  const { days } = await read('day', '2027-09-04');
  const [entry] = days[0]?.items.filter(({ variant }) => variant === 'group') ?? [];
  expect([entry?.detail, entry?.href]).toEqual([
    '2 of 2 places',
    `/admin/dates/${dateId}/attendance?day=2027-09-04`,
  ]);
});

test('a buffer is neither free nor closed', async () => {
  await stage.db.query
    .insertInto('settings')
    .values({ key: 'booking', value: JSON.stringify({ bufferAfterMinutes: 30 }) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: JSON.stringify({ bufferAfterMinutes: 30 }) }),
    )
    .execute();
  const booking = { name: 'Mia Holm', email: 'mia@example.com', language: 'en', place: 'studio' };
  await bookFor(stage.world, owner, { ...booking, day: '2026-11-26', time: '10:00', cover: 'owner' });
  const { days } = await read('day', '2026-11-26');
  expect(days[0]?.items.map(line)).toContain('11:30–18:00 free link');
});

test('the agenda and the month show the same entries, the month without gaps', async () => {
  await ownTime('2026-11-30');
  const entries = async (view: CalendarView) =>
    (await read(view, '2026-11-25')).days.flatMap(({ date, items }) =>
      items.filter(({ variant }) => variant === 'blocked').map(({ time }) => `${date} ${time}`),
    );
  expect(await entries('agenda')).toEqual(['2026-11-30 10:00–12:00']);
  expect(await entries('month')).toEqual(['2026-11-30 10:00–12:00']);
  const month = await read('month', '2026-11-25');
  expect(month.days).toHaveLength(42);
  expect(month.days.flatMap(({ items }) => items.map(({ variant }) => variant))).toEqual(['blocked']);
});

test('a day of a month shows its first three entries and counts the others', async () => {
  for (const hour of ['09', '11', '13', '15', '17']) await ownTime('2026-11-30', `${hour}:00`, `${hour}:30`);
  const { days } = await read('month', '2026-11-25');
  const day = days.find(({ date }) => date === '2026-11-30');
  expect(day?.items.map(({ time }) => time)).toEqual(['09:00–09:30', '11:00–11:30', '13:00–13:30']);
  expect(day?.count).toBe(5);
  expect(days.filter(({ count }) => count > 0)).toHaveLength(1);
});

test('a month shows what spans several days on each of them, beside the first three entries of a day', async () => {
  for (const hour of ['09', '11', '13', '15', '17']) await ownTime('2026-11-30', `${hour}:00`, `${hour}:30`);
  const night = { fromDay: '2026-11-30', fromTime: '20:00', toDay: '2026-12-01', toTime: '08:00' };
  await blockTime(stage.world, owner, { ...night, untilDay: '', note: '' });
  const { days } = await read('month', '2026-11-25');
  const counts = days.flatMap(({ date, items, count }) => (count > 0 ? [[date, items.length, count]] : []));
  expect(counts).toEqual([
    ['2026-11-30', 4, 6],
    ['2026-12-01', 1, 1],
  ]);
});

test.each([
  ['en', 'all day', '14:00–24:00'],
  ['da', 'hele dagen', '14.00–24.00'],
] as const)(
  'a day blocked from midnight to midnight is shown as the whole day, not 00:00–24:00 (%s)',
  async (language, allDay, part) => {
    const block = { fromDay: '2026-11-26', fromTime: '14:00', toDay: '2026-11-28', toTime: '' };
    await blockTime(stage.world, owner, { ...block, untilDay: '', note: '' });
    const { days } = await read('week', '2026-11-26', language);
    const times = days.flatMap(({ items }) =>
      items.flatMap(({ time, variant }) => (variant === 'blocked' ? [time] : [])),
    );
    expect(times).toEqual([part, allDay, allDay]);
    const [from, to] = ['2026-11-25T23:00:00Z', '2026-11-26T23:00:00Z'].map((at) =>
      Temporal.Instant.from(at),
    );
    expect(formatSpan(from!, to!, language)).toMatch(new RegExp(`2026, ${allDay}$`));
  },
);

/** The statements of a view, and the bytes of what its page is made from. */
async function loadOf(view: CalendarView) {
  let statements = 0;
  const query = stage.db.query.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const world = { ...stage.world, db: { ...stage.db, query } };
  const day = Temporal.PlainDate.from('2026-11-25');
  const shown = await readCalendar(world, { ...owner, language: 'en' }, { view, day });
  return { statements, bytes: JSON.stringify(shown).length };
}

test('with 5,000 bookings in its month, no view needs another statement, and the month no more than 60 kB', async () => {
  await insertManyBookings(stage.db, 1);
  const views = ['day', 'week', 'month', 'agenda'] as const;
  const before = await Promise.all(views.map(loadOf));
  await stage.db.query.deleteFrom('bookings').execute();
  await stage.db.query.deleteFrom('claims').execute();
  await insertManyBookings(stage.db, 5_000);
  const after = await Promise.all(views.map(loadOf));
  expect(after.map(({ statements }) => statements)).toEqual(before.map(({ statements }) => statements));
  expect(after[views.indexOf('month')]?.bytes).toBeLessThan(60_000);
});

test('busy time elsewhere has the name of its calendar', async () => {
  const busy = [
    ['10:00', '11:00', 'Family'],
    ['10:30', '11:30', 'Band'],
  ] as const;
  const env = { APP_SECRET: 'a secret of more than thirty-two characters' };
  const bodyOf = (name: string) =>
    busy
      .filter(([, , of]) => of === name)
      .map(([from, to]) =>
        eventText(name, `20261126T${from.replace(':', '')}00`, `20261126T${to.replace(':', '')}00`),
      )
      .join('');
  const http = {
    request: async (address: string) => answered(bodyOf(new URL(address).hash.slice(1))),
  };
  const world = testWorld(stage.db, { http, env });
  for (const [, , name] of busy)
    await addCalendar(world, owner, { name, address: `https://a.example/#${name}` });
  const day = Temporal.PlainDate.from('2026-11-26');
  const { days } = await readCalendar(world, { ...owner, language: 'en' }, { view: 'day', day });
  const shown = days[0]?.items.filter(({ variant }) => variant === 'busy');
  expect(shown?.map(({ time, detail }) => [time, detail])).toEqual([['10:00–11:30', 'Family, Band']]);
});

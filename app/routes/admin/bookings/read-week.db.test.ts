import { expect, test } from 'vitest';
import { blockTime } from '#studio/owner-calendar/block-time.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { formatSpan } from './format-span.ts';
import { readWeek, requestedDay } from './read-week.ts';

const stage = testStage();
const wednesday = Temporal.PlainDate.from('2026-11-25');
const shownWhere = (place: 'narrow' | 'wide', days: Awaited<ReturnType<typeof readWeek>>['days']) =>
  days.filter(({ only }) => only === undefined || only === place).map(({ date }) => date.slice(-2));

test('a week has seven days: from Monday on wide screens, from the chosen day on a phone [P.115]', async () => {
  const { world } = stage;
  const week = await readWeek(world, { ...owner, language: 'en' }, wednesday);
  expect(shownWhere('wide', week.days)).toEqual(['23', '24', '25', '26', '27', '28', '29']);
  expect(shownWhere('narrow', week.days)).toEqual(['25', '26', '27', '28', '29', '30', '01']);
  expect([week.before, week.after]).toEqual(['2026-11-18', '2026-12-02']);
  expect(requestedDay('25/11', wednesday)).toBe(wednesday);
});

test('past and future sessions are distinguished, and only future days are offered [P.116]', async () => {
  const { world } = stage;
  const hours = { toDay: '', fromTime: '10:00', toTime: '12:00', untilDay: '', note: 'Own time' };
  for (const fromDay of ['2026-11-24', '2026-11-30']) await blockTime(world, owner, { ...hours, fromDay });
  world.setNow(Temporal.Instant.from('2026-11-25T11:00:00Z'));
  const { days } = await readWeek(world, { ...owner, language: 'en' }, wednesday);
  const entries = days.flatMap((day) => day.entries.map(({ title, isPast }) => [day.date, title, isPast]));
  expect(entries).toEqual([
    ['2026-11-24', 'Own time', true],
    ['2026-11-30', 'Own time', false],
  ]);
  expect(days.map(({ addHref }) => addHref !== undefined)).toEqual([false, false, ...Array(7).fill(true)]);
});

test.each([
  ['en', 'all day', '14:00–24:00'],
  ['da', 'hele dagen', '14.00–24.00'],
] as const)(
  'a day blocked from midnight to midnight is shown as the whole day, not 00:00–24:00 (%s)',
  async (language, allDay, part) => {
    const { world } = stage;
    const block = {
      fromDay: '2026-11-26',
      fromTime: '14:00',
      toDay: '2026-11-28',
      toTime: '',
      untilDay: '',
      note: '',
    };
    await blockTime(world, owner, block);
    const { days } = await readWeek(world, { ...owner, language }, Temporal.PlainDate.from('2026-11-26'));
    const times = days.flatMap((day) => day.entries.map(({ time }) => time));
    expect(times).toEqual([part, allDay, allDay]);
    const [from, to] = ['2026-11-25T23:00:00Z', '2026-11-26T23:00:00Z'].map((at) =>
      Temporal.Instant.from(at),
    );
    expect(formatSpan(from!, to!, language)).toMatch(new RegExp(`2026, ${allDay}$`));
  },
);

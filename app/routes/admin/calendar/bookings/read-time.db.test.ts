import { expect, test } from 'vitest';
import { addException } from '#studio/calendar/change-exceptions.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { extraHoursOf, readTime } from './read-time.ts';

const stage = testStage();
const params = (day: string, from: string, to: string) => new URLSearchParams({ day, from, to });
const read = (day: string, from: string, to: string) =>
  readTime(stage.world, { ...owner, language: 'en' }, params(day, from, to));

test('free time offers a booking and a block at its times', async () => {
  const { lead, options, opens } = await read('2026-11-24', '14:00', '16:00');
  expect(lead).toBe('14:00–16:00, free');
  expect(options.map(({ href }) => href)).toEqual([
    '/admin/bookings/new?day=2026-11-24&time=14%3A00',
    '/admin/bookings/block?day=2026-11-24&fromTime=14%3A00&toTime=16%3A00',
    '/admin/dates/new?day=2026-11-24',
  ]);
  expect(opens).toBeNull();
});

test('a stretch whose length was chosen is booked in full', async () => {
  const drawn = new URLSearchParams({ day: '2026-11-24', from: '14:00', to: '15:15', length: '75' });
  const { options } = await readTime(stage.world, { ...owner, language: 'en' }, drawn);
  expect(options[0]).toMatchObject({
    href: '/admin/bookings/new?day=2026-11-24&time=14%3A00&minutes=75',
    note: '14:00–15:15',
  });
});

test('closed time is opened on its day only', async () => {
  const closed = await read('2026-11-24', '18:00', '20:00');
  expect([closed.lead, closed.opens]).toEqual([
    '18:00–20:00, outside your opening hours',
    'Tuesday 24 November',
  ]);
  const hours = extraHoursOf(params('2026-11-24', '18:00', '20:00'));
  expect(await addException(stage.world, owner, hours!)).toEqual({ ok: true });
  expect((await read('2026-11-24', '18:00', '20:00')).lead).toBe('18:00–20:00, free');
  expect((await read('2026-12-01', '18:00', '20:00')).lead).toContain('outside your opening hours');
});

test('time that has passed or is no time offers nothing', async () => {
  for (const [day, from, to] of [
    ['2026-11-22', '10:00', '11:00'],
    ['2026-11-24', '11:00', '10:00'],
    ['tomorrow', '10:00', '11:00'],
  ] as const) {
    const { options, opens } = await read(day, from, to);
    expect([options, opens]).toEqual([[], null]);
  }
});

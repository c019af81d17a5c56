import { expect, test } from 'vitest';
import { futureConcerts } from './dates.ts';

const datesFrom = (today: string) => {
  const items = ['2026-01-16', '2026-02-07'].map((date) => ({ date, title: 'Songs', place: 'A hall' }));
  const moved = futureConcerts({ type: 'concerts', items }, Temporal.PlainDate.from(today));
  return moved.type === 'concerts' ? moved.items.map(({ date }) => date) : [];
};

test('the sample concerts keep their weekday and distance, three weeks or more after today', () => {
  expect(datesFrom('2026-11-25')).toEqual(['2026-12-18', '2027-01-09']);
  expect(datesFrom('2025-12-26')).toEqual(['2026-01-16', '2026-02-07']);
});

test('other blocks stay as they are', () => {
  const lead = { type: 'lead', text: 'Words' } as const;
  expect(futureConcerts(lead, Temporal.PlainDate.from('2026-11-25'))).toBe(lead);
});

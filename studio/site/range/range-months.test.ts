import { expect, test } from 'vitest';
import { exampleRange, lowExampleRange } from './range-examples.ts';
import { rangeMonths } from './range-months.ts';

const on = (sungOn: string, note = 77) => ({
  ...exampleRange,
  sungOn,
  highest: { certainty: 'certain' as const, note },
});

test('months of kept results: the last of each month, over the end of a year, and gaps stay gaps', () => {
  const months = rangeMonths([on('2027-01-02', 76), on('2026-11-03', 71), on('2026-11-24', 74)]);
  expect(months.map(({ month, range }) => [month, range?.highest])).toEqual([
    ['2026-11', { certainty: 'certain', note: 74 }],
    ['2026-12', undefined],
    ['2027-01', { certainty: 'certain', note: 76 }],
  ]);
});

test('months of kept results: those without comfortable notes are left out, and the last two years stay', () => {
  expect(rangeMonths([lowExampleRange])).toEqual([]);
  const months = rangeMonths([on('2020-01-01'), on('2026-11-24')]);
  expect([months.length, months.at(-1)?.month, months[0]?.month]).toEqual([24, '2026-11', '2024-12']);
});

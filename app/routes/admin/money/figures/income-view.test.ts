import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisFor, strokesOf } from './income-view.ts';

test('the axis of a plot: round, in thousands from DKK 4,000, and never below the highest bar', () => {
  expect(axisFor(8_600_000)).toEqual({
    isInThousands: true,
    ticks: [0, 25, 50, 75, 100],
    strokeMinor: 200_000,
  });
  expect(axisFor(195_000)).toMatchObject({ isInThousands: false, ticks: [0, 500, 1000, 1500, 2000] });
  expect(axisFor(0).ticks).toEqual([0, 1, 2, 3, 4]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (highestMinor) => {
      const { ticks, isInThousands } = axisFor(highestMinor);
      const topMinor = (ticks.at(-1) ?? 0) * (isInThousands ? 100_000 : 100);
      expect(topMinor).toBeGreaterThanOrEqual(highestMinor);
      expect(topMinor).toBeLessThanOrEqual(Math.max(400, highestMinor * 2.5));
      expect(ticks.every(Number.isInteger)).toBe(true);
    }),
  );
});

test('the strokes of a bar: at least one for a positive amount, none for a negative one', () => {
  expect(strokesOf([6_800_000, 1, 0, -500], axisFor(8_600_000))).toEqual([34, 1, 0, 0]);
});

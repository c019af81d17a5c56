import { afterEach, expect, test, vi } from 'vitest';
import { latestRange } from '#app/routes/calendar/booking/widget/latest-range.ts';
import { keepRanges, keptKey, keptRanges } from './kept-ranges.ts';

afterEach(() => vi.unstubAllGlobals());

function device(start: Record<string, string> = {}, sungRange?: string) {
  const items = new Map(Object.entries(start));
  vi.stubGlobal('document', { querySelector: () => sungRange && { dataset: { sungRange } } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  return items;
}

test('kept results: the newest one can be shown with a booking, and before it the one of this page', () => {
  const items = device();
  expect(latestRange()).toBeNull();
  expect(keepRanges([1, 2])).toBe(true);
  expect([keptRanges(), latestRange()]).toEqual([[1, 2], 2]);
  device(Object.fromEntries(items), '3');
  expect(latestRange()).toBe(3);
});

test('kept results: deleting leaves nothing on the device', () => {
  const items = device();
  keepRanges([1]);
  keepRanges([]);
  expect([...items]).toEqual([]);
});

test('kept results: a device that blocks storage, or has other content there, has none', () => {
  for (const content of ['{"a":', '"text"']) {
    device({ [keptKey]: content });
    expect([keptRanges(), latestRange()]).toEqual([[], null]);
  }
  vi.stubGlobal('localStorage', undefined);
  expect([keptRanges(), keepRanges([1]), latestRange()]).toEqual([[], false, null]);
});

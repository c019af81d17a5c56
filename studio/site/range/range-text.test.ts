import { expect, test } from 'vitest';
import { exampleRange, lowExampleRange } from './range-examples.ts';
import { describeRange } from './range-text.ts';

test('voice range: the owner reads every number of a result in one line', () => {
  expect(describeRange(exampleRange, 'en')).toBe(
    'G3 to F5, most at ease from C4 to C5, touched E3, A5, steady within 14 cents, vibrato 5.4 a second, 38 cents, speaks at 196 Hz, sung 24 November',
  );
  expect(describeRange({ ...exampleRange, touched: [], vibrato: null }, 'da')).toBe(
    'G3 til F5, mest hjemme fra C4 til C5, stabil inden for 14 cent, taler ved 196 Hz, sunget 24. november',
  );
});

test('voice range: an end that is not certain is called so', () => {
  expect(describeRange({ ...lowExampleRange, source: 'keys' }, 'en')).toContain(
    'G2 or lower to high end not heard, ',
  );
  expect(describeRange({ ...lowExampleRange, source: 'keys' }, 'en')).toContain(
    'entered by keys 24 November',
  );
});

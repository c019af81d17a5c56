import { expect, test } from 'vitest';
import { fitsFan, sungLayout } from './sung-layout.ts';

const lines = (text: string) =>
  sungLayout(text)?.systems.map((system) => system.map((word) => word.text).join(' '));

test('the home headline is set on one stave on wide pages and on two on a phone', () => {
  const layout = sungLayout('Sing so the room leans in', { melody: [0, 2, 3, 5, 4, 7], largest: 'l' });
  expect(layout?.wideLines).toBe(1);
  expect(layout?.wideSize).toBe('l');
  expect(layout?.systems.map((system) => system.length)).toEqual([3, 3]);
  expect(layout?.systems.flat().map((word) => word.wide)).toEqual([0, 2, 3, 5, 4, 7]);
});

test('short headlines are set large', () => {
  expect(sungLayout('Our Courses')).toMatchObject({ wideSize: 'xl', wideLines: 1, phoneSize: 'l' });
  expect(lines('Our Courses')).toEqual(['Our Courses']);
  expect(lines('Private Coaching')).toEqual(['Private', 'Coaching']);
});

test('Danish headlines follow the same rule', () => {
  expect(lines('Vores kurser')).toEqual(['Vores kurser']);
  expect(lines('Begynd, hvor du taler')).toHaveLength(2);
  expect(lines('Syng, så rummet lytter')).toEqual(['Syng, så', 'rummet lytter']);
  expect(sungLayout('Privatlivspolitik')).toMatchObject({ phoneSize: 'm' });
});

test('a headline that would wrap badly is set as a plain heading', () => {
  expect(sungLayout('Menneskerettighedserklæringen')).toBeNull();
  expect(sungLayout('one two three four five six seven eight nine ten')).toBeNull();
  expect(sungLayout('')).toBeNull();
  // Two lines on a wide page would be three everywhere if they were already three on a phone.
  expect(sungLayout('The ten seconds before the first note')).toBeNull();
});

test('words never leave the stave, and a melody of the wrong length is not used', () => {
  for (const text of ['Hello', 'Oops! Page not found', 'Terms of Service', 'How we use cookies here']) {
    for (const word of sungLayout(text, { melody: [8] })?.systems.flat() ?? []) {
      expect(word.wide).toBeGreaterThanOrEqual(0);
      expect(word.wide).toBeLessThanOrEqual(8);
      expect(word.phone).toBeLessThanOrEqual(5);
    }
  }
});

test('the last word of a generated melody ends higher than the first', () => {
  const words = sungLayout('Oops! Page not found')!.systems.flat();
  expect(words.at(-1)!.wide).toBeGreaterThan(words[0]!.wide);
});

test('the fan carries two short lines, and leaves longer or undivided headlines to one wide stave', () => {
  expect(fitsFan('Sing so the room leans in')).toBe(true);
  expect(fitsFan('Syng, så rummet lytter')).toBe(true);
  expect(fitsFan('Sing')).toBe(false);
  expect(fitsFan('Every voice has a place to begin tonight')).toBe(false);
  expect(fitsFan('')).toBe(false);
});

import { expect, test } from 'vitest';
import { markOf, marksIn } from './block-marks.ts';

test('block marks: found and removed, whatever is around them', () => {
  const marked = `Sing${markOf(0)} in ${markOf(12)}Århus 12${markOf(3)}`;
  expect(marksIn(marked)).toEqual({ text: 'Sing in Århus 12', places: [0, 12, 3] });
  expect(marksIn('Sing 12')).toEqual({ text: 'Sing 12', places: [] });
});

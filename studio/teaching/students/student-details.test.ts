import { expect, test } from 'vitest';
import { tagsIn } from './student-details.ts';

test.each([
  ['', []],
  [' , ,', []],
  ['Audition,  Wedding   singer ', ['Audition', 'Wedding singer']],
  ['Choir, choir, CHOIR', ['Choir']],
  ['Ærø, Åsta', ['Ærø', 'Åsta']],
])('the tags in %j are %j', (typed, tags) => {
  expect(tagsIn(typed)).toEqual(tags);
});

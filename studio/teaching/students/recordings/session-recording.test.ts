import { expect, test } from 'vitest';
import { commentInput, secondsOf } from './session-recording.ts';

test.each([
  ['0:07', 7],
  ['1:07', 67],
  [' 61:00 ', 3_660],
  ['1:02:07', 3_727],
])('%s is %i seconds', (text, seconds) => expect(secondsOf(text)).toBe(seconds));

test.each(['', '7', '1:7', '1:60', '1:60:00', 'a:00', '-1:00', '1:00:00:00'])('%s is not a time', (text) =>
  expect(secondsOf(text)).toBeNull(),
);

test('a comment without a time is about the start, and one with a wrong time or without text is refused', () => {
  expect(commentInput.parse({ at: ' ', body: ' Yes ' })).toEqual({ at: 0, body: 'Yes' });
  const faults = (given: { at: string; body: string }) =>
    commentInput.safeParse(given).error?.issues.map(({ path }) => path[0]);
  expect(faults({ at: 'soon', body: ' ' })).toEqual(['at', 'body']);
  expect(faults({ at: '0:01', body: 'x'.repeat(1_001) })).toEqual(['body']);
});

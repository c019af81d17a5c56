import { expect, test } from 'vitest';
import { foundNoLine, unlessCut } from './unless-cut.ts';

const sending = (error: unknown) => unlessCut(() => Promise.reject(error), 'typed');

test('a line cut before or within the answer leaves the page as it is', async () => {
  for (const error of [new TypeError('Failed to fetch'), new Error('Unable to decode turbo-stream response')])
    expect(await sending(error)).toMatchObject({ data: 'typed', init: { status: 503 } });
});

test('an answer, a redirect and a bug pass', async () => {
  expect(await unlessCut(async () => 'answer', 'typed')).toBe('answer');
  const redirect = new Response(null, { status: 302 });
  await expect(sending(redirect)).rejects.toBe(redirect);
  await expect(sending(new Error('Unexpected Server Error'))).rejects.toThrow('Unexpected');
});

test('a page that is not reached is told apart from a bug, in the words of every browser', () => {
  for (const words of ['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])
    expect(foundNoLine(new TypeError(words))).toBe(true);
  expect(foundNoLine(new TypeError('x is undefined'))).toBe(false);
  expect(foundNoLine(new Error('Failed to fetch'))).toBe(false);
});

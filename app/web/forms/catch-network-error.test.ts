import { expect, test } from 'vitest';
import { isCut, unlessCut } from './catch-network-error.ts';

const sending = (error: unknown) => unlessCut(() => Promise.reject(error), 'typed');

/** As browsers make them: Safari without a stack. */
function networkError(message: string): Error {
  const error = new TypeError(message);
  if (message === 'Load failed') Reflect.deleteProperty(error, 'stack');
  return error;
}

const messages = [
  'Failed to fetch',
  'network error',
  'NetworkError when attempting to fetch resource.',
  'Error in input stream',
  'Load failed',
  'Failed to fetch dynamically imported module: https://studio.test/assets/login.js',
];

test.each(messages)(
  'isCut: "%s" is a network error, also as the cause of an answer that cannot be decoded',
  async (message) => {
    const error = networkError(message);
    expect(isCut(error)).toBe(true);
    expect(isCut(new Error('Unable to decode turbo-stream response', { cause: error }))).toBe(true);
    expect(await sending(error)).toMatchObject({ data: 'typed', init: { status: 503 } });
  },
);

test.each([
  new TypeError("Cannot read properties of undefined (reading 'fetch')"),
  new TypeError('networkState is not a function'),
  new TypeError('x is undefined'),
  new Error('Failed to decode the answer of the form'),
  new Error('Unable to decode turbo-stream response', { cause: new SyntaxError('Unexpected token') }),
  new Error('Unexpected Server Error'),
])('unlessCut: our own bug is thrown on, not answered as a network error: %s', async (bug) => {
  expect(isCut(bug)).toBe(false);
  await expect(sending(bug)).rejects.toBe(bug);
});

test('unlessCut: an answer and a redirect pass', async () => {
  expect(await unlessCut(async () => 'answer', 'typed')).toBe('answer');
  const redirect = new Response(null, { status: 302 });
  await expect(sending(redirect)).rejects.toBe(redirect);
});

import { expect, test } from 'vitest';
import { catchNetworkError, isConnectionError } from './catch-network-error.ts';

const sending = (error: unknown) => catchNetworkError(() => Promise.reject(error), 'typed');

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
  'isConnectionError: "%s" is a network error, also as the cause of an answer that cannot be decoded',
  async (message) => {
    const error = networkError(message);
    expect(isConnectionError(error)).toBe(true);
    expect(isConnectionError(new Error('Unable to decode turbo-stream response', { cause: error }))).toBe(
      true,
    );
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
])('catchNetworkError: a bug is rethrown, not answered as a network error: %s', async (bug) => {
  expect(isConnectionError(bug)).toBe(false);
  await expect(sending(bug)).rejects.toBe(bug);
});

test('catchNetworkError: a response and a redirect pass', async () => {
  expect(await catchNetworkError(async () => 'answer', 'typed')).toBe('answer');
  const redirect = new Response(null, { status: 302 });
  await expect(sending(redirect)).rejects.toBe(redirect);
});

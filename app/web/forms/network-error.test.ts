import { type DataStrategyResult, data } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { keepPageOnNetworkError, networkError } from './network-error.ts';
import { keepPageWhenSignedOut } from './signed-out.ts';

const failed = (): DataStrategyResult => ({ type: 'error', result: new TypeError('Failed to fetch') });

function sent(result: DataStrategyResult, method = 'POST') {
  const request = new Request('http://localhost/admin/bookings/new', { method });
  return keepPageOnNetworkError({ request }, async () => ({ page: result }));
}

afterEach(async () => {
  networkError.show(null);
  vi.stubGlobal('location', { pathname: '/elsewhere', search: '' });
  await sent({ type: 'data', result: 'another page' }, 'GET');
  vi.unstubAllGlobals();
});

test('network error on submit: the page keeps its last answer, and shows the error until the next submit [P.175]', async () => {
  const before = { refusal: 'taken' };
  vi.stubGlobal('location', { pathname: '/admin/bookings/new', search: '' });
  await sent({ type: 'data', result: data(before, { status: 409 }) });
  const notified: unknown[] = [];
  const stop = networkError.subscribe(() => notified.push(networkError.getSnapshot()));
  const { page } = await sent(failed());
  expect(page).toMatchObject({ type: 'data', result: { data: before, init: { status: 503 } } });
  await sent({ type: 'data', result: 'revalidated' }, 'GET');
  expect(notified).toEqual(['offline']);
  await sent({ type: 'data', result: 'done' });
  await sent(failed());
  vi.stubGlobal('location', { pathname: '/admin', search: '' });
  await sent({ type: 'data', result: 'another page' }, 'GET');
  stop();
  expect(notified).toEqual(['offline', null, 'offline', null]);
});

test('network error: the other caching middleware passes it on and keeps the answer', async () => {
  vi.stubGlobal('location', { pathname: '/admin/bookings/new', search: '' });
  const request = new Request('http://localhost/admin/bookings/new', { method: 'POST' });
  const inner = (result: DataStrategyResult) =>
    keepPageWhenSignedOut({ request }, async () => ({ page: result }));
  const before = { refusal: 'taken' };
  await keepPageOnNetworkError({ request }, () => inner({ type: 'data', result: before }));
  const { page } = await keepPageOnNetworkError({ request }, () => inner(failed()));
  expect(page).toMatchObject({ type: 'data', result: { data: before } });
});

test('an answer of one page is not restored on the next', async () => {
  vi.stubGlobal('location', { pathname: '/admin/bookings/new', search: '' });
  await sent({ type: 'data', result: { refusal: 'taken' } });
  vi.stubGlobal('location', { pathname: '/admin/bookings/new', search: '?day=2' });
  await sent({ type: 'data', result: 'another day' }, 'GET');
  expect((await sent(failed())).page).toMatchObject({ type: 'data', result: { data: undefined } });
});

test('a page without an earlier answer is left unchanged, however the error is wrapped', async () => {
  const wrapped: DataStrategyResult = { type: 'error', result: data(new TypeError('Failed to fetch')) };
  for (const result of [failed(), wrapped])
    expect((await sent(result)).page).toMatchObject({ type: 'data', result: { data: undefined } });
});

test('a response, a bug and a navigation pass unchanged', async () => {
  const bug: DataStrategyResult = { type: 'error', result: new Error('Unexpected Server Error') };
  expect((await sent(bug)).page).toEqual(bug);
  const typeError: DataStrategyResult = { type: 'error', result: new TypeError('x is undefined') };
  expect((await sent(typeError)).page).toEqual(typeError);
  expect((await sent({ type: 'data', result: 'typed' })).page).toEqual({ type: 'data', result: 'typed' });
  expect((await sent(failed(), 'GET')).page).toMatchObject({ type: 'error' });
  expect(networkError.getSnapshot()).toBeNull();
});

test('upload cancelled: the page keeps its last answer, and says that nothing was saved', async () => {
  vi.stubGlobal('location', { pathname: '/admin/bookings/new', search: '' });
  const cancelled = Object.assign(new Error(), { name: 'UploadCancelled' });
  const { page } = await sent({ type: 'error', result: cancelled });
  expect(page).toMatchObject({ type: 'data' });
  expect(networkError.getSnapshot()).toBe('cancelled');
});

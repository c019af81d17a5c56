import { type DataStrategyResult, redirect } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { keepPageWhenSignedOut, signedOut } from './signed-out.ts';

const signInUrl = '/login?next=%2Fadmin%2Fbookings%2Fnew';
const leadsTo = (place: string): DataStrategyResult => ({ type: 'error', result: redirect(place) });

function sent(result: DataStrategyResult, method = 'POST') {
  const request = new Request('http://localhost/admin/bookings/new', { method });
  return keepPageWhenSignedOut({ request }, async () => ({ page: result }));
}

afterEach(() => {
  signedOut.show(null);
  vi.unstubAllGlobals();
});

test('a submit redirected to sign-in keeps the page and its last answer, and shows the sign-in link until the next [P.177]', async () => {
  const before = { refusal: 'taken' };
  await sent({ type: 'data', result: before });
  const { page } = await sent(leadsTo(signInUrl));
  expect(page).toMatchObject({ type: 'data', result: { data: before, init: { status: 401 } } });
  expect(signedOut.getSnapshot()).toBe(signInUrl);
  await sent({ type: 'data', result: 'done' });
  expect(signedOut.getSnapshot()).toBeNull();
});

test('a GET is redirected to sign-in, and every other redirect is followed', async () => {
  expect((await sent(leadsTo(signInUrl), 'GET')).page).toMatchObject({ type: 'error' });
  for (const place of ['/admin/bookings/x?flash=booked', '/login?out=everywhere', '/'])
    expect((await sent(leadsTo(place))).page).toMatchObject({ type: 'error', result: { status: 302 } });
  expect(signedOut.getSnapshot()).toBeNull();
});

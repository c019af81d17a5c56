import { redirect } from 'react-router';
import { expect, test } from 'vitest';
import { loginRedirect, loginRedirectTarget } from './login-redirect.ts';

test('after sign-in the user returns to the page, also when the router requested only its data', () => {
  for (const path of [
    '/dashboard/journal/new',
    '/dashboard/journal/new.data',
    '/dashboard/journal/new.data?_routes=root',
  ])
    expect(loginRedirect(path)).toBe('/login?next=%2Fdashboard%2Fjournal%2Fnew');
  expect(loginRedirect('/admin/students.data?q=S%C3%B8ren&_routes=root')).toBe(
    `/login?next=${encodeURIComponent('/admin/students?q=S%C3%B8ren')}`,
  );
});

test('a redirect to sign-in is distinguished from every other redirect', () => {
  for (const signInUrl of [loginRedirect('/admin'), `/da${loginRedirect('/admin')}`])
    expect(loginRedirectTarget(redirect(signInUrl))).toBe(signInUrl);
  for (const place of ['/login?out=everywhere', '/admin?next=/login', 'https://example.com/login?next=/'])
    expect(loginRedirectTarget(redirect(place))).toBeNull();
  expect(loginRedirectTarget({ refusal: 'taken' })).toBeNull();
});

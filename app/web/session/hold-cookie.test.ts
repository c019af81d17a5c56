import { expect, test } from 'vitest';
import type { Settings } from '#platform/settings.ts';
import { holdCookies } from './hold-cookie.ts';

test('a hold does not shorten the flag that a cart or a sign-in has set for 30 days', () => {
  const [hold, flag] = holdCookies({ siteUrl: 'https://studio.example' } as Settings, 'token');
  expect(hold).toContain('Max-Age=86400');
  expect(flag).toMatch(/^belcanto_flag=1; .*Max-Age=2592000/);
});

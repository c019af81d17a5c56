import { expect, test } from 'vitest';
import { viewOf } from './page-views.ts';

const browser =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15';
const path = '/private-coaching/book';

function view(headers: Record<string, string> = {}, { query = '', method = 'GET', at = path } = {}) {
  const url = `http://localhost:3000${at}${query}`;
  return viewOf(new Request(url, { method, headers: { 'user-agent': browser, ...headers } }), at);
}

test('page views: a browser that opens the booking page counts once', () => {
  expect(view()).toBe('booking');
  expect(view({ 'sec-fetch-dest': 'document' }, { query: '?offer=voice-check&utm_source=x' })).toBe(
    'booking',
  );
  expect(view({}, { at: '/private-coaching' })).toBeNull();
  expect(view({}, { method: 'HEAD' })).toBeNull();
});

test.each([
  ['a prefetch', { 'sec-purpose': 'prefetch' }],
  ['a prerender', { 'sec-purpose': 'prefetch;prerender' }],
  ['a prefetch of an older browser', { purpose: 'prefetch' }],
  ['a prefetch of Firefox', { 'x-moz': 'prefetch' }],
  ['a preview of Safari', { 'x-purpose': 'preview' }],
  ['a request by a script', { 'sec-fetch-dest': 'empty' }],
  [
    'a search engine',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  ],
  ['a link preview', { 'user-agent': 'facebookexternalhit/1.1' }],
  ['a monitor', { 'user-agent': 'UptimeRobot/2.0' }],
  ['curl', { 'user-agent': 'curl/8.5.0' }],
  ['a program without a name', { 'user-agent': '' }],
  ['a visitor with a hold', { cookie: 'belcanto_hold=token' }],
])('page views: %s does not count', (_who, headers) => {
  expect(view(headers)).toBeNull();
});

test('page views: a later step of the booking does not count', () => {
  expect(view({}, { query: '?slot_start=2026-11-24T09:00:00Z' })).toBeNull();
});

import { expect, test } from 'vitest';
import { checkPages } from './check-pages.ts';

test('doctor: an owner’s page at /range is named with the other address of ‘Find your range’', () => {
  expect(checkPages({ ownPageAtRange: true })).toMatchObject([
    { level: 'ok', text: '/range is your own page; ‘Find your range’ is at /find-your-range.' },
  ]);
  expect([checkPages({ ownPageAtRange: false }), checkPages(null)]).toEqual([[], []]);
});

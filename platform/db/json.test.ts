import { expect, test } from 'vitest';
import { json } from './json.ts';

test('JSON for the database: half of an emoji becomes U+FFFD; whole ones and written escapes stay', () => {
  expect(json({ name: 'a\ud800' })).toBe('{"name":"a\ufffd"}');
  expect(json(['\u{1f600}', 'a\\ud800', '\\\ud83d'])).toBe('["\u{1f600}","a\\\\ud800","\\\\\ufffd"]');
});

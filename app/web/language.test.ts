import { expect, test } from 'vitest';
import { readAddress } from './language.ts';

test('a page is served without a prefix in its specified language', () => {
  expect(readAddress('/courses')).toMatchObject({
    language: 'en',
    prefix: null,
    path: '/courses',
    redirectTo: null,
  });
  expect(readAddress('/courses/voice-elevated').language).toBe('da');
});

test('a prefix renders the same page in the other language', () => {
  expect(readAddress('/da')).toMatchObject({ language: 'da', prefix: 'da', path: '/', redirectTo: null });
  expect(readAddress('/da/courses')).toMatchObject({ language: 'da', path: '/courses' });
  expect(readAddress('/en/courses/voice-elevated')).toMatchObject({ language: 'en', redirectTo: null });
});

test('a redundant prefix or trailing slash redirects to the canonical URL', () => {
  expect(readAddress('/en/courses').redirectTo).toBe('/courses');
  expect(readAddress('/en').redirectTo).toBe('/');
  expect(readAddress('/da/courses/voice-elevated').redirectTo).toBe('/courses/voice-elevated');
  expect(readAddress('/courses/').redirectTo).toBe('/courses');
  expect(readAddress('/da/').redirectTo).toBe('/da');
  expect(readAddress('/').redirectTo).toBe(null);
});

test('a path segment that only starts like a prefix is no prefix', () => {
  expect(readAddress('/dance')).toMatchObject({ prefix: null, path: '/dance' });
});

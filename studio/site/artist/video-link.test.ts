import { expect, test } from 'vitest';
import { playerAddress, readVideoLink, watchAddress, withLink } from './video-link.ts';

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com/watch?t=3&v=dQw4w9WgXcQ&list=x',
  'http://m.youtube.com/watch?v=dQw4w9WgXcQ',
  'youtube.com/watch?v=dQw4w9WgXcQ',
  '  https://youtu.be/dQw4w9WgXcQ?t=10 ',
])('a watch URL with v, or the short form, is recognised: %s [S5.14]', (link) => {
  expect(readVideoLink(link)).toEqual({ site: 'youtube', videoId: 'dQw4w9WgXcQ' });
});

test.each([
  '',
  'hello',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=',
  'https://www.youtube.com/watch?v=a/b',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://youtu.be/',
  'https://youtu.be/a/b',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/123',
  'javascript:alert(1)',
  'https://user@youtu.be:99999/x',
])('anything else is an invalid link: %j [S5.15]', (link) => {
  expect(readVideoLink(link)).toBeNull();
});

test('new entries go first; empty input and duplicates are ignored, however they are written [S5.13]', () => {
  const one = withLink([], 'https://youtu.be/aaa');
  const two = withLink(one, ' not a link ');
  expect(two).toEqual(['not a link', 'https://youtu.be/aaa']);
  for (const typed of ['', '   ', 'https://www.youtube.com/watch?v=aaa', 'not a link']) {
    expect(withLink(two, typed)).toEqual(two);
  }
  expect(withLink([], 'https://youtu.be/bbb', ['https://www.youtube.com/watch?v=bbb'])).toEqual([]);
});

test('a video links to its site, and plays here without cookies', () => {
  const video = { site: 'youtube', videoId: 'dQw4w9WgXcQ' } as const;
  expect(watchAddress(video)).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  expect(playerAddress(video)).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/);
});

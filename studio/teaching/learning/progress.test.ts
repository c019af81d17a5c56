import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moved, previewOf } from './course.ts';
import { nextLesson, progressOf } from './progress.ts';

describe('progress', () => {
  test('counts completed lessons among the published ones', () => {
    expect(progressOf(['a', 'b', 'c'], new Set(['a', 'c']))).toEqual({ done: 2, total: 3, percent: 66 });
    expect(progressOf([], new Set(['a']))).toEqual({ done: 0, total: 0, percent: 0 });
  });

  test('falls when a lesson is added later, and rises when an open one is hidden', () => {
    const done = new Set(['a', 'b']);
    expect(progressOf(['a', 'b'], done).percent).toBe(100);
    expect(progressOf(['a', 'b', 'new'], done).percent).toBe(66);
    expect(progressOf(['a', 'new'], done).percent).toBe(50);
    expect(progressOf(['a'], done).percent).toBe(100);
  });

  test('a lesson hidden and shown again is still completed', () => {
    const done = new Set(['a', 'b']);
    expect(progressOf(['b'], done)).toMatchObject({ done: 1, total: 1 });
    expect(progressOf(['a', 'b'], done)).toMatchObject({ done: 2, total: 2 });
  });

  test('is 100 exactly when every lesson is completed, and never more', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.array(fc.string()), (lessons, completed) => {
        const done = new Set(completed);
        const { percent, total } = progressOf(lessons, done);
        expect(percent >= 0 && percent <= 100).toBe(true);
        expect(percent === 100).toBe(total > 0 && nextLesson(lessons, done) === null);
      }),
    );
  });
});

describe('a description in a list', () => {
  test('is cut at 50 characters, counting an emoji as one, and marked with an ellipsis [S9.07]', () => {
    expect(previewOf('å'.repeat(50))).toBe('å'.repeat(50));
    expect(previewOf('å'.repeat(51))).toBe(`${'å'.repeat(50)}…`);
    expect([...previewOf('🎵'.repeat(60))]).toHaveLength(51);
    expect(previewOf(' one\n\n two ')).toBe('one two');
  });
});

test('a move by one place up or down, and none beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 'b', 'up')).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'b', 'down')).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 'a', 'up')).toBeNull();
  expect(moved(['a', 'b'], 'b', 'down')).toBeNull();
  expect(moved(['a', 'b'], 'x', 'down')).toBeNull();
});

import { parse } from '@babel/parser';
import { expect, test } from 'vitest';
import { commentLinesOf, functionsIn } from '../scripts/setup/functions-in.mjs';
import { code, production } from './support/sources.ts';

const sources = code.filter(({ path }) => !/\.d\.m?ts$/.test(path));
const parsed = new Map(
  sources.map(({ path, text }) => [
    path,
    parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] }),
  ]),
);
const functions = production.flatMap(({ path }) =>
  functionsIn(parsed.get(path)?.program).map((found) => ({ ...found, at: `${path}:${found.line}` })),
);
/** React Router prescribes these parameters. */
const prescribed = /^app\/entry\.server\.tsx:/;

test('functions: none has more than 50 statements', () => {
  expect(functions.length).toBeGreaterThan(5_000);
  const long = functions.filter(({ statements }) => statements > 50);
  expect(long.map(({ at, statements }) => `${at}: ${statements}`)).toEqual([]);
});

test('objects and arrays: none is made only to be spread into another or into props', () => {
  const spread = /\.\.\.\s*\(?\s*(?:\{|\[(?:[^\][]|\[[^\][]*\])*\](?: as const\))?\s*(?:[,)\]]|$))/m;
  const found = sources.filter(({ path, text }) => path !== 'tests/code-size.test.ts' && spread.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('functions: none takes more than three positional parameters', () => {
  const wide = functions.filter(({ parameters, isArgument }) => parameters > 3 && !isArgument);
  expect(wide.map(({ at }) => at).filter((at) => !prescribed.test(at))).toEqual([]);
});

test('comments: at most 3 in 100 lines', () => {
  const lines = sources.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
  const comments = [...parsed.values()].reduce((sum, file) => sum + commentLinesOf(file.comments), 0);
  expect(comments / lines).toBeLessThanOrEqual(0.03);
});

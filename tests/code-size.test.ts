import { parse } from '@babel/parser';
import { expect, test } from 'vitest';
import { code, production } from './support/sources.ts';

interface Node {
  type: string;
  loc?: { start: { line: number }; end: { line: number } } | null;
  params?: readonly unknown[];
  [child: string]: unknown;
}

interface FoundFunction {
  /** `path:line` */
  at: string;
  lines: number;
  parameters: number;
  /** Passed to a call: a library may prescribe its parameters. */
  isArgument: boolean;
}

const sources = code.filter(({ path }) => !/\.d\.m?ts$/.test(path));
const parsed = new Map(
  sources.map(({ path, text }) => [
    path,
    parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] }),
  ]),
);
const functions = production.flatMap(({ path }) => functionsIn(path, parsed.get(path)?.program as unknown));
/** React Router prescribes the parameters of this one. */
const prescribed = /^app\/entry\.server\.tsx:/;

function functionsIn(path: string, node: unknown, isArgument = false): FoundFunction[] {
  if (Array.isArray(node)) return node.flatMap((each) => functionsIn(path, each, isArgument));
  if (typeof node !== 'object' || node === null || !('type' in node)) return [];
  const { type, loc, params, ...children } = node as Node;
  const isFunction = /Function(Declaration|Expression)|ObjectMethod|Class(Private)?Method/.test(type);
  const own =
    isFunction && loc
      ? [
          {
            at: `${path}:${loc.start.line}`,
            lines: loc.end.line - loc.start.line + 1,
            parameters: params?.length ?? 0,
            isArgument,
          },
        ]
      : [];
  const below = Object.entries({ params, ...children }).flatMap(([name, child]) =>
    functionsIn(path, child, type === 'CallExpression' && name === 'arguments'),
  );
  return [...own, ...below];
}

test('functions: none is longer than 60 lines', () => {
  expect(functions.length).toBeGreaterThan(5_000);
  expect(functions.filter(({ lines }) => lines > 60).map(({ at, lines }) => `${at}: ${lines}`)).toEqual([]);
});

test('functions: none takes more than three positional parameters', () => {
  const wide = functions.filter(({ parameters, isArgument }) => parameters > 3 && !isArgument);
  expect(wide.map(({ at }) => at).filter((at) => !prescribed.test(at))).toEqual([]);
});

test('comments: at most 3 in 100 lines', () => {
  const lines = sources.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
  const comments = [...parsed.values()]
    .flatMap((file) => file.comments ?? [])
    .reduce((sum, { loc }) => sum + (loc ? loc.end.line - loc.start.line + 1 : 0), 0);
  expect(comments / lines).toBeLessThanOrEqual(0.03);
});

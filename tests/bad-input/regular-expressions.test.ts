import { parse } from '@babel/parser';
import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { production } from '../support/sources.ts';

/** Their text is short, or the browser's own. */
const accepted = [
  String.raw`app/web/rich-text/clean-pasted-html.ts /<(\/?)([a-z][a-z0-9:]*)((?:[^"'<>]|"[^"]*"|'[^']*')*)>|<[!/?][^>]*>|</gi`,
  String.raw`platform/accounts/common-password.ts /^(.+?)\1+$/su`,
  String.raw`studio/shared/money.ts /\B(?=(\d{3})+$)/g`,
];

const withLimitedCpuTime = 'platform/processes/child/';

const files = production.filter(
  ({ path }) => /^(app|studio|platform|server)\//.test(path) && !path.startsWith(withLimitedCpuTime),
);

function literalsIn(node: unknown): RegExp[] {
  if (Array.isArray(node)) return node.flatMap(literalsIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, pattern, flags, loc: _, ...children } = node as Record<string, unknown>;
  if (type === 'RegExpLiteral') return [new RegExp(String(pattern), String(flags))];
  return Object.values(children).flatMap(literalsIn);
}

const literals = files.flatMap(({ path, text }) =>
  literalsIn(parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program).map(
    (literal) => ({
      path,
      literal,
    }),
  ),
);

/** A value of a form, a header or an email would block the event loop: 60 kB of an address took 9 seconds. */
test('regular expressions: none of the main process takes more than linear time', () => {
  expect(literals.length).toBeGreaterThan(300);
  const slow = literals.filter(({ literal }) => analyse(literal, { maxReports: 1 }).reports.length > 0);
  expect(slow.map(({ path, literal }) => `${path} ${literal}`)).toEqual(accepted);
});

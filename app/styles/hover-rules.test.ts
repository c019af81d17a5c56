import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse, type Rule } from 'postcss';
import { expect, test } from 'vitest';
import { variant } from '#app/client/embed/look.ts';
import { pageStyle } from '#platform/payments/test-checkout/page/page-style.ts';

const root = new URL('../../', import.meta.url).pathname;

/** Custom properties used by a rule for the same state. */
const withoutLayout =
  /^(--[\w-]+|background(-[\w-]+)?|color|border(-[a-z]+)?-color|outline(-[a-z]+)?|box-shadow|text-(decoration|underline)(-[a-z]+)*|opacity|filter|fill|stroke|scale|rotate|translate|transform)$/;

const hoverRules = sheets().flatMap(([path, text]) => {
  const rules: { name: string; rule: Rule }[] = [];
  parse(text).walkRules(/:hover/, (rule) => {
    rules.push({ name: `${path}: ${rule.selector}`, rule });
  });
  return rules;
});

test('styles: every :hover rule is inside a (hover: hover) media query, since a tap also sets :hover', () => {
  expect(hoverRules.length).toBeGreaterThan(40);
  const outside = hoverRules.filter(({ rule }) => !isForHoverDevices(rule));
  expect(outside.map(({ name }) => name)).toEqual([]);
});

test('styles: a :hover rule sets only properties that cannot change the layout', () => {
  const moving = hoverRules.flatMap(({ name, rule }) => {
    const found: string[] = [];
    rule.walkDecls((decl) => {
      if (!withoutLayout.test(decl.prop)) found.push(`${name} { ${decl.prop} }`);
    });
    return found;
  });
  expect(moving).toEqual([]);
});

function isForHoverDevices(rule: Rule): boolean {
  for (let above = rule.parent; above && above.type !== 'root'; above = above.parent as typeof above) {
    if (above.type === 'atrule' && 'params' in above && above.params.includes('(hover: hover)')) return true;
  }
  return false;
}

function sheets(): [path: string, text: string][] {
  const list = execFileSync('git', ['ls-files', '*.css'], { cwd: root, encoding: 'utf8' });
  const files = list.trim().split('\n');
  return [
    ...files.map((path): [string, string] => [path, readFileSync(root + path, 'utf8')]),
    ['app/client/embed/look.ts', variant],
    ['platform/payments/test-checkout/page/page-style.ts', pageStyle],
  ];
}

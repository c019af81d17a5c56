import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserTargets } from '../../scripts/browser-targets.ts';
import { faultyStyles, newStyles, selectorsIn } from './css-features.ts';
import { baseline, compatNode, lacking, reading, type Versions } from './engines.ts';
import { covers, type Fallback, scriptFallbacks, styleFallbacks } from './fallbacks.ts';
import { loadedScripts } from './loaded-scripts.ts';
import { newMarkup } from './markup-features.ts';
import { reports } from './reports.ts';
import { newScripts, syntaxOf } from './script-features.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const styles = globSync(['build/client/*.css', 'build/client/assets/*.css']).map(read);
const scripts = [...loadedScripts().values()];

/** The Safari in which scripts begin to run (app/client/enhance.ts). */
const firstWithScripts = Object.fromEntries(
  ['safari', 'safari_ios'].map((browser) => [browser, addedIn('api.URL.canParse_static', browser)]),
);

function addedIn(feature: string, browser: string): string {
  const support = compatNode(feature)?.__compat?.support[browser];
  return String([support].flat()[0]?.version_added);
}

function tooNew(
  sources: readonly string[],
  levels: readonly Versions[],
  find: (source: string, versions: Versions) => Map<string, string>,
): Map<string, string> {
  const found = sources.flatMap((source) => levels.flatMap((versions) => [...find(source, versions)]));
  return new Map(found.toReversed());
}

function expectFallbacks(found: Map<string, string>, fallbacks: readonly Fallback[], built: string) {
  const patterns = fallbacks.flatMap(({ features }) => features);
  const features = [...found.keys()];
  const missing = [...found].filter(([feature]) => !patterns.some((pattern) => covers(pattern, feature)));
  expect(missing, 'too new, without a fallback').toEqual([]);
  const idle = patterns.filter((pattern) => !features.some((feature) => covers(pattern, feature)));
  expect(idle, 'no longer needed').toEqual([]);
  const unguarded = fallbacks.filter(({ guard }) => guard && !guard.test(built));
  expect(unguarded, 'the guard is not in what is built').toEqual([]);
}

test('the baseline is that of the README', () => {
  const text = read('README.md');
  expect(text).toContain(
    `Safari ${baseline.safari} (macOS and iOS), Firefox ${baseline.firefox}, Chrome and Edge ${baseline.chrome}`,
  );
  expect(text).toContain(`Safari ${reading.safari}`);
  expect([baseline.safari_ios, baseline.firefox_android, baseline.chrome_android, baseline.edge]).toEqual([
    baseline.safari,
    baseline.firefox,
    baseline.chrome,
    baseline.chrome,
  ]);
});

test('the build writes for the oldest browser of each engine', () => {
  expect(browserTargets()).toEqual(['safari16.0', 'ios16.0', 'firefox128', 'chrome125', 'edge125']);
});

test('styles: whatever the oldest browsers lack has a fallback', () => {
  expect(styles.length).toBeGreaterThan(30);
  const found = tooNew(styles, [baseline, reading], newStyles);
  expectFallbacks(found, styleFallbacks, [...styles, ...scripts].join('\n'));
});

test('styles: what Safari 16.0 does wrong is asked of newer browsers only', () => {
  expect(faultyStyles('main { overflow-x: clip } a { --s: round(2vw, 1px) }')).toHaveLength(2);
  expect(styles.flatMap(faultyStyles)).toEqual([]);
});

test('styles: what is hidden without scripts is also hidden in a Safari that runs none', () => {
  // What such a field says by itself is enough.
  const withoutScripts = styles.flatMap((css) => selectorsIn(css, /^media \(scripting:\s*none\)$/));
  const needed = withoutScripts.filter((selector) => !selector.startsWith('.tray'));
  const inOldest = styles.flatMap((css) =>
    selectorsIn(css, /^supports not \(contain-intrinsic-size:\s*1px\)$/),
  );
  expect(needed.length).toBeGreaterThan(2);
  expect(inOldest.toSorted()).toEqual(needed.toSorted());
  for (const browser of ['safari', 'safari_ios'])
    expect(addedIn('css.properties.contain-intrinsic-size', browser)).toBe(firstWithScripts[browser]);
});

test('scripts: whatever the oldest browsers that run them lack has a fallback', () => {
  expect(scripts.length).toBeGreaterThan(200);
  const found = tooNew(scripts, [baseline, firstWithScripts], newScripts);
  expectFallbacks(found, scriptFallbacks, scripts.join('\n'));
});

test('scripts: the oldest browser that reads pages can parse all of them, and step back', () => {
  const found = tooNew(scripts, [reading], (source, versions) => newScripts(source, versions, syntaxOf));
  expect([...found]).toEqual([]);
});

test('scripts run in the same Safari that has the style rules for them', () => {
  for (const browser of ['safari', 'safari_ios'])
    expect(addedIn('css.at-rules.media.scripting', browser)).toBe(firstWithScripts[browser]);
});

const finders = { script: newScripts, style: newStyles, markup: newMarkup };

test.each(reports)('would have been found: $report', ({ kind, source, feature, brokenIn }) => {
  expect(compatNode(feature), feature).toBeDefined();
  for (const [browser, version] of Object.entries(brokenIn))
    expect([...finders[kind](source, { [browser]: version }).keys()], browser).toContain(feature);
  const [browser = ''] = Object.keys(brokenIn);
  expect(lacking(feature, { [browser]: '999' }), browser).toEqual(
    feature.endsWith('requestIdleCallback') ? [`${browser} 999`] : [],
  );
});

test('a prefixed name beside the plain one is a fallback; an optional call is one', () => {
  const safari = { safari: '17.4' };
  expect(newStyles('a { user-select: none }', safari).size).toBeGreaterThan(0);
  expect(newStyles('a { -webkit-user-select: none; user-select: none }', safari)).toEqual(new Map());
  const firefox = { firefox: '128' };
  expect([...newScripts('navigator.setAppBadge(2)', firefox).keys()]).toEqual(['api.Navigator.setAppBadge']);
  expect(newScripts('navigator.setAppBadge?.(2)', firefox)).toEqual(new Map());
});

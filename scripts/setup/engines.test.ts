import { expect, test } from 'vitest';
import { failuresOf, notRun } from './engines.mjs';

test.each([
  ['firefox', 'linux', /Firefox.*type: sudo apt-get update && sudo apt-get install -y firefox-esr$/],
  ['webkit', 'linux', /WebKit.*install -y webkit2gtk-driver xvfb .*gir1\.2-webkit2-4\.1/],
  ['oldestWebkit', 'linux', /WebKit 2\.38.*install -y cog wpewebkit-driver$/],
  ['firefox', 'darwin', /brew install --cask firefox$/],
  ['webkit', 'darwin', /need Debian or Ubuntu/],
] as const)('a missing engine, %s on %s, is named as not run, with the remedy', (engine, platform, line) => {
  expect(notRun(engine, platform)).toMatch(/^not run: /);
  expect(notRun(engine, platform)).toMatch(line);
});

test('a missing engine is a failure with CI=true, and only there', () => {
  const lines = [notRun('firefox', 'linux'), notRun('webkit', 'linux')];
  expect(failuresOf(lines, { CI: 'true' })).toBe(2);
  expect(failuresOf(lines, {})).toBe(0);
  expect(failuresOf([], { CI: 'true' })).toBe(0);
});

import { readFileSync } from 'node:fs';

const names: Readonly<Record<string, string>> = {
  safari: 'safari',
  ios_saf: 'ios',
  firefox: 'firefox',
  chrome: 'chrome',
  edge: 'edge',
};

/**
 * What the build writes for, from `browserslist` in package.json: 'safari >= 16.0' is 'safari16.0'. The engines that
 * only read pages come last and win: a script that they cannot parse could not step back (app/client/enhance.ts).
 */
export function browserTargets(): string[] {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    browserslist: Record<'production' | 'reading', string[]>;
  };
  const versions = new Map<string, string>();
  for (const query of [...browserslist.production, ...browserslist.reading]) {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
    if (names[name]) versions.set(names[name], version);
  }
  return [...versions].map(([name, version]) => `${name}${version}`);
}

import { readFileSync } from 'node:fs';
import type { CompatNode, Support } from '../packages/browser-compat-data.ts';
import { readCompatData } from '../packages/browser-compat-data.ts';

const dataNames = {
  safari: 'safari',
  ios_saf: 'safari_ios',
  firefox: 'firefox',
  and_ff: 'firefox_android',
  chrome: 'chrome',
  and_chr: 'chrome_android',
  edge: 'edge',
} as const;

export type Versions = Readonly<Record<string, string>>;

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  browserslist: Record<'production' | 'reading', string[]>;
};

export const baseline = versionsOf(browserslist.production);
/** The oldest in which pages can be read, and forms sent without scripts. */
export const reading = versionsOf(browserslist.reading);

function versionsOf(queries: readonly string[]): Versions {
  return Object.fromEntries(
    queries.map((query) => {
      const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
      const known = dataNames[name as keyof typeof dataNames];
      if (!known) throw new Error(`browserslist: "${query}" is not "browser >= version"`);
      return [known, version];
    }),
  );
}

const data = readCompatData();

/** By its path in the compatibility data, such as 'css.properties.text-wrap.balance'. */
export function compatNode(feature: string): CompatNode | undefined {
  let at: CompatNode | undefined = data;
  for (const name of feature.split('.')) at = at && ownChild(at, name);
  return at;
}

export function ownChild(node: CompatNode, name: string): CompatNode | undefined {
  return name !== '__compat' && Object.hasOwn(node, name) ? (node[name] as CompatNode) : undefined;
}

/** Browsers of these versions that lack the feature. `hasAlso` says which prefixed names are written beside it. */
export function lacking(
  feature: string,
  versions: Versions,
  hasAlso: (name: string) => boolean = () => false,
): string[] {
  const compat = compatNode(feature)?.__compat;
  if (!compat) return [];
  const name = feature.slice(feature.lastIndexOf('.') + 1);
  return Object.entries(versions).flatMap(([browser, version]) => {
    const statements = [compat.support[browser] ?? []].flat();
    const has = statements.some(
      (one) => isIn(one, version) && (!spelling(one, name) || hasAlso(spelling(one, name) ?? '')),
    );
    return has ? [] : [`${browser} ${version}`];
  });
}

function spelling({ prefix, alternative_name }: Support, name: string): string | undefined {
  return prefix ? `${prefix}${name}` : alternative_name;
}

function isIn({ version_added, version_removed, flags, partial_implementation }: Support, version: string) {
  if (typeof version_added !== 'string' || version_added === 'preview' || flags) return false;
  if (partial_implementation) return false;
  return atLeast(version, version_added) && !(version_removed && atLeast(version, version_removed));
}

function atLeast(version: string, least: string): boolean {
  const [a, b] = [version, least.replace('≤', '')].map((text) => text.split('.').map(Number));
  for (let at = 0; at < 3; at++) {
    const difference = (a?.[at] ?? 0) - (b?.[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

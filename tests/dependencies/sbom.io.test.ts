import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('npm run sbom: without a network it lists every package with its version, in CycloneDX', async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], {
    env: { ...process.env, npm_config_registry: 'http://127.0.0.1:9/' },
    maxBuffer: 64 * 1024 * 1024,
  });
  const { bomFormat, components } = JSON.parse(stdout) as {
    bomFormat: string;
    components: ReadonlyArray<{ purl: string }>;
  };
  expect(bomFormat).toBe('CycloneDX');
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  const locked = Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .map(([path, { version }]) => `pkg:npm/${path.replace(/^.*node_modules\/@?/, '')}@${version}`);
  const listed = new Set(components.map(({ purl }) => purl.replace('pkg:npm/%40', 'pkg:npm/')));
  expect(locked.filter((purl) => !listed.has(purl))).toEqual([]);
});

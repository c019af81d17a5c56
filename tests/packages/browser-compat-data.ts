import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export interface Support {
  version_added: string | false | 'preview';
  version_removed?: string;
  prefix?: string;
  alternative_name?: string;
  partial_implementation?: true;
  flags?: unknown[];
}

export interface CompatNode {
  __compat?: { support: Record<string, Support | Support[] | undefined> };
  [name: string]: CompatNode | undefined | CompatNode['__compat'];
}

export function readCompatData(): CompatNode {
  const path = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
  return JSON.parse(readFileSync(path, 'utf8')) as CompatNode;
}

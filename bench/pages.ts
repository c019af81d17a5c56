import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measuredPages } from './support/lighthouse.ts';
import { measurePage } from './support/measure-page.ts';
import { table } from './support/numbers.ts';
import { startSite } from './support/processes.ts';

const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Other'] as const;

/** Requests and compressed bytes of the first view by kind, and layout shift. */
export async function benchPages(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'belcanto-bench-pages-'));
  const site = await startSite({ DATA_DIR: folder });
  try {
    const weights: string[][] = [];
    for (const page of measuredPages) {
      const seen = await measurePage(`${site.url}${page}`);
      const kb = (bytes: number) => (bytes / 1000).toFixed(1);
      const total = kinds.reduce((sum, kind) => sum + (seen.bytes[kind] ?? 0), 0);
      weights.push([
        page,
        String(seen.requests),
        kb(total),
        ...kinds.map((kind) => kb(seen.bytes[kind] ?? 0)),
        seen.layoutShift.toFixed(3),
        String(seen.foreignHosts),
      ]);
    }
    const limits = ['limit', '', '300', '', '20', '3', '60', '120', '', '0', '0'];
    return table(['page', 'requests', 'kB', ...kinds, 'layout shift', 'foreign hosts'], [...weights, limits]);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

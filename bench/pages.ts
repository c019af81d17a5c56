import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageAddress } from '#studio/shared/language.ts';
import { findChromium } from '#tests/support/browser/chromium-binary.ts';
import { ownPages, visitorPages } from '#tests/support/browser/visitor-pages.ts';
import { measurePage } from './support/measure-page.ts';
import { median, table } from './support/numbers.ts';
import { startSite } from './support/processes.ts';
import { runTool } from './support/tools.ts';

const pages = [...visitorPages, ...ownPages].flatMap((page) => [page, pageAddress(page, 'da')]);
/** Lighthouse measures these five times and takes the median, all others once. */
const leading = ['/', '/courses', '/courses/private-coaching'];
const runsOfLeading = 5;
const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Other'] as const;

/** Requests and compressed bytes of the first view by kind, layout shift, and Lighthouse on a simulated phone. */
export async function benchPages(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'belcanto-bench-pages-'));
  const site = await startSite({ DATA_DIR: folder });
  try {
    const weights: string[][] = [];
    const scores: string[][] = [];
    for (const page of pages) {
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
      scores.push([
        page,
        ...(await lighthouse(`${site.url}${page}`, leading.includes(page) ? runsOfLeading : 1)),
      ]);
    }
    const limits = ['limit', '', '300', '', '20', '3', '60', '120', '', '0', '0'];
    return [
      table(['page', 'requests', 'kB', ...kinds, 'layout shift', 'foreign hosts'], [...weights, limits]),
      table(
        ['page', 'performance (runs)', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'TBT ms'],
        scores,
      ),
    ].join('\n\n');
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface LighthouseReport {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

async function lighthouse(url: string, runs: number): Promise<string[]> {
  const reports: LighthouseReport[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await lighthouseRun(url));
  const score = (name: string) =>
    reports.map((report) => Math.round((report.categories[name]?.score ?? 0) * 100));
  const audit = (name: string) =>
    median(reports.map((report) => report.audits[name]?.numericValue ?? 0)).toFixed(0);
  const performance = score('performance');
  return [
    `${median(performance)} (${performance.join(', ')})`,
    ...['accessibility', 'best-practices', 'seo'].map((name) => String(median(score(name)))),
    audit('largest-contentful-paint'),
    audit('total-blocking-time'),
  ];
}

/** Lighthouse occasionally loses the start of its recording; such a run has no figures and is repeated. */
async function lighthouseRun(url: string, triesLeft = 3): Promise<LighthouseReport> {
  const args = [
    '--output=json',
    '--quiet',
    '--only-categories=performance,accessibility,best-practices,seo',
    `--chrome-flags=${flags}`,
  ];
  try {
    const text = await runTool('lighthouse/cli/index.js', [url, ...args], { CHROME_PATH: findChromium() });
    return JSON.parse(text) as LighthouseReport;
  } catch (error) {
    if (triesLeft === 0 || !String(error).includes('NO_NAVSTART')) throw error;
    console.error(`Lighthouse recorded nothing of ${url}; retrying`);
    return lighthouseRun(url, triesLeft - 1);
  }
}

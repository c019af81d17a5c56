import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Category,
  failedAudits,
  type LighthouseReport,
  pagesInBothLanguages,
  runLighthouse,
  scoreOf,
} from './support/lighthouse.ts';
import type { Measured } from './support/measured.ts';
import { median, table } from './support/numbers.ts';
import { startSite } from './support/processes.ts';
import { isQuick } from './support/quick.ts';

const limited = ['accessibility', 'best-practices', 'seo'] as const;
const performanceGoal = 99;

/** Limit 100 for each page. The SEO of a page that asks not to be indexed is not counted. */
export function benchLighthouse(): Promise<Measured> {
  return onEveryPage(async (pages, site) => {
    const faults: string[] = [];
    const rows: string[][] = [];
    for (const page of pages) {
      const report = await runLighthouse(site + page, limited);
      rows.push([page, ...limited.map((category) => shown(report, category))]);
      for (const category of limited) {
        const failed = failedAudits(report, category).filter((id) => id !== 'is-crawlable');
        if (failed.length > 0) faults.push(`${page}: ${category}: ${failed.join(', ')}`);
      }
    }
    return { text: table(['page', 'accessibility', 'best practices', 'SEO'], rows), faults };
  });
}

/** Needs a machine without other load. The median of five runs, against the goal. */
export function benchPerformance(): Promise<Measured> {
  return onEveryPage(async (pages, site) => {
    const rows: string[][] = [];
    for (const page of pages) {
      const reports: LighthouseReport[] = [];
      for (let run = 0; run < (isQuick ? 1 : 5); run += 1)
        reports.push(await runLighthouse(site + page, ['performance']));
      const scores = reports.map((report) => scoreOf(report, 'performance'));
      const audit = (name: string) =>
        median(reports.map(({ audits }) => audits[name]?.numericValue ?? 0)).toFixed(0);
      rows.push([
        page,
        `${median(scores)} (${scores.join(', ')})`,
        audit('largest-contentful-paint'),
        audit('total-blocking-time'),
        median(scores) < performanceGoal ? 'below the goal' : '',
      ]);
    }
    return {
      text: table(['page', `performance (goal ${performanceGoal})`, 'LCP ms', 'TBT ms', ''], rows),
      faults: [],
    };
  });
}

function shown(report: LighthouseReport, category: Category): string {
  return category === 'seo' && !isIndexed(report) ? 'not indexed' : String(scoreOf(report, category));
}

function isIndexed(report: LighthouseReport): boolean {
  return report.audits['is-crawlable']?.score !== 0;
}

async function onEveryPage(
  measure: (pages: readonly string[], site: string) => Promise<Measured>,
): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'belcanto-bench-lighthouse-'));
  const site = await startSite({ DATA_DIR: folder });
  try {
    return await measure(pagesInBothLanguages, site.url);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

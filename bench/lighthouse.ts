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

/**
 * Limit 100 for each page; the SEO of a page that asks not to be indexed is not counted. Performance is a goal: a
 * page below it is measured five times and shown with its median.
 */
export function benchLighthouse(): Promise<Measured> {
  return onEveryPage(async (pages, site) => {
    const faults: string[] = [];
    const rows: string[][] = [];
    for (const page of pages) {
      const report = await runLighthouse(site + page, [...limited, 'performance']);
      const performance = await performanceOf(report, site + page);
      rows.push([page, ...limited.map((category) => shown(report, category)), ...performance]);
      for (const category of limited) {
        const failed = failedAudits(report, category).filter((id) => id !== 'is-crawlable');
        if (failed.length > 0) faults.push(`${page}: ${category}: ${failed.join(', ')}`);
      }
    }
    const head = ['page', 'accessibility', 'best practices', 'SEO', `performance (goal ${performanceGoal})`];
    return { text: table([...head, 'LCP ms', 'TBT ms'], rows), faults };
  });
}

async function performanceOf(first: LighthouseReport, url: string): Promise<string[]> {
  const reports = [first];
  const runs = scoreOf(first, 'performance') < performanceGoal && !isQuick ? 5 : 1;
  while (reports.length < runs) reports.push(await runLighthouse(url, ['performance']));
  const scores = reports.map((report) => scoreOf(report, 'performance'));
  const audit = (name: string) =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? 0)).toFixed(0);
  return [
    runs === 1 ? String(scores[0]) : `${median(scores)} (${scores.join(', ')})`,
    audit('largest-contentful-paint'),
    audit('total-blocking-time'),
  ];
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

import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Category,
  failedAudits,
  type LighthouseReport,
  measuredPages,
  runLighthouse,
  scoreOf,
} from './support/lighthouse.ts';
import type { Measured } from './support/measured.ts';
import { median, table } from './support/numbers.ts';
import { startSite } from './support/processes.ts';
import { atLength } from './support/quick.ts';

const limited = ['accessibility', 'best-practices', 'seo'] as const;
const performanceGoal = 99;

const quick = ['--disable-full-page-screenshot'];
const screens = { phone: quick, desktop: [...quick, '--preset=desktop'] };

/** Limit 100 on a phone and a desktop; the SEO of a page that asks not to be indexed is not counted. */
export function benchLighthouse(): Promise<Measured> {
  return onSite(async (site) => {
    const faults: string[] = [];
    const rows: string[][] = [];
    for (const page of measuredPages) {
      const row = [page];
      for (const [screen, options] of Object.entries(screens)) {
        const report = await runLighthouse(site + page, limited, options);
        row.push(...limited.map((category) => shown(report, category)));
        for (const category of limited.filter((category) => isCounted(report, category))) {
          const failed = failedAudits(report, category);
          if (failed.length > 0) faults.push(`${page}, ${screen}: ${category}: ${failed.join(', ')}`);
        }
      }
      rows.push(row);
    }
    const columns = ['accessibility', 'best practices', 'SEO'];
    const head = Object.keys(screens).flatMap((screen) => columns.map((column) => `${screen}: ${column}`));
    return { text: table(['page', ...head], rows), faults };
  });
}

/** A goal on a simulated phone: the median of three, beside the load of the machine, which lowers it. */
export function benchPerformance(): Promise<Measured> {
  return onSite(async (site) => {
    const rows: string[][] = [];
    for (const page of measuredPages) {
      const reports: LighthouseReport[] = [];
      while (reports.length < atLength(3, 1)) {
        reports.push(await runLighthouse(site + page, ['performance'], []));
      }
      const scores = reports.map((report) => scoreOf(report, 'performance'));
      const audit = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? 0));
      const [lcp, tbt] = [audit('largest-contentful-paint'), audit('total-blocking-time')];
      const load = (loadavg()[0] as number).toFixed(1);
      rows.push([page, `${median(scores)} (${scores.join(', ')})`, lcp.toFixed(0), tbt.toFixed(0), load]);
    }
    const head = ['page', `performance (goal ${performanceGoal})`, 'LCP ms', 'TBT ms', 'load of the machine'];
    return { text: table(head, rows), faults: [] };
  });
}

function shown(report: LighthouseReport, category: Category): string {
  return isCounted(report, category) ? String(scoreOf(report, category)) : 'not indexed';
}

function isCounted({ audits }: LighthouseReport, category: Category): boolean {
  return category !== 'seo' || audits['is-crawlable']?.score !== 0;
}

async function onSite(measure: (site: string) => Promise<Measured>): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'belcanto-bench-lighthouse-'));
  const site = await startSite({ DATA_DIR: folder });
  try {
    return await measure(site.url);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

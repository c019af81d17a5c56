import { languages, pageAddress } from '#studio/shared/language.ts';
import { findChromium } from '#tests/support/browser/chromium-binary.ts';
import { ownPages, signInPages, visitorPages } from '#tests/support/browser/visitor-pages.ts';
import { runTool } from './tools.ts';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export interface LighthouseReport {
  categories: Partial<
    Record<Category, { score: number | null; auditRefs: Array<{ id: string; weight: number }> }>
  >;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

/** Every page that anyone can open, in both languages; `BENCH_PAGES='/ /shop'` measures only those. */
export const measuredPages =
  process.env.BENCH_PAGES?.split(' ') ??
  [...visitorPages, ...ownPages, ...signInPages.filter((page) => !page.startsWith('/reset/'))].flatMap(
    (page) => languages.map((language) => pageAddress(page, language)),
  );

const chromeFlags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

/** Lighthouse occasionally records nothing; such a run is repeated. */
export async function runLighthouse(
  url: string,
  categories: readonly Category[],
  options: readonly string[],
  triesLeft = 3,
): Promise<LighthouseReport> {
  const args = [
    ...options,
    '--output=json',
    '--quiet',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${chromeFlags}`,
  ];
  try {
    const text = await runTool('lighthouse/cli/index.js', [url, ...args], { CHROME_PATH: findChromium() });
    return JSON.parse(text) as LighthouseReport;
  } catch (error) {
    if (triesLeft === 0 || !/NO_NAVSTART|NO_FCP|PAGE_HUNG/.test(String(error))) throw error;
    console.error(`Lighthouse recorded nothing of ${url}; retrying`);
    return runLighthouse(url, categories, options, triesLeft - 1);
  }
}

export function scoreOf(report: LighthouseReport, category: Category): number {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}

/** The audits that cost points. */
export function failedAudits(report: LighthouseReport, category: Category): string[] {
  const refs = report.categories[category]?.auditRefs ?? [];
  return refs
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

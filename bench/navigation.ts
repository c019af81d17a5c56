import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sectionGroups, settings } from '#app/routes/admin/sections.ts';
import { readSettings } from '#platform/read-settings.ts';
import { chromium, type Page } from '#tests/packages/playwright.ts';
import { findChromium } from '#tests/support/browser/chromium-binary.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { signInBrowser } from '#tests/support/site/signed-in.ts';
import { median, table } from './support/numbers.ts';
import { atLength } from './support/quick.ts';

const rounds = atLength(5, 1);
/** Milliseconds from a click in the admin to its page. */
const goal = 150;
const sections = [...sectionGroups.flat(), settings].map(({ pages: [{ href }] }) => href);

/** Milliseconds from a touch, or from a pointer on a link, to the click; a hand takes at least that long. */
const pointing = 100;

/**
 * Milliseconds to each section of the admin in the sample studio: by a click of a pointer that came to the link before
 * (its page is fetched by then), by a click without that, and by loading the document. Medians.
 */
export async function benchNavigation(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'belcanto-bench-navigation-'));
  const reading = readSettings({ PORT: '0', SITE_URL: 'http://localhost:3000', DATA_DIR: folder });
  if (!reading.ok) throw new Error(reading.lines.join('\n'));
  const bundle = new URL('../build/server/app.js', import.meta.url).href;
  const { startServer } = (await import(bundle)) as typeof import('#server/app.ts');
  const { world, url, close } = await startServer({ settings: reading.settings, log: quietLog });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await signInBrowser(page.context(), { world, db: world.db, url }, 'owner');
    const rows: string[][] = [];
    for (const href of sections) rows.push(await compared(page, url, href));
    const head = ['section', 'click, ms', 'click without pointing, ms', 'document, ms', 'click / document'];
    return table([...head, `goal ${goal} ms`], rows);
  } finally {
    await browser.close();
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compared(page: Page, url: string, href: string): Promise<string[]> {
  const from = href === '/admin/settings' ? '/admin/more' : '/admin/settings';
  const clicks: number[] = [];
  const bare: number[] = [];
  const documents: number[] = [];
  // The first round fills the browser's cache, which a deployment empties.
  for (let round = -1; round < rounds; round += 1) {
    await page.goto(url + from, { waitUntil: 'networkidle' });
    const unprepared = await page.evaluate(clickTime, href);
    await page.goto(url + from, { waitUntil: 'networkidle' });
    await page.hover(`.admin-contents a[href="${href}"]`);
    await page.waitForTimeout(pointing);
    const click = await page.evaluate(clickTime, href);
    const begun = performance.now();
    await page.goto(url + href, { waitUntil: 'load' });
    if (round < 0) continue;
    clicks.push(click);
    bare.push(unprepared);
    documents.push(performance.now() - begun);
  }
  const [pointed, one, other] = [median(clicks), median(bare), median(documents)];
  const figures = [pointed, one, other].map((figure) => figure.toFixed(0));
  return [href, ...figures, (pointed / other).toFixed(2), pointed <= goal ? 'met' : 'missed'];
}

/** In the browser: until the heading has the focus, and the frame after that is drawn. */
function clickTime(href: string): Promise<number> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const look = () => {
      const isThere = location.pathname === href && document.activeElement?.tagName === 'H1';
      requestAnimationFrame(isThere ? () => resolve(performance.now() - begun) : look);
    };
    document.querySelector<HTMLElement>(`.admin-contents a[href="${href}"]`)?.click();
    look();
  });
}

import { type ElementHandle, type HTTPRequest, type Page, puppeteer } from '#tests/packages/puppeteer.ts';
import { findChromium } from '../browser/chromium-binary.ts';
import type { EnginePage, Point } from './engine.ts';
import { findFirefox } from './engine-binaries.ts';

const timeouts = { timeout: 120_000, protocolTimeout: 240_000 };

export async function openFirefox(): Promise<EnginePage> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    // As on a phone: other scrollbars make the page narrower.
    extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
    ...timeouts,
  });
  return open(await browser.newPage());
}

export async function openChromium(): Promise<EnginePage> {
  const browser = await puppeteer.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...timeouts,
  });
  return open(await browser.newPage());
}

async function open(page: Page): Promise<EnginePage> {
  const problems = watch(page);
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`Content Security Policy: ${effectiveDirective} forbids ${blockedURI}`),
    );
  });
  const [engine, version] = (await page.browser().version()).split('/');
  return {
    name: `${engine?.includes('Chrome') ? 'Chromium' : 'Firefox'} ${version}`,
    size: (width, height) => page.setViewport({ width, height }),
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load', timeout: 90_000 })),
    // goBack() waits for a load event that a page from the back/forward cache does not have.
    back: () => page.evaluate(() => void setTimeout(() => history.back(), 50)),
    evaluate: (run, ...args) =>
      page.evaluate(run as never, ...(args as readonly unknown[] as never[])) as never,
    click: async (selector, text) => (await visible(page, selector, text)).click(),
    fill: async (selector, text) => {
      const field = await visible(page, selector);
      await field.click();
      await field.evaluate((input) => (input as HTMLInputElement).select());
      await page.keyboard.type(text);
    },
    type: (text) => page.keyboard.type(text),
    drag: (from, to) => drag(page, from, to),
    upload: async (selector, path) => {
      const input = await page.waitForSelector(selector);
      await (input as ElementHandle<HTMLInputElement> | null)?.uploadFile(path);
    },
    setCookies: async (cookies) => {
      const { hostname } = new URL(page.url());
      await page
        .browser()
        .setCookie(...cookies.map((cookie) => ({ ...cookie, domain: hostname, path: '/' })));
    },
    screenshot: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
    problems: () => problems.splice(0),
    close: () => page.browser().close(),
  };
}

function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
  page.on('pageerror', (error) => void problems.push(String(error)));
  page.on('requestfailed', (request) => {
    if (!/abort/i.test(reasonOf(request))) problems.push(`${request.url()}: ${reasonOf(request)}`);
  });
  return problems;
}

const reasonOf = (request: HTTPRequest) => request.failure()?.errorText ?? '';

async function visible(page: Page, selector: string, text = ''): Promise<ElementHandle> {
  for (const element of await page.$$(selector)) {
    const isShown = await element.evaluate((found, wanted) => {
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      return found.getBoundingClientRect().width > 0 && (found.textContent ?? '').includes(wanted);
    }, text);
    if (isShown) return element;
  }
  throw new Error(`not shown: ${selector} ${text}`);
}

async function drag({ mouse }: Page, from: Point, to: Point): Promise<void> {
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 5 });
  await mouse.up();
}

import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '#tests/packages/playwright.ts';
import { findChromium } from './chromium-binary.ts';
import { watch } from './watch-page.ts';

/** A phone as most visitors hold it. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

export const desktop = { viewport: { width: 1280, height: 900 } } satisfies BrowserContextOptions;

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Visitor {
  readonly page: Page;
  /** Takes out complaints that this test causes on purpose: a refused call, a page that is not there. */
  expectComplaint(pattern: RegExp): void;
}

export interface TestBrowser {
  /** A new visitor: nothing stored, no cookies. Closed when the test ends. */
  visitor(profile: BrowserContextOptions): Promise<Visitor>;
}

/** Chromium as installed. The caller closes it. */
export function launchChromium(options: { keepsPagesForBack?: boolean } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: flags,
    // Playwright switches the back/forward cache off, which visitors have on.
    ignoreDefaultArgs: options.keepsPagesForBack ? ['--disable-back-forward-cache'] : [],
  });
}

/**
 * Gives the tests of a file a real browser. A page that complains fails its test: console errors, refusals by the
 * content security policy, uncaught errors, and requests to hosts that `hosts` does not name.
 */
export function testBrowser(
  hosts: () => readonly string[],
  options: { keepsPagesForBack?: boolean } = {},
): TestBrowser {
  let browser: Browser;
  const open: { complaints: string[]; expected: RegExp[]; close: () => Promise<void> }[] = [];
  beforeAll(async () => {
    browser = await launchChromium(options);
  });
  afterEach(async () => {
    const complaints: string[] = [];
    for (const visitor of open.splice(0)) {
      await visitor.close();
      complaints.push(
        ...visitor.complaints.filter((line) => !visitor.expected.some((pattern) => pattern.test(line))),
      );
    }
    expect(complaints, 'the browser must have nothing to complain about').toEqual([]);
  });
  afterAll(() => browser?.close());
  return {
    async visitor(profile) {
      const context = await browser.newContext({
        locale: 'en-GB',
        timezoneId: 'Europe/Copenhagen',
        ...profile,
      });
      context.setDefaultTimeout(15_000);
      const complaints: string[] = [];
      const expected: RegExp[] = [];
      watch(context, hosts(), complaints);
      open.push({ complaints, expected, close: () => context.close() });
      return { page: await context.newPage(), expectComplaint: (pattern) => void expected.push(pattern) };
    },
  };
}

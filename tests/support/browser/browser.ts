import { afterEach, beforeAll, beforeEach, expect, type RunnerTestCase } from 'vitest';
import { stays } from '#app/client/toasts.ts';
import { patience } from '#app/client/touch-islands.ts';
import { describedOf } from '#app/web/session/browser-storage.ts';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from '#tests/packages/playwright.ts';
import { findChromium, findQuickestChromium } from './chromium-binary.ts';
import { isTraced, saveTrace, startTrace } from './trace.ts';
import { watch } from './watch-page.ts';

/** A phone as most visitors hold it, but for its fine pixels: drawing four times as many is a tenth of a journey's cost. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

export const desktop = { viewport: { width: 1280, height: 900 } } satisfies BrowserContextOptions;

const flags = [
  // As visitors on a good line have it: without windows, pictures far below the fold are fetched as on a very slow one.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
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
  /**
   * A new visitor without cookies or storage, closed when the test ends. Toasts stay visible, and unless
   * `usesPlainFallback` a first click waits as long as the island's script takes on a busy machine.
   */
  visitor(profile: BrowserContextOptions, habits?: { usesPlainFallback?: boolean }): Promise<Visitor>;
}

export interface BrowserOptions {
  /** Only a browser with windows keeps pages for the Back button; Playwright switches that off. */
  keepsPagesForBack?: boolean;
}

/** Files of tests that share a process share its browsers, one of each kind: starting one costs as much as some tests. */
const running = new Map<string, Promise<Browser>>();

/** Lives as long as this process; one that has died is started anew. */
async function sharedChromium(options: BrowserOptions): Promise<Browser> {
  const kind = JSON.stringify(options);
  const found = await running.get(kind);
  if (found?.isConnected()) return found;
  const started = launchChromium(options);
  running.set(kind, started);
  return started;
}

/** Chromium as installed. The caller closes it. */
export function launchChromium(options: BrowserOptions = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: options.keepsPagesForBack ? findChromium() : findQuickestChromium(),
    args: flags,
    ignoreDefaultArgs: options.keepsPagesForBack ? ['--disable-back-forward-cache'] : [],
  });
}

/**
 * Gives the tests of a file a real browser. A page that complains fails its test: console errors, refusals by the
 * content security policy, uncaught errors, requests to hosts that `hosts` does not name, and anything stored in
 * the browser that the cookie page does not list.
 */
export function testBrowser(hosts: () => readonly string[], options: BrowserOptions = {}): TestBrowser {
  let browser: Browser;
  let test: RunnerTestCase;
  const open: OpenVisitor[] = [];
  beforeAll(async () => {
    browser = await sharedChromium(options);
  });
  beforeEach(({ task }) => {
    test = task;
  });
  afterEach(async () => {
    const visitors = open.splice(0);
    const complaints = (await Promise.all(visitors.map(complaintsOf))).flat();
    const isFailed = complaints.length > 0 || test.result?.state === 'fail';
    for (const [nth, { context }] of visitors.entries()) {
      if (isFailed && isTraced(test)) await saveTrace(context, test, nth);
      await closeContext(context);
    }
    expect(complaints, 'the browser must have nothing to complain about').toEqual([]);
  });
  return {
    async visitor(profile, { usesPlainFallback = false } = {}) {
      const context = await browser.newContext({
        locale: 'en-GB',
        timezoneId: 'Europe/Copenhagen',
        // Movements are looked at by tests of their own; all others would only draw them and wait for their end.
        reducedMotion: 'reduce',
        ...profile,
      });
      // Only what hangs shall fail by the clock: on a busy machine one look at a page can take many seconds.
      context.setDefaultTimeout(90_000);
      await context.addInitScript(waitLonger, usesPlainFallback ? [stays] : [stays, patience]);
      const complaints: string[] = [];
      const expected: RegExp[] = [];
      watch(context, hosts(), complaints);
      if (isTraced(test)) {
        await startTrace(context);
        // The trace's own scripts in an email's page, which is sandboxed.
        expected.push(/Blocked script execution.*sandboxed/);
      }
      open.push({ context, complaints, expected });
      return { page: await context.newPage(), expectComplaint: (pattern) => void expected.push(pattern) };
    },
  };
}

interface OpenVisitor {
  context: BrowserContext;
  complaints: string[];
  expected: RegExp[];
}

/** What the browser reported and the test did not expect. */
async function complaintsOf({ context, complaints, expected }: OpenVisitor): Promise<string[]> {
  const found = [...complaints, ...(await undocumentedStorage(context))];
  return found.filter((line) => !expected.some((pattern) => pattern.test(line)));
}

/** What is still in progress ends with the test: a response held back, a page being loaded. */
async function closeContext(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

/** Runs in every page, before its scripts: what would happen after so many milliseconds happens half a minute later. */
function waitLonger(usual: readonly number[]): void {
  const later = globalThis.setTimeout;
  const slowly = (act: () => void, delay = 0, ...given: unknown[]) =>
    later(act, usual.includes(delay) ? delay + 30_000 : delay, ...given);
  Object.assign(globalThis, { setTimeout: slowly });
}

/** What a visitor's browser has stored at the end and the cookie page does not list. */
async function undocumentedStorage(context: BrowserContext): Promise<string[]> {
  const cookies = (await context.cookies()).filter((cookie) => !describedOf('cookie', cookie.name));
  const stored = await Promise.all(
    context.pages().map((page) =>
      page
        .evaluate(() => ({ storage: Object.keys(localStorage), tab: Object.keys(sessionStorage) }))
        // A page in mid-flight, or one of no site at all.
        .catch(() => ({ storage: [] as string[], tab: [] as string[] })),
    ),
  );
  return [
    ...cookies.map((cookie) => `undocumented cookie: ${cookie.name}`),
    ...stored
      .flatMap(({ storage }) => storage.filter((key) => !describedOf('storage', key)))
      .map((key) => `undocumented stored key: ${key}`),
    ...stored
      .flatMap(({ tab }) => tab.filter((key) => !describedOf('tab storage', key)))
      .map((key) => `undocumented key in the tab's storage: ${key}`),
  ];
}

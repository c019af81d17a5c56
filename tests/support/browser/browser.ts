import { afterEach, beforeAll, expect } from 'vitest';
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
   * A new visitor: nothing stored, no cookies. Closed when the test ends. For them a toast stays until a busy machine
   * has looked at it, and unless `isCircuitOpen` a first click waits until it has fetched the island's script.
   */
  visitor(profile: BrowserContextOptions, habits?: { isCircuitOpen?: boolean }): Promise<Visitor>;
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
 * content security policy, uncaught errors, requests to hosts that `hosts` does not name, and anything kept in the
 * browser that the cookie page does not tell of.
 */
export function testBrowser(hosts: () => readonly string[], options: BrowserOptions = {}): TestBrowser {
  let browser: Browser;
  const open: { complaints: string[]; expected: RegExp[]; close: () => Promise<void> }[] = [];
  beforeAll(async () => {
    browser = await sharedChromium(options);
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
  return {
    async visitor(profile, { isCircuitOpen = false } = {}) {
      const context = await browser.newContext({
        locale: 'en-GB',
        timezoneId: 'Europe/Copenhagen',
        // Movements are looked at by tests of their own; all others would only draw them and wait for their end.
        reducedMotion: 'reduce',
        ...profile,
      });
      // Only what hangs shall fail by the clock: on a busy machine one look at a page can take many seconds.
      context.setDefaultTimeout(90_000);
      await context.addInitScript(waitLonger, isCircuitOpen ? [stays] : [stays, patience]);
      const complaints: string[] = [];
      const expected: RegExp[] = [];
      watch(context, hosts(), complaints);
      const close = async () => {
        complaints.push(...(await untoldIn(context)));
        const heard = [...complaints];
        // What a test left under way ends with it, and nobody hears of it: an answer held back, a page in mid-flight.
        for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
        await context.unrouteAll({ behavior: 'ignoreErrors' });
        await context.close();
        complaints.splice(0, complaints.length, ...heard);
      };
      open.push({ complaints, expected, close });
      return { page: await context.newPage(), expectComplaint: (pattern) => void expected.push(pattern) };
    },
  };
}

/** Runs in every page, before its scripts: what would happen after so many milliseconds happens half a minute later. */
function waitLonger(usual: readonly number[]): void {
  const later = globalThis.setTimeout;
  const slowly = (act: () => void, delay = 0, ...given: unknown[]) =>
    later(act, usual.includes(delay) ? delay + 30_000 : delay, ...given);
  Object.assign(globalThis, { setTimeout: slowly });
}

/** What a visitor's browser holds at the end and the cookie page does not tell of. */
async function untoldIn(context: BrowserContext): Promise<string[]> {
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
    ...cookies.map((cookie) => `cookie not told of: ${cookie.name}`),
    ...stored
      .flatMap(({ storage }) => storage.filter((key) => !describedOf('storage', key)))
      .map((key) => `stored key not told of: ${key}`),
    ...stored
      .flatMap(({ tab }) => tab.filter((key) => !describedOf('tab storage', key)))
      .map((key) => `stored key not told of, in the tab: ${key}`),
  ];
}

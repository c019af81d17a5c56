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

/** A phone viewport without its pixel density: rendering four times the pixels is a tenth of the run time. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

export const desktop = { viewport: { width: 1280, height: 900 } } satisfies BrowserContextOptions;

const flags = [
  // The distance used on a fast connection: headless Chromium assumes a very slow one and loads lazy images too
  // early.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const microphoneFlags = (file: string) => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-audio-capture=${file}`,
];

/** One renderer and no GPU process: starting processes is a quarter of a page load. The back/forward cache needs its own. */
const fewProcesses = ['--renderer-process-limit=1', '--in-process-gpu'];

export interface Visitor {
  readonly page: Page;
  expectComplaint(pattern: RegExp): void;
}

export interface TestBrowser {
  /**
   * A new visitor without cookies or storage, closed when the test ends. Toasts stay visible, and unless
   * `usesPlainFallback` a first click waits for the island's script however slow the machine is.
   */
  visitor(profile: BrowserContextOptions, browserOptions?: { usesPlainFallback?: boolean }): Promise<Visitor>;
}

export interface BrowserOptions {
  /** Only a browser with a window has a back/forward cache; Playwright disables it. */
  keepsPagesForBack?: boolean;
  /** A WAV file that it takes for its microphone, again and again. */
  microphone?: string;
}

/** Test files of a process share its browsers, one per configuration, because starting one is slow. */
const running = new Map<string, Promise<Browser>>();

/** Lives as long as this process; a crashed one is restarted. */
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
    args: [
      ...flags,
      ...(options.keepsPagesForBack ? [] : fewProcesses),
      ...(options.microphone ? microphoneFlags(options.microphone) : []),
    ],
    ignoreDefaultArgs: options.keepsPagesForBack ? ['--disable-back-forward-cache'] : [],
  });
}

/**
 * Gives the tests of a file a real browser. A test fails on console errors, content security policy violations,
 * uncaught errors, requests to hosts that `hosts` does not name, and storage that the cookie page does not list.
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
        // Animations have tests of their own; elsewhere they only cost time.
        reducedMotion: 'reduce',
        ...profile,
      });
      // Generous, so that only a hanging page fails: on a busy machine one check can take many seconds.
      context.setDefaultTimeout(90_000);
      await context.addInitScript(waitLonger, usesPlainFallback ? [stays] : [stays, patience]);
      const complaints: string[] = [];
      const expected: RegExp[] = [];
      watch(context, hosts(), complaints);
      if (isTraced(test)) {
        await startTrace(context);
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

/** Pending work is cancelled with the test: a response held back, a page being loaded. */
async function closeContext(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

/** Runs in every page before its scripts: timers of these lengths take half a minute longer. */
function waitLonger(usual: readonly number[]): void {
  const later = globalThis.setTimeout;
  const slowly = (callback: () => void, delay = 0, ...given: unknown[]) =>
    later(callback, usual.includes(delay) ? delay + 30_000 : delay, ...given);
  Object.assign(globalThis, { setTimeout: slowly });
}

/** Browser storage at the end that the cookie page does not list. */
async function undocumentedStorage(context: BrowserContext): Promise<string[]> {
  const cookies = (await context.cookies()).filter((cookie) => !describedOf('cookie', cookie.name));
  const stored = await Promise.all(
    context.pages().map((page) =>
      page
        .evaluate(() => ({ storage: Object.keys(localStorage), tab: Object.keys(sessionStorage) }))
        // A page that is navigating, or one without an origin.
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

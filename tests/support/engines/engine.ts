import { onTestFinished } from 'vitest';
import { findFirefox, findOldestWebKit, findWebKit } from './engine-binaries.ts';
import { openChromium, openFirefox } from './puppeteer-engine.ts';
import { openOldestWebKit, openWebKit } from './webkit-engine.ts';

export interface Point {
  x: number;
  y: number;
}

export interface EnginePage {
  readonly name: string;
  size(width: number, height: number): Promise<void>;
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  evaluate<Result, Args extends readonly unknown[]>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** The first visible element of the selector that contains the text. */
  click(selector: string, text?: string): Promise<void>;
  fill(selector: string, text: string): Promise<void>;
  type(text: string): Promise<void>;
  drag(from: Point, to: Point): Promise<void>;
  upload(selector: string, path: string): Promise<void>;
  setCookies(cookies: readonly { name: string; value: string }[]): Promise<void>;
  screenshot(path: string): Promise<void>;
  /** Errors in the console, violations of the policy and failed requests since the last call. */
  problems(): readonly string[];
  close(): Promise<void>;
}

const openers = { Chromium: openChromium, Firefox: openFirefox, WebKit: openWebKit };
export type Engine = keyof typeof openers;

const finders: Partial<Record<Engine, () => unknown>> = { Firefox: findFirefox, WebKit: findWebKit };
const oldest = { 'Safari 16.0': openOldestWebKit };
type Oldest = keyof typeof oldest;

/** `npm test` names those that are not installed, and with CI=true fails without them (scripts/setup/engines.mjs). */
export function installedEngines(): Engine[] {
  return (Object.keys(openers) as Engine[]).filter((engine) => isFound(finders[engine]));
}

/** What can still read pages (README), in `npm run prove`. */
export function installedOldest(): Oldest[] {
  return isFound(findOldestWebKit) ? ['Safari 16.0'] : [];
}

function isFound(find?: () => unknown): boolean {
  try {
    find?.();
    return true;
  } catch {
    return false;
  }
}

export async function openEngine(engine: Engine | Oldest): Promise<EnginePage> {
  const page = await { ...openers, ...oldest }[engine]();
  onTestFinished(() => page.close());
  return page;
}

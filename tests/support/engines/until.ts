import { expect } from 'vitest';
import type { EnginePage } from './engine.ts';

/** Waits until it is so. A page that is being left cannot be asked, and is asked again. */
export async function until<Args extends readonly unknown[]>(
  page: EnginePage,
  isSo: (...args: Args) => boolean,
  ...args: Args
): Promise<void> {
  await expect.poll(() => page.evaluate(isSo, ...args).catch(() => false)).toBe(true);
}

import { mkdirSync } from 'node:fs';
import type { RunnerTestCase } from 'vitest';
import type { BrowserContext } from '#tests/packages/playwright.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The trace of a failed test, named in the summary of `npm test`. */
    trace?: string;
  }
}

const folder = 'tests/.traces';

export function isTraced({ retry, result }: RunnerTestCase): boolean {
  return Boolean(process.env.TRACE) || !retry || (result?.retryCount ?? 0) > 0;
}

export async function startTrace(context: BrowserContext): Promise<void> {
  await context.tracing.start({ screenshots: true, snapshots: true });
}

/** Call before the context is closed. `nth`: of the contexts of this test. */
export async function saveTrace(context: BrowserContext, test: RunnerTestCase, nth: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const name = `${test.file.name.split('/').at(-1)?.split('.')[0]}-${test.name}`;
  const path = `${folder}/${name.replaceAll(/[^\p{L}\d]+/gu, '-').slice(0, 100)}-${nth}.zip`;
  await context.tracing.stop({ path });
  test.meta.trace = path;
}

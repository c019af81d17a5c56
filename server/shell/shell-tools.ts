import type { PageCache } from '#app/web/page-cache.ts';
import type { FreeBytes } from '#platform/files/data-folder.ts';
import type { World } from '#platform/world.ts';
import type { RenderRoute } from '../render.ts';
import type { Assets } from './assets.ts';
import type { Metrics } from './metrics.ts';
import type { StoredAnswer } from './stored-answer.ts';

export interface ShellParts {
  world: World;
  render: RenderRoute;
  assets: Assets;
  freeBytes: FreeBytes;
  /** True under `npm run dev`: nothing is kept, and Vite's own scripts and styles may run. */
  isDevelopment: boolean;
}

/** What the steps of an answer share. */
export interface ShellTools extends ShellParts {
  pages: PageCache<StoredAnswer>;
  metrics: Metrics;
}

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
  isDevelopment: boolean;
}

export interface ShellTools extends ShellParts {
  pages: PageCache<StoredAnswer>;
  metrics: Metrics;
}

import type { PageCache } from '#app/web/page-cache.ts';
import type { SharedPage } from '#app/web/page-handle.ts';
import type { ReadReplica } from '#platform/db/server/read-replica.ts';
import type { FreeBytes } from '#platform/files/data-folder.ts';
import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import type { RenderRoute } from '../render.ts';
import type { Assets } from './assets.ts';
import type { BookingGate } from './booking-gate.ts';
import type { Metrics } from './metrics.ts';
import type { Lanes } from './overload/lanes.ts';
import type { PageViews } from './page-views.ts';
import type { SharedRendered } from './rendered.ts';
import type { SharedRenders } from './shared-pages/shared-renders.ts';
import type { StoredAnswer } from './shared-pages/stored-answer.ts';

export interface ShellParts {
  world: World;
  render: RenderRoute;
  sharedPageAt: (url: URL, prefix: Language | null) => SharedPage | null;
  assets: Assets;
  freeBytes: FreeBytes;
  isDevelopment: boolean;
}

export interface ShellTools extends ShellParts {
  pages: PageCache<StoredAnswer>;
  metrics: Metrics;
  lanes: Lanes;
  bookingGate: BookingGate;
  sharedRenders: SharedRenders<SharedRendered>;
  views: PageViews;
  /** Read by shared renders only: never for a decision, and never for a page of one person. */
  replica: ReadReplica | null;
}

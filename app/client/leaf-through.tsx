import { LeafThrough } from '#app/routes/workbooks/leaf-through.tsx';
import { hydrateIsland } from './hydrate-island.tsx';

/** The leaves of a workbook: turned in place by dot, arrow key and swipe. */
export function wake(host: HTMLElement): Promise<void> {
  return hydrateIsland(host, LeafThrough);
}

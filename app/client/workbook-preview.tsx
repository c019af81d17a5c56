import { WorkbookPreview } from '#app/routes/workbooks/workbook-preview.tsx';
import { hydrateIsland } from './hydrate-island.tsx';
import type { Touched } from './touch-islands.ts';

/** The leaves of a workbook: turned in place by dot, arrow key and swipe, also by the swipe that woke them. */
export async function wake(host: HTMLElement, touch?: Touched): Promise<void> {
  await hydrateIsland(host, WorkbookPreview);
  if (!touch) return;
  for (const event of [touch.down, touch.end]) {
    if (event) touch.down.target?.dispatchEvent(new PointerEvent(event.type, event));
  }
}

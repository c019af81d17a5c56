import { WorkbookPreview } from '#app/routes/teaching/workbooks/workbook-preview.tsx';
import { hydrateIsland } from './hydrate-island.tsx';
import type { Touched } from './touch-islands.ts';

/** Pages turn by dot, arrow key and swipe, including the swipe that loaded this script. */
export async function wake(host: HTMLElement, touch?: Touched): Promise<void> {
  await hydrateIsland(host, WorkbookPreview);
  if (!touch) return;
  for (const event of [touch.down, touch.end]) {
    if (event) touch.down.target?.dispatchEvent(new PointerEvent(event.type, event));
  }
}

import { LeafThrough } from '#app/routes/workbooks/leaf-through.tsx';
import { hydrateIsland } from './hydrate-island.tsx';
import type { Touched } from './touch-islands.ts';

/** The leaves of a workbook: turned in place by dot, arrow key and swipe, also by the swipe that woke them. */
export async function wake(host: HTMLElement, touch?: Touched): Promise<void> {
  await hydrateIsland(host, LeafThrough);
  if (!touch) return;
  const sheet = touch.down.target;
  sheet?.dispatchEvent(new PointerEvent('pointerdown', touch.down));
  if (touch.up) sheet?.dispatchEvent(new PointerEvent('pointerup', touch.up));
}

interface Point {
  x: number;
  y: number;
}

/** Shorter than this a finger has only trembled, in CSS pixels. */
const shortest = 40;

/** The leaf to stand at: at the ends nothing turns. */
export function turned(page: number, count: number): number {
  return Math.max(0, Math.min(page, count - 1));
}

/** 1: to the next leaf, -1: back, 0: no swipe but a tap, or a scroll of the page. */
export function isSwipe(from: Point, to: Point): -1 | 0 | 1 {
  const across = to.x - from.x;
  if (Math.abs(across) < shortest || Math.abs(across) < 1.5 * Math.abs(to.y - from.y)) return 0;
  return across < 0 ? 1 : -1;
}

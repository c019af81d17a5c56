interface Point {
  x: number;
  y: number;
}

/** CSS pixels; shorter moves are taps. */
const shortest = 40;

/** Clamped to the pages. */
export function turned(page: number, count: number): number {
  return Math.max(0, Math.min(page, count - 1));
}

/** 1: next page, -1: previous, 0: a tap or a vertical scroll. */
export function isSwipe(from: Point, to: Point): -1 | 0 | 1 {
  const across = to.x - from.x;
  if (Math.abs(across) < shortest || Math.abs(across) < 1.5 * Math.abs(to.y - from.y)) return 0;
  return across < 0 ? 1 : -1;
}

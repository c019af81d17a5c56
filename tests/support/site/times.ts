/** How often a test repeats itself: `small` in `npm test`, `big` in `npm run prove` (PROVE=1). */
export function times(small: number, big: number): number {
  return process.env.PROVE ? big : small;
}

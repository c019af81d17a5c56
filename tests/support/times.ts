/** How often a test repeats itself: `small` in `npm test`, `big` in `npm run prove` (PROVE=1). */
export function times<T extends number | string>(small: T, big: T): T {
  return process.env.PROVE ? big : small;
}

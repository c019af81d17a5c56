/** -1 matches no block. */
export function placeFrom(text: string): number {
  return /^\d{1,2}$/.test(text) ? Number(text) : -1;
}

const isProof = Boolean(process.env.PROVE);

/** Repetitions of a test: `small` in `npm test`, `big` in `npm run prove` (PROVE=1). */
export function times(small: number, big: number): number {
  return isProof ? big : small;
}

/**
 * In `npm run prove` all rows; in `npm test` `size` of them, the same on every run. `key` sets the offset, so that
 * the fields or routes of one table share its rows among them.
 */
export function sample<Row>(rows: readonly Row[], key: string, size = 4): readonly Row[] {
  if (isProof || rows.length <= size) return rows;
  const start = [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);
  return Array.from({ length: size }, (_, at) => {
    const step = Math.floor((at * rows.length) / size);
    return rows[(start + step) % rows.length]!;
  });
}

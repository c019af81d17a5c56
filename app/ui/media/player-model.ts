export interface Playing {
  state: 'idle' | 'loading' | 'playing' | 'paused' | 'failed';
  /** Whole seconds. */
  at: number;
  /** Whole seconds; null until the metadata is loaded. */
  length: number | null;
}

export function playedPercent({ at, length }: Pick<Playing, 'at' | 'length'>): number {
  return length ? Math.min(100, (100 * at) / length) : 0;
}

/** Where the ink has come to, when the picture begins and ends at these shares of its width. */
export function inkedPercent(playing: Playing, { from, to }: { from: number; to: number }): number {
  return 100 * from + playedPercent(playing) * (to - from);
}

export interface Playing {
  state: 'idle' | 'loading' | 'playing' | 'paused' | 'failed';
  /** Whole seconds. */
  at: number;
  /** Whole seconds; null until the metadata is loaded. */
  length: number | null;
}

/** 83 → '1:23', 3600 → '1:00:00'. */
export function timeText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 60) % 60, whole % 60];
  if (whole >= 3600) parts.unshift(Math.floor(whole / 3600));
  return parts.map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

export function playedPercent({ at, length }: Pick<Playing, 'at' | 'length'>): number {
  return length ? Math.min(100, (100 * at) / length) : 0;
}

/** Where the ink has come to, when the picture begins and ends at these shares of its width. */
export function inkedPercent(playing: Playing, { from, to }: { from: number; to: number }): number {
  return 100 * from + playedPercent(playing) * (to - from);
}

/** One mouth shape: centre frequencies and bandwidths in Hz and relative gains of five formants. */
export interface Shape {
  frequencies: readonly number[];
  bandwidths: readonly number[];
  gains: readonly number[];
}

const narrow = [70, 95, 120, 160, 220];
const nasal = [70, 180, 220, 260, 300];
const shape = (frequencies: number[], bandwidths: number[], gains: number[]): Shape => ({
  frequencies,
  bandwidths,
  gains,
});

/** Approximately after published averages for adult voices; å as in 'gå', ø as in 'sø', y as in 'ny'. */
export const shapes = {
  a: shape([730, 1090, 2440, 3400, 4200], narrow, [1, 0.6, 0.28, 0.22, 0.1]),
  e: shape([530, 1840, 2480, 3500, 4300], narrow, [1, 0.45, 0.35, 0.22, 0.1]),
  i: shape([290, 2290, 3010, 3600, 4400], narrow, [1, 0.4, 0.4, 0.25, 0.12]),
  o: shape([470, 840, 2410, 3200, 4100], narrow, [1, 0.55, 0.14, 0.12, 0.06]),
  u: shape([310, 780, 2240, 3100, 4000], narrow, [1, 0.5, 0.1, 0.1, 0.05]),
  y: shape([280, 1990, 2250, 3300, 4200], narrow, [1, 0.42, 0.34, 0.2, 0.1]),
  short: shape([400, 1990, 2550, 3500, 4300], narrow, [1, 0.42, 0.35, 0.22, 0.1]),
  neutral: shape([520, 1400, 2400, 3400, 4200], narrow, [1, 0.5, 0.25, 0.18, 0.1]),
  ng: shape([280, 1100, 2300, 3200, 4200], nasal, [0.7, 0.1, 0.06, 0.03, 0.01]),
  m: shape([260, 1000, 2200, 3100, 4200], nasal, [0.7, 0.08, 0.05, 0.03, 0.01]),
  n: shape([270, 1500, 2400, 3200, 4200], nasal, [0.7, 0.08, 0.06, 0.03, 0.01]),
  l: shape([360, 1050, 2700, 3300, 4200], nasal, [0.8, 0.25, 0.1, 0.06, 0.03]),
  r: shape([380, 1150, 1600, 3200, 4200], nasal, [0.9, 0.35, 0.25, 0.06, 0.03]),
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof shapes;

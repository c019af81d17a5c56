/** From C2 less a third to above the soprano's C6. */
const lowestHertz = 55;
const highestHertz = 1_600;
/** The first peak that is nearly as high as the highest is the period: later ones are its multiples. */
const nearlyHighest = 0.9;

export interface Pitch {
  hertz: number;
  /** How periodic the window is: 1 is a tone, 0 is noise. */
  clarity: number;
}

/** McLeod's pitch method: peaks of the normalised square difference. Null: no period within the range. */
export function pitchOf(window: Float32Array, sampleRate: number): Pitch | null {
  const longest = Math.min(window.length - 2, Math.ceil(sampleRate / lowestHertz) + 1);
  const similarity = normalisedSquareDifference(window, longest);
  const peaks = peaksOf(similarity, Math.floor(sampleRate / highestHertz));
  const vertices = peaks.map((lag) => vertex(similarity, lag));
  const highest = Math.max(...vertices.map(({ height }) => height));
  const found = vertices.find(({ height }) => height >= nearlyHighest * highest);
  return found ? { hertz: sampleRate / found.at, clarity: Math.min(1, found.height) } : null;
}

/** Per lag 2r/m: r the autocorrelation, m the energy of both parts. */
function normalisedSquareDifference(window: Float32Array, longest: number): Float64Array {
  const result = new Float64Array(longest + 2);
  let energy = 0;
  for (const sample of window) energy += 2 * sample * sample;
  for (let lag = 0; lag < result.length; lag += 1) {
    let correlation = 0;
    for (let n = lag; n < window.length; n += 1) correlation += window[n]! * window[n - lag]!;
    result[lag] = energy > 1e-12 ? (2 * correlation) / energy : 0;
    energy -= window[lag]! ** 2 + window[window.length - 1 - lag]! ** 2;
  }
  return result;
}

/** The highest lag of each positive stretch after the first descent. */
function peaksOf(similarity: Float64Array, shortest: number): number[] {
  const peaks: number[] = [];
  let best = 0;
  let hasDescended = false;
  for (let lag = 1; lag < similarity.length - 1; lag += 1) {
    const height = similarity[lag]!;
    if (height <= 0) {
      hasDescended = true;
      if (best > 0) peaks.push(best);
      best = 0;
    } else if (hasDescended && lag >= shortest && isPeak(similarity, lag)) {
      if (best === 0 || height > similarity[best]!) best = lag;
    }
  }
  if (best > 0) peaks.push(best);
  return peaks;
}

function isPeak(similarity: Float64Array, lag: number): boolean {
  return similarity[lag]! >= similarity[lag - 1]! && similarity[lag]! > similarity[lag + 1]!;
}

/** Of the parabola through the lag and its neighbours. */
function vertex(similarity: Float64Array, lag: number): { at: number; height: number } {
  const [before, middle, after] = [similarity[lag - 1]!, similarity[lag]!, similarity[lag + 1]!];
  const bend = before - 2 * middle + after;
  if (bend === 0) return { at: lag, height: middle };
  const shift = (before - after) / (2 * bend);
  return { at: lag + shift, height: middle - ((before - after) * shift) / 4 };
}

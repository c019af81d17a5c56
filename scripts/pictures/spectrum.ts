import { clamp, sampleRate } from './voice.ts';

export interface Spectrum {
  at(seconds: number, hertz: number): number;
}

/** Short-time spectrum with a Hann window; `window` is a power of two. */
export function spectrumOf(samples: Float32Array, { window = 1024, hop = 80 } = {}): Spectrum {
  const shape = Float32Array.from(
    { length: window },
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / window),
  );
  const frames: Float32Array[] = [];
  let loudest = 0;
  for (let centre = 0; centre <= samples.length; centre += hop) {
    const real = new Float64Array(window);
    const imaginary = new Float64Array(window);
    for (let i = 0; i < window; i += 1) real[i] = (samples[centre - window / 2 + i] ?? 0) * shape[i]!;
    transform(real, imaginary);
    const frame = new Float32Array(window / 2);
    for (let i = 0; i < frame.length; i += 1) {
      frame[i] = Math.hypot(real[i]!, imaginary[i]!);
      loudest = Math.max(loudest, frame[i]!);
    }
    frames.push(frame);
  }
  return {
    at(seconds, hertz) {
      const x = clamp((seconds * sampleRate) / hop, 0, frames.length - 1.001);
      const y = clamp((hertz * window) / sampleRate, 0, window / 2 - 1.001);
      const [i, j] = [Math.floor(x), Math.floor(y)];
      const [u, v] = [x - i, y - j];
      const low = frames[i]![j]! * (1 - u) + frames[i + 1]![j]! * u;
      const high = frames[i]![j + 1]! * (1 - u) + frames[i + 1]![j + 1]! * u;
      return (low * (1 - v) + high * v) / loudest;
    },
  };
}

/** Level in decibels stretched to 0…1 between two levels. */
export function inDecibels(level: number, low: number, high: number): number {
  return clamp((20 * Math.log10(level + 1e-6) - low) / (high - low));
}

/** In-place fast Fourier transform of a power-of-two length. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const n = real.length;
  for (let i = 1, j = 0; i < n; i += 1) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [real[i], real[j]] = [real[j]!, real[i]!];
      [imaginary[i], imaginary[j]] = [imaginary[j]!, imaginary[i]!];
    }
  }
  for (let size = 2; size <= n; size <<= 1) {
    const angle = (-2 * Math.PI) / size;
    const [stepCos, stepSin] = [Math.cos(angle), Math.sin(angle)];
    for (let start = 0; start < n; start += size) {
      let cos = 1;
      let sin = 0;
      for (let k = 0; k < size / 2; k += 1) {
        const [p, q] = [start + k, start + k + size / 2];
        const re = real[q]! * cos - imaginary[q]! * sin;
        const im = real[q]! * sin + imaginary[q]! * cos;
        real[q] = real[p]! - re;
        imaginary[q] = imaginary[p]! - im;
        real[p] = real[p]! + re;
        imaginary[p] = imaginary[p]! + im;
        [cos, sin] = [cos * stepCos - sin * stepSin, cos * stepSin + sin * stepCos];
      }
    }
  }
}

/** One rate keeps windows and cost of tracking the same on every device. */
export const trackedRate = 16_000;

/** Higher partials would hide the period between two samples, where its half would be found an octave lower. */
const cutoffHertz = 3_500;
const zeroCrossings = 8;
const phases = 256;

/** Streams blocks of any sample rate to 16 kHz through a windowed sinc. */
export class Downsampler {
  readonly #step: number;
  readonly #half: number;
  readonly #kernels: readonly Float32Array[];
  #kept: Float32Array;
  /** Of the next output sample, in samples of `#kept`. */
  #position: number;

  constructor(sampleRate: number) {
    this.#step = sampleRate / trackedRate;
    const cutoff = Math.min(cutoffHertz / sampleRate, 0.45);
    this.#half = Math.ceil(zeroCrossings / (2 * cutoff));
    this.#kernels = Array.from({ length: phases }, (_, phase) => kernel(cutoff, this.#half, phase / phases));
    this.#kept = new Float32Array(this.#half);
    this.#position = this.#half;
  }

  push(block: Float32Array): Float32Array {
    const input = new Float32Array(this.#kept.length + block.length);
    input.set(this.#kept);
    input.set(block, this.#kept.length);
    const ready = input.length - this.#half - 1 - this.#position;
    const output = new Float32Array(Math.max(0, Math.floor(ready / this.#step) + 1));
    for (let n = 0; n < output.length; n += 1)
      output[n] = this.#sampleAt(input, this.#position + n * this.#step);
    const next = this.#position + output.length * this.#step;
    const dropped = Math.floor(next) - this.#half;
    this.#kept = input.slice(dropped);
    this.#position = next - dropped;
    return output;
  }

  #sampleAt(input: Float32Array, position: number): number {
    const nearest = Math.round(position * phases);
    const taps = this.#kernels[nearest % phases]!;
    const first = Math.floor(nearest / phases) - this.#half + 1;
    let sum = 0;
    for (let k = 0; k < taps.length; k += 1) sum += taps[k]! * input[first + k]!;
    return sum;
  }
}

/** Of unit gain at 0 Hz, `phase` of a sample after the middle. */
function kernel(cutoff: number, half: number, phase: number): Float32Array {
  const taps = Float32Array.from({ length: 2 * half }, (_, k) => {
    const x = k - half + 1 - phase;
    const sinc = x === 0 ? 2 * cutoff : Math.sin(2 * Math.PI * cutoff * x) / (Math.PI * x);
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / (half + 1)));
  });
  const gain = taps.reduce((sum, tap) => sum + tap, 0);
  return taps.map((tap) => tap / gain);
}

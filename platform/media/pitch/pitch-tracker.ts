import { Downsampler, trackedRate } from './downsampler.ts';
import { pitchOf } from './mcleod.ts';

export const hopSeconds = 0.01;
const windowSeconds = 0.03;

const hop = hopSeconds * trackedRate;
const windowLength = windowSeconds * trackedRate;

export interface PitchFrame {
  /** Null: no period within the range. */
  hertz: number | null;
  clarity: number;
  /** Root mean square in dB; full scale is 0. */
  level: number;
}

/** A frame each 10 ms, from blocks of any length at the rate of the device: for recordings and for a microphone. */
export class PitchTracker {
  readonly #downsampler: Downsampler;
  /** Frame n is about the moment n hops after the start, so half a window of silence goes first. */
  #samples = new Float32Array(windowLength / 2);

  constructor(sampleRate: number) {
    this.#downsampler = new Downsampler(sampleRate);
  }

  push(block: Float32Array): PitchFrame[] {
    const more = this.#downsampler.push(block);
    const samples = new Float32Array(this.#samples.length + more.length);
    samples.set(this.#samples);
    samples.set(more, this.#samples.length);
    const frames: PitchFrame[] = [];
    let at = 0;
    for (; at + windowLength <= samples.length; at += hop)
      frames.push(frameOf(samples.subarray(at, at + windowLength)));
    this.#samples = samples.slice(at);
    return frames;
  }
}

function frameOf(window: Float32Array): PitchFrame {
  let power = 0;
  for (const sample of window) power += sample * sample;
  const level = 10 * Math.log10(power / window.length + 1e-12);
  const pitch = pitchOf(window, trackedRate);
  return { hertz: pitch?.hertz ?? null, clarity: pitch?.clarity ?? 0, level };
}

/** Of a whole recording, with silence after its end so that the last frames are complete. */
export function trackPitch(samples: Float32Array, sampleRate: number): PitchFrame[] {
  const tracker = new PitchTracker(sampleRate);
  return [...tracker.push(samples), ...tracker.push(new Float32Array(Math.ceil(0.02 * sampleRate)))];
}

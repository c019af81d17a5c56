import { type PitchFrame, PitchTracker } from '#platform/media/pitch/pitch-tracker.ts';

/** Of the AudioWorkletGlobalScope, which TypeScript's DOM library lacks. */
declare const sampleRate: number;
declare const AudioWorkletProcessor: new () => { port: MessagePort };
declare function registerProcessor(name: string, processor: new () => unknown): void;

/** Frames of one message. */
const batch = 5;

registerProcessor(
  'pitch',
  class extends AudioWorkletProcessor {
    readonly #tracker = new PitchTracker(sampleRate);
    #frames: PitchFrame[] = [];

    process([input]: Float32Array[][]): boolean {
      const [channel] = input ?? [];
      if (channel) this.#frames.push(...this.#tracker.push(channel));
      if (this.#frames.length >= batch) {
        this.port.postMessage(this.#frames);
        this.#frames = [];
      }
      return true;
    }
  },
);

import { type ShapeName, shapes } from './vowels.ts';

export const sampleRate = 16_000;

/** A segment of singing. Functions receive the progress from 0 to 1. */
export interface Sound {
  seconds: number;
  shape: ShapeName;
  pitch: number | ((progress: number) => number);
  loudness?: number | ((progress: number) => number);
  /** Consonant noise: strength, centre and width in Hz. */
  noise?: { strength: number; centre: number; width: number };
  /** Vibrato depth in cents; it sets in after a quarter of a second. */
  vibrato?: number;
}

export interface Voice {
  samples: Float32Array;
  /** Pitch in Hz and loudness 0…1 at every sample. */
  pitch: Float32Array;
  loudness: Float32Array;
  seconds: number;
}

export interface Manner {
  /** Seconds of transition between two shapes, loudnesses or pitches. */
  shapeGlide?: number;
  pitchGlide?: number;
  vibratoHertz?: number;
  seed?: number;
}

const controlEvery = 32;

/**
 * Synthesises singing: a Rosenberg glottal pulse through five moving formants in parallel, noise for consonants.
 * Deterministic for the same sounds and seed, so the pictures can be rendered again.
 */
export function sing(sounds: readonly Sound[], manner: Manner = {}): Voice {
  const random = randomFrom(manner.seed ?? 7);
  const { starts, seconds } = startTimes(sounds);
  const length = Math.ceil(seconds * sampleRate);
  const voice: Voice = {
    samples: new Float32Array(length),
    pitch: new Float32Array(length),
    loudness: new Float32Array(length),
    seconds,
  };
  const valueAt = glidingValue(sounds, starts);
  let phase = 0;
  const filters = Array.from({ length: 5 }, () => resonator(1));
  const hiss = resonator(0);
  for (let from = 0; from < length; from += controlEvery) {
    const controls = controlsAt(from / sampleRate, valueAt, manner);
    const { frequencies, bandwidths, gains, loudness, pitch, noise } = controls;
    for (let n = from; n < Math.min(length, from + controlEvery); n += 1) {
      voice.pitch[n] = pitch;
      voice.loudness[n] = loudness;
      phase = (phase + pitch / sampleRate) % 1;
      const source = glottalFlow(phase) + (random() - 0.5) * 0.006;
      let out = 0;
      for (let k = 0; k < 5; k += 1) {
        const tilt = (k % 2 ? -1 : 1) * (1 + k * 1.05);
        out += filters[k]!(source, frequencies[k]!, bandwidths[k]!) * gains[k]! * tilt;
      }
      const breath = hiss((random() * 2 - 1) * 0.25, noise.centre, noise.width);
      voice.samples[n] = out * loudness + breath * noise.strength * 0.22;
    }
  }
  return voice;
}

function startTimes(sounds: readonly Sound[]): { starts: number[]; seconds: number } {
  const starts: number[] = [];
  let seconds = 0;
  for (const sound of sounds) {
    starts.push(seconds);
    seconds += sound.seconds;
  }
  return { starts, seconds };
}

type ReadSound = (sound: Sound, progress: number, since: number) => number;
type ValueAt = (moment: number, glide: number, read: ReadSound) => number;

/** A property of the sound at a moment, interpolated across the seams. */
function glidingValue(sounds: readonly Sound[], starts: readonly number[]): ValueAt {
  return (moment, glide, read) => {
    let index = sounds.findIndex((sound, i) => moment < starts[i]! + sound.seconds);
    if (index < 0) index = sounds.length - 1;
    const readAt = (i: number) => {
      const since = moment - starts[i]!;
      return read(sounds[i]!, clamp(since / sounds[i]!.seconds), since);
    };
    const value = readAt(index);
    const left = starts[index]! + sounds[index]!.seconds - moment;
    const gone = moment - starts[index]!;
    if (sounds[index + 1] && left < glide)
      return mix(value, readAt(index + 1), 0.5 * smooth(1 - left / glide));
    if (sounds[index - 1] && gone < glide)
      return mix(value, readAt(index - 1), 0.5 * smooth(1 - gone / glide));
    return value;
  };
}

function controlsAt(moment: number, valueAt: ValueAt, manner: Manner) {
  const { shapeGlide = 0.06, pitchGlide = 0.09, vibratoHertz = 5.4 } = manner;
  const formant = (part: 'frequencies' | 'bandwidths' | 'gains') =>
    [0, 1, 2, 3, 4].map((k) => valueAt(moment, shapeGlide, (sound) => shapes[sound.shape][part][k]!));
  return {
    frequencies: formant('frequencies'),
    bandwidths: formant('bandwidths'),
    gains: formant('gains'),
    loudness: valueAt(moment, shapeGlide * 0.8, (sound, progress) => over(sound.loudness, progress, 1)),
    noise: {
      strength: valueAt(moment, shapeGlide * 0.6, (sound) => sound.noise?.strength ?? 0),
      centre: valueAt(moment, shapeGlide, (sound) => sound.noise?.centre ?? 3500),
      width: valueAt(moment, shapeGlide, (sound) => sound.noise?.width ?? 1200),
    },
    pitch: valueAt(moment, pitchGlide, (sound, progress, since) => {
      const depth = (sound.vibrato ?? 0) * clamp((since - 0.25) / 0.5);
      return (
        over(sound.pitch, progress, 220) *
        2 ** ((depth / 1200) * Math.sin(2 * Math.PI * vibratoHertz * moment))
      );
    }),
  };
}

function over(
  value: number | ((progress: number) => number) | undefined,
  progress: number,
  otherwise: number,
): number {
  return typeof value === 'function' ? value(progress) : (value ?? otherwise);
}

/** Derivative of the flow through the glottis over one period (Rosenberg). */
function glottalFlow(phase: number): number {
  const opening = 0.6;
  const closing = 0.76;
  if (phase < opening) return Math.sin((Math.PI * phase) / opening) * 0.5;
  if (phase < closing) return -Math.cos((Math.PI * 0.5 * (phase - opening)) / (closing - opening)) * 1.6;
  return 0;
}

/** A two-pole resonator; `normalise` 1 keeps its level at 0 Hz. */
function resonator(normalise: 0 | 1) {
  let one = 0;
  let two = 0;
  return (input: number, centre: number, width: number) => {
    const radius = Math.exp((-Math.PI * width) / sampleRate);
    const turn = 2 * radius * Math.cos((2 * Math.PI * centre) / sampleRate);
    const level = normalise ? 1 - turn + radius * radius : 1;
    const output = level * input + turn * one - radius * radius * two;
    two = one;
    one = output;
    return output;
  };
}

/** A deterministic generator of numbers from 0 to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));
const mix = (a: number, b: number, share: number) => a + (b - a) * share;
const smooth = (t: number) => t * t * (3 - 2 * t);

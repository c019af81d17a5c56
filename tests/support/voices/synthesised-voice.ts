import { type Filter, pass, pinkNoise, resonator } from './filters.ts';
import { bellFrom, randomFrom } from './random.ts';

export type Vowel = 'a' | 'e' | 'i' | 'o' | 'u';

export interface Voice {
  seed: number;
  rate: number;
  seconds: number;
  hertz: (at: number) => number;
  loudness: (at: number) => number;
  vowel: Vowel;
  tilt?: number;
  breath?: number;
  jitter?: number;
  shimmer?: number;
  isCreaky?: (at: number) => boolean;
  consonant?: (at: number) => number;
  /** Of the voiced parts to the room, in dB. */
  aboveRoom?: number;
  isTelephone?: boolean;
}

/** 'edge': an onset or end 25 dB below the loudest moment. */
export type VoiceState = 'silent' | 'voiced' | 'edge' | 'creaky';

export interface Truth {
  hertz: number;
  state: VoiceState;
}

export interface SynthesisedVoice {
  samples: Float32Array;
  truth: Truth[];
}

const formants: Record<Vowel, readonly number[]> = {
  a: [730, 1090, 2440, 3300, 3750],
  e: [530, 1840, 2480, 3400, 3900],
  i: [290, 2250, 2950, 3500, 4100],
  o: [500, 900, 2400, 3300, 3800],
  u: [320, 800, 2300, 3250, 3800],
};
const bandwidths = [80, 90, 120, 150, 200];
const mostHarmonics = 150;
const highestHarmonic = 9_000;

/** Harmonics with jitter, shimmer and breath through five formants, in a room: a voice of which the pitch is known. */
export function synthesise(voice: Voice): SynthesisedVoice {
  const random = randomFrom(voice.seed);
  const bell = bellFrom(random);
  const samples = dryVoice(voice, bell);
  const truth = truthOf(voice);
  const level = voicedLevel(samples, truth, voice.rate) * 10 ** (-(voice.aboveRoom ?? 60) / 20);
  const noise = pinkNoise(bell);
  const room = Float32Array.from(samples, () => noise());
  const gain = level / rootMeanSquare(room);
  const filters = microphone(voice);
  let peak = 1e-9;
  for (const [n, sample] of samples.entries()) {
    let heard = sample + gain * room[n]!;
    for (const filter of filters) heard = filter(heard);
    samples[n] = heard;
    peak = Math.max(peak, Math.abs(heard));
  }
  return { samples: samples.map((sample) => (0.5 * sample) / peak), truth };
}

/** Without a room, at any level. */
export function dryVoice(voice: Voice, bell = bellFrom(randomFrom(voice.seed))): Float32Array {
  const { rate, hertz, loudness, consonant = () => 0 } = voice;
  const source = glottalSource(voice, bell);
  const hiss = [3000, 3000].map((cutoff) => pass('high', { hertz: cutoff, q: 0.7, rate }));
  let tract = vocalTract(voice, 0);
  let tunedTo = 0;
  return Float32Array.from({ length: Math.round(voice.seconds * rate) }, (_, n) => {
    const at = n / rate;
    const pitch = hertz(at);
    const loud = pitch > 0 ? loudness(at) : 0;
    if (n % 2048 === 0 && Math.abs(pitch - tunedTo) > 30 && pitch > 250) {
      tunedTo = pitch;
      if (Math.max(formants[voice.vowel][0]!, pitch) !== tract.first) tract = vocalTract(voice, pitch);
    }
    let sample = loud > 0 ? source(at, pitch) * loud : 0;
    for (const filter of tract.filters) sample = filter(sample);
    const hissing = consonant(at);
    return hissing > 0 ? sample + hissing * 0.6 * hiss[1]!(hiss[0]!(bell())) : sample;
  });
}

/** Band-limited harmonics that fall by 1/n to the power of the tilt; each cycle differs a little. */
function glottalSource(voice: Voice, bell: () => number): (at: number, pitch: number) => number {
  const { rate, tilt = 1.2, breath = 0.01, jitter = 0.003, shimmer = 0.02, isCreaky } = voice;
  const amplitudes = Array.from({ length: mostHarmonics + 1 }, (_, k) => k ** -tilt);
  const highest = Math.min(highestHarmonic, rate * 0.45);
  let [phase, cycle, strength, alternate] = [0, 1, 1, 1];
  let isOdd = false;
  return (at, pitch) => {
    phase += (pitch * cycle) / rate;
    if (phase >= 1) {
      const creaks = isCreaky?.(at) ?? false;
      phase -= 1;
      isOdd = !isOdd;
      cycle = 1 + (creaks ? 0.04 : jitter) * bell();
      strength = 1 + shimmer * bell();
      alternate = creaks && !isOdd ? 0.45 : 1;
    }
    const angle = 2 * Math.PI * phase;
    const turn = 2 * Math.cos(angle);
    const count = Math.min(Math.floor(highest / pitch), mostHarmonics);
    let [before, now, sum] = [0, Math.sin(angle), 0];
    for (let k = 1; k <= count; k += 1) {
      sum += now * amplitudes[k]!;
      [before, now] = [now, turn * now - before];
    }
    return sum * strength * alternate + breath * bell() * (0.4 + (phase < 0.5 ? 0.6 : 0)) * 6;
  };
}

function vocalTract({ vowel, rate }: Voice, pitch: number): { first: number; filters: Filter[] } {
  const [lowest = 0] = formants[vowel];
  const first = Math.max(lowest, pitch);
  const filters = formants[vowel].map((hertz, k) => {
    const isTuned = k === 0 && first > lowest;
    return resonator(k === 0 ? first : hertz, bandwidths[k]! * (isTuned ? 1.6 : 1), rate);
  });
  return { first, filters };
}

function microphone({ rate, isTelephone = false }: Voice): Filter[] {
  if (!isTelephone) return [pass('high', { hertz: 20, q: 0.7, rate })];
  return ([0.54, 1.31] as const).flatMap((q) => [
    pass('high', { hertz: 300, q, rate }),
    pass('low', { hertz: 3400, q, rate }),
  ]);
}

function truthOf({ seconds, hertz, loudness, isCreaky }: Voice): Truth[] {
  const moments = Array.from({ length: Math.floor(seconds * 100) }, (_, k) => {
    const at = k / 100;
    const pitch = hertz(at);
    return { at, pitch, loud: pitch > 0 ? loudness(at) : 0 };
  });
  const loudest = Math.max(...moments.map(({ loud }) => loud));
  return moments.map(({ at, pitch, loud }) => {
    if (loud <= 0.0005) return { hertz: 0, state: 'silent' };
    const state = loud < loudest * 0.056 ? 'edge' : isCreaky?.(at) ? 'creaky' : 'voiced';
    return { hertz: pitch, state };
  });
}

function voicedLevel(samples: Float32Array, truth: readonly Truth[], rate: number): number {
  const step = rate / 100;
  const voiced = truth.flatMap(({ state }, k) => {
    if (state === 'silent' || state === 'edge') return [];
    return [...samples.subarray(Math.round(k * step), Math.round((k + 1) * step))];
  });
  return rootMeanSquare(voiced);
}

function rootMeanSquare(values: ArrayLike<number>): number {
  let power = 0;
  for (let n = 0; n < values.length; n += 1) power += values[n]! ** 2;
  return Math.sqrt(power / Math.max(1, values.length));
}

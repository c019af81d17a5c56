import { trackPitch } from '#platform/media/pitch/pitch-tracker.ts';
import type { SungMinute, SungStep } from '#studio/site/range/find-range.ts';
import type { Direction } from '#studio/site/range/siren.ts';
import { pinkNoise } from './filters.ts';
import { bellFrom, randomFrom } from './random.ts';
import { dryVoice, type Vowel } from './synthesised-voice.ts';
import { hertzOf } from './voice-corpus.ts';

export interface Singer {
  seed: number;
  lowest: number;
  highest: number;
  /** Mean of the voice to the room, in dB. */
  aboveRoom: number;
  /** By how many dB the lowest note is softer than the middle. */
  softerLow: number;
  softerHigh: number;
  vibrato: { hertz: number; cents: number };
  vowel: Vowel;
  creaks: boolean;
  /** Jumps of a tenth to a quarter of a second. */
  slips: boolean;
  /** Stays on a note before the end, then goes on. */
  rests: boolean;
  hurries: boolean;
}

const vowels = ['a', 'e', 'i', 'o', 'u'] as const;
const notes = { lowest: 36.1, highest: 83.9 };

export function singerFrom(seed: number): Singer {
  const random = randomFrom(seed);
  const between = (from: number, to: number) => from + random() * (to - from);
  const span = between(12, 30);
  const lowest = between(notes.lowest, notes.highest - span);
  return {
    seed,
    lowest,
    highest: lowest + span,
    aboveRoom: between(10, 40),
    softerLow: between(2, 14),
    softerHigh: between(-6, 6),
    vibrato: { hertz: between(4, 7), cents: random() < 0.6 ? between(15, 110) : 0 },
    vowel: vowels[Math.floor(random() * 5)]!,
    creaks: random() < 0.35,
    slips: random() < 0.35,
    rests: random() < 0.25,
    hurries: random() < 0.1,
  };
}

/** A curve through points of [seconds, note]; cosine between them. */
type Points = [at: number, note: number][];

const rate = 16_000;
const quietSeconds = 1.2;
const kinds = ['up', 'down', 'held'] as const;

export interface Session {
  minute: SungMinute;
  /** A siren once more, six decibels closer to the microphone, and with time for its last note. */
  again: (direction: Direction) => SungStep;
}

/** The minute as the tracker hears it, in one room. */
export function sessionOf(singer: Singer): Session {
  const random = randomFrom(singer.seed + 77_777);
  const sounds = kinds.map((kind) => ({ kind, sound: sing(singer, kind, random) }));
  const voice = usualLevel(sounds.flatMap(({ sound }) => levelsOf(sound)));
  const noise = pinkNoise(bellFrom(random));
  const room = rootMeanSquare(Float32Array.from({ length: 2 * rate }, noise));
  const softer = 10 ** (-singer.aboveRoom / 20) / room;
  const hear = (sound: Float32Array, closer = 0) => {
    const gain = 10 ** (closer / 20) / voice;
    return trackPitch(
      sound.map((value) => 0.1 * (gain * value + softer * noise())),
      rate,
    );
  };
  return {
    minute: {
      room: hear(new Float32Array(2 * rate)),
      steps: sounds.map(({ kind, sound }) => ({ kind, frames: hear(sound), isEasy: true })),
    },
    again: (kind) => ({
      kind,
      frames: hear(sing({ ...singer, hurries: false }, kind, random), 6),
      isEasy: true,
    }),
  };
}

function usualLevel(levels: readonly number[]): number {
  const sung = levels.filter((level) => level > 0).toSorted((one, other) => one - other);
  return sung[Math.floor(sung.length / 2)] ?? 1;
}

function levelsOf(sound: Float32Array): number[] {
  const block = rate / 10;
  return Array.from({ length: Math.floor(sound.length / block) }, (_, n) =>
    rootMeanSquare(sound.subarray(n * block, (n + 1) * block)),
  );
}

function siren(singer: Singer, random: () => number, direction: Direction): Points {
  const { lowest, highest } = singer;
  const span = highest - lowest;
  const sign = direction === 'up' ? 1 : -1;
  const end = direction === 'up' ? highest : lowest;
  const start = end - sign * span * (0.4 + 0.5 * random());
  const points: Points = [[0.4, start]];
  let at = 0.4 + 0.3 * random();
  points.push([at, start]);
  if (singer.rests) {
    const rest = end - sign * (2 + 4 * random());
    at += 1 + 2 * random();
    points.push([at, rest], [at + 0.5 + 0.5 * random(), rest]);
    at = points.at(-1)![0];
  }
  at += 1.2 + 2 * random();
  points.push([at, end], [at + (singer.hurries ? 0.1 + 0.25 * random() : 0.8 + 1.2 * random()), end]);
  return points;
}

function heldThree({ lowest, highest }: Singer, random: () => number): Points {
  const span = highest - lowest;
  return [0.5, 0.7, 0.3].flatMap((share, n): Points => {
    const note = lowest + span * (share + 0.1 * (random() - 0.5));
    return [
      [0.4 + n * 2.6, note],
      [2.4 + n * 2.6, note],
    ];
  });
}

function sing(singer: Singer, kind: (typeof kinds)[number], random: () => number): Float32Array {
  const isThree = kind === 'held';
  const points = isThree ? heldThree(singer, random) : siren(singer, random, kind);
  const [begin, end] = [points[0]![0], points.at(-1)![0]];
  const creak = singer.creaks && kind === 'down' ? 0.3 + 0.7 * random() : 0;
  const slipAt = singer.slips ? begin + (0.2 + 0.6 * random()) * (end - begin) : -9;
  const slipLong = 0.06 + 0.14 * random();
  const slip = random() < 0.5 ? 12 : random() < 0.5 ? -12 : 0;
  const vibrato = (at: number) =>
    (singer.vibrato.cents / 100) *
    Math.sin(2 * Math.PI * singer.vibrato.hertz * at) *
    Math.min(1, (at - begin) / 1);
  const isSlip = (at: number) => at >= slipAt && at < slipAt + slipLong;
  const note = (at: number) => curve(points, Math.min(at, end)) + vibrato(at) + (isSlip(at) ? slip : 0);
  const isCreaky = (at: number) => at > end;
  const hertz = (at: number) => (isCreaky(at) ? 34 + 10 * Math.sin(7 * at) : hertzOf(note(at)));
  const envelope = (at: number) => {
    if (at < begin || at > end + creak) return 0;
    if (isSlip(at) && slip === 0) return 0;
    const within = isThree ? (at - 0.4) % 2.6 : at - begin;
    if (isThree && within > 2) return 0;
    const left = isThree ? 2 - within : end + creak - at;
    return Math.min(1, within / 0.08, left / 0.1);
  };
  const loudness = (at: number) => Math.max(0, envelope(at)) * loudnessOf(singer, note(at));
  return dryVoice({
    seed: singer.seed * 10 + kind.length,
    rate,
    seconds: end + creak + quietSeconds,
    hertz,
    loudness,
    vowel: singer.vowel,
    tilt: 1.2,
    isCreaky,
  });
}

function loudnessOf({ lowest, highest, softerLow, softerHigh }: Singer, note: number): number {
  const place = (2 * (note - lowest)) / (highest - lowest) - 1;
  const softer = place < 0 ? softerLow * place * place : softerHigh * place * place;
  return 0.4 * 10 ** (-softer / 20);
}

function curve(points: Points, at: number): number {
  const next = points.findIndex(([seconds]) => seconds >= at);
  const [to, from] = [points[Math.max(0, next)]!, points[Math.max(0, next - 1)]!];
  if (to === from || to[0] === from[0]) return to[1];
  const share = (at - from[0]) / (to[0] - from[0]);
  return from[1] + (to[1] - from[1]) * (0.5 - 0.5 * Math.cos(Math.PI * share));
}

function rootMeanSquare(values: ArrayLike<number>): number {
  let power = 0;
  for (let n = 0; n < values.length; n += 1) power += values[n]! ** 2;
  return Math.sqrt(power / Math.max(1, values.length));
}

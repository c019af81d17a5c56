import type { PitchFrame } from '#platform/media/pitch/pitch-tracker.ts';
import { type HeldNote, heldNotes } from './held-notes.ts';
import { ownVoice } from './own-voice.ts';
import { centsOf, framesPerSecond, median, sungLine } from './sung-line.ts';

export type Direction = 'up' | 'down';

/** Why the end of a siren may lie beyond what was heard. */
export type Doubt =
  | 'silent'
  | 'not-held'
  | 'no-slide'
  | 'two-voices'
  | 'went-on'
  | 'quiet'
  /** At the limit of what the tracker finds. */
  | 'limit';

export interface Siren {
  /** The outermost note that was held. */
  held: HeldNote | null;
  /** Null: the held note is the end. */
  doubt: Doubt | null;
}

/** Decibels above the room that a held note needs, so that a softer one beyond it would be heard too. */
const reserve = 12;
const semitone = 100;
const leastSlide = 400;
/** With half a semitone of rounding, a stated end is at most one off. */
const furthest = 50;
/** Seconds. */
const longestSlip = 0.22;
const leastSung = 0.5;
const release = 0.15;
const tail = 0.5;
/** Of the room, in dB: between them a voice may be there, but its pitch is not certain. */
const doubtful = { from: 2, to: 10 };
const limits = { down: centsOf(61), up: centsOf(1_350) };

export function readSiren(frames: readonly PitchFrame[], room: number, direction: Direction): Siren {
  const heard = sungLine(frames, room);
  if (heard.filter((value) => value > 0).length < leastSung * framesPerSecond)
    return { held: null, doubt: 'silent' };
  const line = ownVoice(heard);
  if (!line) return { held: null, doubt: 'two-voices' };
  const held = outermost(heldNotes(line), direction);
  if (held === null) return { held, doubt: 'not-held' };
  const siren = { frames, line, room, direction, held };
  const checks: [Doubt, boolean][] = [
    ['limit', !isBeyond(limits[direction], held.cents, direction)],
    ['no-slide', !slides(siren)],
    ['went-on', goesBeyond(siren) || hasFaintTail(siren)],
    ['quiet', levelOf(frames.slice(held.from, held.to)) < room + reserve],
  ];
  return { held, doubt: checks.find(([, applies]) => applies)?.[0] ?? null };
}

interface HeldSiren {
  frames: readonly PitchFrame[];
  line: readonly number[];
  room: number;
  direction: Direction;
  held: HeldNote;
}

function isBeyond(one: number, other: number, direction: Direction): boolean {
  return direction === 'up' ? one > other : one < other;
}

export function outermost(notes: readonly HeldNote[], direction: Direction): HeldNote | null {
  return notes.reduce<HeldNote | null>(
    (best, note) => (best === null || !isBeyond(best.cents, note.cents, direction) ? note : best),
    null,
  );
}

function slides({ line, held, direction }: HeldSiren): boolean {
  const from = held.cents + (direction === 'up' ? -leastSlide : leastSlide);
  return line.some(
    (value) => value > 0 && isBeyond(held.cents, value, direction) && !isBeyond(value, from, direction),
  );
}

/** Clear or unclear: a soft voice beyond the held note is one too. */
function goesBeyond({ frames, room, held, direction }: HeldSiren): boolean {
  const edge = held.cents + (direction === 'up' ? furthest : -furthest);
  const voice = frames.map(({ hertz, clarity, level }) =>
    hertz !== null && clarity >= 0.7 && level >= room + 4 ? centsOf(hertz) : 0,
  );
  const far = voice.map((cents) => (cents > 0 && isBeyond(cents, edge, direction) ? cents : 0));
  if (longestLine(far) > longestSlip * framesPerSecond) return true;
  const last = lastOf(voice, held);
  return last !== null && isBeyond(last, (held.cents + edge) / 2, direction);
}

/** After the note: louder than the room, but too soft for its pitch. A creak is louder. */
function hasFaintTail({ frames, line, room, held }: HeldSiren): boolean {
  let end = held.to;
  while ((line[end] ?? 0) > 0 && Math.abs(line[end]! - held.cents) < 2 * semitone) end += 1;
  const from = end + release * framesPerSecond;
  const after = frames.slice(from, from + tail * framesPerSecond);
  if (after.length < (tail * framesPerSecond) / 2) return true;
  const above = levelOf(after) - room;
  return above > doubtful.from && above < doubtful.to;
}

function levelOf(frames: readonly PitchFrame[]): number {
  const power = frames.reduce((sum, { level }) => sum + 10 ** (level / 10), 0);
  return 10 * Math.log10(power / frames.length);
}

/** Median of the last fifth of a second near the held note: one that is left at once is not the end. */
function lastOf(voice: readonly number[], held: HeldNote): number | null {
  const near = voice.slice(held.from).filter((cents) => Math.abs(cents - held.cents) < 2.5 * semitone);
  return near.length === 0 ? null : median(near.slice(-0.2 * framesPerSecond));
}

/** Frames of the longest stretch without a gap or jump. */
function longestLine(line: readonly number[]): number {
  let [longest, run] = [0, 0];
  for (const [n, value] of line.entries()) {
    const goesOn = run > 0 && Math.abs(value - line[n - 1]!) < semitone;
    run = value === 0 ? 0 : goesOn ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

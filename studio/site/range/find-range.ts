import type { PitchFrame } from '#platform/media/pitch/pitch-tracker.ts';
import { type HeldNote, heldNotes } from './held-notes.ts';
import { describeLongNotes, longNotes } from './long-note.ts';
import { ownVoice } from './own-voice.ts';
import { type Direction, outermost, readSiren } from './siren.ts';
import { framesPerSecond, median, roomLevel, sungLine } from './sung-line.ts';
import type { NoteSpan, RangeEnd, VoiceRange } from './voice-range.ts';

export interface SungStep {
  kind: 'speech' | Direction | 'held';
  frames: readonly PitchFrame[];
  /** The singer's own word about the end of a siren. */
  isEasy: boolean;
}

export interface SungMinute {
  room: readonly PitchFrame[];
  steps: readonly SungStep[];
}

const semitone = 100;
const leastSpeech = 1;
const leastAtEase = 2;
/** Cents; a single note is no tessitura. */
const narrowest = 250;
const mostOfTheTime = 0.6;
/** Frames; shorter ones are slips. */
const leastTouched = 12;

type Found = Omit<VoiceRange, 'sungOn' | 'source'>;

export function findRange({ room, steps }: SungMinute): Found {
  const level = roomLevel(room);
  const sung = steps
    .filter(({ kind }) => kind !== 'speech')
    .map((step) => ({ ...step, line: lineOf(step, level) }))
    .map((step) => ({ ...step, notes: heldNotes(step.line) }));
  const lines = sung.map(({ line }) => line);
  const [lowest, highest] = [endOf(sung, level, 'down'), endOf(sung, level, 'up')];
  return {
    lowest,
    highest,
    touched: touchedBeyond(lines, { lowest, highest }),
    tessitura: tessituraOf(sung.flatMap(({ notes }) => notes)),
    ...describeLongNotes(sung.filter(({ kind }) => kind === 'held').flatMap(({ line }) => longNotes(line))),
    speakingHertz: speakingHertz(steps, level),
  };
}

/** A siren is one voice without a jump; of held notes each begins anew. */
function lineOf({ kind, frames }: SungStep, room: number): number[] {
  const line = sungLine(frames, room);
  return kind === 'held' ? line : (ownVoice(line) ?? []);
}

/** Certain if a siren in that direction ended there, easily, and no step has a note beyond it. */
function endOf(
  steps: ReadonlyArray<SungStep & { notes: HeldNote[] }>,
  room: number,
  direction: Direction,
): RangeEnd {
  const easy = steps.filter(({ isEasy }) => isEasy);
  const furthest = outermost(
    easy.flatMap(({ notes }) => notes),
    direction,
  );
  if (furthest === null) return { certainty: 'not-heard' };
  const ends = easy
    .filter(({ kind }) => kind === direction)
    .map(({ frames }) => readSiren(frames, room, direction))
    .flatMap(({ held, doubt }) => (held && doubt === null ? [held.cents] : []));
  const isCertain = ends.some((cents) => Math.abs(cents - furthest.cents) <= semitone);
  return { certainty: isCertain ? 'certain' : 'at-least', note: Math.round(furthest.cents / 100) };
}

/** The outermost notes that were heard, but are not among the comfortable ones. */
function touchedBeyond(
  lines: readonly number[][],
  { lowest, highest }: Pick<Found, 'lowest' | 'highest'>,
): number[] {
  const notes = lines.flatMap(steadyNotes);
  const [low, high] = [Math.min(...notes), Math.max(...notes)];
  const touched: number[] = [];
  if (lowest.certainty !== 'not-heard' && low < lowest.note) touched.push(low);
  if (highest.certainty !== 'not-heard' && high > highest.note) touched.push(high);
  return touched;
}

/** Of each stretch in which the pitch stays within a semitone. */
function steadyNotes(line: readonly number[]): number[] {
  const notes: number[] = [];
  for (let from = 0; from + leastTouched <= line.length; from += 4) {
    const part = line.slice(from, from + leastTouched);
    if (Math.min(...part) > 0 && Math.max(...part) - Math.min(...part) < semitone)
      notes.push(Math.round(median(part) / 100));
  }
  return notes;
}

/** The narrowest span of notes with most of the held time. */
function tessituraOf(notes: readonly HeldNote[]): NoteSpan | null {
  const held = notes.map(({ cents }) => cents).sort((a, b) => a - b);
  const count = Math.ceil(mostOfTheTime * held.length);
  if (held.length < leastAtEase * framesPerSecond) return null;
  let best = { from: 0, width: Number.POSITIVE_INFINITY };
  for (let from = 0; from + count <= held.length; from += 1) {
    const width = held[from + count - 1]! - held[from]!;
    if (width < best.width) best = { from, width };
  }
  if (best.width < narrowest) return null;
  const [low, high] = [held[best.from]!, held[best.from + count - 1]!];
  return { lowest: Math.round(low / 100), highest: Math.round(high / 100) };
}

function speakingHertz(steps: readonly SungStep[], room: number): number | null {
  const spoken = steps
    .filter(({ kind }) => kind === 'speech')
    .flatMap(({ frames }) => frames.filter(isVoiced(room)).map(({ hertz }) => hertz ?? 0));
  return spoken.length < leastSpeech * framesPerSecond ? null : median(spoken);
}

const isVoiced = (room: number) => (frame: PitchFrame) => sungLine([frame], room)[0]! > 0;

/** A MIDI note number: 60 is middle C. */
export type Note = number;

/** 'at-least': the voice may go further than was heard. */
export type RangeEnd = { certainty: 'certain' | 'at-least'; note: Note } | { certainty: 'not-heard' };

export interface NoteSpan {
  lowest: Note;
  highest: Note;
}

export interface Vibrato {
  hertz: number;
  /** From the middle of the note to its highest point. */
  cents: number;
}

/** What a singer's minute found. It is computed and kept on the device, so it is untrusted input to the server. */
export interface VoiceRange {
  /** yyyy-mm-dd, on the singer's calendar. */
  sungOn: string;
  source: 'voice' | 'keys';
  /** Comfortable: held, and called easy by the singer. */
  lowest: RangeEnd;
  highest: RangeEnd;
  /** Heard, but not held or not easy; outside the comfortable notes, ascending. */
  touched: readonly Note[];
  tessitura: NoteSpan | null;
  /** Standard deviation of the long notes without their vibrato. */
  steadinessCents: number | null;
  /** Null: no note was long enough to say. */
  vibrato: Vibrato | 'straight' | null;
  /** Median of the speaking voice; null where the singer did not speak. */
  speakingHertz: number | null;
}

const notes = { lowest: 28, highest: 96 };
const mostTouched = 12;

/** Null: not a result that this program could have made. Unknown fields are dropped. */
export function readVoiceRange(value: unknown): VoiceRange | null {
  try {
    const input = record(value);
    const range: VoiceRange = {
      sungOn: dayIn(input.sungOn),
      source: oneOf(input.source, ['voice', 'keys']),
      lowest: endIn(input.lowest),
      highest: endIn(input.highest),
      touched: touchedIn(input.touched),
      tessitura: optional(input.tessitura, spanIn),
      steadinessCents: optional(input.steadinessCents, numberWithin(0, 200)),
      vibrato: input.vibrato === 'straight' ? 'straight' : optional(input.vibrato, vibratoIn),
      speakingHertz: optional(input.speakingHertz, numberWithin(40, 600)),
    };
    return isOrdered(range) ? range : null;
  } catch (error) {
    if (error instanceof InvalidRange) return null;
    throw error;
  }
}

/** Of the comfortable notes; null unless both ends were heard. */
export function comfortable({ lowest, highest }: VoiceRange): NoteSpan | null {
  if (lowest.certainty === 'not-heard' || highest.certainty === 'not-heard') return null;
  return { lowest: lowest.note, highest: highest.note };
}

class InvalidRange extends Error {}

function fail(): never {
  throw new InvalidRange();
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : fail();
}

function oneOf<Name extends string>(value: unknown, names: readonly Name[]): Name {
  return names.find((name) => name === value) ?? fail();
}

function optional<T>(value: unknown, read: (value: unknown) => T): T | null {
  return value === null || value === undefined ? null : read(value);
}

function numberWithin(least: number, most: number) {
  return (value: unknown): number =>
    typeof value === 'number' && value >= least && value <= most ? Math.round(value * 100) / 100 : fail();
}

function noteIn(value: unknown): Note {
  const note = numberWithin(notes.lowest, notes.highest)(value);
  return Number.isInteger(note) ? note : fail();
}

function dayIn(value: unknown): string {
  if (typeof value !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(value)) return fail();
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : fail();
}

function endIn(value: unknown): RangeEnd {
  const { certainty, note } = record(value);
  if (certainty === 'not-heard') return { certainty };
  return { certainty: oneOf(certainty, ['certain', 'at-least']), note: noteIn(note) };
}

function touchedIn(value: unknown): Note[] {
  if (!Array.isArray(value) || value.length > mostTouched) return fail();
  return [...new Set(value.map(noteIn))].sort((one, other) => one - other);
}

function spanIn(value: unknown): NoteSpan {
  const { lowest, highest } = record(value);
  const span = { lowest: noteIn(lowest), highest: noteIn(highest) };
  return span.lowest <= span.highest ? span : fail();
}

function vibratoIn(value: unknown): Vibrato {
  const { hertz, cents } = record(value);
  return { hertz: numberWithin(2, 12)(hertz), cents: numberWithin(0, 400)(cents) };
}

function isOrdered(range: VoiceRange): boolean {
  const span = comfortable(range);
  return span === null || span.lowest <= span.highest;
}

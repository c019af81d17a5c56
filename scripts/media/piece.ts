import type { Sound } from '../pictures/voice.ts';
import type { Drawing } from './drawn-film.ts';

/** A recording of the sample magazine: the sung sounds and their captions. */
export interface Piece {
  name: string;
  sounds: readonly Sound[];
  captions: ReadonlyArray<{ from: number; to: number; en: string; da: string }>;
  /** Absent: audio only. */
  drawn?: Omit<Drawing, 'voice'>;
}

export function rest(seconds: number, pitch: number): Sound {
  return { seconds, shape: 'neutral', pitch, loudness: 0 };
}

export const bow = (t: number) => 0.25 + 0.6 * Math.sin(Math.PI * t);
export const fade = (t: number) => 0.75 * (1 - t) ** 0.7;

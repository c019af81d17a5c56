import type { Sound } from '../pictures/voice.ts';

/** A recording of the sample magazine: what is sung, and what the captions say. */
export interface Piece {
  name: string;
  sounds: readonly Sound[];
  captions: ReadonlyArray<{ from: number; to: number; en: string; da: string }>;
  /** The pitch is drawn while it is sung: seconds of one page. Absent: sound alone. */
  pageSeconds?: number;
}

/** Silence of so many seconds at a pitch, so that no glide is heard. */
export function rest(seconds: number, pitch: number): Sound {
  return { seconds, shape: 'neutral', pitch, loudness: 0 };
}

export const bow = (t: number) => 0.25 + 0.6 * Math.sin(Math.PI * t);
export const fade = (t: number) => 0.75 * (1 - t) ** 0.7;

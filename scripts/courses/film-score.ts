import { rest } from '../media/piece.ts';
import { hertz } from '../pictures/pitch.ts';
import type { Sound } from '../pictures/voice.ts';

/** What is sung while one page of the film is shown; a riddle is heard before its line is drawn. */
interface Page {
  sounds: Sound[];
  /** Seconds into the page at which drawing starts; earlier notes are only heard. */
  drawnFrom: number;
}

const soft = (t: number) => 0.62 * Math.min(1, 9 * t, 9 * (1 - t));
const note = (name: string, seconds: number): Sound => ({
  seconds,
  shape: 'o',
  pitch: hertz(name),
  loudness: soft,
  vibrato: 8,
});

/** Speech-like glide from the first note to the second, most of it at the end. */
const spokenGlide = (from: string, to: string): Sound => ({
  seconds: 1.8,
  shape: 'a',
  pitch: (t) => hertz(from) * (hertz(to) / hertz(from)) ** (t * t),
  loudness: soft,
});

/** Silence that starts and ends on the neighbouring notes, so that the line has no hooks. */
const pause = (seconds: number, last: string, next: string) =>
  [last, next].map((name) => rest(seconds / 2, hertz(name)));

function riddle(names: readonly [string, ...string[]], next: string): Page {
  const [first] = names;
  const last = names.at(-1) ?? first;
  const phrase = names.map((name) => note(name, 1.8 / names.length));
  return {
    sounds: [...phrase, ...pause(1.4, last, first), ...phrase, ...pause(1, last, next)],
    drawnFrom: 3.2,
  };
}

/** 'Really?' and 'Really.', drawn; then three phrases, heard before they are drawn. Six seconds each. */
export const filmPages: readonly Page[] = [
  {
    sounds: [
      spokenGlide('A3', 'E4'),
      ...pause(1.2, 'E4', 'E4'),
      spokenGlide('E4', 'A3'),
      ...pause(1.2, 'A3', 'A3'),
    ],
    drawnFrom: 0,
  },
  riddle(['A3', 'E4'], 'D4'),
  riddle(['D4', 'C4'], 'A3'),
  riddle(['A3', 'D4', 'B3'], 'B3'),
];
export const pageSeconds = 6;

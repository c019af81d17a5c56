import { hertz } from '../../pictures/pitch.ts';
import { type Sound, sing, type Voice } from '../../pictures/voice.ts';
import { bow, fade, rest } from '../piece.ts';

const between = (from: string, to: string) => (t: number) => hertz(from) * (hertz(to) / hertz(from)) ** t;

/** 'I have something to tell you', on vowels: the high note breaks off, and the line ends a step lower. */
const first: Sound[] = [
  rest(0.15, hertz('C4')),
  { seconds: 0.4, shape: 'a', pitch: 0.985 * hertz('C4'), loudness: 0.5 },
  { seconds: 0.5, shape: 'a', pitch: 0.99 * hertz('D4'), loudness: 0.5 },
  { seconds: 0.45, shape: 'neutral', pitch: 0.98 * hertz('F4'), loudness: 0.55 },
  { seconds: 0.5, shape: 'short', pitch: 0.985 * hertz('E4'), loudness: 0.5 },
  { seconds: 0.4, shape: 'u', pitch: 0.965 * hertz('A4'), loudness: 0.6 },
  { seconds: 0.45, shape: 'e', pitch: between('A4', 'C5'), loudness: (t) => 0.75 * (1 - t ** 4) },
  rest(0.3, hertz('F4')),
  { seconds: 0.6, shape: 'e', pitch: between('G4', 'F4'), loudness: (t) => 0.4 * (1 - t) ** 0.5 },
  rest(0.22, hertz('E4')),
  { seconds: 0.8, shape: 'u', pitch: between('F4', 'E4'), loudness: fade },
  rest(0.15, hertz('E4')),
];

/** The same line, held to its end. */
const last: Sound[] = [
  rest(0.15, hertz('C4')),
  { seconds: 0.5, shape: 'a', pitch: hertz('C4'), vibrato: 10, loudness: 0.55 },
  { seconds: 0.65, shape: 'a', pitch: hertz('D4'), vibrato: 15, loudness: 0.6 },
  { seconds: 0.55, shape: 'neutral', pitch: hertz('F4'), vibrato: 12, loudness: 0.6 },
  { seconds: 0.65, shape: 'short', pitch: hertz('E4'), vibrato: 15, loudness: 0.6 },
  { seconds: 0.55, shape: 'u', pitch: hertz('A4'), vibrato: 15, loudness: 0.7 },
  { seconds: 1.8, shape: 'e', pitch: hertz('D5'), vibrato: 60, loudness: bow },
  { seconds: 1.5, shape: 'u', pitch: hertz('A4'), vibrato: 45, loudness: fade },
  rest(0.15, hertz('A4')),
];

/** The sample pair of takes. */
export const takeVoices: Readonly<Record<'first' | 'last', () => Voice>> = {
  first: () => sing(first, { pitchGlide: 0.1, shapeGlide: 0.1, seed: 41 }),
  last: () => sing(last, { pitchGlide: 0.16, shapeGlide: 0.12, vibratoHertz: 5.3, seed: 43 }),
};

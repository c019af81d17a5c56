import { hertz } from '../../pictures/pitch.ts';
import type { Sound } from '../../pictures/voice.ts';
import { bow, fade, type Piece, rest } from '../piece.ts';

const down = ['E4', 'D4', 'C4', 'B3', 'A3'];
const upAndDown = ['A3', 'B3', 'C#4', 'D4', 'E4', 'D4', 'C#4', 'B3', 'A3'];

/** Lip trill: about two dozen small openings a second. */
const trill = (t: number) => 0.3 + 0.3 * Math.sin(2 * Math.PI * 11 * t);

/** Six exercises of four seconds, each followed by four seconds to answer. */
const exercises: ReadonlyArray<{ sounds: Sound[]; en: string; da: string }> = [
  {
    sounds: [{ seconds: 4, shape: 'm', pitch: hertz('A3'), loudness: bow, vibrato: 8 }],
    en: 'Hum on m, one note.',
    da: 'Nyn på m, én tone.',
  },
  {
    sounds: down.map((note) => ({ seconds: 0.8, shape: 'm', pitch: hertz(note), loudness: 0.55 })),
    en: 'Hum five steps down.',
    da: 'Nyn fem trin ned.',
  },
  {
    sounds: [
      {
        seconds: 4,
        shape: 'ng',
        pitch: (t) => hertz('A3') * 2 ** (Math.sin(Math.PI * t) ** 1.5),
        loudness: bow,
      },
    ],
    en: 'A siren on ng, up and down.',
    da: 'En sirene på ng, op og ned.',
  },
  {
    sounds: (['i', 'a', 'u'] as const).map((shape) => ({
      seconds: 4 / 3,
      shape,
      pitch: hertz('C4'),
      loudness: 0.5,
      vibrato: 12,
    })),
    en: 'i, a, u on one breath.',
    da: 'i, a, u på ét åndedrag.',
  },
  {
    sounds: upAndDown.map((note) => ({ seconds: 4 / 9, shape: 'y', pitch: hertz(note), loudness: trill })),
    en: 'A lip trill, five steps up and down.',
    da: 'Læbetrille, fem trin op og ned.',
  },
  {
    sounds: [
      { seconds: 2.2, shape: 'u', pitch: hertz('D4'), loudness: (t) => 0.75 * t, vibrato: 18 },
      { seconds: 1.8, shape: 'u', pitch: hertz('D4'), loudness: fade, vibrato: 24 },
    ],
    en: 'One long note, from nothing to nothing.',
    da: 'Én lang tone, fra ingenting til ingenting.',
  },
];

export const train: Piece = {
  name: 'warming-up-on-a-train',
  sounds: exercises.flatMap(({ sounds }) => [...sounds, rest(4, 220)]),
  captions: exercises.flatMap(({ en, da }, index) => [
    { from: index * 8, to: index * 8 + 4, en, da },
    { from: index * 8 + 4, to: index * 8 + 8, en: 'Your turn.', da: 'Din tur.' },
  ]),
};

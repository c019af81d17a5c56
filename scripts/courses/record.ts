import { bow, rest } from '../media/piece.ts';
import { hertz } from '../pictures/pitch.ts';
import { type Sound, sing } from '../pictures/voice.ts';
import { writeRecorded } from './write-recorded.ts';

/*
 * Renders the practice tracks of the sample courses: `node scripts/courses/record.ts`. The files are committed
 * (docs/decisions/072-courses-and-lessons.md).
 */
const steps = ['A3', 'B3', 'C#4', 'D4', 'E4', 'D4', 'C#4', 'B3', 'A3'];

const pieces: Record<string, Sound[]> = {
  'long-note': [0, 1, 2, 3].flatMap(() => [
    { seconds: 4, shape: 'o' as const, pitch: hertz('A3'), loudness: bow, vibrato: 10 },
    rest(1.5, hertz('A3')),
  ]),
  'five-steps': [1, 2 ** (1 / 12), 2 ** (2 / 12)].flatMap((higher) => [
    ...steps.map((note) => ({
      seconds: 0.55,
      shape: 'u' as const,
      pitch: hertz(note) * higher,
      loudness: 0.55,
      vibrato: 6,
    })),
    rest(1.2, hertz('A3') * higher),
  ]),
  'siren-up': [1, 1.12, 1.26].flatMap((higher) => [
    {
      seconds: 4,
      shape: 'ng' as const,
      pitch: (t: number) => hertz('A3') * higher * 2 ** (Math.sin(Math.PI * t) ** 1.5),
      loudness: bow,
    },
    rest(1.2, hertz('A3') * higher),
  ]),
};

for (const [name, sounds] of Object.entries(pieces))
  await writeRecorded(name, sing(sounds, { pitchGlide: 0.12, seed: 11, vibratoHertz: 5 }));

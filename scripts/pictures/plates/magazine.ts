import { hertz } from '../pitch.ts';
import { bow, drawTune, fade, grow, rest, type Tone, tone } from './incipits.ts';

/** The opening bar of each piece of the sample magazine. */
const tunes: Record<string, Tone[]> = {
  /* Waiting, waiting, and one note that was sung before it is heard. */
  'ten-seconds': [rest(2.1), tone('G4', 0.16, 0, 0.12), tone('B4', 1.2, 45, bow)],
  /* Half a breath, and a long line on it. */
  breath: [
    rest(0.35),
    tone('A4', 2.6, 25, (t) => 0.5 + 0.15 * Math.sin(Math.PI * t)),
    tone('G4', 0.6, 0, fade),
  ],
  /* Small, smaller, and once a week loud. */
  'thin-walls': [
    tone('E4', 0.5, 0, 0.18),
    tone('F4', 0.5, 0, 0.14),
    tone('E4', 0.5, 0, 0.1),
    rest(0.2),
    tone('C5', 1.3, 60, bow),
  ],
  /* Three takes. */
  'sound-engineer': [
    tone('G4', 0.7, 0, 0.3),
    rest(0.25),
    tone('B4', 0.8, 35, bow),
    rest(0.25),
    tone('A4', 0.25, 0, 0.5),
    tone('C5', 0.2, 0, 0.5),
    tone('A4', 0.35, 60, fade),
  ],
  /* Over the sleepers. */
  train: ['E4', 'F4', 'G4', 'A4', 'B4', 'A4', 'G4', 'F4', 'E4'].flatMap((note) => [
    tone(note, 0.22, 0, 0.45),
    rest(0.08),
  ]),
  /* Up and down without a step. */
  siren: [tone('D4', 0.9, 0, grow), tone('F5', 0.8, 0, 0.75), tone('D4', 0.9, 0, fade)],
  /* A tune that nearly everybody has walked to. */
  wedding: [
    tone('G4', 0.5, 0, 0.5),
    tone('C5', 0.4, 0, 0.6),
    tone('C5', 0.2, 0, 0.6),
    tone('C5', 0.9, 40, bow),
    rest(0.15),
    tone('B4', 0.7, 30, fade),
  ],
  /* The same note from many mouths. */
  'voice-day': [
    tone('B4', 0.4, 0, 0.3),
    tone('B4', 0.5, 90, 0.55),
    tone('B4', 0.5, 20, 0.8),
    tone('B4', 0.9, 60, bow),
  ],
};

/** 7. An incipit for every piece of the sample magazine. */
export async function drawMagazine(): Promise<void> {
  for (const [name, tones] of Object.entries(tunes)) {
    drawTune(
      name,
      tones.map(({ note, ...sound }) => ({ ...sound, shape: 'a' as const, pitch: hertz(note) })),
    );
  }
}

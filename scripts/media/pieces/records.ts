import { hertz } from '../../pictures/pitch.ts';
import { type Sound, sing, type Voice } from '../../pictures/voice.ts';
import type { ShapeName } from '../../pictures/vowels.ts';
import { bow, fade, rest } from '../piece.ts';

type Phrase = ReadonlyArray<readonly [note: string, seconds: number, shape: ShapeName]>;

/** Sung legato; the last note of a phrase dies away, and a breath follows. */
function sung(phrase: Phrase, breath: number): Sound[] {
  const notes = phrase.map(([note, seconds, shape], index): Sound => {
    const loudness = index === phrase.length - 1 ? fade : seconds > 0.9 ? bow : 0.55;
    return { seconds, shape, pitch: hertz(note), vibrato: seconds > 0.6 ? 45 : 12, loudness };
  });
  return [...notes, rest(breath, hertz(phrase.at(-1)?.[0] ?? 'A3'))];
}

function piece(phrases: readonly Phrase[], seed: number): () => Voice {
  const sounds = phrases.flatMap((phrase, index) => sung(phrase, index === phrases.length - 1 ? 0.3 : 0.5));
  return () => sing(sounds, { pitchGlide: 0.16, shapeGlide: 0.12, vibratoHertz: 5.2, seed });
}

/** Excerpts of the sample artist's records, on vowels. */
export const recordVoices: Readonly<Record<string, () => Voice>> = {
  'the-held-note': piece(
    [
      [
        ['D4', 0.5, 'o'],
        ['E4', 0.4, 'o'],
        ['A4', 3.4, 'a'],
        ['G4', 1.6, 'o'],
      ],
      [
        ['F4', 0.5, 'o'],
        ['E4', 0.5, 'e'],
        ['D4', 3, 'o'],
      ],
    ],
    31,
  ),
  'harbour-songs': piece(
    [
      [
        ['B3', 0.7, 'u'],
        ['D4', 0.35, 'a'],
        ['E4', 1.05, 'a'],
        ['D4', 0.7, 'o'],
        ['B3', 1.4, 'u'],
      ],
      [
        ['A3', 0.7, 'u'],
        ['B3', 0.35, 'a'],
        ['D4', 1.05, 'a'],
        ['B3', 0.7, 'o'],
        ['A3', 2.1, 'u'],
      ],
    ],
    32,
  ),
  'before-the-bell': piece(
    [
      [
        ['E4', 0.3, 'i'],
        ['G4', 0.3, 'e'],
        ['B4', 0.3, 'a'],
        ['C5', 2.2, 'a'],
        ['B4', 1.1, 'e'],
      ],
      [
        ['A4', 0.3, 'i'],
        ['G4', 0.3, 'e'],
        ['F4', 0.3, 'e'],
        ['E4', 2.6, 'a'],
      ],
    ],
    33,
  ),
};

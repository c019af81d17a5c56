import type { Language } from '#studio/shared/language.ts';
import type { ExerciseName } from '../../../db/sample/courses/exercises.ts';
import printed from '../../../db/sample/exercises/printed.json' with { type: 'json' };

/** Of the lowest and highest note that a sheet begins on. */
export type Root = readonly [letter: 'C' | 'D' | 'G', octave: number];

const letters = ['C', 'D', 'E', 'F', 'G', 'A', 'B'] as const;
const natural = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 } as const;
const major = [0, 2, 4, 5, 7, 9, 11];

/** 'F#3' in English, 'Fis3' in Danish, where B is H. Only for roots whose scales have no flats. */
export function noteName([letter, octave]: Root, step: number, language: Language): string {
  const index = letters.indexOf(letter) + step - 1;
  const name = letters[index % 7]!;
  const height = natural[letter] + 12 * Math.floor((step - 1) / 7) + major[(step - 1) % 7]!;
  const isSharp = height > natural[name] + 12 * Math.floor(index / 7);
  const at = octave + Math.floor(index / 7);
  if (language === 'en') return `${name}${isSharp ? '#' : ''}${at}`;
  return `${name === 'B' ? 'H' : name}${isSharp ? 'is' : ''}${at}`;
}

/** In db/sample, printed by scripts/courses/print-exercises.ts. */
export function exerciseSample(
  name: ExerciseName,
  language: Language,
): { sample: string; bytes: number; digest: string } {
  return { sample: `exercises/${name}-${language}.pdf`, ...printed[`${name}-${language}`] };
}

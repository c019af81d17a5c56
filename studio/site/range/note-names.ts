import type { Language } from '#studio/shared/language.ts';

const names = {
  en: ['C', 'C♯', 'D', 'E♭', 'E', 'F', 'F♯', 'G', 'A♭', 'A', 'B♭', 'B'],
  da: ['C', 'Cis', 'D', 'Es', 'E', 'F', 'Fis', 'G', 'As', 'A', 'B', 'H'],
} as const;

/** Of a MIDI note number, with the octave: middle C is C4. In Danish B is H, and B flat is B. */
export function noteName(note: number, language: Language): string {
  return `${names[language][note % 12]}${Math.floor(note / 12) - 1}`;
}

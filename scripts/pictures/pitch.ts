const steps: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** Hertz of a note in equal temperament: 'A4' → 440, 'C#4', 'Bb3'. */
export function hertz(note: string): number {
  const match = /^([A-G])(#|b)?(\d)$/.exec(note);
  if (!match) throw new Error(`Not a note: ${note}`);
  const [, letter, accidental, octave] = match;
  const bend = accidental === '#' ? 1 : accidental === 'b' ? -1 : 0;
  return 440 * 2 ** ((steps[letter!]! + bend - 9) / 12 + (Number(octave) - 4));
}

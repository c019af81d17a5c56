import { type PlainSheet, plainPdf, sheet } from '#studio/money/documents/plain-pdf.ts';
import { type SheetFace, widthOf } from '#studio/money/documents/sheet-faces.ts';
import type { Language } from '#studio/shared/language.ts';
import { type Exercise, type ExerciseName, exercises } from '../../../db/sample/courses/exercises.ts';

const heights = [
  { first: ['G', 2], last: ['D', 3], name: { en: 'Low', da: 'Dyb' } },
  { first: ['C', 3], last: ['G', 3], name: { en: 'Middle, below', da: 'Mellem, nede' } },
  { first: ['G', 3], last: ['D', 4], name: { en: 'Middle, above', da: 'Mellem, oppe' } },
  { first: ['C', 4], last: ['C', 5], name: { en: 'High', da: 'Høj' } },
] as const;
type Root = (typeof heights)[number]['first' | 'last'];

const words = {
  en: {
    first: 'Begin here',
    last: 'Up by half steps to here, if it stays easy',
    read: 'Under each note stands its name. Find the first on a piano or in a tuner, and sing in your own range.',
  },
  da: {
    first: 'Begynd her',
    last: 'Op i halve trin hertil, hvis det bliver ved med at være let',
    read: 'Under hver tone står dens navn. Find den første på et klaver eller i en stemmeapp, og syng i din egen højde.',
  },
};
const margin = 56;
const wide = sheet.width - 2 * margin;
const half = (wide - 28) / 2;
const space = 7;

/** Must be deterministic: rows store its size. */
export function exerciseSheet(name: ExerciseName, language: Language): Uint8Array<ArrayBuffer> {
  const exercise: Exercise = exercises[name];
  const title = exercise.title[language];
  return plainPdf({ title, language }, (on) => {
    const label = words[language];
    on.text([margin, 762], title, { size: 30, face: 'heading' });
    on.line([margin, 746], [sheet.width - margin, 746], { thickness: 1.6 });
    let y = 720;
    for (const line of lines(exercise.how[language], 'lead', 14)) {
      on.text([margin, y], line, { size: 14, face: 'lead' });
      y -= 19;
    }
    y -= 3;
    for (const line of lines(label.read, 'text', 9)) {
      on.text([margin, y], line, { size: 9, face: 'text', ink: 'quiet' });
      y -= 13;
    }
    for (const [place, height] of heights.entries()) {
      const top = 608 - place * 142;
      on.text([margin, top], height.name[language], { size: 16, face: 'heading' });
      on.line([margin, top - 8], [sheet.width - margin, top - 8], { thickness: 0.5, ink: 'hair' });
      for (const [column, root] of [height.first, height.last].entries()) {
        const left = margin + column * (half + 28);
        on.text([left, top - 23], column === 0 ? label.first : label.last, {
          size: 8.5,
          face: 'text',
          ink: 'quiet',
        });
        drawBar(on, exercise, { root, language, place: { left, base: top - 78, isLit: column === 0 } });
      }
    }
  });
}

function drawBar(
  on: PlainSheet,
  { steps, isHeld = false, isSlid = false }: Exercise,
  {
    root,
    language,
    place: { left, base, isLit },
  }: { root: Root; language: Language; place: { left: number; base: number; isLit: boolean } },
): void {
  const wideOfOne = half / steps.length;
  const places = steps.map((step, index) => ({
    x: left + wideOfOne * (index + 0.5),
    y: base + ((step - 1) * space) / 2,
    label: noteName(root, step, language),
  }));
  const [first] = places;
  const highlightWidth = Math.min(28, wideOfOne);
  if (isLit && first)
    on.pane(
      [first.x - highlightWidth / 2, base - 25],
      { width: highlightWidth, height: 4 * space + 33 },
      'pane',
    );
  for (const line of [0, 1, 2, 3, 4]) {
    on.line([left, base + line * space], [left + half, base + line * space], {
      thickness: 0.6,
      ink: 'stave',
    });
  }
  for (const [index, { x, y, label }] of places.entries()) {
    on.head(x, y, isHeld);
    if (!isHeld) on.line([x + 4, y], [x + 4, y + 22], { thickness: 0.9 });
    const next = places[index + 1];
    if (isSlid && next) on.line([x + 9, y], [next.x - 9, next.y], { thickness: 1.5 });
    on.text([x - widthOf('strong', 8.5, label) / 2, base - 19], label, { size: 8.5, face: 'strong' });
  }
}

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

function lines(text: string, face: SheetFace, size: number): string[] {
  const broken: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${broken.at(-1) ?? ''} ${word}`.trimStart();
    if (broken.length > 0 && widthOf(face, size, longer) <= wide) broken[broken.length - 1] = longer;
    else broken.push(word);
  }
  return broken;
}

const folder = 'exercises/';

/** Stored name of a sheet that is generated on request. */
export function exerciseSample(name: ExerciseName, language: Language): string {
  return `${folder}${name}-${language}.pdf`;
}

export function drawnSample(sample: string): Uint8Array<ArrayBuffer> | null {
  const found = /^exercises\/([a-z-]+)-(en|da)\.pdf$/.exec(sample);
  const [, name = '', language] = found ?? [];
  if (!Object.hasOwn(exercises, name)) return null;
  return exerciseSheet(name as ExerciseName, language as Language);
}

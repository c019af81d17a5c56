import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { melodyLine, writeDrawing } from '../line.ts';
import { hertz } from '../pitch.ts';
import { folder } from '../print.ts';
import { type Sound, sing, type Voice } from '../voice.ts';
import type { ShapeName } from '../vowels.ts';

interface Syllable {
  text: string;
  note: string;
  /** Length in beats. */
  beats: number;
  shape: ShapeName;
}

const syllables: Record<'en' | 'da', Syllable[]> = {
  en: [
    { text: 'I', note: 'B3', beats: 1, shape: 'a' },
    { text: 'have', note: 'B3', beats: 1.7, shape: 'a' },
    { text: 'some -', note: 'D4', beats: 1.3, shape: 'neutral' },
    { text: 'thing', note: 'C4', beats: 1.6, shape: 'short' },
    { text: 'to', note: 'B3', beats: 0.9, shape: 'u' },
    { text: 'tell', note: 'G4', beats: 2.2, shape: 'e' },
    { text: 'you', note: 'E4', beats: 3, shape: 'u' },
  ],
  da: [
    { text: 'Jeg', note: 'B3', beats: 1.1, shape: 'a' },
    { text: 'har', note: 'B3', beats: 1.6, shape: 'a' },
    { text: 'no -', note: 'D4', beats: 1.4, shape: 'o' },
    { text: 'get', note: 'C4', beats: 1.4, shape: 'e' },
    { text: 'at', note: 'B3', beats: 0.9, shape: 'neutral' },
    { text: 'sige', note: 'G4', beats: 2.3, shape: 'i' },
    { text: 'dig', note: 'E4', beats: 3, shape: 'a' },
  ],
};

/** The halves are side by side on a wide page and stacked on a phone. */
const half = { width: 720, height: 196 };
const spacing = 30;
const lowestLine = 164;
const inset = 44;

/** E4 on the lowest line; equal steps for equal intervals, so that a glide is a straight line. */
const yOf = (frequency: number) =>
  lowestLine - 12 * Math.log2(frequency / hertz('A3')) * ((spacing / 2) * (7 / 12));

export async function drawSpeech(): Promise<void> {
  const places: Record<string, Array<Array<{ text: string; x: number }>>> = {};
  for (const language of ['en', 'da'] as const) places[language] = drawSentence(language);
  writeFileSync(join(folder, 'speech.json'), `${JSON.stringify(places)}\n`);
}

export function speechVoice(language: 'en' | 'da'): Voice {
  const words = syllables[language];
  const sounds = words.map((word, index): Sound => {
    const isLong = word.beats > 2;
    const isLast = index === words.length - 1;
    return {
      seconds: word.beats * 0.55,
      shape: word.shape,
      pitch: hertz(word.note),
      vibrato: isLong ? 55 : 14,
      loudness: isLast
        ? (t) => 0.9 * (1 - t) ** 0.7
        : isLong
          ? (t) => 0.5 + 0.5 * Math.sin(Math.PI * t)
          : 0.45,
    };
  });
  return sing(sounds, { pitchGlide: 0.28, shapeGlide: 0.1, seed: 21, vibratoHertz: 5 });
}

function drawSentence(language: 'en' | 'da') {
  const words = syllables[language];
  const beats = words.reduce((sum, word) => sum + word.beats, 0);
  const voice = speechVoice(language);
  const total = half.width * 2;
  const x = (share: number) => inset * 2 + share * (total - inset * 3);
  const lines = [0, 1].map((side) => sungLine(voice, side, x));
  let beat = 0;
  const spoken: string[] = [];
  const starts: Array<{ text: string; x: number }> = [];
  for (const word of words) {
    const from = x(beat / beats);
    const to = x((beat + word.beats * 0.62) / beats);
    const top = yOf(hertz(word.note)) + 26;
    spoken.push(
      `M${from.toFixed(0)} ${top.toFixed(0)}Q${((from + to) / 2).toFixed(0)} ${(top - 3).toFixed(0)} ${to.toFixed(0)} ${(top + 24).toFixed(0)}`,
    );
    starts.push({ text: word.text, x: Math.round(from) });
    beat += word.beats;
  }
  for (const side of [0, 1]) {
    writeDrawing(`speech-${language}-${side + 1}`, half, ({ melody, ink, stave }) => {
      const stavePath = [0, 1, 2, 3, 4]
        .map((k) => `M0 ${lowestLine - k * spacing + 0.5}H${half.width}`)
        .join('');
      return (
        `<path d="${stavePath}" stroke="${stave}" fill="none"/><g transform="translate(${-side * half.width})">` +
        `<path d="${spoken.join('')}" fill="none" stroke="${ink}" stroke-width="1.8" stroke-linecap="round" stroke-dasharray="1.5 5"/>` +
        `<path d="${lines[side]}" fill="${melody}"/></g>`
      );
    });
  }
  return [0, 1].map((side) =>
    starts
      .filter((word) => Math.floor(word.x / half.width) === side)
      .map((word) => ({ text: word.text, x: word.x - side * half.width })),
  );
}

/** The part of the melody in one half, drawn slightly across the seam. */
function sungLine(voice: Voice, side: number, x: (share: number) => number): string {
  const share = (place: number) => (place - x(0)) / (x(1) - x(0));
  const from = Math.max(0, share(side * half.width - 4));
  const to = Math.min(1, share((side + 1) * half.width + 4));
  return melodyLine(voice, { x, y: yOf, from, to }, { thinnest: 1.2, widest: 6.5, steps: 210 });
}

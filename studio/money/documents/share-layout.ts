import { wordGap, wordWidth } from '#platform/media/bodoni-advances.ts';

export interface SharedWord {
  text: string;
  x: number;
  /** Half spaces above the lowest line of its stave. */
  height: number;
}

export interface SharedTitle {
  size: number;
  lines: SharedWord[][];
}

const lineHeight = 1.5;
const largest = 128;
const mostLines = 5;

/** The breaking that allows the largest type within a width and a height, in pixels. */
export function shareLayout(title: string, box: { width: number; height: number }): SharedTitle {
  const words = title.split(/\s+/).filter(Boolean);
  let best: { size: number; lines: string[][] } = { size: 0, lines: [] };
  for (let count = 1; count <= Math.min(mostLines, words.length); count += 1) {
    const lines = fill(words, count);
    const widest = Math.max(...lines.map(lineWidth));
    const size = Math.min(largest, box.width / widest, box.height / (count * lineHeight));
    if (size > best.size * 1.05) best = { size, lines };
  }
  const { size, lines } = best;
  return { size: Math.floor(size), lines: lines.map((line) => placed(line, Math.floor(size))) };
}

/** Lines of about equal length. */
function fill(words: readonly string[], count: number): string[][] {
  const even = lineWidth(words) / count;
  const lines: string[][] = [[]];
  for (const word of words) {
    const line = lines.at(-1) ?? [];
    const isFull = line.length > 0 && lineWidth([...line, word]) > even * 1.12;
    if (isFull && lines.length < count) lines.push([word]);
    else line.push(word);
  }
  return lines;
}

function lineWidth(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + wordWidth(word), 0) + wordGap * (words.length - 1);
}

function placed(words: readonly string[], size: number): SharedWord[] {
  let x = 0;
  return words.map((text, at) => {
    const word = { text, x, height: Math.min(4, at * 2) };
    x += (wordWidth(text) + wordGap) * size;
    return word;
  });
}

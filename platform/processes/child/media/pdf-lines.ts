import type { PdfBlock, PdfPageText } from '#platform/media/pdf-text.ts';

/** A run of letters as a PDF places it; y grows upwards, all in points. */
export interface Fragment {
  text: string;
  size: number;
  x: number;
  y: number;
  width: number;
}

export interface Line {
  text: string;
  size: number;
  y: number;
}

const bullet = /^[•●▪◦‣·*–—-]\s+/;

/** Fragments at one height are a line; a gap between them is a space. */
export function linesOf(fragments: readonly Fragment[]): Line[] {
  const lines: Array<Line & { end: number }> = [];
  for (const { text, size, x, y, width } of fragments) {
    if (text === '') continue;
    const line = lines.at(-1);
    if (line && Math.abs(line.y - y) < Math.max(line.size, size) / 2) {
      line.text += x - line.end > size * 0.15 ? ` ${text}` : text;
      line.end = x + width;
      if (text.trim()) line.size = Math.max(line.size, size);
    } else if (text.trim()) lines.push({ text, size, y, end: x + width });
  }
  return lines
    .map(({ text, size, y }) => ({
      text: text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim(),
      size,
      y,
    }))
    .filter(({ text }) => text !== '');
}

/** Paragraphs, list items and headings by size and distance; running heads and page numbers are left out. */
export function pageTexts(pages: readonly (readonly Line[])[]): PdfPageText[] {
  const running = runningLines(pages);
  const body = bodySize(pages.flat());
  return pages.map((lines) =>
    blocksOf(
      lines.filter((line, at) => !isRunning(lines, { line, at, running })),
      body,
    ),
  );
}

function blocksOf(lines: readonly Line[], body: number): PdfBlock[] {
  const blocks: Array<PdfBlock & { last: Line }> = [];
  for (const line of lines) {
    const kind = kindOf(line, body);
    const before = blocks.at(-1);
    if (
      before &&
      continues(before, line) &&
      (kind === before.kind || (before.kind === 'item' && kind === 'paragraph'))
    ) {
      before.text = joined(before.text, line.text);
      before.last = line;
    } else blocks.push({ kind, text: line.text.replace(bullet, ''), last: line });
  }
  return blocks.map(({ kind, text }) => ({ kind, text }));
}

function kindOf({ text, size }: Line, body: number): PdfBlock['kind'] {
  if (bullet.test(text)) return 'item';
  return size >= body * 1.2 && text.length <= 120 ? 'heading' : 'paragraph';
}

function continues({ last }: { last: Line }, line: Line): boolean {
  const gap = last.y - line.y;
  const isBullet = bullet.test(line.text);
  return !isBullet && Math.abs(last.size - line.size) < 0.6 && gap > 0 && gap < line.size * 1.75;
}

/** A word divided at the end of a line is one word again. */
function joined(text: string, next: string): string {
  return /\p{L}-$/u.test(text) && /^\p{Ll}/u.test(next) ? text.slice(0, -1) + next : `${text} ${next}`;
}

/** The size of most letters. */
function bodySize(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { text, size } of lines) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  const [most] = [...letters].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? 0;
}

const withoutNumbers = (text: string) => text.replace(/\d+/g, '#');
const edge = 2;
const isAtEdge = (lines: readonly Line[], at: number) => at < edge || at >= lines.length - edge;

/** Lines at the top or foot of more than half of the pages, whatever their number. */
function runningLines(pages: readonly (readonly Line[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const lines of pages) {
    const edges = lines.filter((_, at) => isAtEdge(lines, at)).map(({ text }) => withoutNumbers(text));
    for (const text of new Set(edges)) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const least = Math.max(3, pages.length / 2);
  return new Set([...counts].filter(([, count]) => count >= least).map(([text]) => text));
}

function isRunning(
  lines: readonly Line[],
  { line, at, running }: { line: Line; at: number; running: ReadonlySet<string> },
): boolean {
  return isAtEdge(lines, at) && running.has(withoutNumbers(line.text));
}

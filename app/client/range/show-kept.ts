import { keepMessages } from '#app/routes/site/range/keep/keep.messages.ts';
import { notesOf } from '#app/routes/site/range/minute/describe-range.ts';
import type { Drawing } from '#app/routes/site/range/minute/result-drawing.ts';
import { drawHead, drawStave, type StavePlace } from '#app/routes/site/range/minute/stave-drawing.ts';
import { clefFor, stepOf } from '#app/routes/site/range/minute/stave-shapes.ts';
import type { Language } from '#studio/shared/language.ts';
import { type RangeMonth, rangeMonths } from '#studio/site/range/range-months.ts';
import { comfortable, type VoiceRange } from '#studio/site/range/voice-range.ts';
import { make, newSvg } from './page-parts.ts';

export function spanText(range: VoiceRange, language: Language): string | null {
  const span = comfortable(range);
  return span && notesOf(span, language);
}

/** The highest easy note of each month as one line, and the same as a table. Empty: hidden. */
export function showMonths(part: HTMLElement, ranges: readonly VoiceRange[], language: Language): void {
  const months = rangeMonths(ranges);
  part.hidden = months.length < 2;
  part.replaceChildren();
  if (part.hidden) return;
  const words = keepMessages[language];
  part.replaceChildren(
    make('h4', {}, words.months(months.length)),
    make('p', { class: 'hint' }, words.highest),
    newSvg(drawMonths(months, language)),
    make('details', {}, make('summary', {}, words.asList), tableOf(months, language)),
  );
}

const place = { width: 390, step: 6.5, left: 64, right: 366 };

/** Months beside each other are joined; a gap stays a gap. */
function drawMonths(months: readonly RangeMonth[], language: Language): Drawing {
  const notes = months.map(({ range }) => (range ? (comfortable(range)?.highest ?? null) : null));
  const known = notes.filter((note) => note !== null);
  const clef = clefFor(known);
  const heights = known.map((note) => stepOf(note, clef));
  const [top, low] = [Math.max(10, ...heights) + 5, Math.min(-1, ...heights) - 6];
  const stave: StavePlace = { clef, width: place.width, bottom: top * place.step, step: place.step };
  const xOf = (n: number) => place.left + ((place.right - place.left) * n) / Math.max(1, months.length - 1);
  const yOf = (note: number) => stave.bottom - stepOf(note, clef) * place.step;
  const line = notes.map((note, n) => {
    if (note === null) return '';
    const isJoined = n > 0 && notes[n - 1] !== null;
    return `${isJoined ? 'L' : 'M'}${xOf(n)} ${yOf(note)}`;
  });
  const last = notes.findLastIndex((note) => note !== null);
  const heads = notes.map((note, n) =>
    note === null ? '' : drawHead(stave, { note, x: xOf(n), kind: n === last ? 'now' : 'touched' }),
  );
  const text = (words: string, x: number, y: number) =>
    `<text class="month-name" x="${x}" y="${y}" text-anchor="middle">${words}</text>`;
  const height = (top - low) * place.step;
  const named = [0, months.length - 1].map((n) =>
    text(monthName(months[n]!.month, language), xOf(n), height - 4),
  );
  return {
    viewBox: `0 0 ${place.width} ${height}`,
    markup: [drawStave(stave), `<path class="months-line" d="${line.join('')}"/>`, ...heads, ...named].join(
      '',
    ),
  };
}

function monthName(month: string, language: Language, style: 'short' | 'long' = 'short'): string {
  return new Date(`${month}-15T12:00:00Z`).toLocaleDateString(language, {
    month: style,
    ...(style === 'long' ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  });
}

function tableOf(months: readonly RangeMonth[], language: Language): HTMLElement {
  const words = keepMessages[language];
  const names = [words.month, words.range].map((name) => make('th', { scope: 'col' }, name));
  const rows = months.map(({ month, range }) =>
    make(
      'tr',
      {},
      make('td', {}, monthName(month, language, 'long')),
      make('td', {}, (range && spanText(range, language)) ?? words.none),
    ),
  );
  return make('table', {}, make('thead', {}, make('tr', {}, ...names)), make('tbody', {}, ...rows));
}

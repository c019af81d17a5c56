import { keepMessages } from '#app/routes/range/keep/keep.messages.ts';
import { drawHead, drawStave, type StavePlace } from '#app/routes/range/minute/stave-drawing.ts';
import { clefFor, stepOf } from '#app/routes/range/minute/stave-shapes.ts';
import type { Language } from '#studio/shared/language.ts';
import { noteName } from '#studio/site/range/note-names.ts';
import { type RangeMonth, rangeMonths } from '#studio/site/range/range-months.ts';
import { comfortable, type VoiceRange } from '#studio/site/range/voice-range.ts';

export function spanText(range: VoiceRange, language: Language): string | null {
  const span = comfortable(range);
  return span && `${noteName(span.lowest, language)}–${noteName(span.highest, language)}`;
}

/** The highest easy note of each month as one line, and the same as a table. Empty: hidden. */
export function showMonths(part: HTMLElement, ranges: readonly VoiceRange[], language: Language): void {
  const months = rangeMonths(ranges);
  part.hidden = months.length < 2;
  part.replaceChildren();
  if (part.hidden) return;
  const words = keepMessages[language];
  const title = element('h4', words.months(months.length));
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const { viewBox, markup } = drawMonths(months, language);
  svg.setAttribute('viewBox', viewBox);
  svg.setAttribute('aria-hidden', 'true');
  svg.innerHTML = markup;
  const list = document.createElement('details');
  list.append(element('summary', words.asList), tableOf(months, language));
  const caption = element('p', words.highest);
  caption.className = 'hint';
  part.replaceChildren(title, caption, svg, list);
}

const place = { width: 390, step: 6.5, left: 64, right: 366 };

/** Months beside each other are joined; a gap stays a gap. */
export function drawMonths(months: readonly RangeMonth[], language: Language) {
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

function tableOf(months: readonly RangeMonth[], language: Language): HTMLTableElement {
  const words = keepMessages[language];
  const table = document.createElement('table');
  const head = table.createTHead().insertRow();
  for (const name of [words.month, words.range]) {
    const cell = element('th', name);
    cell.setAttribute('scope', 'col');
    head.append(cell);
  }
  const body = table.createTBody();
  for (const { month, range } of months) {
    const row = body.insertRow();
    row.append(
      element('td', monthName(month, language, 'long')),
      element('td', (range && spanText(range, language)) ?? words.none),
    );
  }
  return table;
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

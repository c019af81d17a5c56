import { linkHref } from './link-href.ts';
import type { RichMark, RichSpan } from './rich-text.ts';

/** What the writer meant as a link, and why it is none. */
export class InvalidLink extends Error {}

type Part =
  | { kind: 'text'; text: string }
  /** One to three asterisks. */
  | { kind: 'marker'; length: number; before: string; after: string }
  | { kind: 'link'; href: string }
  | { kind: 'linkEnd' };

const link = /\[((?:\\.|[^\\[\]])+)\]\(([^()\n]*(?:\([^()\n]*\)[^()\n]*)*)\)/y;
const escapedSign = /\\([\\*[\]#.-])/y;

/** `**bold**`, `*italic*` and `[text](address)`; a backslash before a mark makes it a character. */
export function parseSpans(source: string): RichSpan[] {
  const parts = partsOf(source);
  const literal = new Set<Part>();
  for (;;) {
    const { spans, open } = spansOf(parts, literal);
    if (open.length === 0) return spans;
    for (const part of open) literal.add(part);
  }
}

function partsOf(source: string): Part[] {
  const parts: Part[] = [];
  let linkEnd = -1;
  let afterLink = -1;
  let at = 0;
  let before = '';
  const add = (text: string) => {
    const last = parts.at(-1);
    // Joined, so that a character of two code units stays whole.
    if (last?.kind === 'text') last.text += text;
    else parts.push({ kind: 'text', text });
    before = text;
  };
  while (at < source.length) {
    const escaped = matchAt(escapedSign, source, at);
    const character = source[at] ?? '';
    if (at === linkEnd) {
      parts.push({ kind: 'linkEnd' });
      at = afterLink;
      linkEnd = -1;
    } else if (escaped) {
      add(escaped[1] ?? '');
      at += 2;
    } else if (character === '*') {
      const run = /\**/y;
      run.lastIndex = at;
      const length = run.exec(source)?.[0].length ?? 1;
      at += length;
      parts.push({ kind: 'marker', length, before, after: source[at] ?? '' });
    } else if (character === '[' && linkEnd < 0) {
      const found = matchAt(link, source, at);
      if (found) {
        const href = linkHref(found[2] ?? '');
        if (href === null) throw new InvalidLink(found[2]);
        parts.push({ kind: 'link', href });
        linkEnd = at + 1 + (found[1]?.length ?? 0);
        afterLink = at + found[0].length;
      } else add(character);
      at += 1;
    } else {
      add(character);
      at += 1;
    }
  }
  return parts;
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

interface State {
  href: string | null;
  /** The marker that began it. */
  bold: Part | null;
  italic: Part | null;
}

/** Markers that begin something that never ends are characters: `open`. */
function spansOf(
  parts: readonly Part[],
  literal: ReadonlySet<Part>,
): { spans: RichSpan[]; open: readonly Part[] } {
  const spans: RichSpan[] = [];
  let state: State = { href: null, bold: null, italic: null };
  for (const part of parts) {
    if (part.kind === 'link') state = { ...state, href: part.href };
    else if (part.kind === 'linkEnd') state = { ...state, href: null };
    else if (part.kind === 'text') spans.push(spanOf(part.text, state));
    else {
      const toggled = literal.has(part) ? null : toggle(state, part);
      if (toggled) state = toggled;
      else spans.push(spanOf('*'.repeat(part.length), state));
    }
  }
  return { spans, open: [...new Set([state.bold, state.italic])].filter((part) => part !== null) };
}

/** Null: it stands alone, or beside a space on the inner side. */
function toggle(state: State, marker: Extract<Part, { kind: 'marker' }>): State | null {
  const { length } = marker;
  const isSpace = (character: string) => character.trim() === '';
  const mayToggle = (open: Part | null) => !isSpace(open ? marker.before : marker.after);
  const [bold, italic] = [length >= 2, length !== 2];
  if (length > 3 || (bold && !mayToggle(state.bold)) || (italic && !mayToggle(state.italic))) return null;
  return {
    ...state,
    ...(bold ? { bold: state.bold ? null : marker } : {}),
    ...(italic ? { italic: state.italic ? null : marker } : {}),
  };
}

function spanOf(text: string, { href, bold, italic }: State): RichSpan {
  const marks: RichMark[] = [
    ...(href === null ? [] : [{ type: 'link' as const, attrs: { href } }]),
    ...(bold ? [{ type: 'bold' as const }] : []),
    ...(italic ? [{ type: 'italic' as const }] : []),
  ];
  return { type: 'text', text, ...(marks.length > 0 ? { marks } : {}) };
}

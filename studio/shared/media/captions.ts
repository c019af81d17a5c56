import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';

/** Specified; also a database constraint. */
export const maxCaptionBytes = 1024 ** 2;

export interface Cue {
  startMs: number;
  endMs: number;
  text: string;
}

export type CaptionsFinding =
  | { ok: true; cues: readonly Cue[] }
  | { ok: false; reason: 'captions-too-large' | 'not-captions' };

const time = /^(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;

/** Parses WebVTT (W3C, 2019) by content. Styles, notes, cue settings and tags are dropped (safe to render). */
export function readCaptions(bytes: Uint8Array): CaptionsFinding {
  const refuse = (reason: 'captions-too-large' | 'not-captions') => ({ ok: false as const, reason });
  if (bytes.length > maxCaptionBytes) return refuse('captions-too-large');
  const text = decoded(bytes);
  if (text === null || !/^WEBVTT(?:[ \t\n]|$)/.test(text)) return refuse('not-captions');
  const cues: Cue[] = [];
  for (const block of text.split(/\n{2,}/).slice(1)) {
    const cue = cueIn(block.split('\n').filter((line) => line !== ''));
    if (cue === 'broken') return refuse('not-captions');
    if (cue) cues.push(cue);
  }
  if (cues.length === 0) return refuse('not-captions');
  // WebVTT requires order; some players skip cues otherwise.
  cues.sort((one, other) => one.startMs - other.startMs);
  return writeCaptions(cues).length > maxCaptionBytes ? refuse('captions-too-large') : { ok: true, cues };
}

/** As it is stored: without what a player need not know. */
export function sanitizeCaptions(
  bytes: Uint8Array,
): { ok: true; content: string; digest: string } | Extract<CaptionsFinding, { ok: false }> {
  const found = readCaptions(bytes);
  if (!found.ok) return found;
  const content = writeCaptions(found.cues).toString();
  return { ok: true, content, digest: createHash('sha256').update(content).digest('hex') };
}

export function captionsFacts(content: string): { bytes: number; cues: number } {
  return { bytes: Buffer.byteLength(content), cues: content.split(' --> ').length - 1 };
}

function decoded(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text.replaceAll(/\r\n?/g, '\n');
  } catch {
    return null;
  }
}

function cueIn(lines: string[]): Cue | 'broken' | null {
  const at = lines.findIndex((line) => line.includes('-->'));
  if (at < 0) return null;
  if (at > 1) return 'broken';
  const [from = '', rest = ''] = lines[at]!.split('-->');
  const startMs = milliseconds(from.trim());
  const endMs = milliseconds(rest.trim().split(/[ \t]/)[0] ?? '');
  if (startMs === null || endMs === null || endMs <= startMs) return 'broken';
  const text = plain(lines.slice(at + 1).join('\n'));
  return text ? { startMs, endMs, text } : null;
}

function milliseconds(source: string): number | null {
  const found = time.exec(source);
  if (!found) return null;
  const [, hours = '0', minutes, seconds, thousandths] = found;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(thousandths);
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '',
  rlm: '',
};

/** `<v Thea>Hum &amp; wait</v>` → 'Thea: Hum & wait'. Linear time, also for unclosed tags. */
function plain(source: string): string {
  return source
    .replaceAll(/<v(?:\.[^ \t<>]*)?[ \t]+([^ \t<>][^<>]*)>/g, (_, voice: string) => `${voice.trim()}: `)
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&([a-z]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' ? '\n' : ''))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

export function writeCaptions(cues: readonly Cue[]): Buffer {
  const written = cues.map(
    ({ startMs, endMs, text }) => `${timeOf(startMs)} --> ${timeOf(endMs)}\n${escaped(text)}\n`,
  );
  return Buffer.from(['WEBVTT\n', ...written].join('\n'));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function timeOf(ms: number): string {
  const two = (figure: number) => String(figure).padStart(2, '0');
  const seconds = Math.floor(ms / 1000);
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
  return `${clock}.${String(ms % 1000).padStart(3, '0')}`;
}

export interface Passage {
  seconds: number;
  text: string;
}

export function passagesOf(cues: readonly Cue[]): Passage[] {
  const passages: Array<Passage & { startMs: number; isOver: boolean }> = [];
  for (const { startMs, text } of cues) {
    const source = text.replaceAll('\n', ' ');
    const isOver = /[.!?…:]["»”)]?$/.test(source);
    const last = passages.at(-1);
    if (last && !last.isOver && startMs - last.startMs < 30_000) {
      last.text += ` ${source}`;
      last.isOver = isOver;
    } else {
      passages.push({ startMs, seconds: Math.floor(startMs / 1000), text: source, isOver });
    }
  }
  return passages.map(({ seconds, text }) => ({ seconds, text }));
}

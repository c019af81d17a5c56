import type { Cue } from '#platform/files/file-tasks.ts';

const time = /^(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;

/** Parses WebVTT (W3C, 2019) by content. Styles, notes, cue settings and tags are dropped (safe to render). */
export function readCaptions(bytes: Uint8Array): Cue[] | null {
  const text = decoded(bytes);
  if (text === null || !/^WEBVTT(?:[ \t\n]|$)/.test(text)) return null;
  const cues: Cue[] = [];
  for (const block of text.split(/\n{2,}/).slice(1)) {
    const cue = cueIn(block.split('\n').filter((line) => line !== ''));
    if (cue === 'broken') return null;
    if (cue) cues.push(cue);
  }
  return cues.length === 0 ? null : cues.toSorted((one, other) => one.startMs - other.startMs);
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

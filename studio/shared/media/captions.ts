import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { Cue } from '#platform/files/file-tasks.ts';
import { isInputFault, type Processes } from '#platform/processes/processes.ts';

/** Specified; also a database constraint. */
export const maxCaptionBytes = 1024 ** 2;

interface CaptionsRefused {
  ok: false;
  reason: 'captions-too-large' | 'not-captions';
}

/** As they are stored: without what a player need not know. @throws TaskFailed when a retry may succeed */
export async function sanitizeCaptions(
  processes: Pick<Processes, 'run'>,
  bytes: Uint8Array,
): Promise<{ ok: true; content: string; digest: string } | CaptionsRefused> {
  if (bytes.length > maxCaptionBytes) return { ok: false, reason: 'captions-too-large' };
  const cues = await parsed(processes, bytes);
  if (!cues) return { ok: false, reason: 'not-captions' };
  const written = writeCaptions(cues);
  if (written.length > maxCaptionBytes) return { ok: false, reason: 'captions-too-large' };
  const content = written.toString();
  return { ok: true, content, digest: createHash('sha256').update(content).digest('hex') };
}

async function parsed(processes: Pick<Processes, 'run'>, bytes: Uint8Array): Promise<Cue[] | null> {
  try {
    return await processes.run('read-captions', { bytes });
  } catch (error) {
    if (isInputFault(error)) return null;
    throw error;
  }
}

export function captionsFacts(content: string): { bytes: number; cues: number } {
  return { bytes: Buffer.byteLength(content), cues: content.split(' --> ').length - 1 };
}

export function writeCaptions(cues: readonly Cue[]): Buffer {
  const written = cues.map(
    ({ startMs, endMs, text }) => `${timeOf(startMs)} --> ${timeOf(endMs)}\n${escaped(text)}\n`,
  );
  return Buffer.from(['WEBVTT\n', ...written].join('\n'));
}

/** What `writeCaptions` wrote; anything else is skipped. */
export function storedCues(content: string): Cue[] {
  return content
    .split('\n\n')
    .slice(1)
    .flatMap((block) => {
      const [times = '', ...lines] = block.replace(/\n$/, '').split('\n');
      const [startMs, endMs] = times.split(' --> ').map(millisecondsOf);
      if (startMs === undefined || endMs === undefined) return [];
      return [{ startMs, endMs, text: unescaped(lines.join('\n')) }];
    });
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

function millisecondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return Math.round(((hours * 60 + minutes) * 60 + seconds) * 1000);
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

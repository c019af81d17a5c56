import type { DocumentFace, DocumentNode } from './document-node.ts';
import type { FilmFinding } from './film.ts';
import type { PictureRequest, PrepareOutcome } from './picture.ts';

/** Work on files that people send, and on documents: what each task is given, and what it answers. */
export interface MediaTasks {
  /** A photograph in the widths that pages need. */
  'prepare-picture': { input: PictureRequest; output: PrepareOutcome };
  /** A small WebP of a film's poster; null: it was no picture. */
  'draw-poster': { input: { bytes: Uint8Array; width: number; height: number }; output: Uint8Array | null };
  /** A picture of ours as a PNG data address for paper. */
  'prepare-print': { input: { bytes: Uint8Array }; output: string };
  /** How many pages the PDF in `source` has. */
  'count-pdf-pages': { input: Record<string, never>; output: number };
  /** Some pages of the PDF in `source` as WebP, spread over all of it, the first always among them. */
  'draw-pdf-pages': {
    input: { mostPages: number; width: number; quality: number };
    output: Array<{ page: number; picture: Uint8Array }>;
  };
  /** A document as a PDF. */
  'print-document': { input: { document: DocumentNode; faces: readonly DocumentFace[] }; output: Uint8Array };
  /** What the QuickTime film in `source` is made of. Reads its index only. */
  'inspect-film': { input: Record<string, never>; output: FilmFinding };
  /** The film in `source` as an MP4 of the same pictures and sound, handed to `sink` in pieces. */
  'convert-film': { input: { pieceBytes: number; mostBytes: number }; output: { bytes: number } };
}

export type MediaTaskName = keyof MediaTasks;

/** A file that a task reads in parts, so that nobody holds all of it. */
export interface MediaSource {
  bytes: number;
  /** Fewer at the end of the file. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** Takes what a task writes: pieces of one size, the last one smaller, each once, in any order. */
export type MediaSink = (number: number, piece: Uint8Array) => Promise<void>;

export interface MediaFiles {
  source?: MediaSource;
  sink?: MediaSink;
}

/**
 * Runs tasks in a few child processes, each with a limit of memory and time: a file made to harm ends its process and
 * nothing else. Not for inside a transaction.
 * @throws MediaFailed when there is no answer
 */
export interface Media {
  run<N extends MediaTaskName>(
    name: N,
    input: MediaTasks[N]['input'],
    files?: MediaFiles,
  ): Promise<MediaTasks[N]['output']>;
  /** Ends all processes; what is under way fails as 'stopped'. Idempotent. */
  close(): Promise<void>;
}

export type MediaFailure = 'unreadable' | 'timeout' | 'memory' | 'crash' | 'busy' | 'stopped';

export class MediaFailed extends Error {
  readonly failure: MediaFailure;
  constructor(task: string, failure: MediaFailure, reason: string) {
    super(`The task ${task} failed (${failure}): ${reason}`);
    this.name = 'MediaFailed';
    this.failure = failure;
  }
}

/** The same file would fail again; else the studio was stopped or busy, and a later try may succeed. */
export function isFileFault(error: unknown): error is MediaFailed {
  return error instanceof MediaFailed && error.failure !== 'busy' && error.failure !== 'stopped';
}

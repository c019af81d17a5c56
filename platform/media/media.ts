import type { DocumentFace, DocumentNode } from './document-node.ts';
import type { FilmFinding } from './film.ts';
import type { PdfPageText } from './pdf-text.ts';
import type { PictureRequest, PrepareOutcome } from './picture.ts';

export interface MediaTasks {
  'prepare-picture': { input: PictureRequest; output: PrepareOutcome };
  /** Null: not a picture. */
  /** A PNG for emails. */
  'draw-portrait': { input: { bytes: Uint8Array }; output: Uint8Array };
  'draw-poster': { input: { bytes: Uint8Array; width: number; height: number }; output: Uint8Array | null };
  'prepare-print': { input: { bytes: Uint8Array }; output: string };
  /** A JPEG. */
  'draw-svg': {
    input: {
      svg: string;
      faces: readonly { family: string; file: string }[];
      photograph: { bytes: Uint8Array; left: number; top: number; width: number; height: number } | null;
    };
    output: Uint8Array;
  };
  'count-pdf-pages': { input: Record<string, never>; output: number };
  'draw-pdf-pages': {
    input: { mostPages: number; width: number; quality: number };
    output: Array<{ page: number; picture: Uint8Array }>;
  };
  'read-pdf-text': { input: Record<string, never>; output: PdfPageText[] };
  'print-document': { input: { document: DocumentNode; faces: readonly DocumentFace[] }; output: Uint8Array };
  /** Reads the index only. */
  'inspect-film': { input: Record<string, never>; output: FilmFinding };
  'convert-film': { input: { pieceBytes: number; mostBytes: number }; output: { bytes: number } };
}

export type MediaTaskName = keyof MediaTasks;

/** A file read in ranges, so that it is never held in memory. */
export interface MediaSource {
  bytes: number;
  /** Shorter at the end of the file. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

export type MediaSink = (number: number, piece: Uint8Array) => Promise<void>;

export interface MediaFiles {
  source?: MediaSource;
  sink?: MediaSink;
}

/** Child processes with memory and time limits. Not inside a transaction. @throws MediaFailed */
export interface Media {
  run<N extends MediaTaskName>(
    name: N,
    input: MediaTasks[N]['input'],
    files?: MediaFiles,
  ): Promise<MediaTasks[N]['output']>;
  /** Ends all processes; running tasks fail as 'stopped'. Idempotent. */
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

/** True: the file itself fails again. False: the pool was stopped or busy, a retry may succeed. */
export function isFileFault(error: unknown): error is MediaFailed {
  return error instanceof MediaFailed && error.failure !== 'busy' && error.failure !== 'stopped';
}

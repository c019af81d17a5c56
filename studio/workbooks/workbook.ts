import type { Language } from '#studio/shared/language.ts';

/** A workbook as its page shows it. */
export interface ShownWorkbook {
  id: string;
  /** Of the words and of the file: the reader's, or the other one where there is no such edition. */
  language: Language;
  title: string;
  description: string;
  /** Counted in the file. */
  pages: number;
  /** Of the PDF. */
  bytes: number;
  coverImage: string;
  /** Pictures of the sheets shown before downloading, the cover first. */
  previewPages: readonly string[];
  pdfUrl: string;
}

/** What comes with the software stands under this name; everything else is a key in the studio's files. */
const samplePrefix = 'sample:';

/** The shipped file behind a stored name; null: it is a key in the studio's files. */
export function sampleFileOf(stored: string): string | null {
  return stored.startsWith(samplePrefix) ? stored.slice(samplePrefix.length) : null;
}

export function asSample(file: string): string {
  return `${samplePrefix}${file}`;
}

/** 'the-daily-voice' of 'the-daily-voice.pdf'; null: no name a workbook could have. */
export function workbookIdOf(file: string): string | null {
  return /^([a-z0-9][a-z0-9-]{0,79})\.pdf$/.exec(file)?.[1] ?? null;
}

/** The leaf a reader asks for, from 0: what is none, or beyond the ends, is the nearest there is. */
export function pageOf(asked: string | null, count: number): number {
  const page = /^\d{1,4}$/.test(asked ?? '') ? Number(asked) - 1 : 0;
  return Math.max(0, Math.min(page, count - 1));
}

import type { PdfPageText } from '#platform/media/pdf-text.ts';
import type { Language } from '#studio/shared/language.ts';

export interface ShownWorkbook {
  id: string;
  language: Language;
  title: string;
  description: string;
  pages: number;
  bytes: number;
  coverImage: string;
  previewPages: readonly string[];
  pdfUrl: string;
}

/** Prefix of shipped files; other names are keys in `world.files`. */
const samplePrefix = 'sample:';

export function sampleFileOf(stored: string): string | null {
  return stored.startsWith(samplePrefix) ? stored.slice(samplePrefix.length) : null;
}

export function asSample(file: string): string {
  return `${samplePrefix}${file}`;
}

export function workbookIdOf(file: string): string | null {
  return /^([a-z0-9][a-z0-9-]{0,79})\.pdf$/.exec(file)?.[1] ?? null;
}

/** From 0; clamped to the range. */
export function pageOf(requested: string | null, count: number): number {
  const page = /^\d{1,4}$/.test(requested ?? '') ? Number(requested) - 1 : 0;
  return Math.max(0, Math.min(page, count - 1));
}

/** Numbers of the pages without any text, from 1: pictures, or scans. */
export function withoutText(texts: readonly PdfPageText[], pages: number): number[] {
  return Array.from({ length: pages }, (_, at) => at + 1).filter((page) => !texts[page - 1]?.length);
}

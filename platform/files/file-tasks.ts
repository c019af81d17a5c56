export type PdfFinding = 'pdf' | 'not-pdf' | 'encrypted' | 'empty';

/** A passage of captions (WebVTT). */
export interface Cue {
  startMs: number;
  endMs: number;
  text: string;
}

export interface FileTasks {
  'inspect-pdf': { input: Record<string, never>; output: PdfFinding };
  /** Whole seconds from the file's header; null: unknown. */
  'read-duration': { input: { kind: 'mp3' | 'mp4' | 'm4a' }; output: number | null };
  /** Rows of cells as spreadsheets export them. */
  'read-csv': { input: { text: string }; output: string[][] };
  /** In order, without styles, notes and tags; null: the file has none. */
  'read-captions': { input: { bytes: Uint8Array }; output: Cue[] | null };
}

/** 'encrypted': it opens with a password only. 'empty': no page. 'cut-off': its end is missing. */
export type PdfFinding = 'pdf' | 'not-pdf' | 'encrypted' | 'empty' | 'cut-off';

/** A passage of captions (WebVTT). */
export interface Cue {
  startMs: number;
  endMs: number;
  text: string;
}

export interface FileTasks {
  'inspect-pdf': { input: Record<string, never>; output: PdfFinding };
  /** Rows of cells as spreadsheets export them, and the text that they are in. */
  'read-csv': { input: { text: string } | { bytes: Uint8Array }; output: { text: string; rows: string[][] } };
  /** In order, without styles, notes and tags; null: the file has none. */
  'read-captions': { input: { bytes: Uint8Array }; output: Cue[] | null };
}

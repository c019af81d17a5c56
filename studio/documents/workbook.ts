import type { Language } from '#studio/shared/language.ts';

/** What a workbook to print is made of: one value per sheet, in both languages. Pure data; workbook-sheets.tsx draws it. */
export type Said = Readonly<Record<Language, string>>;

/**
 * A melody on five lines without a clef: it begins where the singer speaks. Notes are written as step and length,
 * '1q 3q 5h~ 1w | 5q': q a quarter, h a half, w a whole note; ~ a voice held over to the next; | a bar line; r a rest.
 */
export interface Melody {
  readonly notes: string;
  /** Sung below the notes, one per note; '-' holds the one before. */
  readonly syllables?: Said;
  /** 'Five times, each a half step higher' */
  readonly times: Said;
}

export type WorkbookPage =
  | { kind: 'cover'; lead: Said }
  | { kind: 'words'; heading: Said; paragraphs: readonly Said[]; points?: readonly Said[] }
  | { kind: 'legend'; heading: Said; paragraphs: readonly Said[]; melodies: readonly Melody[] }
  /** A week begins: what it is about, and what the singer wants of it. */
  | { kind: 'theme'; section: Said; heading: Said; paragraphs: readonly Said[]; asks: readonly Said[] }
  | {
      kind: 'exercise';
      section: Said;
      heading: Said;
      why: Said;
      melodies: readonly Melody[];
      steps: readonly Said[];
      /** What to listen for. */
      listen: Said;
    }
  /** Questions with lines to answer on. */
  | { kind: 'lines'; section?: Said; heading: Said; lead?: Said; asks: readonly Said[]; staves?: number }
  | {
      kind: 'log';
      section?: Said;
      heading: Said;
      columns: readonly Said[];
      rows: readonly Said[];
      foot: Said;
    }
  | { kind: 'checks'; section?: Said; heading: Said; lead: Said; points: readonly Said[] }
  | { kind: 'staves'; heading: Said; lead: Said };

export interface Workbook {
  readonly id: string;
  readonly title: Said;
  readonly description: Said;
  readonly pages: readonly WorkbookPage[];
  /** Sheets that are shown before downloading, from 1. */
  readonly shown: readonly number[];
}

export interface Note {
  /** Half spaces above the lowest line; null: a rest. */
  height: number | null;
  length: 'quarter' | 'half' | 'whole';
  isHeldOver: boolean;
}

const lengths = { q: 'quarter', h: 'half', w: 'whole' } as const;

/** The notes of a melody, bar by bar. Throws on what is no note: it would be printed wrong. */
export function barsOf(notes: string): Note[][] {
  return notes.split('|').map((bar) =>
    bar
      .trim()
      .split(/\s+/)
      .map((written) => {
        const [, step, length, held] = /^(-?\d+|r)([qhw])(~?)$/.exec(written) ?? [];
        if (!step || !length) throw new Error(`'${written}' is no note`);
        return {
          height: step === 'r' ? null : Number(step) - 1,
          length: lengths[length as keyof typeof lengths],
          isHeldOver: held === '~',
        };
      }),
  );
}

import type { Language } from '#studio/shared/language.ts';

export type Said = Readonly<Record<Language, string>>;

/**
 * A melody without a clef. Notes are step and length, '1q 3q 5h~ 1w | 5q': q quarter, h half, w whole; ~
 * tie; | bar line; r rest.
 */
export interface Melody {
  readonly notes: string;
  /** One per note; '-' extends the previous one. */
  readonly syllables?: Said;
  readonly times: Said;
}

export type WorkbookPage =
  | { kind: 'cover'; lead: Said }
  | { kind: 'words'; heading: Said; paragraphs: readonly Said[]; points?: readonly Said[] }
  | { kind: 'legend'; heading: Said; paragraphs: readonly Said[]; melodies: readonly Melody[] }
  | { kind: 'theme'; section: Said; heading: Said; paragraphs: readonly Said[]; asks: readonly Said[] }
  | {
      kind: 'exercise';
      section: Said;
      heading: Said;
      why: Said;
      melodies: readonly Melody[];
      steps: readonly Said[];
      listen: Said;
    }
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
  /** Sheet numbers of the preview, from 1. */
  readonly shown: readonly number[];
}

export interface Note {
  /** Half spaces above the lowest line; null: rest. */
  height: number | null;
  length: 'quarter' | 'half' | 'whole';
  isHeldOver: boolean;
}

const lengths = { q: 'quarter', h: 'half', w: 'whole' } as const;

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

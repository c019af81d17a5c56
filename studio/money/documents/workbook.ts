import type { Language } from '#studio/shared/language.ts';

export type LocalizedText = Readonly<Record<Language, string>>;

/**
 * A melody without a clef. Notes are step and length, '1q 3q 5h~ 1w | 5q': q quarter, h half, w whole; ~
 * tie; | bar line; r rest.
 */
export interface Melody {
  readonly notes: string;
  /** One per note; '-' extends the previous one. */
  readonly syllables?: LocalizedText;
  readonly times: LocalizedText;
}

export type WorkbookPage =
  | { kind: 'cover'; lead: LocalizedText }
  | {
      kind: 'words';
      heading: LocalizedText;
      paragraphs: readonly LocalizedText[];
      points?: readonly LocalizedText[];
    }
  | {
      kind: 'legend';
      heading: LocalizedText;
      paragraphs: readonly LocalizedText[];
      melodies: readonly Melody[];
    }
  | {
      kind: 'theme';
      section: LocalizedText;
      heading: LocalizedText;
      paragraphs: readonly LocalizedText[];
      asks: readonly LocalizedText[];
    }
  | {
      kind: 'exercise';
      section: LocalizedText;
      heading: LocalizedText;
      why: LocalizedText;
      melodies: readonly Melody[];
      steps: readonly LocalizedText[];
      listen: LocalizedText;
    }
  | {
      kind: 'lines';
      section?: LocalizedText;
      heading: LocalizedText;
      lead?: LocalizedText;
      asks: readonly LocalizedText[];
      staves?: number;
    }
  | {
      kind: 'log';
      section?: LocalizedText;
      heading: LocalizedText;
      columns: readonly LocalizedText[];
      rows: readonly LocalizedText[];
      foot: LocalizedText;
    }
  | {
      kind: 'checks';
      section?: LocalizedText;
      heading: LocalizedText;
      lead: LocalizedText;
      points: readonly LocalizedText[];
    }
  | { kind: 'staves'; heading: LocalizedText; lead: LocalizedText };

export interface Workbook {
  readonly id: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
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

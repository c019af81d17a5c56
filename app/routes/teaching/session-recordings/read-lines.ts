import type { LineProblem } from '#app/web/media/line-of-recording.ts';
import type { Alignment } from '#studio/site/takes/align-contours.ts';
import type { Contour } from '#studio/site/takes/contour.ts';
import type { TakeFacts } from '#studio/site/takes/notes.ts';
import type { TakesDrawing } from '../../site/takes/takes-drawing.ts';

export type LineFault = LineProblem | 'not-loaded';
export type Side = 'earlier' | 'later';
export const sides = ['earlier', 'later'] as const;

export interface AlignedLines {
  drawing: TakesDrawing;
  facts: Record<Side, TakeFacts>;
  alignment: Alignment;
  /** Of the whole line of `later`. */
  steps: number;
}
export type Lines = { faults: Partial<Record<Side, LineFault>> } | AlignedLines;

export interface Phrase {
  sound: string;
  /** Seconds. */
  from: number;
}

/** What a phone decodes at 16 kHz. */
const longest = 10 * 60;

/** Reads and draws both phrases; its modules are loaded with the first use. */
export async function readLines(phrases: Record<Side, Phrase>): Promise<Lines> {
  const [earlier, later] = await Promise.all([lineOf(phrases.earlier), lineOf(phrases.later)]);
  if ('fault' in earlier || 'fault' in later)
    return {
      faults: {
        ...('fault' in earlier && { earlier: earlier.fault }),
        ...('fault' in later && { later: later.fault }),
      },
    };
  const drawing = await loadDrawing();
  if (!drawing) return { faults: { earlier: 'not-loaded', later: 'not-loaded' } };
  const [{ alignContours }, { drawTakes }, { takeFacts }] = drawing;
  const alignment = alignContours(earlier.contour, later.contour);
  return {
    alignment,
    steps: later.contour.length,
    drawing: drawTakes({ first: earlier.contour, last: later.contour }, [], alignment.laterOf),
    facts: { earlier: takeFacts(earlier.contour), later: takeFacts(later.contour) },
  };
}

/** Null without a network, or after an update of the site. */
const loadDrawing = () =>
  Promise.all([
    import('#studio/site/takes/align-contours.ts'),
    import('../../site/takes/takes-drawing.ts'),
    import('#studio/site/takes/notes.ts'),
  ]).catch(() => null);

async function lineOf({ sound, from }: Phrase): Promise<{ contour: Contour } | { fault: LineFault }> {
  try {
    const { lineOfRecording } = await import('#app/web/media/line-of-recording.ts');
    const line = await lineOfRecording(sound, { from, longest });
    return 'problem' in line ? { fault: line.problem } : line;
  } catch {
    return { fault: 'not-loaded' };
  }
}

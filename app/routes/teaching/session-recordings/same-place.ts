import { stepSeconds } from '#studio/site/takes/contour.ts';
import type { AlignedLines, Phrase, Side } from './read-lines.ts';

export interface Place {
  side: Side;
  /** Seconds from the start of the recording. */
  at: number;
}

/** Without lines both recordings go on at the same speed. */
export function placesIn(phrases: Record<Side, Pick<Phrase, 'from'>>, lines: AlignedLines | null) {
  const stepOf = ({ side, at }: Place) => (at - phrases[side].from) / stepSeconds;
  const secondsOf = (side: Side, step: number) => Math.max(0, phrases[side].from + step * stepSeconds);
  const same = (step: number) => step;
  const { laterOf, earlierOf } = lines?.alignment ?? { laterOf: same, earlierOf: same };
  return {
    /** Seconds of the other recording. */
    across: (place: Place) =>
      place.side === 'earlier'
        ? secondsOf('later', laterOf(stepOf(place)))
        : secondsOf('earlier', earlierOf(stepOf(place))),
    /** Of the drawing's width; null: not in the drawing. */
    shareOf(place: Place): number | null {
      if (!lines) return null;
      const step = place.side === 'earlier' ? laterOf(stepOf(place)) : stepOf(place);
      const { from, to } = lines.drawing.inked.last;
      const share = from + ((to - from) * step) / lines.steps;
      return share >= 0 && share <= 1 ? share : null;
    },
  };
}

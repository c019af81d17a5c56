/** Possible starts: every so many minutes, counted from the offset. Minutes since midnight. */
export interface Starts {
  everyMinutes: number;
  offsetMinutes: number;
}

export interface Range {
  from: number;
  to: number;
}

/** Lengths are multiples of it. */
const lengthStep = 15;

/** A new stretch between the minute that was pressed and the one the pointer is at; `at` null: not moved yet. */
export function drawnRange(
  pressed: number,
  at: number | null,
  { starts, within }: { starts: Starts; within: Range },
): Range {
  const first = clamp(startBefore(pressed, starts), { from: within.from, to: within.to - lengthStep });
  const usual = Math.max(lengthStep, Math.min(60, starts.everyMinutes));
  if (at === null) return { from: first, to: Math.min(within.to, first + usual) };
  if (at < first) {
    const from = clamp(startBefore(at, starts), { from: within.from, to: first });
    return { from, to: Math.max(from + lengthStep, Math.min(within.to, first + lengthStep)) };
  }
  const to = first + Math.round((at - first) / lengthStep) * lengthStep;
  return { from: first, to: clamp(to, { from: first + lengthStep, to: within.to }) };
}

/** A stretch of the same length at the possible start nearest to `at`. */
export function movedRange(
  at: number,
  length: number,
  { starts, within }: { starts: Starts; within: Range },
): Range {
  const { everyMinutes, offsetMinutes } = starts;
  const nearest = offsetMinutes + Math.round((at - offsetMinutes) / everyMinutes) * everyMinutes;
  const from = clamp(nearest, { from: within.from, to: Math.max(within.from, within.to - length) });
  return { from, to: from + length };
}

/** The range that adjoining ranges make together around one of them. */
export function joined(one: Range, all: readonly Range[]): Range {
  const next = all.find(({ from, to }) => (to === one.from || from === one.to) && from !== to);
  if (!next) return one;
  const range = { from: Math.min(one.from, next.from), to: Math.max(one.to, next.to) };
  return joined(
    range,
    all.filter((other) => other !== next),
  );
}

function startBefore(minute: number, { everyMinutes, offsetMinutes }: Starts): number {
  return offsetMinutes + Math.floor((minute - offsetMinutes) / everyMinutes) * everyMinutes;
}

function clamp(value: number, { from, to }: Range): number {
  return Math.max(from, Math.min(to, value));
}

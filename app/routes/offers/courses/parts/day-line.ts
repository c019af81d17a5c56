export interface DayLine {
  path: string;
  /** Below the highest step. */
  light: { from: number; to: number };
}

/** Of the drawing; its stave is at 40 to 168. */
export const dayLineSize = { width: 1000, height: 200 };
/** As wide as the margin of the page from 700 px on: 4.4 %. */
const margin = 44;
const [lowest, rise] = [178, 22];

/** One line from edge to edge with a level step for each part of the day. `heights`: 0 to 7, one for each. */
export function dayLine(count: number, heights: readonly number[]): DayLine {
  const levels = heights.length === count ? heights : arch(count);
  const width = (dayLineSize.width - 2 * margin) / count;
  const peak = levels.indexOf(Math.max(...levels));
  const steps = levels.map((level, at) => {
    const left = margin + at * width;
    return { from: round(left + 0.2 * width), to: round(left + 0.8 * width), y: lowest - rise * level };
  });
  let path = '';
  for (const [at, { from, to, y }] of steps.entries()) {
    const before = steps[at - 1];
    const bend = round(0.2 * width);
    path += before
      ? `C${before.to + bend} ${before.y} ${from - bend} ${y} ${from} ${y}`
      : `M-10 ${y}H${from}`;
    path += at === peak ? vibrato(to - from) : `H${to}`;
  }
  const light = { from: round(margin + peak * width), to: round(margin + (peak + 1) * width) };
  return { path: `${path}H${dayLineSize.width + 10}`, light };
}

function arch(count: number): number[] {
  return Array.from({ length: count }, (_, at) => {
    const isRest = at === count - 1 && count > 2;
    return isRest ? 4 : Math.round((6 * at) / Math.max(1, count - 2));
  });
}

/** Level where it begins, turns and ends. */
function vibrato(width: number): string {
  const swings = [-5, 10, -10, 10, -10, 10, -5];
  const step = round(width / swings.length);
  return swings
    .map((rise) => `c${round(step * 0.4)} 0 ${round(step * 0.6)} ${rise} ${step} ${rise}`)
    .join('');
}

const round = (value: number) => Math.round(value * 10) / 10;

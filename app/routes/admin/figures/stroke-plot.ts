/* Bars of horizontal strokes, 50 at the height of the axis. Amounts in minor units. */

const strokes = 50;
const steps = 4;

export interface Axis {
  /** A label and a bar's value are in thousands of the currency. */
  isInThousands: boolean;
  /** From 0, in whole units or thousands. */
  ticks: number[];
  strokeMinor: number;
}

/** The smallest round axis of four steps that is not below the highest bar. */
export function axisFor(highestMinor: number): Axis {
  const isInThousands = highestMinor > 400_000;
  const unitMinor = isInThousands ? 100_000 : 100;
  let step = 1;
  for (let power = 1; step * steps * unitMinor < highestMinor; power *= 10) {
    const factors = power === 1 ? [1, 2, 5] : [1, 2, 2.5, 5];
    step = (factors.find((one) => one * power * steps * unitMinor >= highestMinor) ?? 10) * power;
  }
  return {
    isInThousands,
    ticks: Array.from({ length: steps + 1 }, (_, place) => place * step),
    strokeMinor: (step * steps * unitMinor) / strokes,
  };
}

/** Whole strokes for each part; a positive amount has at least one. Negative ones are not drawn. */
export function strokesOf(partsMinor: readonly number[], { strokeMinor }: Axis): number[] {
  return partsMinor.map((minor) => (minor > 0 ? Math.max(1, Math.round(minor / strokeMinor)) : 0));
}

export interface FanShape {
  /** Where the lines leave the mouth, in the units of the drawing. */
  mouth: readonly [x: number, y: number];
  /** Distance of the lines at the mouth. */
  pitch: number;
  /** Height of each line where it is straight. */
  lines: readonly number[];
  /** Where the lines become straight. */
  join: number;
  /** Where they end. */
  end: number;
}

export interface FanDrawing {
  /** Width and height. */
  size: readonly [number, number];
  shapes: readonly FanShape[];
}

/** Stave lines that leave a singer's mouth and spread to the staves of the headline or the bands of a plate. */
export function StaveFan({ wide, phone }: { wide: FanDrawing; phone: FanDrawing }) {
  return [
    { drawing: wide, className: 'wide' },
    { drawing: phone, className: 'phone' },
  ].map(({ drawing: { size, shapes }, className }) => (
    <svg
      className={`fan-lines ${className}`}
      viewBox={`0 0 ${size[0]} ${size[1]}`}
      aria-hidden="true"
      key={className}
    >
      <path d={shapes.flatMap(fanPaths).join('')} />
    </svg>
  ));
}

export function fanPaths({ mouth: [x, y], pitch, lines, join, end }: FanShape): string[] {
  const reach = join - x;
  return lines.map((line, index) => {
    const start = y + (index - (lines.length - 1) / 2) * pitch;
    const points = [x + 0.38 * reach, start, x + 0.55 * reach, line, join, line];
    return `M${x} ${round(start)}C${points.map(round).join(' ')}${end === join ? '' : `H${end}`}`;
  });
}

/** The five lines of each stave, given the heights of the staves' upper lines. */
export function staveLines(tops: readonly number[], space: number): number[] {
  return tops.flatMap((top) => [0, 1, 2, 3, 4].map((line) => top + line * space));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export interface FanShape {
  /** Width and height of the drawing, in the units of all other numbers. */
  size: readonly [number, number];
  /** Where the lines leave the mouth. */
  mouth: readonly [number, number];
  /** Height of each line where it is straight. */
  lines: readonly number[];
  /** Where the lines become straight. */
  join: number;
  /** Where they end. */
  end: number;
}

/** Distance of the lines at the mouth. */
const pitch = 1.3;

/** Stave lines that leave a singer's mouth and spread to the staves of the headline or the bands of a plate. */
export function StaveFan({ shape, className }: { shape: FanShape; className: string }) {
  const [width, height] = shape.size;
  return (
    <svg className={`fan-lines ${className}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {fanPaths(shape).map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

export function fanPaths({ mouth: [x, y], lines, join, end }: FanShape): string[] {
  const reach = join - x;
  return lines.map((line, index) => {
    const offset = (index - (lines.length - 1) / 2) * pitch;
    const points = [x + 0.38 * reach, y + 1.25 * offset, x + 0.55 * reach, line, join, line];
    return `M${x} ${round(y + offset)}C${points.map(round).join(' ')}${end > join ? `H${end}` : ''}`;
  });
}

/** The five lines of each stave, given the heights of the staves' upper lines. */
export function staveLines(tops: readonly number[], space: number): number[] {
  return tops.flatMap((top) => [0, 1, 2, 3, 4].map((line) => top + line * space));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

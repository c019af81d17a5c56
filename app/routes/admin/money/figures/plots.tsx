import type { IncomeKind } from '#studio/money/figures/income.ts';
import type { PlotColumn } from './income-view.ts';

/* Horizontal positions in per cent and vertical ones in pixels, so that text keeps its size at every width. */

const strokeHeight = 4;
const top = 24;
const height = 200;
const base = top + height;

/** Weight and dashes of the strokes of each kind. */
const strokes: Readonly<Record<IncomeKind, { width: number; dashes?: string }>> = {
  sessions: { width: 2.7 },
  programmes: { width: 1.55 },
  courses: { width: 0.75 },
  shop: { width: 1.6, dashes: '1.6 2.4' },
  'gift-cards': { width: 1.55, dashes: '6 2' },
  other: { width: 0.75, dashes: '6 2' },
};

export interface StrokePlotProps {
  label: string;
  unit: string;
  ticks: readonly string[];
  columns: readonly PlotColumn[];
  kinds: readonly IncomeKind[];
  names: Readonly<Record<IncomeKind, string>>;
}

export function StrokePlot({ label, unit, ticks, columns, kinds, names }: StrokePlotProps) {
  const tickY = (place: number) => base - (place * height) / (ticks.length - 1);
  return (
    <figure className="plot">
      <div className="plot-area">
        <svg className="plot-axis" width="44" height="250" aria-hidden="true">
          {ticks.map((tick, place) => (
            <text key={tick} x="36" y={tickY(place) + 4} textAnchor="end">
              {tick}
            </text>
          ))}
        </svg>
        <svg className="plot-columns" width="100%" height="250" role="img" aria-label={label}>
          <defs>
            {kinds.map((kind) => (
              <StrokePattern key={kind} kind={kind} />
            ))}
          </defs>
          <text x="0" y="10">
            {unit}
          </text>
          {ticks.map((tick, place) => (
            <line
              key={tick}
              className={place === 0 ? 'base' : 'rule'}
              x1="0"
              x2="100%"
              y1={tickY(place)}
              y2={tickY(place)}
            />
          ))}
          {columns.map((column, place) => (
            <Bar key={column.key} column={column} place={place} kinds={kinds} count={columns.length} />
          ))}
        </svg>
      </div>
      <figcaption className="plot-key cluster wide">
        {kinds.map((kind) => (
          <span key={kind}>
            <svg width="26" height="16" aria-hidden="true">
              <rect width="26" height="16" fill={`url(#strokes-${kind})`} />
            </svg>
            {names[kind]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function StrokePattern({ kind }: { kind: IncomeKind }) {
  const { width, dashes } = strokes[kind];
  return (
    <pattern id={`strokes-${kind}`} width="8" height={strokeHeight} patternUnits="userSpaceOnUse">
      <path d="M0 2h8" strokeWidth={width} strokeDasharray={dashes} />
    </pattern>
  );
}

interface BarProps {
  column: PlotColumn;
  place: number;
  count: number;
  kinds: readonly IncomeKind[];
}

function Bar({
  column: { short, value, strokes: parts, isMarked, isCurrent },
  place,
  count,
  kinds,
}: BarProps) {
  const share = 100 / count;
  const percent = (part: number) => `${((place + part) * share).toFixed(2)}%`;
  const width = (part: number) => `${(part * share).toFixed(2)}%`;
  const before = parts.map((_, at) => parts.slice(0, at).reduce((sum, one) => sum + one, 0));
  const tall = parts.reduce((sum, one) => sum + one, 0);
  return (
    <g>
      {isCurrent && <rect className="now" x={percent(0.1)} width={width(0.8)} y="0" height={base} />}
      {kinds.map((kind, at) =>
        parts[at] ? (
          <rect
            key={kind}
            x={percent(0.17)}
            width={width(0.66)}
            y={base - ((before[at] ?? 0) + parts[at]) * strokeHeight}
            height={parts[at] * strokeHeight}
            fill={`url(#strokes-${kind})`}
          />
        ) : null,
      )}
      <text
        className={isMarked ? 'value marked' : 'value'}
        x={percent(0.5)}
        y={base - tall * strokeHeight - 7}
        textAnchor="middle"
      >
        {value}
      </text>
      {[short, short.slice(0, 1)].map((name, at) => (
        <text
          key={name}
          className={`${at === 0 ? 'short' : 'initial'}${isCurrent ? ' current' : ''}`}
          x={percent(0.5)}
          y="244"
          textAnchor="middle"
        >
          {name}
        </text>
      ))}
    </g>
  );
}

export interface LinePlotProps {
  label: string;
  counts: readonly number[];
  last: string;
  from: string;
  until: string;
}

/** From zero or, with a long way to it, from half of the lowest count. */
export function LinePlot({ label, counts, last, from, until }: LinePlotProps) {
  const highest = Math.max(1, ...counts);
  const lowest = Math.min(...counts);
  const ground = lowest * 2 > highest ? Math.floor(lowest / 2) : 0;
  const yOf = (count: number) => 92 - ((count - ground) / (highest - ground || 1)) * 68;
  const step = 96 / Math.max(1, counts.length - 1);
  const points = counts.map((count, place) => `${(place * step).toFixed(2)},${yOf(count).toFixed(1)}`);
  return (
    <svg className="plot-line" width="100%" height="116" role="img" aria-label={label}>
      <line className="rule" x1="0" x2="100%" y1="92" y2="92" />
      <line className="rule" x1="0" x2="100%" y1="58" y2="58" />
      <line className="rule" x1="0" x2="100%" y1="24" y2="24" />
      <svg width="100%" height="116" viewBox="0 0 100 116" preserveAspectRatio="none" aria-hidden="true">
        <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
      </svg>
      <circle cx="96%" cy={yOf(counts.at(-1) ?? 0)} r="5" />
      <text className="value marked" x="100%" y={yOf(counts.at(-1) ?? 0) - 10} textAnchor="end">
        {last}
      </text>
      <text x="0" y="112">
        {from}
      </text>
      <text className="current" x="100%" y="112" textAnchor="end">
        {until}
      </text>
    </svg>
  );
}

export interface HairpinProps {
  label: string;
  steps: ReadonlyArray<{ key: string; name: string; count: number }>;
}

/** A decrescendo whose opening at each step is its count, true to scale. */
export function Hairpin({ label, steps }: HairpinProps) {
  const widest = Math.max(1, ...steps.map(({ count }) => count));
  const half = (count: number) => (count / widest) * 54;
  const x = (place: number) => (place / Math.max(1, steps.length - 1)) * 100;
  const line = (side: 1 | -1) =>
    steps
      .map(({ count }, place) => `${x(place).toFixed(2)},${(60 + side * half(count)).toFixed(1)}`)
      .join(' ');
  const anchors = steps.map((_, place) =>
    place === 0 ? 'start' : place === steps.length - 1 ? 'end' : 'middle',
  );
  return (
    <svg className="plot-line" width="100%" height="158" role="img" aria-label={label}>
      <svg width="100%" height="158" viewBox="0 0 100 158" preserveAspectRatio="none" aria-hidden="true">
        <polyline points={line(-1)} vectorEffect="non-scaling-stroke" />
        <polyline points={line(1)} vectorEffect="non-scaling-stroke" />
      </svg>
      {steps.map(({ key, name, count }, place) => (
        <g key={key}>
          <line
            className="rule"
            x1={`${x(place)}%`}
            x2={`${x(place)}%`}
            y1={60 - half(count)}
            y2={60 + half(count)}
          />
          <text className="value" x={`${x(place)}%`} y="136" textAnchor={anchors[place]}>
            {count}
          </text>
          <text x={`${x(place)}%`} y="153" textAnchor={anchors[place]}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

interface StreetSketchProps {
  street: string;
  number: string;
  label: string;
}

const spacing = 5;
const blocks: ReadonlyArray<readonly [left: number, right: number]> = [
  [0, 62],
  [74, 212],
  [224, 360],
];
const rows: ReadonlyArray<readonly [top: number, bottom: number]> = [
  [0, 42],
  [54, 104],
  [130, 172],
];

/** Blocks of houses in lines, as staves; the streets are what is left between them. */
const houses = rows
  .flatMap(([top, bottom]) =>
    blocks.flatMap(([left, right]) =>
      Array.from({ length: Math.floor((bottom - top) / spacing) + 1 }, (_, line) => {
        const slant = right === 360 ? (top + line * spacing) / 8 : 0;
        return `M${left} ${top + line * spacing}H${right - slant}`;
      }),
    ),
  )
  .join('');

/** The studio's street with a note at its number: a drawing, so no map service is asked. */
export function StreetSketch({ street, number, label }: StreetSketchProps) {
  const flag = 14 + 8 * number.length;
  return (
    <svg className="street-sketch" viewBox="0 0 360 172" role="img" aria-label={label}>
      <path className="houses" d={houses} />
      <text className="street" x="8" y="121">
        {street}
      </text>
      <path className="stem" d="M167 112V60" />
      <ellipse className="head" cx="156" cy="114" rx="12" ry="8.5" transform="rotate(-18 156 114)" />
      <path className="flag" d={`M166 58h${flag}v20h-${flag}z`} />
      <text className="number" x={166 + flag / 2} y="73" textAnchor="middle">
        {number}
      </text>
    </svg>
  );
}

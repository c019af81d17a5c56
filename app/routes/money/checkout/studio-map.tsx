import { Photograph } from '#app/ui/media/photograph.tsx';
import { usePhotograph } from '#app/ui/media/photographs.tsx';
import type { ConfirmationWords } from './confirmation.messages.ts';
import stylesheet from './studio-map.css?url';

interface StudioMapProps {
  words: ConfirmationWords;
  street: { street: string; number: string } | null;
}

/** The owner's picture of a map, else our drawing of the street. */
export function StudioMap({ words, street }: StudioMapProps) {
  const map = usePhotograph('map');
  if (!map && !street) return null;
  return (
    <div className="studio-map">
      <link rel="stylesheet" href={stylesheet} precedence="parts" />
      {map ? (
        <Photograph files={map} alt={map.alt || words.map} sizes="(min-width: 500px) 460px, 92vw" />
      ) : (
        street && <StreetSketch {...street} label={words.sketch(street.street, street.number)} />
      )}
    </div>
  );
}

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
function StreetSketch({ street, number, label }: StreetSketchProps) {
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

import { type PointerEvent, useState } from 'react';
import { fieldIds } from '#app/ui/forms/field-frame.tsx';
import { cropAround, type FocalPoint, type Proportions } from '#platform/media/picture.ts';
import type { MediaWords } from './media.messages.ts';

interface FocalPointFieldProps {
  picture: Proportions & { address: string; widths: readonly number[] };
  focus: FocalPoint;
  words: MediaWords;
}

const crops = {
  wide: { width: 16, height: 7 },
  square: { width: 1, height: 1 },
  tall: { width: 3, height: 4 },
};

/** By pointer in the picture, or as two numbers, which also work without scripts. */
export function FocalPointField({ picture, focus: stored, words }: FocalPointFieldProps) {
  const [typed, setTyped] = useState({ x: String(stored.x), y: String(stored.y) });
  const focus = { x: percentOf(typed.x), y: percentOf(typed.y) };
  const src = `${picture.address}/${picture.widths.at(-1)}.webp`;
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons !== 1 && event.type !== 'pointerdown') return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const box = event.currentTarget.getBoundingClientRect();
    const at = (from: number, length: number) => String(percentOf(String(Math.round((100 * from) / length))));
    setTyped({ x: at(event.clientX - box.left, box.width), y: at(event.clientY - box.top, box.height) });
  };
  return (
    <fieldset className="focal-point stack">
      <legend className="unseen">{words.focusPicture}</legend>
      <svg
        className="focal-picture"
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        aria-hidden="true"
        onPointerDown={move}
        onPointerMove={move}
      >
        <image href={src} width={picture.width} height={picture.height} />
        <Note picture={picture} focus={focus} />
      </svg>
      <Crops picture={picture} src={src} focus={focus} words={words} />
      <p className="hint" id="focal-hint">
        {words.focusHint}
      </p>
      <div className="focal-numbers">
        {(['x', 'y'] as const).map((axis) => {
          const name = axis === 'x' ? 'focusX' : 'focusY';
          const label = axis === 'x' ? words.focusX : words.focusY;
          const { control } = fieldIds({ idPrefix: 'media', name, label });
          return (
            <div className="field" key={axis}>
              <label htmlFor={control}>{label}</label>
              <input
                className="input"
                type="number"
                id={control}
                name={name}
                min={0}
                max={100}
                inputMode="numeric"
                aria-describedby="focal-hint"
                value={typed[axis]}
                onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, [axis]: value }))}
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

interface CropsProps {
  picture: Proportions;
  src: string;
  focus: FocalPoint;
  words: MediaWords;
}

function Crops({ picture, src, focus, words }: CropsProps) {
  return (
    <div className="focal-crops">
      {(['wide', 'square', 'tall'] as const).map((crop) => (
        <figure key={crop} className={`focal-crop ${crop}`}>
          <Crop picture={picture} src={src} focus={focus} proportions={crops[crop]} />
          <figcaption>{words.crops[crop]}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** A note head, as on the stave. */
function Note({ picture, focus }: { picture: Proportions; focus: FocalPoint }) {
  const size = Math.min(picture.width, picture.height) / 22;
  const [x, y] = [(focus.x / 100) * picture.width, (focus.y / 100) * picture.height];
  return (
    <ellipse
      className="focal-note"
      cx={x}
      cy={y}
      rx={size * 1.25}
      ry={size}
      strokeWidth={size / 5}
      transform={`rotate(-18 ${x} ${y})`}
    />
  );
}

function Crop({
  picture,
  src,
  focus,
  proportions,
}: {
  picture: Proportions;
  src: string;
  focus: FocalPoint;
  proportions: Proportions;
}) {
  const { left, top, width, height } = cropAround(picture, proportions, focus);
  return (
    <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      <image href={src} width={picture.width} height={picture.height} />
    </svg>
  );
}

export function percentOf(text: string): number {
  const number = Number(text);
  return Number.isFinite(number) ? Math.min(100, Math.max(0, Math.round(number))) : 50;
}

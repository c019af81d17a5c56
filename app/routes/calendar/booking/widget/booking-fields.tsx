import { useEffect, useState } from 'react';
import { TextField } from '#app/ui/forms/field.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import type { WidgetWords } from '../widget.messages.ts';
import { fieldError } from './check-values.ts';
import { fill } from './fill.ts';
import { latestRange } from './latest-range.ts';
import type { FormError, OfferView, Values } from './model.ts';

interface BookingFieldsProps {
  words: WidgetWords;
  offer: OfferView;
  values: Values;
  error: FormError | null;
  idPrefix: string;
  /** Name and email are facts. */
  isKnown: boolean;
}

export function BookingFields(props: BookingFieldsProps) {
  const { words, offer, values } = props;
  return (
    <div className="form booking-fields" id={`${props.idPrefix}-details`}>
      {offer.mode === 'closed' && <p className="notice">{words.closedNote}</p>}
      {offer.mode === 'choice' && <PayChoice {...props} />}
      {props.isKnown ? (
        <Leaders isFull isFacts rows={(['name', 'email'] as const).map((key) => knownRow(props, key))} />
      ) : (
        <Person {...props} />
      )}
      <PlaceChoice words={words} place={values.place} />
      {offer.mode !== 'ask' && <RangeChoice words={words} isShown={values.showsRange === true} />}
    </div>
  );
}

/** A fact in the account; submitted as it would be typed. */
function knownRow({ words, values }: BookingFieldsProps, key: 'name' | 'email') {
  const value = (
    <>
      {values[key]}
      <input type="hidden" name={key} value={values[key]} />
    </>
  );
  return { key, label: words[key], value };
}

function Person({ words, values, error, idPrefix }: BookingFieldsProps) {
  return (
    <>
      <TextField
        name="name"
        idPrefix={idPrefix}
        label={words.name}
        autoComplete="name"
        defaultValue={values.name}
        maxLength={200}
        isRequired
        error={fieldError({ error, words }, 'name', values.name)}
      />
      <TextField
        name="email"
        idPrefix={idPrefix}
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={values.email}
        maxLength={254}
        isRequired
        error={fieldError({ error, words }, 'email', values.email)}
      />
    </>
  );
}

function PlaceChoice({ words, place }: { words: WidgetWords; place: Values['place'] }) {
  return (
    <fieldset>
      <legend className="field-legend">{words.place}</legend>
      <div className="choices">
        {(['studio', 'online'] as const).map((value) => (
          <label className="choice" key={value}>
            <input type="radio" name="place" value={value} defaultChecked={place === value} />
            {value === 'studio' ? words.inStudio : words.online}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Only where this device has a result; never without scripts. */
function RangeChoice({ words, isShown }: { words: WidgetWords; isShown: boolean }) {
  const [hasRange, setHasRange] = useState(false);
  // After each render: the dialog stays on the page where the minute is sung.
  useEffect(() => setHasRange(latestRange() !== null));
  if (!hasRange) return null;
  return (
    <label className="choice">
      <input type="checkbox" name="range" value="yes" defaultChecked={isShown} />
      <span>
        {words.showRange}
        <small>{words.showRangeNote}</small>
      </span>
    </label>
  );
}

function PayChoice({ words, offer, values }: BookingFieldsProps) {
  const { pay = 'now' } = values;
  return (
    <fieldset>
      <legend className="field-legend">{words.payment}</legend>
      <div className="choices stacked">
        {(['now', 'at-session'] as const).map((value) => (
          <label className="choice" key={value}>
            <input type="radio" name="pay" value={value} defaultChecked={pay === value} />
            <span>
              {value === 'now' ? words.payNow : words.payAtLesson}
              <small>
                {value === 'now' ? fill(words.holdNote, { holdLength: offer.holdLength }) : words.atOnceNote}
              </small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

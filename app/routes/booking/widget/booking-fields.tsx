import { TextField } from '#app/ui/forms/field.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import type { WidgetWords } from '../widget.messages.ts';
import { fieldError } from './check-values.ts';
import type { FormError, OfferView, Values } from './model.ts';

interface BookingFieldsProps {
  words: WidgetWords;
  offer: OfferView;
  values: Values;
  error: FormError | null;
  idPrefix: string;
  isKnown: boolean;
}

export function BookingFields(props: BookingFieldsProps) {
  const { words, offer, values, error } = props;
  const isWrong = error?.fields.some((field) => field !== 'slotStart');
  return (
    <div className="form booking-fields">
      {offer.mode === 'closed' && <p className="notice">{words.closedNote}</p>}
      {props.isKnown && !isWrong ? <KnownPerson {...props} /> : <PersonFields {...props} />}
      <PlaceChoice words={words} place={values.place} />
      {offer.mode === 'choice' && <PayChoice words={words} pay={values.pay ?? 'now'} />}
    </div>
  );
}

function KnownPerson({ words, values }: BookingFieldsProps) {
  return (
    <>
      <Leaders
        isFull
        isFacts
        rows={(['name', 'email'] as const).map((key) => ({ key, label: words[key], value: values[key] }))}
      />
      <input type="hidden" name="name" value={values.name} />
      <input type="hidden" name="email" value={values.email} />
    </>
  );
}

function PersonFields({ words, values, error, idPrefix }: BookingFieldsProps) {
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

function PayChoice({ words, pay }: { words: WidgetWords; pay: 'now' | 'at-session' }) {
  return (
    <fieldset>
      <legend className="field-legend">{words.payment}</legend>
      <div className="choices">
        {(['now', 'at-session'] as const).map((value) => (
          <label className="choice" key={value}>
            <input type="radio" name="pay" value={value} defaultChecked={pay === value} />
            {value === 'now' ? words.payNow : words.payAtLesson}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

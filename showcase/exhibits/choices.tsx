import { Checkbox, CheckboxGroup, RadioGroup } from '#app/ui/forms/choice.tsx';
import { CurrencyChoice } from '#app/ui/forms/currency-choice.tsx';
import { Exhibit, State } from '../exhibit.tsx';

const voices = [
  { value: 'soprano', label: 'Sopran' },
  { value: 'mezzo', label: 'Mezzo eller alt' },
  { value: 'tenor', label: 'Tenor' },
  { value: 'bass', label: 'Baryton eller bas' },
];
const explained = [
  { value: 'move', label: 'Move the hour', note: 'Three times, until 24 hours before. Nothing more to pay.' },
  { value: 'give', label: 'Give it back', note: 'The whole price is on its way to your card the same day.' },
  { value: 'keep', label: 'Keep it as a credit', note: 'Not for workshops.', isDisabled: true },
];

export function Radios() {
  return (
    <Exhibit id="radio" name="Radio" use="One of two to six, all in view; the chosen note is filled.">
      <State name="Rest">
        <RadioGroup idPrefix="r1" name="r1" label="Hvor ligger din stemme?" options={voices} />
      </State>
      <State name="Chosen">
        <RadioGroup idPrefix="r2" name="r2" label="Hvor ligger din stemme?" options={voices} chosen="bass" />
      </State>
      <State name="Hover" force="hover">
        <RadioGroup idPrefix="r3" name="r3" label="Hvor ligger din stemme?" options={voices} />
      </State>
      <State name="Focus" force="focus-visible">
        <RadioGroup idPrefix="r4" name="r4" label="Hvor ligger din stemme?" options={voices} />
      </State>
      <State name="Error">
        <RadioGroup
          idPrefix="r5"
          name="r5"
          label="Hvor ligger din stemme?"
          options={voices}
          isRequired
          error="Vælg en. Det må gerne være et gæt."
        />
      </State>
      <State name="Long text, one disabled">
        <RadioGroup
          idPrefix="r6"
          name="r6"
          label="What shall become of it?"
          options={explained}
          chosen="move"
          isStacked
        />
      </State>
      <State name="Currency">
        <CurrencyChoice name="r7" legend="Currency" options={['DKK', 'EUR', 'USD']} />
      </State>
      <State name="Currency, hover" force="hover">
        <CurrencyChoice name="r8" legend="Currency" options={['DKK', 'EUR', 'USD']} />
      </State>
      <State name="Currency, focus" force="focus-visible">
        <CurrencyChoice name="r9" legend="Currency" options={['DKK', 'EUR', 'USD']} chosen="EUR" />
      </State>
    </Exhibit>
  );
}

const weekends = [
  { value: '1', label: '11.–12. april' },
  { value: '2', label: '25.–26. april' },
  { value: '3', label: '9.–10. maj' },
  { value: '4', label: '30.–31. maj', isDisabled: true },
];

export function Checkboxes() {
  const consent = 'Studiet må gemme min ansøgning, mens den bliver behandlet.';
  return (
    <Exhibit id="checkbox" name="Checkbox" use="A yes, or any of few. Consents are never ticked beforehand.">
      <State name="Rest">
        <Checkbox idPrefix="c1" name="terms" label={consent} isRequired />
      </State>
      <State name="Ticked">
        <Checkbox
          idPrefix="c2"
          name="terms"
          label={consent}
          note="Den slettes efter seks måneder."
          isChecked
        />
      </State>
      <State name="Hover" force="hover">
        <Checkbox idPrefix="c3" name="terms" label={consent} />
      </State>
      <State name="Focus" force="focus-visible">
        <Checkbox idPrefix="c4" name="terms" label={consent} />
      </State>
      <State name="Active" force="active">
        <Checkbox idPrefix="c5" name="terms" label={consent} />
      </State>
      <State name="Error">
        <Checkbox
          idPrefix="c6"
          name="terms"
          label={consent}
          isRequired
          error="Sæt kryds, hvis vi må læse og gemme din ansøgning."
        />
      </State>
      <State name="Disabled">
        <Checkbox idPrefix="c7" name="terms" label="Kept by law for five years" isChecked isDisabled />
      </State>
      <State name="Several">
        <CheckboxGroup
          idPrefix="c8"
          name="weekends"
          label="Hvilke weekender kan du?"
          hint="Vi lægger hold efter det."
          options={weekends}
          chosen={['1', '3']}
        />
      </State>
      <State name="Several, error">
        <CheckboxGroup
          idPrefix="c9"
          name="weekends"
          label="Hvilke weekender kan du?"
          options={weekends}
          error="Vælg mindst én."
        />
      </State>
    </Exhibit>
  );
}

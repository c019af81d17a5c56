import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { Exhibit, State } from '../exhibit.tsx';

const sampleText =
  'Jeg synger i band og kan godt fylde et rum, når det er højt. Når det bliver stille, trækker jeg mig. Jeg vil gerne kunne synge en ballade svagt og stadig blive hørt på bageste række.';

export function Fields() {
  return (
    <Exhibit id="field" name="Field" use="One line of text: label, hint, field, and what is wrong.">
      <State name="Empty">
        <TextField idPrefix="f1" name="name" label="Name" isRequired placeholder="Nanna Kjærgård" />
      </State>
      <State name="Filled, with a hint">
        <TextField
          idPrefix="f2"
          name="name"
          label="Name"
          hint="As it should stand on the receipt."
          defaultValue="Søren Ægidius Blåbjerg"
        />
      </State>
      <State name="Hover" force="hover">
        <TextField idPrefix="f3" name="phone" label="Phone" optionalNote="optional" type="tel" />
      </State>
      <State name="Focus" force="focus-visible">
        <TextField idPrefix="f4" name="phone" label="Phone" optionalNote="optional" type="tel" />
      </State>
      <State name="Error">
        <TextField
          idPrefix="f5"
          name="email"
          label="E-mail"
          type="email"
          defaultValue="nanna.kjaergaard@"
          error="The part after @ is missing. We send your confirmation here."
        />
      </State>
      <State name="Being saved">
        <TextField idPrefix="f6" name="title" label="Title" defaultValue="Åbent studie" isBusy />
      </State>
      <State name="Disabled">
        <TextField idPrefix="f7" name="code" label="Code" defaultValue="From the settings" disabled />
      </State>
      <State name="Read only">
        <TextField idPrefix="f8" name="number" label="Number" defaultValue="2026-0117" readOnly />
      </State>
      <State name="Long text">
        <TextField
          idPrefix="f9"
          name="long"
          label="Hvad vil du kunne, som du ikke kan i dag, og hvornår mærkede du det sidst?"
          hint="Et par linjer er nok. Du behøver ikke lyde færdig."
          defaultValue={sampleText}
          error="Beskriv venligst din sang baggrund med mindst 50 tegn, så vi kan forberede os ordentligt."
        />
      </State>
    </Exhibit>
  );
}

export function TextAreas() {
  return (
    <Exhibit id="textarea" name="Textarea" use="Several sentences, on ruled lines.">
      <State name="Empty">
        <TextArea
          idPrefix="t1"
          name="message"
          label="Message"
          isRequired
          placeholder="A song, a role, a worry"
        />
      </State>
      <State name="Filled, with its count">
        <TextArea
          idPrefix="t2"
          name="message"
          label="Hvad vil du kunne, som du ikke kan i dag?"
          defaultValue={sampleText}
          aside="181 / 600 tegn"
        />
      </State>
      <State name="Focus" force="focus-visible">
        <TextArea idPrefix="t3" name="message" label="Message" />
      </State>
      <State name="Error">
        <TextArea
          idPrefix="t4"
          name="message"
          label="Singing background"
          defaultValue="A choir."
          error="Please provide at least 50 characters about your singing background"
          aside="8 / 50"
        />
      </State>
      <State name="Disabled">
        <TextArea idPrefix="t5" name="message" label="Message" defaultValue="Sent on 21 November." disabled />
      </State>
    </Exhibit>
  );
}

const years = [
  { value: 'none', label: 'Not yet' },
  { value: 'some', label: 'To til fem år' },
  { value: 'many', label: 'More than five years, in choirs, bands or on stages of any size' },
  { value: 'later', label: 'Full until August', isDisabled: true },
];

export function Selects() {
  const label = 'How long have you sung for others?';
  return (
    <Exhibit id="select" name="Select" use="One of many known names, in the browser’s own list.">
      <State name="Empty">
        <SelectField idPrefix="s1" name="years" label={label} options={years} placeholder="Choose" />
      </State>
      <State name="Chosen">
        <SelectField idPrefix="s2" name="years" label={label} options={years} chosen="some" />
      </State>
      <State name="Hover" force="hover">
        <SelectField idPrefix="s3" name="years" label={label} options={years} chosen="some" />
      </State>
      <State name="Focus" force="focus-visible">
        <SelectField idPrefix="s4" name="years" label={label} options={years} chosen="some" />
      </State>
      <State name="Error">
        <SelectField
          idPrefix="s5"
          name="years"
          label={label}
          options={years}
          placeholder="Choose"
          error="Choose one. A guess is fine."
        />
      </State>
      <State name="Disabled">
        <SelectField idPrefix="s6" name="years" label={label} options={years} chosen="none" isDisabled />
      </State>
      <State name="Being saved">
        <SelectField idPrefix="s7" name="years" label={label} options={years} chosen="some" isBusy />
      </State>
      <State name="Long text">
        <SelectField idPrefix="s8" name="years" label={label} options={years} chosen="many" />
      </State>
    </Exhibit>
  );
}

import { Form } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { Checkbox } from '#app/ui/forms/choice.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { FieldError } from '#app/ui/forms/field-frame.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { useResourceHref } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import type { TypedDay } from '#studio/calendar/dates/date-input.ts';
import type { DatesTexts } from './dates.messages.ts';

export interface TypedDate {
  offerId: string;
  days: readonly TypedDay[];
  /** In a row, each day again; a form that is shown again lists them all. */
  weeks: number;
  capacity: string;
  isOpen: boolean;
  place: string;
}

/** The invalid day, by index, or the invalid field. */
export interface DateFault {
  text: string;
  at: number | null;
  field: 'days' | 'capacity' | 'place' | 'offerId' | null;
}

export const mostWeeks = 20;

export interface DateFormProps {
  typed: TypedDate;
  fault: DateFault | null;
  words: DatesTexts;
  /** Null: fixed. */
  entries: ReadonlyArray<{ value: string; label: string }> | null;
  /** Null: a new date. */
  known: { version: number; taken: number } | null;
  idempotencyKey: string;
}

export function DateForm({ typed, fault, words, entries, known, idempotencyKey }: DateFormProps) {
  const submit = known ? words.save : words.create;
  return (
    <Form method="post" className="admin-form" noValidate>
      <IdempotencyKey value={idempotencyKey} />
      {known && <input type="hidden" name="version" value={known.version} />}
      <input type="hidden" name="rows" value={typed.days.length} />
      {/* Implicit submission (Enter) uses the first button, which would be 'More days'. */}
      <button type="submit" className="unseen" tabIndex={-1} aria-hidden="true">
        {submit}
      </button>
      {entries && (
        <SelectField
          name="offerId"
          idPrefix="date"
          label={words.what}
          options={entries}
          chosen={typed.offerId}
          error={fault?.field === 'offerId' ? fault.text : null}
        />
      )}
      <Days typed={typed} fault={fault} words={words} />
      {entries && <Weeks typed={typed} words={words} />}
      <div className="pair">
        <TextField
          name="capacity"
          idPrefix="date"
          label={words.capacity}
          hint={words.capacityHint(known?.taken ?? 0)}
          inputMode="numeric"
          isRequired
          defaultValue={typed.capacity}
          error={fault?.field === 'capacity' ? fault.text : null}
        />
        <TextField
          name="place"
          idPrefix="date"
          label={words.place}
          hint={words.placeHint}
          defaultValue={typed.place}
          error={fault?.field === 'place' ? fault.text : null}
        />
      </div>
      {known && known.taken > 0 && <p className="hint">{words.notifies}</p>}
      <Checkbox
        name="isOpen"
        idPrefix="date"
        label={words.isOpen}
        note={words.isOpenNote}
        isChecked={typed.isOpen}
      />
      <div className="actions">
        <SubmitButton isPlain={known !== null} label={submit} />
      </div>
    </Form>
  );
}

function Weeks({ typed, words }: Pick<DateFormProps, 'typed' | 'words'>) {
  return (
    <SelectField
      name="weeks"
      idPrefix="date"
      label={words.weeks}
      hint={words.weeksHint}
      chosen={String(typed.weeks)}
      options={Array.from({ length: mostWeeks }, (_, at) => ({
        value: String(at + 1),
        label: words.weekly(at + 1),
      }))}
    />
  );
}

/** A button adds rows by submitting the input, so that it works without scripts. */
function Days({ typed, fault, words }: Pick<DateFormProps, 'typed' | 'fault' | 'words'>) {
  const moreDays = useResourceHref('more-days');
  return (
    <fieldset className={fault?.field === 'days' ? 'field wrong' : 'field'}>
      <legend className="field-legend">{words.days}</legend>
      <p className="hint">{words.daysHint}</p>
      {fault?.field === 'days' && fault.at === null && <FieldError id="date-days" text={fault.text} />}
      <ol className="date-days">
        {[...typed.days.entries()].map(([at, day]) => (
          // Rows are never reordered, so the index is a valid key.
          <li key={at}>
            <DayRow day={day} at={at} words={words} error={fault?.at === at ? fault.text : null} />
          </li>
        ))}
      </ol>
      <div className="actions">
        <Button type="submit" formAction={moreDays} variant="ghost" isCompact isPlain>
          {words.moreDays}
        </Button>
      </div>
    </fieldset>
  );
}

function DayRow({
  day,
  at,
  words,
  error,
}: {
  day: TypedDay;
  at: number;
  words: DatesTexts;
  error: string | null;
}) {
  const part = (name: 'date' | 'from' | 'to') => ({
    name: `day-${at}-${name}`,
    idPrefix: 'date',
    label: (
      <>
        <span className="unseen">{words.day(at + 1)}, </span>
        {words[name]}
      </>
    ),
    defaultValue: day[name],
  });
  return (
    <div className="date-day">
      <TextField {...part('date')} type="date" error={error} />
      <TextField {...part('from')} type="time" />
      <TextField {...part('to')} type="time" />
    </div>
  );
}

import type { ReactNode } from 'react';
import {
  describedBy,
  FieldError,
  type FieldProps,
  fieldIds,
  focusWhenWrong,
  Hint,
  LabelWords,
} from './field-frame.tsx';

export interface ChoiceOption {
  value: string;
  label: ReactNode;
  note?: string;
  isDisabled?: boolean;
}

export interface ChoiceGroupProps extends FieldProps {
  options: readonly ChoiceOption[];
  /** One per line, for long labels. */
  isStacked?: boolean;
}

export function RadioGroup({ chosen, ...props }: ChoiceGroupProps & { chosen?: string }) {
  return <Group {...props} type="radio" chosen={chosen === undefined ? [] : [chosen]} />;
}

export function CheckboxGroup({ chosen = [], ...props }: ChoiceGroupProps & { chosen?: readonly string[] }) {
  return <Group {...props} type="checkbox" chosen={chosen} />;
}

export interface CheckboxProps extends FieldProps {
  note?: string;
  isChecked?: boolean;
  isDisabled?: boolean;
}

/** Never preselected for consent. */
export function Checkbox({ note, isChecked, isDisabled, ...field }: CheckboxProps) {
  const ids = fieldIds(field);
  return (
    <div className={field.error ? 'field wrong' : 'field'}>
      <label className="choice" htmlFor={ids.control}>
        <input
          type="checkbox"
          id={ids.control}
          name={field.name}
          value="yes"
          defaultChecked={isChecked}
          disabled={isDisabled}
          aria-required={field.isRequired || undefined}
          aria-invalid={field.error ? true : undefined}
          {...focusWhenWrong(field)}
          {...describedBy(ids)}
        />
        <span>
          <LabelWords {...field} />
          {note && <small>{note}</small>}
        </span>
      </label>
      <Hint id={ids.hint} text={field.hint} />
      <FieldError id={ids.error} text={field.error} />
    </div>
  );
}

function Group({
  options,
  isStacked = false,
  type,
  chosen,
  ...field
}: ChoiceGroupProps & { type: 'radio' | 'checkbox'; chosen: readonly string[] }) {
  const ids = fieldIds(field);
  const wrong = field.error ? { 'aria-invalid': true } : {};
  // A radio group is one control; checkboxes are one each.
  const whole =
    type === 'radio'
      ? { role: 'radiogroup', ...(field.isRequired ? { 'aria-required': true } : {}), ...wrong }
      : {};
  return (
    <fieldset
      id={ids.control}
      className={field.error ? 'field wrong' : 'field'}
      {...whole}
      {...describedBy(ids)}
    >
      <legend className="field-legend">
        <LabelWords {...field} />
      </legend>
      <Hint id={ids.hint} text={field.hint} />
      <div className={isStacked ? 'choices stacked' : 'choices'}>
        {options.map(({ value, label, note, isDisabled }, place) => (
          <label className="choice" key={value}>
            <input
              type={type}
              name={field.name}
              value={value}
              defaultChecked={chosen.includes(value)}
              disabled={isDisabled}
              {...(type === 'checkbox' ? wrong : {})}
              {...(place === 0 ? focusWhenWrong(field) : {})}
            />
            <span>
              {label}
              {note && <small>{note}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={ids.error} text={field.error} />
    </fieldset>
  );
}

import { controlAttributes, FieldFrame, type FieldProps } from './field-frame.tsx';

export interface SelectFieldProps extends FieldProps {
  options: ReadonlyArray<{ value: string; label: string; isDisabled?: boolean }>;
  chosen?: string;
  /** A disabled option, selected at first. */
  placeholder?: string;
  isDisabled?: boolean;
}

export function SelectField({ options, chosen, placeholder, isDisabled, ...field }: SelectFieldProps) {
  return (
    <FieldFrame {...field}>
      <select
        className="input"
        defaultValue={chosen ?? (placeholder ? '' : undefined)}
        disabled={isDisabled}
        {...controlAttributes(field)}
      >
        {placeholder && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label, isDisabled: isOff }) => (
          <option key={value} value={value} disabled={isOff}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

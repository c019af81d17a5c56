import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { controlAttributes, FieldFrame, type FieldProps } from './field-frame.tsx';

type TextFieldProps = FieldProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'type'
    | 'autoComplete'
    | 'inputMode'
    | 'placeholder'
    | 'defaultValue'
    | 'maxLength'
    | 'disabled'
    | 'readOnly'
  >;

/** One line of text with its label, hint and error, tied together for those who listen. */
export function TextField(props: TextFieldProps) {
  const { field, control } = split(props);
  return (
    <FieldFrame {...field}>
      <input className="input" {...controlAttributes(field)} {...control} />
    </FieldFrame>
  );
}

type TextAreaProps = FieldProps &
  Pick<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    'placeholder' | 'defaultValue' | 'maxLength' | 'disabled' | 'readOnly' | 'rows'
  >;

/** Several lines, on ruled paper. */
export function TextArea({ rows = 5, ...props }: TextAreaProps) {
  const { field, control } = split(props);
  return (
    <FieldFrame {...field}>
      <textarea className="input" rows={rows} {...controlAttributes(field)} {...control} />
    </FieldFrame>
  );
}

/** What the frame around a control needs, and what the control itself is given. */
function split<P extends FieldProps>(props: P) {
  const {
    name,
    idPrefix,
    label,
    hint,
    error,
    isRequired,
    optionalNote,
    isBusy,
    takesFocus,
    aside,
    ...control
  } = props;
  const field = { name, idPrefix, label, hint, error, isRequired, optionalNote, isBusy, takesFocus, aside };
  return { field, control };
}

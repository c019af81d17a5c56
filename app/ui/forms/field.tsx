import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { controlAttributes, FieldFrame, type FieldProps } from './field-frame.tsx';

export type TextFieldProps = FieldProps &
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
  return (
    <FieldFrame {...props}>
      <input className="input" {...controlAttributes(props)} {...controlOf(props)} />
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
  return (
    <FieldFrame {...props}>
      <textarea className="input" rows={rows} {...controlAttributes(props)} {...controlOf(props)} />
    </FieldFrame>
  );
}

/** What the control itself is given: all but what the frame around it and its ties are made of. */
function controlOf<P extends FieldProps>(props: P) {
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
  return control;
}

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
    | 'list'
  >;

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

export function TextArea({ rows = 5, ...props }: TextAreaProps) {
  return (
    <FieldFrame {...props}>
      <textarea className="input" rows={rows} {...controlAttributes(props)} {...controlOf(props)} />
    </FieldFrame>
  );
}

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

import type { ReactNode } from 'react';

export interface FieldProps {
  /** Name of the control; with `idPrefix` the base of its ids. */
  name: string;
  /** Makes ids unique where a form is twice on a page. */
  idPrefix: string;
  label: ReactNode;
  hint?: string | undefined;
  error?: string | null | undefined;
  isRequired?: boolean | undefined;
  /** Shown beside the label of an optional field. */
  optionalNote?: string | undefined;
  /** Being saved or validated. */
  isBusy?: boolean | undefined;
  /** Focuses the control if it is invalid, for responses without scripts. The first one wins. */
  takesFocus?: boolean | undefined;
  /** The character count, at the control's lower edge. */
  aside?: ReactNode;
}

export interface FieldIds {
  control: string;
  hint: string | null;
  error: string | null;
}

export function fieldIds({ idPrefix, name, hint, error }: FieldProps): FieldIds {
  const control = `${idPrefix}-${name}`;
  return { control, hint: hint ? `${control}-hint` : null, error: error ? `${control}-error` : null };
}

/** Associates a control with its label, hint and error. */
export function controlAttributes(props: FieldProps) {
  const ids = fieldIds(props);
  return {
    id: ids.control,
    name: props.name,
    ...(props.isRequired ? { 'aria-required': true } : {}),
    ...(props.error ? { 'aria-invalid': true } : {}),
    ...focusWhenWrong(props),
    ...describedBy(ids),
  };
}

export function focusWhenWrong({ error, takesFocus }: FieldProps): { autoFocus?: true } {
  return error && takesFocus ? { autoFocus: true } : {};
}

export function describedBy(ids: FieldIds): { 'aria-describedby'?: string } {
  const described = [ids.hint, ids.error].filter(Boolean).join(' ');
  return described ? { 'aria-describedby': described } : {};
}

export function FieldFrame({ children, ...props }: FieldProps & { children: ReactNode }) {
  const ids = fieldIds(props);
  return (
    <div className={props.error ? 'field wrong' : 'field'} aria-busy={props.isBusy || undefined}>
      <label htmlFor={ids.control}>
        <LabelWords {...props} />
      </label>
      <Hint id={ids.hint} text={props.hint} />
      {children}
      {props.aside && <p className="field-aside">{props.aside}</p>}
      <FieldError id={ids.error} text={props.error} />
    </div>
  );
}

export function LabelWords({
  label,
  isRequired,
  optionalNote,
}: Pick<FieldProps, 'label' | 'isRequired' | 'optionalNote'>) {
  return (
    <>
      {label}
      {isRequired && <span aria-hidden="true">{'\u00a0*'}</span>}
      {optionalNote && <em> ({optionalNote})</em>}
    </>
  );
}

export function Hint({ id, text }: { id: string | null; text: string | undefined }) {
  return text ? (
    <p className="hint" id={id ?? undefined}>
      {text}
    </p>
  ) : null;
}

export function FieldError({ id, text }: { id: string | null; text: string | null | undefined }) {
  return text ? (
    <p className="error" id={id ?? undefined} data-island="field-errors" data-wake-when="now">
      <span>{text}</span>
    </p>
  ) : null;
}
